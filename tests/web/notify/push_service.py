"""A push service and a browser for tests: the service on this machine keeps what it is sent, the browser reads it."""

import json
import os
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from triskel.web.notify.webpush import Address


def _b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hmac(key: bytes, data: bytes) -> bytes:
    made = hmac.HMAC(key, hashes.SHA256())
    made.update(data)
    return made.finalize()


class Received:
    """One message as it came in."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Answers with ``status`` and remembers messages."""

    def __init__(self) -> None:
        self.status = 201
        self.received: list[Received] = []
        self.came = threading.Condition()
        self.address = ""

    def wait_for(self, count: int, patience: float = 10.0) -> list[Received]:
        end = time.monotonic() + patience
        with self.came:
            while len(self.received) < count and time.monotonic() < end:
                self.came.wait(0.05)
            return list(self.received)

    def browser(self, path: str = "/browser") -> "Browser":
        return Browser(self.address + path)


class Browser:
    """The receiving side of RFC 8291, written from the RFC and not from our sender."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.secret = os.urandom(16)

    def subscription(self) -> dict[str, object]:
        keys = {"p256dh": _b64(self.point), "auth": _b64(self.secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def address(self) -> Address:
        return Address(self.endpoint, _b64(self.point), _b64(self.secret))

    def read(self, message: Received) -> dict[str, object]:
        body = message.body
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.private.exchange(ec.ECDH(), theirs)
        first = _hmac(self.secret, shared)
        secret = _hmac(first, b"WebPush: info\x00" + self.point + sender + b"\x01")
        second = _hmac(salt, secret)
        key = _hmac(second, b"Content-Encoding: aes128gcm\x00\x01")[:16]
        nonce = _hmac(second, b"Content-Encoding: nonce\x00\x01")[:12]
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        text = plain.rstrip(b"\x00")
        assert text.endswith(b"\x02")
        read = json.loads(text[:-1])
        assert isinstance(read, dict)
        return read


def claims(message: Received) -> dict[str, object]:
    """What the sender says of itself, after checking that it signed it."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = _unb64(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _unb64(parts["k"]))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    told = json.loads(_unb64(signed.split(".")[1]))
    assert isinstance(told, dict)
    return {**told, "k": parts["k"]}


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            with service.came:
                service.received.append(Received(self.path, headers, body))
                service.came.notify_all()
            self.send_response(service.status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.address = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
