"""Django's settings as the type checker reads them: it must neither touch anybody's data nor need an installation."""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))
_data = tempfile.mkdtemp(prefix="triskel-types-")
atexit.register(shutil.rmtree, _data, ignore_errors=True)
os.environ["TRISKEL_DATA"] = _data

from triskel.web.settings import *  # noqa: E402, F403
