"""What the package consists of, and that what should be compiled is."""

import importlib
import importlib.metadata
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import triskel
from triskel.core.build import is_compiled

ROOT = Path(__file__).parents[2]
PACKAGE = Path(triskel.__file__ or "").parent


def chosen() -> list[str]:
    """The modules that setup.py compiles, as paths below src."""
    groups = cast(Callable[[], dict[str, list[str]]], runpy.run_path(str(ROOT / "setup.py"))["chosen"])()
    return [path for paths in groups.values() for path in paths]


def file_of(path: str) -> str:
    module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
    return module.__file__ or ""


def test_what_decides_between_compiled_and_pure_is_never_compiled() -> None:
    assert not {"triskel/core/flat.py", "triskel/core/build.py"} & set(chosen())
    assert not [path for path in chosen() if path.endswith("__init__.py")]
    assert file_of("triskel/core/flat.py").endswith(".py")


def test_the_rules_are_on_the_list_of_what_is_compiled() -> None:
    assert {"triskel/core/chance.py", "triskel/core/state.py", "triskel/ingenious/state.py"} <= set(chosen())


@pytest.mark.skipif(not is_compiled(), reason="this is the pure engine")
def test_all_that_should_be_compiled_is() -> None:
    assert [path for path in chosen() if file_of(path).endswith(".py")] == []


@pytest.mark.skipif(is_compiled(), reason="this is the compiled engine")
def test_the_pure_engine_is_pure_throughout() -> None:
    assert [path for path in chosen() if not file_of(path).endswith(".py")] == []


def test_sources_are_installed_beside_compiled_modules() -> None:
    assert [path for path in chosen() if not (PACKAGE.parent / path).exists()] == []
    assert (PACKAGE / "py.typed").exists()


def test_no_compiled_file_lies_among_the_sources() -> None:
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")] == []


def test_the_version_is_the_same_everywhere() -> None:
    try:
        installed = importlib.metadata.version("triskel")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("triskel runs from its sources, not installed")
    assert installed == triskel.__version__


def test_importing_triskel_is_light() -> None:
    heavy = ["asyncio", "django", "multiprocessing", "mypy", "numpy", "ray", "rich", "setuptools", "torch"]
    code = f"import sys, triskel; print([name for name in {heavy} if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"
