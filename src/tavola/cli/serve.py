"""`tavola serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(envvar="TAVOLA_HOST", help="Where to listen; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="TAVOLA_PORT", help="The port; 0 takes a free one.")] = 8080,
    database: Annotated[
        str,
        typer.Option(
            envvar="TAVOLA_DATABASE",
            help="sqlite:////folder/file.db or postgresql+psycopg://…; else a file in your data folder.",
        ),
    ] = "",
    public: Annotated[
        str, typer.Option(envvar="TAVOLA_PUBLIC", help="The address people type, behind a proxy: https://…")
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="TAVOLA_ORIGINS", help="Another site whose pages may play here; may be repeated."),
    ] = None,
    workers: Annotated[
        int, typer.Option(envvar="TAVOLA_WORKERS", help="Processes that think for bots; 0 is one less than cores.")
    ] = 0,
    client: Annotated[
        str, typer.Option(envvar="TAVOLA_CLIENT", help="The folder of the built client, if it is elsewhere.")
    ] = "",
    rate: Annotated[
        int, typer.Option(envvar="TAVOLA_RATE", help="Messages a second that one address may send.")
    ] = 500,
    sockets: Annotated[int, typer.Option(envvar="TAVOLA_SOCKETS", help="Sockets one address may hold.")] = 200,
    log: Annotated[str, typer.Option(envvar="TAVOLA_LOG", help="debug, info, warning or error.")] = "info",
) -> None:
    """Run the server until Ctrl-C: lobby, tables, accounts, replays."""
    from litestar import Litestar

    from tavola.server.serving import run
    from tavola.server.settings import Settings

    async def say(app: Litestar, address: str) -> None:
        typer.echo(f"Tavola is at {address}  (Ctrl-C stops it)")

    settings = Settings(
        host=host, port=port, database=database, public=public, origins=tuple(origin or ()), workers=workers,
        client=client, rate=rate, sockets=sockets, log=log,
    )  # fmt: skip
    run(settings, say)
