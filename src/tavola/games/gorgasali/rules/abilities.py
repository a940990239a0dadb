"""Section 17: special abilities and cooldown; which character's rule answers is looked up here (18 to 27)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Menu, Need, OneOf, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Exchange, GoBack, Hypnosis, Imitate, Steal, Supernova, UseAbility
from tavola.games.gorgasali.kit import ARMAZI, EBUE, EMOON, KRUBER, MEDEA, OCTOR, TSIVA, VARAS
from tavola.games.gorgasali.rules import armazi, ebue, kruber, medea, tsiva, varas
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.targets import IMMUNE, SELF_OFF_MAP, power, why_not_charm
from tavola.games.gorgasali.state import State

SECTION: Final = 17

ALL: Final = 100_000

NOT_FREE: Final = Refusal("GO-17.3", "no-free-window")
NO_ABILITY: Final = Refusal("GO-23.9", "no-ability")
LENT: Final = Refusal("GO-65.20", "no-ability")
PASSIVE: Final = Refusal("GO-17.10", "passive")
NOT_READY: Final = Refusal("GO-17.5", "not-ready")
NOT_OCTOR: Final = Refusal("GO-17.1", "not-octor")
FRIEND: Final = Refusal("GO-57.5", "friend")
UNTAKEABLE: Final = Refusal("GO-27.4", "immunity-untakeable")
NOTHING_TO_TAKE: Final = Refusal("GO-23.2", "nothing-to-take")
CHOOSE_FIRST: Final = Refusal("GO-59.9", "choose-target-first")
WRONG_ABILITY: Final = Refusal("GO-17.1", "another-ability")
NO_RETURN: Final = Refusal("GO-24.6", "no-return")


def targets_of(s: State, seat: int, ability: int, most: int) -> list[Action]:
    """Legal uses of an ability that asks for something; where there are many, no more than `most` need be found."""
    if ability == ARMAZI:
        return armazi.uses(s, seat, most)
    if ability == EBUE:
        return ebue.uses(s, seat, most)
    if ability == VARAS:
        return varas.uses(s, seat, most)
    return kruber.uses(s, seat)


def asks(ability: int) -> bool:
    return ability in (ARMAZI, EBUE, VARAS, KRUBER)


def why_not_ready(s: State, seat: int) -> Refusal | None:
    """GO-17.5, GO-17.6, GO-17.8, GO-17.9, GO-17.10, GO-59.9."""
    figure = s.figures[seat]
    ability = power(figure)
    if ability < 0:
        return LENT if figure.lent else NO_ABILITY
    if s.kit.characters[ability].passive or ability == OCTOR:
        return PASSIVE
    return NOT_READY if figure.cooldown else None


def spend(s: State, seat: int, targets: tuple[int, ...]) -> int:
    """The marker goes back to its start (GO-17.8), or Octor's copy is gone (GO-23.4, GO-23.9)."""
    ability = power(s.figures[seat])
    atoms.note_ability(s, seat, ability, targets)
    if s.figures[seat].character == OCTOR:
        atoms.drop_ability(s, seat)
    else:
        atoms.set_cooldown(s, seat, s.kit.characters[ability].cooldown)
    return ability


class UsePower(Deed):
    """Active abilities, in free windows of the own turn; no action is spent: GO-6.22, GO-17.11, GO-17.12, GO-R21."""

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        refusal = why_not_ready(s, seat)
        if refusal is not None:
            return refusal
        ability = power(s.figures[seat])
        if ability == MEDEA:
            return None
        if s.figures[seat].square < 0:
            return SELF_OFF_MAP
        if ability == TSIVA:
            return tsiva.why_not(s, seat)
        if ability == EBUE and ebue.switched_off(s, seat):
            return ebue.OFF
        if ability == KRUBER and kruber.switched_off(s, seat):
            return kruber.OFF
        if targets_of(s, seat, ability, 1):
            return None
        return self.why_no_target(s, seat, ability)

    def why_no_target(self, s: State, seat: int, ability: int) -> Refusal:
        if ability == ARMAZI:
            return armazi.NO_TARGET
        if ability == EBUE:
            return ebue.NO_TARGET
        return varas.NO_TARGET if ability == VARAS else kruber.NO_TARGET

    def do(self, s: State, seat: int, action: Action) -> None:
        ability = power(s.figures[seat])
        if asks(ability):
            s.push(Choosing(seat, ability))
        elif ability == MEDEA:
            medea.heal(s, seat, spend(s, seat, ()))
        else:
            victims = tuple(tsiva.victims(s, seat))
            spend(s, seat, victims)
            tsiva.freeze(s, seat, victims)


class Choosing(Frame[State]):
    """The targets of the ability just used: GO-59.10, GO-59.11, GO-59.12, GO-59.15."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "ability")

    def __init__(self, seat: int = -1, ability: int = -1) -> None:
        self.seat: int = seat
        self.ability: int = ability

    def clone(self) -> Choosing:
        return Choosing(self.seat, self.ability)

    def advance(self, s: State) -> Need | None:
        if s.figures[self.seat].alive and targets_of(s, self.seat, self.ability, 1):
            return DECIDE[self.seat]
        s.pop()  # somebody left the table in the middle of it; nothing was spent yet
        return None

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(targets_of(s, seat, self.ability, ALL))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Supernova):
            return armazi.why_not(s, seat, action) if self.ability == ARMAZI else WRONG_ABILITY
        if isinstance(action, Hypnosis):
            return ebue.why_not(s, seat, action.target, action.square) if self.ability == EBUE else WRONG_ABILITY
        if isinstance(action, Steal):
            return varas.why_not(s, seat, action.target, action.slot) if self.ability == VARAS else WRONG_ABILITY
        if isinstance(action, Exchange):
            return kruber.why_not(s, seat, action.target) if self.ability == KRUBER else WRONG_ABILITY
        return CHOOSE_FIRST

    def answer(self, s: State, seat: int, action: Action) -> None:
        s.pop()
        if isinstance(action, Supernova):
            targets = (action.first,) if action.second < 0 else (action.first, action.second)
            spend(s, seat, targets)
            armazi.burst(s, seat, targets)
        elif isinstance(action, Hypnosis):
            spend(s, seat, (action.target,))
            ebue.pull(s, seat, action.target, action.square)
        elif isinstance(action, Steal):
            spend(s, seat, (action.target,))
            varas.steal(s, seat, action.target, action.slot)
        elif isinstance(action, Exchange):
            spend(s, seat, (action.target,))
            kruber.exchange(s, seat, action.target)


class GoHome(Deed):
    """GO-24.4 to GO-24.8, GO-59.17, GO-R62: undo the exchange, as long as nothing of one's own moved since."""

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        return None if kruber.may_return(s, seat) else NO_RETURN

    def do(self, s: State, seat: int, action: Action) -> None:
        kruber.go_back(s, seat)


class TakeAbility(Deed):
    """Section 23, GO-59.16: Octor imitates a character within range, as often as he likes (GO-23.7)."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if s.figures[seat].character != OCTOR:
            return
        for other in range(len(s.figures)):
            if other != seat and self.check(s, seat, Imitate(other)) is None:
                out.append(Imitate(other))

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        """GO-23.1, GO-23.2, GO-23.12, GO-23.14; nothing would change when the same fresh ability is taken again."""
        assert isinstance(action, Imitate)
        figure = s.figures[seat]
        if figure.character != OCTOR:
            return NOT_OCTOR
        refusal = why_not_charm(s, seat, action.seat, s.kit.characters[OCTOR].range)
        if refusal is not None:
            return UNTAKEABLE if refusal is IMMUNE else refusal
        other = s.figures[action.seat]
        if other.team == figure.team:
            return FRIEND
        taken = power(other)
        if taken < 0:
            return NOTHING_TO_TAKE
        full = figure.cooldown == s.kit.characters[taken].cooldown
        same = figure.held == taken and figure.held_from == action.seat
        return NOTHING_TO_TAKE if same and full else None

    def do(self, s: State, seat: int, action: Action) -> None:
        """GO-23.3, GO-23.5, GO-23.8, GO-23.11, GO-R58, GO-R59: a copy, at its standard cooldown."""
        assert isinstance(action, Imitate)
        atoms.take_ability(s, seat, action.seat, power(s.figures[action.seat]))


def takeable(s: State, seat: int) -> bool:
    """Whether Octor may have this seat's ability at all (GO-23.2, GO-27.4)."""
    return s.figures[seat].character not in (EMOON, OCTOR, -1)


USE: Final = UsePower(UseAbility, NOT_FREE)
BACK: Final = GoHome(GoBack, NO_RETURN)
IMITATE: Final = TakeAbility(Imitate, NOT_FREE)
