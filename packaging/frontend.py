"""Builds what browsers load: scripts and styles by esbuild through deno, catalogues of words, all compressed.

    python packaging/frontend.py            into src/triskel/web/static/dist, for a checkout
    python packaging/frontend.py --watch    again whenever a script or style changes, readable, with source maps
    python packaging/frontend.py --out DIR  somewhere else; TRISKEL_FRONTEND=DIR makes the server use it

setup.py calls ``build`` for the wheel. Nearly every name changes with its content; manifest.json tells them.
"""

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1].resolve()
SOURCES = ROOT / "frontend"
LOCALE = ROOT / "src" / "triskel" / "web" / "locale"
DIST = ROOT / "src" / "triskel" / "web" / "static" / "dist"

COMPRESSED = (".css", ".js", ".json", ".svg")
KEPT_SECONDS = 3600
"""How long files of earlier builds stay in a checkout: a page that is open may still ask for them."""

WITHOUT = "TRISKEL_NO_FRONTEND=1 builds without the table in the browser; the engine, the bots and the terminal work."


class NoFrontend(Exception):
    """The frontend can't be built; says why and what to do."""


def deno() -> str:
    """The program deno, which the build requirements bring; raises NoFrontend."""
    places = [Path(sysconfig.get_path("scripts")), Path(sys.executable).parent]
    name = "deno.exe" if sys.platform == "win32" else "deno"
    found = next((str(place / name) for place in places if (place / name).exists()), None) or shutil.which("deno")
    if found is None:
        raise NoFrontend(f"deno is missing; 'pip install deno' brings it. {WITHOUT}")
    return found


def bundle(out: Path, *more: str) -> None:
    """Scripts and styles, by frontend/build.ts."""
    command = [deno(), "run", "--allow-all", "--quiet", "build.ts", str(out), *more]
    done = subprocess.run(command, cwd=SOURCES, env={**os.environ, "DENO_NO_UPDATE_CHECK": "1"}, check=False)
    if done.returncode:
        raise NoFrontend(
            "the scripts and styles of the table could not be built, see above. The first build fetches packages from"
            f" the npm registry; NPM_CONFIG_REGISTRY names another one. {WITHOUT}"
        )


def catalogues() -> ModuleType | None:
    """packaging/catalogues.py, or None where there is none."""
    path = Path(__file__).with_name("catalogues.py")
    if not path.exists():
        return None
    spec = spec_from_file_location("triskel_catalogues", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def words(out: Path, locale: Path) -> None:
    """Catalogues: for browsers below ``out``, for Django below ``locale``."""
    module = catalogues()
    if module is None:
        return
    module.compile_all(out, locale)
    manifest = out / "manifest.json"
    listed = json.loads(manifest.read_text(encoding="utf-8"))
    for path in sorted((out / "words").glob("*.json")):
        if "-" in path.stem:
            continue
        mark = hashlib.sha256(path.read_bytes()).hexdigest()[:8].upper()
        named = path.replace(path.with_stem(f"{path.stem}-{mark}"))
        listed["files"][f"words/{path.name}"] = f"words/{named.name}"
    manifest.write_text(json.dumps(listed, indent=1), encoding="utf-8")


def compress(out: Path) -> None:
    for path in list(files(out)):
        if path.suffix in COMPRESSED and path.name != "manifest.json":
            with open(f"{path}.gz", "wb") as target, gzip.GzipFile("", "wb", 9, target, mtime=0) as packed:
                packed.write(path.read_bytes())


def files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def build(out: Path, locale: Path, *more: str) -> None:
    """Everything, anew; whoever serves ``out`` meanwhile sees the old or the new build, and never half of one."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="dist-", dir=out.parent) as name:
        fresh = Path(name).resolve()
        bundle(fresh, *more)
        words(fresh, locale)
        compress(fresh)
        made = sorted(files(fresh), key=lambda path: path.name == "manifest.json")
        for path in made:
            place = out / path.relative_to(fresh)
            place.parent.mkdir(parents=True, exist_ok=True)
            path.replace(place)
        forget(out, {out / path.relative_to(fresh) for path in made})


def forget(out: Path, made: set[Path]) -> None:
    """Remove what earlier builds left."""
    for path in list(files(out)):
        if path not in made and time.time() - path.stat().st_mtime > KEPT_SECONDS:
            path.unlink(missing_ok=True)


def sizes(out: Path) -> list[str]:
    """What each page's script weighs with all that it needs at once, compressed."""
    listed = json.loads((out / "manifest.json").read_text(encoding="utf-8"))
    lines = []
    for name, file in sorted(listed["files"].items()):
        if not name.endswith((".js", ".css")):
            continue
        parts = [file, *listed["preload"].get(name, [])]
        weight = sum((out / f"{part}.gz").stat().st_size for part in parts)
        lines.append(f"{weight / 1000:7.1f} kB  {name}")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds what browsers load.")
    parser.add_argument("--out", type=Path, default=DIST, help="where to; the checkout's own place by default")
    parser.add_argument("--dev", action="store_true", help="readable, with source maps")
    parser.add_argument("--watch", action="store_true", help="again at every change, until Ctrl-C")
    options = parser.parse_args()
    out = options.out.resolve()
    try:
        build(out, LOCALE, *(["--dev"] if options.dev or options.watch else []))
        print("\n".join(sizes(out)))
        if options.watch:
            bundle(out, "--watch")
    except NoFrontend as error:
        print(f"frontend: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
