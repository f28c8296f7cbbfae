"""What uvicorn serves: pages by Django, files of the frontend, and live tables by our own endpoint beside them."""

import os
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "triskel.web.settings")

from django.core.asgi import get_asgi_application

pages: Any = get_asgi_application()  # Django is set up from here on

from triskel.web.assets import Assets  # noqa: E402
from triskel.web.live import machine, protocol  # noqa: E402
from triskel.web.live.connection import Receive, Scope, Send  # noqa: E402
from triskel.web.live.endpoint import endpoint  # noqa: E402
from triskel.web.live.lifespan import lifespan  # noqa: E402

assets = Assets()


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await lifespan(receive, send)
    elif scope["type"] == "websocket":
        live = machine.running
        if live is None:
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": protocol.RESTART, "reason": "the site restarts"})
            return
        await endpoint(live, scope, receive, send)
    elif assets.serves(str(scope["path"])):
        await assets(scope, receive, send)
    else:
        await pages(scope, receive, send)
