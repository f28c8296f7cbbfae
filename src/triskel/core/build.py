"""Which engine runs: the compiled one or the same sources interpreted."""

import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from triskel.core import state

REBUILD = ".uv/bin/uv sync --reinstall-package triskel"
"""Builds again: after a successful build, a pure one too, uv keeps what came out of it."""


def is_compiled() -> bool:
    """True when the rules run as compiled code."""
    return not (state.__file__ or "").endswith(".py")


def build_name() -> str:
    return "compiled" if is_compiled() else "pure Python"


def python_name() -> str:
    return f"{sys.implementation.name} {'.'.join(map(str, sys.version_info[:3]))}"


def what_is_missing() -> list[str]:
    """What stands between this installation and the compiled engine, in sentences for people.

    The build says it too, but uv hides the output of a build that succeeded, and falling back is success.
    """
    if is_compiled():
        return []
    if sys.implementation.name != "cpython":
        return [f"The compiled engine needs CPython; this is {python_name()}, where the pure one runs."]
    missing = []
    if not _has_compiler():
        missing.append(f"No C compiler was found. {_on_this_system('gcc libc6-dev')}")
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        missing.append(f"Python's headers are missing ({header}). {_on_this_system('python3-dev')}")
    if importlib.util.find_spec("librt") is None:
        missing.append("The package librt, which compiled code needs, is not installed.")
    if missing:
        return [*missing, f"Then build again: {REBUILD}"]
    return [_nothing_missing()]


def _nothing_missing() -> str:
    if _is_checkout():
        return (
            "This runs from the sources, which is always pure Python. "
            f"An ordinary install, not an editable one, builds the compiled engine: {REBUILD}"
        )
    return (
        "All that the compiled engine needs is here now, so it was not when this was built, or TRISKEL_PURE was set. "
        f"Build again: {REBUILD} (with TRISKEL_REQUIRE_COMPILED=1 before it, it says what goes wrong)"
    )


def _is_checkout() -> bool:
    """Whether the package lies in its source tree: in a checkout, or installed from one as editable."""
    return Path(__file__).parents[3].joinpath("setup.py").exists()


def _has_compiler() -> bool:
    """Whether a C compiler can be found: the one that is asked for, this Python's own, or a usual one."""
    asked = [os.environ.get("CC"), sysconfig.get_config_var("CC")]
    names = [shlex.split(command)[0] for command in asked if isinstance(command, str) and command.strip()]
    return any(shutil.which(name) for name in [*names, "cc", "gcc", "clang", "cl"])


def _on_this_system(packages: str) -> str:
    if sys.platform == "darwin":
        return "On macOS: xcode-select --install"
    if sys.platform == "win32":
        return "On Windows: install the Visual C++ build tools."
    return f"On Debian or Ubuntu: apt-get install {packages}"
