"""Builds the package, with the rules compiled by mypyc where that is possible.

TRISKEL_PURE=1              do not compile
TRISKEL_REQUIRE_COMPILED=1  fail instead of falling back to pure Python
TRISKEL_NATIVE=1            use all instructions of this machine's processor; such a build runs only on its like
TRISKEL_NO_FRONTEND=1       without the scripts and styles of the table in the browser

Without a C compiler or Python's headers the package is built as pure Python, which plays the same games.
An editable install is always pure: compiled files beside the sources would shadow what is edited. It has no frontend
either; "python packaging/frontend.py" builds one beside the sources.
"""

import os
import runpy
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

ROOT = Path(__file__).parent.resolve()
SOURCES = ROOT / "src"

# The one list of what is compiled: globs below src/triskel. Each group becomes one library, in which calls from
# module to module are as direct as within one; the libraries are compiled side by side. What is called most
# belongs into the same group as its callers.
COMPILED = {
    "triskel_core": [
        "core/chance.py",
        "core/events.py",
        "core/outcome.py",
        "core/state.py",
        "ingenious/*.py",
    ],
    "triskel_inis": [
        "inis/*.py",
        "inis/cards/*.py",
    ],
}

# How hard the C compiler tries. The cards and steps of Inis are much code that runs seldom: more than -O1 takes twice
# as long to build and gains little.
EFFORT = {"triskel_core": "-O3", "triskel_inis": "-O1"}

# These stay Python whatever the list says. A package's __init__ gains nothing, core/flat.py is where compiled
# and interpreted code part, and core/build.py tells which of them runs. The rest is called once a game.
INTERPRETED = [
    *("**/__init__.py", "**/game.py", "core/flat.py", "core/build.py"),
    *("inis/position.py", "inis/reading.py"),
]


def asked(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def chosen() -> dict[str, list[str]]:
    """The modules to compile, group by group, as paths below src."""
    package = SOURCES / "triskel"
    never = {path for pattern in INTERPRETED for path in package.glob(pattern)}
    groups = {}
    for group, patterns in COMPILED.items():
        found: set[Path] = set()
        for pattern in patterns:
            matching = set(package.glob(pattern))
            if not matching:
                raise SystemExit(f"setup.py: no module matches {pattern!r} in the list COMPILED")
            found |= matching
        groups[group] = sorted(path.relative_to(SOURCES).as_posix() for path in found - never)
    return groups


def obstacle(build: Path) -> str | None:
    """Why nothing can be compiled here, or None: tried out on the smallest extension."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        return f"Python's headers are missing ({header})"
    probe = build / "probe.c"
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    extension = Extension("probe", [probe.relative_to(ROOT).as_posix()])
    command = build_ext(Distribution({"name": "probe", "ext_modules": [extension]}))
    command.build_lib, command.build_temp = str(build / "probe"), str(build)
    try:
        command.ensure_finalized()
        command.run()
    except (Exception, SystemExit) as error:
        return f"there is no C compiler that works: {error}"
    return None


def flags(given: list[str], sources: list[str]) -> list[str]:
    """The C compiler's options, from mypyc's own."""
    if sys.platform == "win32":
        return given
    effort = next((effort for group, effort in EFFORT.items() if any(group in source for source in sources)), "-O3")
    # A warning of some newer compiler is no reason to go without the compiled engine, so no -Werror.
    # Only what Python looks up is visible from outside; so the compiler may inline everything else. Worth 10 to 30 %.
    better = [flag for flag in given if flag not in ("-Werror", "-O3")] + [effort, "-fvisibility=hidden"]
    if asked("TRISKEL_NATIVE"):
        better.append("-march=native")
    return better


def compiled(build: Path) -> list[Extension]:
    """Translate the chosen modules to C."""
    from mypyc.build import mypycify

    # From within src, so that tracebacks name a module as "triskel/core/state.py", which Python finds
    # again wherever the package is installed. Types are checked loosely here: strictness is for the tests.
    os.chdir(SOURCES)
    groups = chosen()
    try:
        extensions: list[Extension] = mypycify(
            [
                "--config-file=",
                f"--cache-dir={build / 'cache'}",
                *(path for group in groups.values() for path in group),
            ],
            separate=[(paths, group) for group, paths in groups.items()],
            opt_level="3",
            debug_level="0",
            target_dir=str(build / "c"),
        )
    finally:
        os.chdir(ROOT)
    for extension in extensions:
        extension.extra_compile_args = flags(extension.extra_compile_args, extension.sources)
        # setuptools takes paths below this folder only.
        extension.sources = [Path(source).relative_to(ROOT).as_posix() for source in extension.sources]
        extension.depends = []
    return extensions


def frontend(build: Path) -> Path:
    """What only the build makes of the site, as it lies below triskel/web: the bundle and the compiled catalogues."""
    web = SOURCES / "triskel" / "web"
    made = build / "web"
    shutil.copytree(web / "locale", made / "locale", ignore=shutil.ignore_patterns("*.mo"))
    builder = runpy.run_path(str(ROOT / "packaging" / "frontend.py"))
    try:
        builder["build"](made / "static" / "dist", made / "locale")
    except builder["NoFrontend"] as error:
        raise SystemExit(f"triskel: {error}") from None
    for source in made.rglob("*.po"):
        source.unlink()
    return made


def copying(made: Path) -> type[build_py]:
    """The step that puts Python files into the wheel, and these as well."""

    class BuildWithSite(build_py):
        def run(self) -> None:
            super().run()
            shutil.copytree(made, Path(self.build_lib, "triskel", "web"), dirs_exist_ok=True)

    return BuildWithSite


def run(build: Path, extensions: list[Extension], site: Path) -> None:
    # All by-products go to a fresh folder: nothing stale can get into a wheel, nor anything new beside the sources.
    build.mkdir()
    setup(
        ext_modules=extensions,
        cmdclass={"build_py": copying(site)},
        options={
            "build": {"build_base": str(build), "parallel": os.cpu_count() or 1},
            "egg_info": {"egg_base": str(build)},
        },
    )


def main() -> None:
    if "bdist_wheel" not in sys.argv:
        setup()
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="wheel-", dir=ROOT / "build") as name:
        build = Path(name)
        site = build / "nothing" if asked("TRISKEL_NO_FRONTEND") else frontend(build)
        site.mkdir(exist_ok=True)
        if asked("TRISKEL_PURE"):
            run(build / "pure", [], site)
            return
        problem = obstacle(build)
        if problem is None:
            try:
                run(build / "compiled", compiled(build), site)
                return
            except (Exception, SystemExit) as error:
                problem = f"compiling failed, see above: {error}"
        if asked("TRISKEL_REQUIRE_COMPILED"):
            raise SystemExit(f"triskel: TRISKEL_REQUIRE_COMPILED is set, but {problem}")
        print(f"\nWARNING: triskel is built as pure Python: {problem}\n", file=sys.stderr)
        run(build / "pure", [], site)


if __name__ == "__main__":
    main()
