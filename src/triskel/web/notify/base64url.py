"""Base64 as push services and browsers write it: URL-safe, without padding."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of a text; raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
