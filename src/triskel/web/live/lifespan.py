"""Starts and stops the live machinery with the server."""

import asyncio
import logging

from triskel.web.live.connection import Receive, Send
from triskel.web.live.machine import Live

logger = logging.getLogger(__name__)


async def lifespan(receive: Receive, send: Send) -> None:
    live: Live | None = None
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            try:
                live = Live()
                await live.start()
            except Exception as error:
                logger.exception("the live machinery does not start")
                await send({"type": "lifespan.startup.failed", "message": str(error)})
                return
            await send({"type": "lifespan.startup.complete"})
        elif message["type"] == "lifespan.shutdown":
            if live is not None:
                try:
                    await asyncio.wait_for(live.stop(), 15)
                except TimeoutError:
                    logger.warning("the live machinery did not stop in time")
            await send({"type": "lifespan.shutdown.complete"})
            return
