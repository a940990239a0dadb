"""Sections 2 and 53: elimination, loot, and the end of the game."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Result
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.rules.mat import Collect
from tavola.games.gorgasali.state import Figure, State

SECTION: Final = 53


def settle_death(s: State, seat: int, by: int, cause: str) -> bool:
    """If this health is gone, the character is eliminated now; tells whether it was."""
    figure = s.figures[seat]
    if figure.health > 0 or not figure.alive:
        return False
    eliminate(s, seat, by, cause)
    return True


def eliminate(s: State, seat: int, by: int, cause: str) -> None:
    """GO-2.2, GO-53.1: off the map; the killer gets everything at once, or nobody does."""
    cards, spent = atoms.fall(s, seat, by, cause)
    chests = atoms.lose_chests(s, seat)
    if by >= 0 and s.figures[by].alive:  # GO-53.2, GO-53.8, GO-53.9, GO-53.13, GO-R78, GO-R104
        atoms.loot(s, by, seat, len(cards), chests)
        if cards:
            s.push(Collect(by, 0, 0, cards, spent, "loot"))  # GO-53.4, GO-59.42
    else:  # GO-53.3
        for kind in cards:
            atoms.discard(s, kind)
    if not last_team(s):
        pass_bar(s, seat)


def pass_bar(s: State, seat: int) -> None:
    """GO-16.4, GO-R41: the bar of an eliminated holder goes clockwise; the running round keeps its order."""
    if s.bar != seat:
        return
    count = len(s.figures)
    for i in range(1, count):
        other = (seat + i) % count
        if s.figures[other].alive:
            atoms.give_bar(s, other)
            return


def last_team(s: State) -> bool:
    """GO-2.1, GO-2.3, GO-54.6, GO-59.44, GO-R77: it ends at the very moment one player or team is left."""
    teams = {figure.team for figure in s.figures if figure.alive}
    if len(teams) > 1:
        return False
    atoms.finish(s, ranking(s, "last_standing"))
    return True


def ranking(s: State, reason: str) -> Result:
    """Places by team: the living by health, then cards on the mat; the fallen in reverse order of elimination."""
    merit = [standing(s, figure.team) for figure in s.figures]
    # equal places are shared, and the next place is counted by seats: 1, 1, 3
    places = tuple([1 + sum([1 for other in merit if other > own]) for own in merit])
    return Result(places, tuple([max(0, figure.health) for figure in s.figures]), reason)


def standing(s: State, team: int) -> tuple[int, int, int]:
    """What a team is ranked by (GO-R90): living health, living cards; for a fallen team, how late it fell."""
    alive = [figure for figure in s.figures if figure.team == team and figure.alive]
    if not alive:
        return (0, 0, max([s.fallen.index(f.seat) for f in s.figures if f.team == team]))
    return (sum([f.health for f in alive]), sum([cards_on(f) for f in alive]), len(s.fallen))


def cards_on(figure: Figure) -> int:
    return len(figure.mat) - figure.mat.count(0)
