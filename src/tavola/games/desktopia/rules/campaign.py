"""Section 23: what a campaign carries from battle to battle (DT-K.14, DT-K.15)."""

from __future__ import annotations

from typing import Final

from tavola.games.desktopia import atoms
from tavola.games.desktopia.board import Advantage
from tavola.games.desktopia.rules.objective import scenario
from tavola.games.desktopia.space import standing_on
from tavola.games.desktopia.state import FIELD, State

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


def against(s: State, camp: int, what: str) -> list[Advantage]:
    """What the opponents of a camp won to its harm."""
    side = scenario(s).side
    foes = [other for other in range(s.kit.seats) if side[other] != side[camp]]
    return [prize for other in foes for prize in prizes(s, other, what) if prize.count < 0]


def extra_units(s: State, camp: int) -> list[tuple[int, int]]:
    """The squad with more characters for a prize of its own, fewer for one of an opponent's."""
    units = scenario(s).squads[s.camps[camp].squad].units
    count = {unit.kind: unit.count for unit in units}
    own = [prize for prize in prizes(s, camp, "unit") if prize.count > 0]
    for prize in [*own, *against(s, camp, "unit")]:
        if prize.kind in count:
            count[prize.kind] = max(0, count[prize.kind] + prize.count)
    return [(kind, number) for kind, number in count.items() if number]


def placed_anew(s: State, camp: int) -> bool:
    """Whether a camp places its whole squad itself, before all others, and farther forward."""
    return bool(prizes(s, camp, "zone"))


def artifact_won(s: State, camp: int) -> int:
    """The artifact on which the first character of a camp begins, -1 for none."""
    for prize in prizes(s, camp, "artifact"):
        for disk in range(len(s.kind)):
            if s.kind[disk] == prize.kind and s.place[disk] == FIELD and standing_on(s, disk) < 0:
                return disk
    return -1


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
    own = [prize for prize in prizes(s, camp, "time") if prize.count > 0]
    won = sum([prize.count for prize in [*own, *against(s, camp, "time")]])
    atoms.give_cards(s, camp, (time[camp] if camp < len(time) else 0) + won)


def slow_start(s: State, seat: int) -> None:
    """What playing first costs, unless it was won."""
    if not prizes(s, seat, "first"):
        atoms.give_cards(s, seat, -scenario(s).late)


def opening_rituals(s: State) -> None:
    """Rituals that were won, if rituals are played; whatever is kept is in the hand already (DT-23.25)."""
    for seat in range(s.kit.seats):
        for prize in prizes(s, seat, "ritual"):
            for _ in range(prize.count):
                if s.deck:
                    atoms.draw_ritual(s, seat)
