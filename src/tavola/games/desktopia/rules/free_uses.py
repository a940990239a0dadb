"""Sections 15 and 16: what can be done at any moment of one's own turn, without an action (DT-7.8, DT-7.9)."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import PlayRitual, UseArtifact
from tavola.games.desktopia.cards import FIRE_MINE, FOUNTAIN
from tavola.games.desktopia.rules.artifacts import BRINGS, TAKES, Mine, fountain, mine_does_something
from tavola.games.desktopia.rules.rites import Rite, playable
from tavola.games.desktopia.state import FIELD, USED, State
from tavola.games.desktopia.stats import controller

SECTION: Final = 15

NO_SUCH_ARTIFACT: Final = Refusal("DT-15.3", "not-controlled")
USED_ALREADY: Final = Refusal("DT-15.10", "used-this-turn")
OTHER_MOMENT: Final = Refusal("DT-15.12", "other-moment")
NOTHING_TO_DO: Final = Refusal("DT-20.1", "nothing-to-do")
NOT_IN_HAND: Final = Refusal("DT-16.7", "not-in-hand")
NO_TARGET: Final = Refusal("DT-16.13", "no-target")


def free_uses(s: State, seat: int) -> list[Action]:
    """All there is at the moment."""
    found: list[Action] = []
    for disk in range(len(s.kind)):
        if s.place[disk] == FIELD and s.kind[disk] in (FIRE_MINE, FOUNTAIN):
            for effect in (BRINGS, TAKES) if s.kind[disk] == FIRE_MINE else (0,):
                if why_not_use(s, seat, disk, effect) is None:
                    found.append(UseArtifact(disk, effect))  # DT-15.11, DT-25.6
    for ritual in sorted(set(s.camps[seat].hand)):
        if playable(s, seat, ritual):
            found.append(PlayRitual(ritual))  # DT-16.8, DT-25.7
    return found


def why_not_use(s: State, seat: int, disk: int, effect: int) -> Refusal | None:
    """Controlled, not used this turn, of those without a printed moment, and of some use."""
    if not 0 <= disk < len(s.kind) or s.kind[disk] not in s.kit.artifact_kinds or controller(s, disk) != seat:
        return NO_SUCH_ARTIFACT
    if s.kind[disk] not in (FIRE_MINE, FOUNTAIN):
        return OTHER_MOMENT
    if s.marks[disk] & USED:  # DT-15.14, DT-15.13
        return USED_ALREADY
    if s.kind[disk] == FIRE_MINE:
        fine = effect in (BRINGS, TAKES) and mine_does_something(s, seat, effect)
    else:
        fine = effect == BRINGS  # the Fountain has but one
    return None if fine else NOTHING_TO_DO


def why_not_play(s: State, seat: int, ritual: int) -> Refusal | None:
    if not 0 <= ritual < 256 or ritual not in s.camps[seat].hand:
        return NOT_IN_HAND
    return None if playable(s, seat, ritual) else NO_TARGET


def why_not_free(s: State, seat: int, action: Action) -> Refusal | None:
    """The predicate of a free use."""
    if isinstance(action, UseArtifact):
        return why_not_use(s, seat, action.disk, action.effect)
    assert isinstance(action, PlayRitual)
    return why_not_play(s, seat, action.ritual)


def is_free(action: Action) -> bool:
    return isinstance(action, (UseArtifact, PlayRitual))


def do_free(s: State, seat: int, action: Action) -> None:
    if isinstance(action, PlayRitual):
        atoms.play_ritual(s, seat, action.ritual)
        s.push(Rite(seat, action.ritual))  # DT-16.14
    elif isinstance(action, UseArtifact):
        atoms.use_artifact(s, action.disk, seat, action.effect)
        if s.kind[action.disk] == FOUNTAIN:
            fountain(s, seat)  # DT-25.29
        else:
            s.push(Mine(seat, action.effect))
