"""The key pair by which push services know this site (VAPID). It is made on first use and kept in a file."""

import os
import tempfile
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from django.conf import settings

from triskel.web.notify.base64url import encoded


def key_file() -> Path:
    return Path(settings.PUSH_KEY_FILE)


def private_key() -> ec.EllipticCurvePrivateKey:
    """The site's key, made now if there is none yet."""
    return _loaded(key_file())


def public_key() -> str:
    """What a browser needs to subscribe: the public point in base64url."""
    return encoded(point(private_key().public_key()))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


@lru_cache(maxsize=4)
def _loaded(path: Path) -> ec.EllipticCurvePrivateKey:
    if not path.exists():
        _make(path)
    key = serialization.load_pem_private_key(path.read_bytes(), password=None)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != "secp256r1":
        raise ValueError(f"{path} holds no key of the curve P-256; remove it and a new one is made")
    return key


def _make(path: Path) -> None:
    """Write a new key. When several processes do so at once, the first one wins and all read the same file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    descriptor, made = tempfile.mkstemp(dir=path.parent, prefix=".push")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(text)
        with suppress(FileExistsError):
            os.link(made, path)
    finally:
        os.unlink(made)
