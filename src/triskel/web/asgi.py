"""What uvicorn serves: pages by Django, live tables by our own endpoint beside it."""

import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "triskel.web.settings")
