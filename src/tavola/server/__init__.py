"""The ASGI shell around tables: sockets, accounts, lobby, storage, and the finished client."""
