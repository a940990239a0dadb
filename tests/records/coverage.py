"""What a record covers, what a game has to cover, and which gaps are accepted (accepted_gaps.toml)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from tavola.core.game import Game
from tavola.core.play import Match
from tavola.core.record import NATURE, Record
from tests.contract.kit import other_values
from tests.records.kinds import KINDS

FOLDER = Path(__file__).parent
GAPS = FOLDER / "accepted_gaps.toml"
REASON_WORDS = 4


class Thing(NamedTuple):
    """One kind of action, outcome or event, a reason to end, an option set to another value than usual, or what the
    game's own list names (kinds.py)."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


def wanted(game: Game) -> set[Thing]:
    """Everything that may happen in this game."""
    kinds = {"action": game.actions, "outcome": game.outcomes, "event": game.events}
    found = {Thing(word, kind.__name__) for word, some in kinds.items() for kind in some}
    found |= {Thing("option", f"{key}={value}") for chosen in other_values(game) for key, value in chosen.items()}
    found |= {Thing("reason", reason) for reason in game.reasons}
    return found | {Thing(*pair) for pair in KINDS[game.name].wanted()} if game.name in KINDS else found


def covered(record: Record) -> set[Thing]:
    """What happens in a record, found by playing it again."""
    match = Match.resume(record.header)
    found = shown(match)
    found |= {Thing("option", f"{key}={value}") for key, value in record.header.options.items()}
    for seat, value in record.entries:
        match.enter(seat, value)
        found.add(Thing("outcome" if seat == NATURE else "action", type(value).__name__))
        found |= shown(match)
    if match.result is not None:
        found.add(Thing("reason", match.result.reason))
    return found


def shown(match: Match) -> set[Thing]:
    """What the last entry brought."""
    found = {Thing("event", type(event).__name__) for event in match.state.out}
    kinds = KINDS.get(match.game.name)
    return found if kinds is None else found | {Thing(*pair) for pair in kinds.shown(match)}


def gaps(game: Game, toml: str | None = None) -> set[Thing]:
    """The written exceptions of a game; each says why."""
    rows = tomllib.loads(GAPS.read_text(encoding="utf8") if toml is None else toml).get("gap", [])
    for row in rows:
        if set(row) != {"game", "kind", "name", "reason"}:
            raise ValueError(f"a [[gap]] has game, kind, name and reason, not {sorted(row)}")
        if len(row["reason"].split()) < REASON_WORDS:
            raise ValueError(f"the reason {row['reason']!r} for the gap {row['name']} says too little")
    return {Thing(row["kind"], row["name"]) for row in rows if row["game"] == game.name}


def records_of(name: str) -> list[Path]:
    return sorted((FOLDER / name).glob("*.tavola"))
