"""Section 14: penalties, bonuses, time cards."""

from __future__ import annotations

from typing import Final

from tavola.games.desktopia import atoms
from tavola.games.desktopia.cards import is_missile
from tavola.games.desktopia.rules.objective import plays
from tavola.games.desktopia.state import OFF, State
from tavola.games.desktopia.stats import available
from tavola.games.desktopia.stroke import Stroke

SECTION: Final = 14


def penalise(s: State, stroke: Stroke) -> None:
    """One flick or shot that sends disks out costs one action, however many they were (DT-14.3, DT-R42)."""
    if not costs(s, stroke):  # DT-14.2
        return
    seat = stroke.seat  # DT-14.15, DT-22.10
    left = available(s, seat) if s.turn.seat == seat else 0
    if left > 0:
        atoms.set_budget(s, s.turn.used + left - 1)  # DT-14.4, DT-14.1, DT-R77
        atoms.note_penalty(s, seat, card=False)
    else:
        atoms.note_penalty(s, seat, card=True)
        take(s, seat, bonus=False)  # DT-14.5


def costs(s: State, stroke: Stroke) -> bool:
    """Whether anything that left counts."""
    for disk in stroke.left[::5]:
        if disk == stroke.disk and stroke.shooter >= 0:
            if s.kit.shot_penalty:  # DT-O.8
                return True
        elif s.place[disk] == OFF or is_missile(disk) or s.kit.dead_penalty:  # DT-O.21
            return True
    return s.kit.loose_penalty and 1 in stroke.loose[2::3]  # DT-O.9


def take(s: State, seat: int, *, bonus: bool) -> None:
    """A time card from the reserve, if one is left; a penalty and a bonus in one camp cancel at once. Who is out has no
    use for one."""
    if not plays(s, seat):
        return
    out = sum([camp.penalties + camp.bonuses for camp in s.camps])
    if out >= s.kit.time_cards:  # DT-14.14, DT-R88
        atoms.note_no_card(s, seat, bonus=bonus)
        return
    atoms.take_card(s, seat, bonus=bonus)
    camp = s.camps[seat]
    if camp.penalties and camp.bonuses:  # DT-14.13, DT-18.132, DT-18.142, DT-6.1
        cancel(s, seat)


def cancel(s: State, seat: int) -> None:
    """A bonus gained this very turn goes first: only when there is none does the running turn lose an action."""
    atoms.cancel_cards(s, seat)
    if s.turn.seat == seat and s.turn.bonus > s.camps[seat].bonuses:
        atoms.lose_usable_bonus(s)  # DT-R45
        atoms.set_budget(s, max(s.turn.used, s.turn.budget - 1))  # DT-18.133
