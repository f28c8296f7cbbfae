"""How the frontend is built, and that the package has all of it."""

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import triskel

ROOT = Path(__file__).parents[2]
PACKAGE = Path(triskel.__file__ or "").parent
WEB = PACKAGE / "web"

installed = pytest.mark.skipif(
    (PACKAGE.parents[1] / "packaging").exists() or bool(os.environ.get("TRISKEL_NO_FRONTEND")),
    reason="this is a checkout, or was built without",
)


@installed
def test_the_package_has_scripts_styles_and_typefaces() -> None:
    dist = WEB / "static" / "dist"
    listed = json.loads((dist / "manifest.json").read_text(encoding="utf-8"))
    assert {"table.js", "site.js", "replay.js", "games/ingenious.js", "css/base.css"} <= set(listed["files"])
    preloaded = {file for files in listed["preload"].values() for file in files}
    lost = [file for file in {*listed["files"].values(), *preloaded} if not (dist / file).exists()]
    assert lost == []
    assert list((dist / "assets").glob("*cyrillic*.woff2"))


@installed
def test_everything_is_there_compressed_too() -> None:
    dist = WEB / "static" / "dist"
    scripts = list(dist.rglob("*.js"))
    assert scripts
    for path in scripts:
        assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()


@installed
def test_the_package_has_the_catalogues_of_all_languages() -> None:
    compiled = {path.parts[-3] for path in (WEB / "locale").rglob("django.mo")}
    assert compiled == {"uk", "ru", "fr", "pl"}
    assert not list((WEB / "locale").rglob("*.po"))


def test_the_package_has_the_templates_and_pictures() -> None:
    assert (WEB / "templates" / "base.html").exists()
    assert (WEB / "static" / "icon.svg").exists()


def test_versions_of_npm_packages_are_exact() -> None:
    imports = json.loads((ROOT / "frontend" / "deno.json").read_text(encoding="utf-8"))["imports"]
    loose = {name: given for name, given in imports.items() if not re.search(r"@\d+\.\d+\.\d+/?$", given)}
    assert loose == {}


def test_without_a_registry_the_build_says_what_to_do(tmp_path: Path) -> None:
    """Nothing listens at that port, and nothing was fetched before."""
    nowhere = {"NPM_CONFIG_REGISTRY": "http://127.0.0.1:9/", "DENO_DIR": str(tmp_path / "deno")}
    copy = tmp_path / "checkout"
    (copy / "packaging").mkdir(parents=True)
    for name in ("frontend.py", "catalogues.py"):
        (copy / "packaging" / name).write_text((ROOT / "packaging" / name).read_text(encoding="utf-8"))
    (copy / "frontend").mkdir()
    for name in ("build.ts", "deno.json"):
        (copy / "frontend" / name).write_text((ROOT / "frontend" / name).read_text(encoding="utf-8"))
    command = [sys.executable, str(copy / "packaging" / "frontend.py"), "--out", str(tmp_path / "out")]
    done = subprocess.run(
        command, env={**os.environ, **nowhere}, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 1
    assert "NPM_CONFIG_REGISTRY" in done.stderr
    assert "TRISKEL_NO_FRONTEND=1" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()
