"""Sites in processes of their own, started as people start them."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 60


class Server:
    """A running site."""

    def __init__(self, data: Path, *arguments: str) -> None:
        environment = {**os.environ, "TRISKEL_DATA": str(data), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "triskel", *arguments]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.lines: list[str] = []
        self.address = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            found = re.match(r"Triskel is at (http://\S+) - Ctrl-C stops it\.", line)
            if found:
                return found[1]
        raise AssertionError(f"the server did not start: {''.join(self.lines)}")

    def get(self, path: str = "/", **headers: str) -> tuple[int, str]:
        request = urllib.request.Request(self.address + path, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def headers(self, **headers: str) -> dict[str, str]:
        """What the front page is sent with."""
        request = urllib.request.Request(
            self.address, headers={name.replace("_", "-"): text for name, text in headers.items()}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return {name.lower(): text for name, text in answer.headers.items()}

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
