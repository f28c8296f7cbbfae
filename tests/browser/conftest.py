"""A real site and real browsers. Each worker of the test run starts a server of its own and one Chromium.

Chromium comes from the system (Debian: apt-get install chromium). Where it is missing, the tests say so.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import triskel.web

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BUNDLE = Path(triskel.web.__file__).parent / "static" / "dist" / "manifest.json"
SECONDS_TO_START = 60
FRONTEND = "TRISKEL_FRONTEND"
ROOT = Path(__file__).parents[2]
QUICK = "tests.browser.quick"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


def environment_with(**settings: str) -> dict[str, str]:
    """What the site of the tests is told; the settings of whoever runs them are no part of it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TRISKEL_") or name == FRONTEND}
    return kept | {"DJANGO_SETTINGS_MODULE": QUICK} | settings


@dataclass
class Site:
    address: str
    process: "subprocess.Popen[str]"
    data: Path

    def begin(self, games: list[dict[str, object]]) -> list[str]:
        """Games of Inis from positions; see begin.py. Returns their keys."""
        done = subprocess.run(
            [sys.executable, "-m", "tests.browser.begin"],
            input=json.dumps(games),
            env=environment_with(TRISKEL_DATA=str(self.data)),
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        keys: list[str] = json.loads(done.stdout)
        return keys


def start_site(data: Path, port: int = 0, **settings: str) -> Site:
    """The site as a newcomer starts it, at a free port; returns when it says where it is."""
    environment = environment_with(
        **{"TRISKEL_BOT_PAUSE": "0", "TRISKEL_GENEROSITY": "1000", "PYTHONUNBUFFERED": "1", **settings}
    )
    log = data / "serve.log"
    data.mkdir(parents=True, exist_ok=True)
    with log.open("w") as out:
        command = [sys.executable, "-m", "triskel", "serve", "--port", str(port), "--no-browser", "--data", str(data)]
        process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, text=True)
    until = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < until and process.poll() is None:
        address = re.search(r"http://\S+", log.read_text())
        if address:
            return Site(address[0].replace("localhost", "127.0.0.1"), process, data)
        time.sleep(0.05)
    process.kill()
    raise AssertionError(f"the site did not start: {log.read_text()}")


def stop(site: Site) -> None:
    site.process.send_signal(signal.SIGINT)
    try:
        site.process.communicate(timeout=20)
    except subprocess.TimeoutExpired:
        site.process.kill()
        site.process.communicate()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if not BUNDLE.exists():
        pytest.skip("the table is not built here: python packaging/frontend.py")
    running = start_site(tmp_path_factory.mktemp("site"))
    yield running
    stop(running)


# Playwright keeps an event loop running in the test's thread, which Django takes for asynchronous code: so no longer
# than the tests of one file.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium on this machine (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@dataclass
class Visitors:
    """People with browsers of their own. What their pages complain about is a fault."""

    browser: Browser
    site: Site
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def __call__(self, language: str = "en-GB", phone: bool = False, theme: str = "light", **more: Any) -> Page:
        context = self.browser.new_context(
            base_url=self.site.address,
            locale=language,
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(15_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None
        )
        return page


@pytest.fixture
def visitors(chromium: Browser, site: Site) -> Iterator[Visitors]:
    made = Visitors(chromium, site)
    yield made
    for context in made.contexts:
        context.close()
    assert made.complaints == []


Visit = Callable[..., Page]
