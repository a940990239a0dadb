"""What a seat can choose. Disks are named by their numbers, places in nanometres, directions by whole numbers."""

from __future__ import annotations

from tavola.core.values import Action


class TakeSquad(Action, tag="squad", frozen=True):
    """Play this squad of the scenario."""

    squad: int


class Place(Action, tag="place", frozen=True):
    """Put a disk there, turned that way: setting up, a missile to be shot, putting back, summoning, moving."""

    disk: int
    x: int
    y: int
    ux: int = 0
    uy: int = -1_000_000


class Flick(Action, tag="flick", frozen=True):
    """Flick this disk: a direction of whole numbers, a speed in mm/s. What touches the disk is opposite to it."""

    disk: int
    dx: int
    dy: int
    speed: int


class Shoot(Action, tag="shoot", frozen=True):
    """Take a missile of this kind for a shot of this character."""

    disk: int
    missile: int


class Back(Action, tag="back", frozen=True):
    """Think again: nothing was released yet."""


class Cast(Action, tag="cast", frozen=True):
    """This character's spell, on another disk where it needs one."""

    disk: int
    target: int = -1


class PutLariat(Action, tag="lariat", frozen=True):
    """Before Kharu is flicked: a Lariat onto this character."""

    disk: int
    target: int


class UseArtifact(Action, tag="artifact", frozen=True):
    """Use a controlled artifact. The Fire Mine has two effects: 0 brings missiles, 1 takes them off."""

    disk: int
    effect: int = 0


class PlayRitual(Action, tag="ritual", frozen=True):
    """Play a ritual of this kind from the hand, or the one just drawn."""

    ritual: int


class Keep(Action, tag="keep", frozen=True):
    """Keep the ritual just drawn."""


class Stop(Action, tag="stop", frozen=True):
    """No more actions this turn; or nothing more at the end of it."""


class Resolve(Action, tag="resolve", frozen=True):
    """This disk's event of the beginning or the end of the turn comes next."""

    disk: int


class MoveFlame(Action, tag="move_flame", frozen=True):
    """Adjarkha moves this Flame onto that character."""

    flame: int
    target: int


class Choose(Action, tag="choose", frozen=True):
    """This disk, of those that are asked about."""

    disk: int


class ChooseFace(Action, tag="face", frozen=True):
    """A fighter disk of the reserve with this kind up, and the hero beside whom it is summoned."""

    kind: int
    hero: int


class ChooseSeat(Action, tag="seat", frozen=True):
    """This player."""

    seat: int


class ChooseHit(Action, tag="hit", frozen=True):
    """Which of its special hits a character uses."""

    hit: int


class Mark(Action, tag="mark", frozen=True):
    """These disks, of those that are asked about."""

    disks: tuple[int, ...]


class Turn(Action, tag="turn", frozen=True):
    """How a disk that was put down by rule is turned."""

    ux: int
    uy: int


class Take(Action, tag="take", frozen=True):
    """This advantage for the next battle of the campaign."""

    advantage: int


class Agree(Action, tag="agree", frozen=True):
    """Yes."""


class Decline(Action, tag="decline", frozen=True):
    """No, where the rule says may."""


ACTIONS: tuple[type[Action], ...] = (
    TakeSquad, Place, Flick, Shoot, Back, Cast, PutLariat, UseArtifact, PlayRitual, Keep, Stop, Resolve, MoveFlame,
    Choose, ChooseFace, ChooseSeat, ChooseHit, Mark, Turn, Take, Agree, Decline,
)  # fmt: skip
