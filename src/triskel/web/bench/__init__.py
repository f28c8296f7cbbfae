"""How much load a site carries: ``triskel bench table``.

    stage.py      tables and people for the load, made in a process of its own
    server.py     starts and stops the site
    sockets.py    a WebSocket that costs the measuring side little
    browsers.py   players and watchers
    load.py       many of them at many tables, and the measuring
    figures.py    what was measured

Only ``stage`` knows Django.
"""
