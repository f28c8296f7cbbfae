"""The live path: WebSockets, tables in memory, bots, clocks."""
