"""What a series came to, as tables on the terminal."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean, median

from rich.console import Console
from rich.table import Table

from tavola.lab.series import Row

Z = 1.96  # of a 95 % interval


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def seat_wins(rows: Iterable[Row]) -> dict[str, tuple[int, int]]:
    """By seat and its bot: wins and games."""
    return counted((f"{seat + 1:>2} {bot}", won) for row in rows for seat, bot, _, won in players(row))


def bot_wins(rows: Iterable[Row]) -> dict[str, tuple[int, int]]:
    return counted((bot, won) for row in rows for _, bot, _, won in players(row))


def character_wins(rows: Iterable[Row]) -> dict[str, tuple[int, int]]:
    return counted((character, won) for row in rows for _, _, character, won in players(row) if character)


def players(row: Row) -> Iterable[tuple[int, str, str, bool]]:
    """Seat, bot, character ("" when the game has none) and whether it won."""
    winners = set(row.winners.split())
    bots = row.seats.split()
    characters = row.characters.split() or [""] * len(bots)
    for seat, (bot, character) in enumerate(zip(bots, characters, strict=True)):
        yield seat, bot, character, str(seat) in winners


def counted(pairs: Iterable[tuple[str, bool]]) -> dict[str, tuple[int, int]]:
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for key, won in pairs:
        games[key] += 1
        wins[key] += won
    return {key: (wins[key], games[key]) for key in sorted(games)}


def share_table(title: str, counts: dict[str, tuple[int, int]]) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in ("", "games", "wins", "share", "95 %"):
        table.add_column(heading, justify="left" if not heading else "right")
    for key, (wins, games) in counts.items():
        low, high = interval(wins, games)
        share = f"{100 * wins / games:.1f} %"
        table.add_row(key, str(games), str(wins), share, f"{100 * low:.1f} to {100 * high:.1f}")
    return table


def length_table(rows: Sequence[Row]) -> Table:
    table = Table(title="Length", title_justify="left")
    for heading in ("", "mean", "median", "least", "most"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name, values in (("rounds", [r.rounds for r in rows]), ("decisions", [r.decisions for r in rows])):
        table.add_row(name, f"{mean(values):.1f}", f"{median(values):.0f}", str(min(values)), str(max(values)))
    return table


def show(rows: Sequence[Row], console: Console) -> None:
    """Everything; nothing at all is said of no games."""
    if not rows:
        console.print("no games")
        return
    bots = bot_wins(rows)
    console.print(share_table("Wins by seat", seat_wins(rows)))
    if len(bots) > 1:
        console.print(share_table("Wins by bot", bots))
    if characters := character_wins(rows):
        console.print(share_table("Wins by character", characters))
    console.print(length_table(rows))
    reasons = Counter(row.reason for row in rows)
    console.print("ends: " + ", ".join(f"{reason} {count}" for reason, count in reasons.most_common()))
    seconds = sum(row.seconds for row in rows)
    console.print(f"{sum(row.decisions for row in rows) / max(seconds, 1e-9):,.0f} decisions/s in each process")
