"""Sections 29 to 33 and 50, 52: a declared shot, from its dice to the steps of a Dobergun.

Order (GO-52.5): dice, second dice, platform, hit, amount, field and armour, Drain, restore, weapon face, elimination
and loot, extra steps.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Chance, Menu, Need, OneOf, Outcome, Refusal, Rolled
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Reroll
from tavola.games.gorgasali.cards import (
    DIAGONAL,
    EXACT_TOTAL,
    HIGH_DICE,
    HIGH_TOTAL,
    IGNORE_ARMOUR,
    RESTORE,
    STAY_LOADED,
    STEPS,
    TREE_PLATFORM,
    Weapon,
)  # fmt: skip
from tavola.games.gorgasali.kit import DRAIN
from tavola.games.gorgasali.rules.damage import stands_on, strike_by_ability, wound
from tavola.games.gorgasali.rules.elimination import settle_death
from tavola.games.gorgasali.rules.extra_steps import ExtraSteps
from tavola.games.gorgasali.rules.targets import immune, power
from tavola.games.gorgasali.state import State

SECTION: Final = 29

ROLL: Final = 0
CHOOSE: Final = 1
AGAIN: Final = 2
RESOLVE: Final = 3
AFTER: Final = 4

CHOOSE_DICE: Final = Refusal("GO-59.33", "choose-dice")
NO_SUCH_DIE: Final = Refusal("GO-50.3", "no-such-die")

# Every subset of up to seven dice (GO-1.12, GO-1.19), by the number of dice.
SUBSETS: Final[list[list[Action]]] = [
    [Reroll(tuple([i for i in range(count) if mask >> i & 1])) for mask in range(1 << count)] for count in range(8)
]


class Aimed(Frame[State]):
    """`card` is the kind of the extension used, -1 for none; `again` the dice that are rolled a second time.

    `extra` are the free steps that this shot won: its weapon may be gone from its slot once the loot is placed.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "target", "slot", "card", "step", "faces", "again", "extra")

    def __init__(self, seat: int = -1, target: int = -1, slot: int = -1, card: int = -1) -> None:
        self.seat: int = seat
        self.target: int = target
        self.slot: int = slot
        self.card: int = card
        self.step: int = ROLL
        self.faces: list[int] = []
        self.again: list[int] = []
        self.extra: int = 0

    def clone(self) -> Aimed:
        twin = Aimed(self.seat, self.target, self.slot, self.card)
        twin.step = self.step
        twin.faces = self.faces.copy()
        twin.again = self.again.copy()
        twin.extra = self.extra
        return twin

    def weapon(self, s: State) -> Weapon:
        return s.kit.weapons[s.figures[self.seat].mat[self.slot] - 1]

    def advance(self, s: State) -> Need | None:
        if not s.figures[self.seat].alive or (self.step < AFTER and not s.figures[self.target].alive):
            self.break_off(s)
            return None
        if self.step == ROLL:
            return Chance("roll", self.dice(s), 6, "shot")
        if self.step == CHOOSE:
            return DECIDE[self.seat]
        if self.step == AGAIN:
            return Chance("roll", len(self.again), 6, "shot")
        if self.step == RESOLVE:
            self.step = AFTER
            self.resolve(s)
            return None
        s.pop()
        self.walk_on(s)
        return None

    def break_off(self, s: State) -> None:
        """Somebody left the table in the middle of it (GO-R98); the weapon was used all the same (GO-29.7)."""
        s.pop()
        if s.figures[self.seat].alive:
            atoms.spend_weapon(s, self.seat, self.slot)

    # --- dice ----------------------------------------------------------------------------------------------------

    def dice(self, s: State) -> int:
        """GO-29.17, GO-50.2: the weapon's dice, one more with Extra Six."""
        extra = s.kit.support(self.card).extra_dice if self.card >= 0 else 0
        return self.weapon(s).dice + extra

    def receive(self, s: State, outcome: Outcome) -> None:
        assert isinstance(outcome, Rolled)
        if self.step == ROLL:
            atoms.note_dice(s, self.seat, "shot", outcome.faces)
            self.faces = list(outcome.faces)
            self.after_first_roll(s)
            return
        why = "reroll" if s.kit.support(self.card).reroll else "second"
        atoms.note_dice(s, self.seat, why, outcome.faces)
        for at, face in zip(self.again, outcome.faces, strict=True):  # GO-50.8
            self.faces[at] = face
        self.step = RESOLVE

    def after_first_roll(self, s: State) -> None:
        """GO-50.3: strikers choose dice; GO-50.4, GO-50.9: massive weapons roll all again after a miss."""
        self.step = RESOLVE
        if self.card < 0:
            return
        card = s.kit.support(self.card)
        if card.reroll:
            self.step = CHOOSE
        elif card.second_roll and sum(self.reduced(s)) < self.needs(s):
            self.again = list(range(len(self.faces)))
            self.step = AGAIN

    def menu(self, s: State, seat: int) -> Menu:
        return OneOf(SUBSETS[len(self.faces)])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Reroll):
            return CHOOSE_DICE
        return None if action in SUBSETS[len(self.faces)] else NO_SUCH_DIE

    def answer(self, s: State, seat: int, action: Action) -> None:
        assert isinstance(action, Reroll)
        self.again = list(action.dice)
        self.step = AGAIN if self.again else RESOLVE

    # --- result --------------------------------------------------------------------------------------------------

    def reduced(self, s: State) -> list[int]:
        """GO-39.2, GO-39.3, GO-39.5, GO-39.6, GO-39.9, GO-R68, GO-R102: the target's platform takes 1 off each die."""
        if not stands_on(s, self.target, TREE_PLATFORM):
            return self.faces
        return [max(0, face - s.kit.platform_reduces) for face in self.faces]

    def away(self, s: State) -> int:
        return s.kit.distance(s.figures[self.seat].square, s.figures[self.target].square)

    def needs(self, s: State) -> int:
        """The minimum roll at this distance, less with a Long Lens: GO-29.11, GO-33.1, GO-50.5, GO-50.7."""
        weapon = self.weapon(s)
        change = s.kit.support(self.card).minimum if self.card >= 0 else 0
        return weapon.needs(self.away(s)) + change if weapon.fixed else 0  # GO-29.10

    def resolve(self, s: State) -> None:
        weapon = self.weapon(s)
        dice = self.reduced(s)
        total = sum(dice)  # GO-29.16, GO-R67
        if weapon.fixed and total < self.needs(s):
            atoms.note_miss(s, self.seat, self.target, weapon.kind, total, self.needs(s))
            atoms.spend_weapon(s, self.seat, self.slot)
            return
        amount = self.amount(s, weapon, dice, total)
        pierces = weapon.skill == IGNORE_ARMOUR  # GO-33.3, GO-33.4, GO-46.12
        wound(s, self.target, self.seat, "weapon", amount, pierces=pierces)
        self.drain(s)
        if weapon.skill == RESTORE:  # GO-32.5, GO-32.7, GO-R72
            atoms.heal(s, self.seat, "restore", weapon.heal)
        if weapon.skill != STAY_LOADED or total < weapon.at_least:  # GO-32.4, GO-32.6, GO-R71
            atoms.spend_weapon(s, self.seat, self.slot)
        if weapon.skill == STEPS and total >= weapon.at_least:  # GO-30.6, GO-30.11
            self.extra = weapon.steps
        settle_death(s, self.target, self.seat, "weapon")

    def amount(self, s: State, weapon: Weapon, dice: list[int], total: int) -> int:
        """GO-29.9: dice times damage per unit, or the fixed damage, with the weapon's skill."""
        if weapon.fixed:
            return weapon.damage + (weapon.bonus if weapon.skill == HIGH_TOTAL and total >= weapon.at_least else 0)
        units = total
        per_unit = weapon.damage
        if weapon.skill == EXACT_TOTAL and total == weapon.total:  # GO-30.4, GO-60.7, GO-60.8, GO-R69
            units = weapon.counts_extra if self.card >= 0 else weapon.counts
        elif weapon.skill == DIAGONAL and self.diagonal(s):  # GO-31.5
            per_unit = weapon.per_unit
        bonus = 0
        if weapon.skill == HIGH_DICE:  # GO-31.7, GO-31.8
            bonus = weapon.bonus * sum([1 for die in dice if die >= weapon.at_least])
        return units * per_unit + bonus

    def diagonal(self, s: State) -> bool:
        """GO-31.6, GO-R94."""
        board = s.kit.board
        a, b = s.figures[self.seat].square, s.figures[self.target].square
        return abs(board.x(a) - board.x(b)) == abs(board.y(a) - board.y(b))

    def drain(self, s: State) -> None:
        """GO-26.1 to GO-26.9, GO-R65, GO-R66: natural final faces above 4, straight to health, on a hit only."""
        shooter = s.figures[self.seat]
        if power(shooter) != DRAIN or immune(s.figures[self.target]):
            return
        drain = s.kit.characters[DRAIN]
        count = sum([1 for face in self.faces if face >= drain.at_least])
        if not count:
            return
        strike_by_ability(s, self.target, self.seat, "drain", count * drain.damage)
        atoms.heal(s, self.seat, "drain", count * drain.heal)
        if shooter.character != DRAIN:  # GO-23.10: Octor's copy is used up
            atoms.drop_ability(s, self.seat)

    def walk_on(self, s: State) -> None:
        """GO-30.9: right after the shot and its loot, or never."""
        if self.extra and not s.figures[self.seat].frozen:
            s.push(ExtraSteps(self.seat, self.extra))
