"""`tavola games`: what there is to play."""

from __future__ import annotations


def games() -> None:
    """List the games with their seats and how far along they are."""
    from rich.console import Console
    from rich.table import Table

    from tavola.core.game import games

    table = Table(box=None, pad_edge=False)
    for heading in ("game", "title", "seats", "stage", "languages"):
        table.add_column(heading)
    for name, game in games().items():
        low, high = game.seats
        titles = dict.fromkeys(game.titles.values())
        table.add_row(f"[bold]{name}[/]", " · ".join(titles), f"{low}–{high}", game.stage, " ".join(game.titles))
    Console().print(table)
