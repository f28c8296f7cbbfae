"""Which engine runs: the compiled one or the same sources interpreted."""

import importlib.util
import shutil
import sys
import sysconfig
from pathlib import Path

from triskel.core import state


def is_compiled() -> bool:
    """True when the rules run as compiled code."""
    return not (state.__file__ or "").endswith(".py")


def build_name() -> str:
    return "compiled" if is_compiled() else "pure Python"


def what_is_missing() -> list[str]:
    """What stands between this installation and the compiled engine, in sentences for people."""
    if is_compiled():
        return []
    missing = []
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        missing.append("No C compiler was found. On Debian or Ubuntu: apt-get install gcc")
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not header.exists():
        missing.append(f"Python's headers are missing ({header}). On Debian or Ubuntu: apt-get install python3-dev")
    if importlib.util.find_spec("librt") is None:
        missing.append("The package librt, which compiled code needs, is not installed.")
    if not missing:
        missing.append(
            "A compiler is here, so this is an editable checkout or a build with TRISKEL_PURE=1. "
            "An ordinary install (not editable) builds the compiled engine."
        )
    return missing


def python_name() -> str:
    return f"{sys.implementation.name} {'.'.join(map(str, sys.version_info[:3]))}"
