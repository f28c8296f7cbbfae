"""The key that signs cookies and links."""

import os
import secrets
import time
from pathlib import Path

from triskel.web.config import BadSetting, Config

FILE = "secret.key"


def secret_key(config: Config) -> str:
    """The configured key, or the one in the data directory, which is made at the first start."""
    if config.secret_key:
        return config.secret_key
    path = config.data / FILE
    try:
        return _read(path) if path.exists() else _made(path)
    except OSError as error:
        raise BadSetting(f"the secret key can't be kept in {path}: {error.strerror or error}") from None


def _made(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        # Several processes may start at once: only one of them makes the file.
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read(path)
    key = secrets.token_urlsafe(48)
    with open(handle, "w", encoding="ascii") as file:
        file.write(key)
    return key


def _read(path: Path) -> str:
    for _attempt in range(50):
        key = path.read_text(encoding="ascii").strip()
        if len(key) >= 40:
            return key
        time.sleep(0.02)  # another process is writing it just now
    raise BadSetting(f"{path} holds no key; delete it and a new one is made: everybody must then log in again")
