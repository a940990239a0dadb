"""Section 23: what a campaign carries from battle to battle (DT-K.14, DT-K.15)."""

from __future__ import annotations

from typing import Final

from tavola.games.desktopia import atoms
from tavola.games.desktopia.board import Advantage
from tavola.games.desktopia.rules.objective import scenario
from tavola.games.desktopia.state import State

SECTION: Final = 23

# Numbers of advantages in Camp.prizes: those of winners as they are, the consolation of others behind them.


def advantages(s: State, battle: int) -> list[Advantage]:
    """All that can be taken after a battle."""
    played = s.kit.battles[battle]
    return [*played.prize, *played.consolation]


def prizes(s: State, camp: int, what: str) -> list[Advantage]:
    """What a camp brought into this battle, of one sort."""
    if s.battle == 0:
        return []
    known = advantages(s, s.battle - 1)
    return [known[n] for n in s.camps[camp].prizes if known[n].what == what]  # DT-23.21


def extra_units(s: State, camp: int) -> list[tuple[int, int]]:
    """The squad with more or fewer characters."""
    units = scenario(s).squads[s.camps[camp].squad].units
    count = {unit.kind: unit.count for unit in units}
    for prize in prizes(s, camp, "unit"):
        count[prize.kind] = max(0, count.get(prize.kind, 0) + prize.count)
    return [(kind, number) for kind, number in count.items() if number]


def extra_stock(s: State, camp: int, kind: int) -> int:
    return sum([prize.count for prize in prizes(s, camp, "stock") if prize.kind == kind])


def who_first(s: State) -> int:
    """A prize goes before the scenario's word; -1: by lot."""
    for seat in range(s.kit.seats):
        if prizes(s, seat, "first"):
            return seat
    return scenario(s).first


def opening_time(s: State, camp: int) -> None:
    """Time cards at the beginning."""
    time = scenario(s).time
    count = (time[camp] if camp < len(time) else 0) + sum([prize.count for prize in prizes(s, camp, "time")])
    atoms.give_cards(s, camp, count)


def opening_rituals(s: State) -> None:
    """Rituals that were won, if rituals are played; whatever is kept is in the hand already (DT-23.25)."""
    for seat in range(s.kit.seats):
        for prize in prizes(s, seat, "ritual"):
            for _ in range(prize.count):
                if s.deck:
                    atoms.draw_ritual(s, seat)
