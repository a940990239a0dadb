"""Section 3: set-up, from the shuffled decks to the first turn (GO-59.1 to GO-59.4, GO-3.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import DECIDE, Frame
from tavola.core.values import Action, Chance, Menu, Need, OneOf, Outcome, Refusal, Rolled, Shuffled
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Imitate, PickCharacter
from tavola.games.gorgasali.board import SECTORS
from tavola.games.gorgasali.kit import CHOOSE, DRAFT, OCTOR
from tavola.games.gorgasali.kit import RANDOM as RANDOM_PICK
from tavola.games.gorgasali.rules.abilities import UNTAKEABLE, takeable
from tavola.games.gorgasali.rules.rounds import Rounds
from tavola.games.gorgasali.state import State

SECTION: Final = 3

WEAPONS: Final = 0
SUPPORTS: Final = 1
POOL: Final = 2
PICK: Final = 3
START: Final = 4
SECTOR: Final = 5
OCTORS: Final = 6

HAND: Final = 3  # characters offered in a draft (GO-65.5)

TAKEN: Final = Refusal("GO-3.3", "character-taken")
NOT_OFFERED: Final = Refusal("GO-65.5", "not-offered")
PICK_FIRST: Final = Refusal("GO-3.15", "pick-first")
NOT_BESIDE: Final = Refusal("GO-3.14", "not-beside-you")


class SetUp(Frame[State]):
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "at", "pool", "rivals")

    def __init__(self) -> None:
        self.step: int = WEAPONS
        self.at: int = 0  # the seat, or how many seats are done
        self.pool: list[int] = []  # characters still free
        self.rivals: list[int] = []  # seats that roll for the start

    def clone(self) -> SetUp:
        twin = SetUp()
        twin.step = self.step
        twin.at = self.at
        twin.pool = self.pool.copy()
        twin.rivals = self.rivals.copy()
        return twin

    def advance(self, s: State) -> Need | None:
        if self.step == WEAPONS:
            return Chance("shuffle", sum(s.kit.cards.weapon_copies), 0, "weapon")  # GO-3.2, GO-60.3
        if self.step == SUPPORTS:
            return Chance("shuffle", sum(s.kit.cards.support_copies), 0, "support")
        if self.step == POOL:
            return self.fill_pool(s)
        if self.step == PICK:
            return self.pick(s)
        if self.step == START:
            return self.roll_for_start(s)
        return self.roll_sector(s) if self.step == SECTOR else self.ask_octor(s)

    def receive(self, s: State, outcome: Outcome) -> None:
        if isinstance(outcome, Shuffled):
            self.shuffled(s, outcome.order)
        elif isinstance(outcome, Rolled) and self.step == START:
            self.compare(s, outcome.faces)
        elif isinstance(outcome, Rolled):
            self.give_sector(s, outcome.faces[0])

    def shuffled(self, s: State, order: tuple[int, ...]) -> None:
        if self.step == WEAPONS:
            deck = s.kit.cards.weapon_deck()
            atoms.set_decks(s, bytes([deck[i] for i in order]), None)
            self.step = SUPPORTS
        elif self.step == SUPPORTS:
            deck = s.kit.cards.support_deck()
            atoms.set_decks(s, None, bytes([deck[i] for i in order]))
            self.step = POOL
        else:
            self.pool = list(order)
            self.step = PICK

    # --- characters --------------------------------------------------------------------------------------------------

    def fill_pool(self, s: State) -> Need | None:
        if s.kit.pick != CHOOSE:
            return Chance("shuffle", len(s.kit.characters), 0, "characters")
        self.pool = list(range(len(s.kit.characters)))
        self.step = PICK
        return None

    def pick(self, s: State) -> Need | None:
        """In lobby order, each a different character: GO-2.4, GO-59.1, GO-R11."""
        if self.at == len(s.figures):
            self.step = START
            self.at = 0
            self.rivals = [figure.seat for figure in s.figures if figure.alive]
            return None
        if s.figures[self.at].alive:
            if s.kit.pick != RANDOM_PICK:
                return DECIDE[self.at]
            self.take(s, self.at, self.pool[0])
        self.at += 1
        return None

    def offered(self, s: State) -> list[int]:
        return self.pool[:HAND] if s.kit.pick == DRAFT else self.pool

    def take(self, s: State, seat: int, character: int) -> None:
        """A draft's other cards go under the pile."""
        left = [other for other in self.offered(s) if other != character]
        self.pool = [other for other in self.pool if other != character and other not in left]
        self.pool += left
        if s.kit.pick == CHOOSE:
            self.pool.sort()
        atoms.give_character(s, seat, character)

    # --- start and sectors -------------------------------------------------------------------------------------------

    def roll_for_start(self, s: State) -> Need | None:
        """GO-3.8, GO-59.2, GO-60.1, GO-R10: one die each; tied leaders again."""
        self.rivals = [seat for seat in self.rivals if s.figures[seat].alive]
        if len(self.rivals) > 1:
            return Chance("roll", len(self.rivals), 6, "start")
        atoms.give_bar(s, self.rivals[0])
        self.step = SECTOR
        self.at = 0
        return None

    def compare(self, s: State, faces: tuple[int, ...]) -> None:
        for seat, face in zip(self.rivals, faces, strict=True):
            atoms.note_dice(s, seat, "start", (face,))
        best = max(faces)
        self.rivals = [seat for seat, face in zip(self.rivals, faces, strict=True) if face == best]

    def roller(self, s: State) -> int:
        """The start player first, then clockwise (GO-3.10)."""
        return (s.bar + self.at) % len(s.figures)

    def roll_sector(self, s: State) -> Need | None:
        """GO-3.9, GO-59.3, GO-60.2; in duo one roll for both teammates (GO-54.5)."""
        while self.at < len(s.figures):
            figure = s.figures[self.roller(s)]
            if figure.alive and not figure.sector:
                return Chance("roll", 1, SECTORS, "sector")
            self.at += 1
        self.step = OCTORS
        self.at = 0
        return None

    def give_sector(self, s: State, sector: int) -> None:
        """A sector taken by an enemy is rolled again, unless the table shares (GO-R9)."""
        seat = self.roller(s)
        team = s.figures[seat].team
        atoms.note_dice(s, seat, "sector", (sector,))
        taken = any([figure.sector == sector and figure.team != team for figure in s.figures])
        if taken and not s.kit.share_sectors:
            return
        for figure in s.figures:  # GO-54.4
            if figure.team == team and figure.alive:
                atoms.give_sector(s, figure.seat, sector)

    # --- Octor -------------------------------------------------------------------------------------------------------

    def neighbours(self, s: State, seat: int) -> list[int]:
        """GO-3.14, GO-23.6, GO-R61: directly left or right, never E'moon, never the teammate."""
        count = len(s.figures)
        found: list[int] = []
        for other in ((seat + 1) % count, (seat - 1) % count):
            fits = s.figures[other].alive and takeable(s, other) and s.figures[other].team != s.figures[seat].team
            if fits and other not in found:
                found.append(other)
        return found

    def ask_octor(self, s: State) -> Need | None:
        while self.at < len(s.figures):
            figure = s.figures[self.at]
            if figure.character == OCTOR and figure.alive and figure.held < 0 and self.neighbours(s, self.at):
                return DECIDE[self.at]
            self.at += 1
        s.pop()
        s.push(Rounds())
        return None

    # --- decisions ---------------------------------------------------------------------------------------------------

    def menu(self, s: State, seat: int) -> Menu:
        if self.step == PICK:
            return OneOf([PickCharacter(character) for character in self.offered(s)])
        return OneOf([Imitate(other) for other in self.neighbours(s, seat)])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if self.step == PICK:
            if not isinstance(action, PickCharacter):
                return PICK_FIRST
            if action.character not in self.pool:
                return TAKEN
            return None if action.character in self.offered(s) else NOT_OFFERED
        if not isinstance(action, Imitate):
            return PICK_FIRST
        count = len(s.figures)
        if action.seat not in ((seat + 1) % count, (seat - 1) % count):
            return NOT_BESIDE
        return None if action.seat in self.neighbours(s, seat) else UNTAKEABLE

    def answer(self, s: State, seat: int, action: Action) -> None:
        if isinstance(action, PickCharacter):
            self.take(s, seat, action.character)
        elif isinstance(action, Imitate):
            atoms.take_ability(s, seat, action.seat, s.figures[action.seat].character)
        self.at += 1
