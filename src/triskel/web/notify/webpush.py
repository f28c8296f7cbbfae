"""Sending one message to one browser through its push service.

The message is encrypted for the browser (RFC 8291), so the service that carries it can't read it, and signed by the
site's key (RFC 8292). Addresses come from browsers, so they are not trusted: only https to public hosts.
"""

import http.client
import ipaddress
import json
import os
import socket
import ssl
import time
from enum import Enum
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from django.conf import settings

from triskel.web.notify import keys
from triskel.web.notify.base64url import decoded, encoded

RECORD_SIZE = 4096
PATIENCE = 6.0
TOKEN_LIFE = 12 * 3600


class Sent(Enum):
    """What became of a message."""

    YES = "yes"
    GONE = "gone"
    """The browser is not subscribed any more."""
    LATER = "later"
    """The service asks to try again."""
    REFUSED = "refused"


class BadEndpoint(ValueError):
    """An address that is none of a push service."""


class Address(NamedTuple):
    """Where a message goes, and the keys of the browser that can read it."""

    endpoint: str
    key: str
    secret: str


def check(address: Address) -> None:
    """Raise BadEndpoint for what can't be a browser's subscription."""
    url = urlsplit(address.endpoint)
    if (url.scheme != "https" and not _local()) or not url.hostname or url.username or len(address.endpoint) > 1000:
        raise BadEndpoint("a push service has an https address")
    try:
        _browser_key(address.key)
        if len(decoded(address.secret)) != 16:
            raise BadEndpoint("the secret has 16 bytes")
    except (ValueError, InvalidKey) as error:
        raise BadEndpoint(f"the keys are none of a browser: {error}") from None


def send(address: Address, message: bytes, topic: str, life: int) -> Sent:
    """Hand a message to the push service. One with the same topic that still waits there is replaced."""
    try:
        status = _post(address, _headers(address.endpoint, topic, life), encrypt(address, message))
    except BadEndpoint:
        return Sent.REFUSED
    except (OSError, http.client.HTTPException):
        return Sent.LATER
    if status < 300:
        return Sent.YES
    if status in (404, 410):
        return Sent.GONE
    return Sent.LATER if status == 429 or status >= 500 else Sent.REFUSED


def encrypt(address: Address, message: bytes) -> bytes:
    """The message as only the browser can read it."""
    own = ec.generate_private_key(ec.SECP256R1())
    theirs = _browser_key(address.key)
    own_point, their_point = keys.point(own.public_key()), keys.point(theirs)
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, decoded(address.secret), b"WebPush: info\0" + their_point + own_point, 32)
    salt = os.urandom(16)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    # The byte 2 ends the last record; there is only one.
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    if len(sealed) > RECORD_SIZE - 103:
        raise ValueError("the message is too long for a push service")
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own_point)]) + own_point + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _browser_key(text: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(text))


def _headers(endpoint: str, topic: str, life: int) -> dict[str, str]:
    return {
        "Authorization": f"vapid t={_token(endpoint)}, k={keys.public_key()}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(life),
        "Topic": topic,
        "Urgency": "normal",
    }


def _token(endpoint: str) -> str:
    """Proof that this site sends it, for the push service of this address."""
    url = urlsplit(endpoint)
    claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + TOKEN_LIFE, "sub": _contact()}
    signed = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(keys.private_key().sign(signed.encode(), ec.ECDSA(SHA256())))
    return f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _contact() -> str:
    """Whom a push service may write to about this site."""
    return str(settings.PUSH_CONTACT or "mailto:nobody@localhost.localdomain")


def _local() -> bool:
    """Whether push services on this machine are allowed, as tests need."""
    return bool(getattr(settings, "PUSH_LOCAL", False))


def _post(address: Address, headers: dict[str, str], body: bytes) -> int:
    url = urlsplit(address.endpoint)
    connection = _connection(url.scheme, url.hostname or "", url.port)
    try:
        target = url.path or "/"
        connection.request("POST", f"{target}?{url.query}" if url.query else target, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def _connection(scheme: str, host: str, port: int | None) -> http.client.HTTPConnection:
    """A connection to a host whose address was looked at: names that lead into the own network are refused."""
    if scheme == "http" and _local():
        return http.client.HTTPConnection(host, port, timeout=PATIENCE)
    if scheme != "https":
        raise BadEndpoint("a push service has an https address")
    found = socket.getaddrinfo(host, port or 443, type=socket.SOCK_STREAM)
    where = found[0][4]
    if not _local() and not ipaddress.ip_address(where[0]).is_global:
        raise BadEndpoint(f"{host} is no public address")
    connection = http.client.HTTPSConnection(host, port, timeout=PATIENCE)
    plain = socket.create_connection((str(where[0]), int(where[1])), PATIENCE)
    connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
    return connection
