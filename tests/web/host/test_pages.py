"""What every page carries, files of the frontend, and the page for those who call the site by a wrong name."""

import asyncio
from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest
from django.test import Client, override_settings

from triskel.web import bundle
from triskel.web.assets import Assets

pytestmark = pytest.mark.usefixtures("database")


def test_scripts_and_styles_come_from_our_own_files_only(browser: Client) -> None:
    policy = browser.get("/").headers["Content-Security-Policy"]
    assert "script-src 'self';" in policy
    assert "style-src 'self';" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_browsers_are_told_to_be_careful(browser: Client) -> None:
    headers = browser.get("/").headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["X-Frame-Options"] == "DENY"
    assert "camera=()" in headers["Permissions-Policy"]


def test_a_site_that_is_called_by_a_wrong_name_says_how_to_add_it(browser: Client) -> None:
    answer = browser.get("/", headers={"host": "games.lan:8000"})
    assert answer.status_code == 400
    assert 'hosts = ["games.lan"]' in answer.content.decode()


# Files


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Path]:
    """A built frontend of one script."""
    (tmp_path / "table-0A1B2C3D.js").write_text("import('x')")
    (tmp_path / "table-0A1B2C3D.js.gz").write_bytes(b"\x1f\x8bpacked")
    (tmp_path / "sw.js").write_text("self")
    files = '{"table.js": "table-0A1B2C3D.js", "css/base.css": "css/base-11111111.css"}'
    (tmp_path / "manifest.json").write_text(f'{{"files": {files}, "preload": {{"table.js": ["chunks/a.js"]}}}}')
    with override_settings(FRONTEND=tmp_path, STATICFILES_DIRS=[("dist", tmp_path)]):
        yield tmp_path


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body


def got(path: str, method: str = "GET", **headers: str) -> Answer:
    """What the files' side of the server answers."""
    sent: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    async def receive() -> MutableMapping[str, Any]:
        return {"type": "http.request"}

    asked = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    asyncio.run(Assets()({"type": "http", "path": path, "method": method, "headers": asked}, receive, send))
    told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], told, b"".join(message.get("body", b"") for message in sent[1:]))


def test_a_built_file_is_kept_for_ever_and_comes_compressed(built: Path) -> None:
    answer = got("/static/dist/table-0A1B2C3D.js", accept_encoding="gzip, br")
    assert (answer.status, answer.body) == (200, b"\x1f\x8bpacked")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_browser_that_does_not_unpack_gets_it_plain(built: Path) -> None:
    answer = got("/static/dist/table-0A1B2C3D.js")
    assert (answer.body, "content-encoding" in answer.headers) == (b"import('x')", False)


def test_a_file_whose_name_stays_is_asked_for_again(built: Path) -> None:
    answer = got("/static/dist/sw.js")
    assert "immutable" not in answer.headers["cache-control"]
    again = got("/static/dist/sw.js", if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["/static/dist/none.js", "/static/", "/static/../settings.py", "/static/dist/.."])
def test_what_is_not_there_is_not_found(built: Path, path: str) -> None:
    assert got(path).status == 404


def test_files_are_only_read(built: Path) -> None:
    assert got("/static/dist/sw.js", method="POST").status == 405
    assert got("/static/dist/sw.js", method="HEAD").body == b""


def test_a_new_build_is_served_at_once(built: Path) -> None:
    assets_before = got("/static/dist/new-22222222.js").status
    (built / "new-22222222.js").write_text("new")
    assert (assets_before, got("/static/dist/new-22222222.js").body) == (404, b"new")


def test_pages_find_built_files_by_their_plain_names(built: Path) -> None:
    assert bundle.is_built()
    assert bundle.url("table.js") == "/static/dist/table-0A1B2C3D.js"
    assert bundle.url("base.css") == "/static/dist/css/base-11111111.css"
    assert bundle.preloads("table.js") == ["/static/dist/chunks/a.js"]
    assert not bundle.has("site.js")
