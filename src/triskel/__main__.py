"""``python -m triskel`` is the command ``triskel``."""

import sys

from triskel.cli import main

sys.exit(main())
