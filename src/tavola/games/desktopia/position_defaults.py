"""What a position does not say, because it follows from what it says. Reader and writer ask here alike."""

from __future__ import annotations

from typing import Final

from tavola.core.frame import Frame
from tavola.games.desktopia.cards import FIGHTER, is_character, is_missile, role_of
from tavola.games.desktopia.rules import turn
from tavola.games.desktopia.rules.battles import TURNS, Battles
from tavola.games.desktopia.rules.turn import TurnFrame
from tavola.games.desktopia.state import ACTED, FIELD, FIRED, HERO_CARD, OFF, RISEN, TABLE, USED, State

MARKS: Final = {"acted": ACTED, "used": USED, "risen": RISEN, "fired": FIRED}
MOMENTS: Final = {"begin": turn.BEGIN, "act": turn.ACT, "end": turn.END, "ritual": turn.RITUAL, "drawn": turn.DRAWN}
NUMBERS: Final = ("budget", "used", "bonus", "wounds", "kills")  # of a turn
END_OF_SCENARIO: Final = "end"


def squad_of(s: State, camp: int) -> int:
    """Where squads are given, each camp has the one of its number."""
    return -1 if s.kit.battles[s.battle].chooses else camp


def cards_of(s: State, camp: int) -> list[int]:
    """The kinds of the squad, then those of whoever else is or was in this camp."""
    own = s.camps[camp]
    squads = s.kit.battles[s.battle].squads
    found = [unit.kind for unit in squads[own.squad].units] if 0 <= own.squad < len(squads) else []
    here = [s.kind[disk] for disk in range(len(s.kind)) if is_character(disk) and belongs(s, disk, camp)]
    return list(dict.fromkeys([*found, *here, *own.fallen[1::2]]))


def belongs(s: State, disk: int, camp: int) -> bool:
    return s.owner[disk] == camp and s.place[disk] in (FIELD, OFF, HERO_CARD)


def fighters_of(s: State, camp: int) -> int:
    """As if nobody had joined since the beginning."""
    here = [d for d in range(len(s.kind)) if belongs(s, d, camp) and s.place[d] != HERO_CARD and role_of(d) == FIGHTER]
    dead = [d for d in s.camps[camp].fallen[::2] if role_of(d) == FIGHTER and d not in here]
    return len(here) + len(dead)


def absent(s: State, camp: int) -> int:
    """Nobody plays a passive camp."""
    return int(camp >= s.kit.seats)


def lies_on_something(s: State, disk: int) -> bool:
    """A missile that has its number in the order of arrival."""
    return is_missile(disk) and s.place[disk] == FIELD and s.on[disk] != TABLE


def plain_stack(s: State, moment: int, votes: int, skipped: int) -> list[Frame[State]]:
    """Nothing is going on but the turn of a seat."""
    battles = Battles()
    battles.step = TURNS
    battles.at = (s.turn.seat - s.first) % s.kit.seats + 1
    frame = TurnFrame(s.turn.seat)
    frame.step, frame.votes, frame.skipped = moment, votes, skipped
    return [battles, frame]
