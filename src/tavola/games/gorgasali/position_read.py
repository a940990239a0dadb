"""Text to a state. Every line is checked; what contradicts itself is refused with its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tavola.core.position_frames import facts_of, frame_of, result_of
from tavola.core.position_words import Words
from tavola.games.gorgasali.atoms import ground_bit
from tavola.games.gorgasali.board import SECTORS
from tavola.games.gorgasali.cards import PLAIN, SMOKE
from tavola.games.gorgasali.kit import FULL_HEALTH
from tavola.games.gorgasali.position_check import check
from tavola.games.gorgasali.position_ground import Ground
from tavola.games.gorgasali.position_write import BANNERS, MOMENTS, TERRAIN_LETTERS, USED, kind_key
from tavola.games.gorgasali.rules.rounds import Rounds
from tavola.games.gorgasali.rules.turn import TurnFrame
from tavola.games.gorgasali.rules.zones import level_in
from tavola.games.gorgasali.state import CHEST, COVERED, FIGURE, Banner, Figure, State, Swap

if TYPE_CHECKING:
    from tavola.games.gorgasali.game import Gorgasali

FREE_FORM = ("mat", "weapon_deck", "support_deck", "weapon_discard", "support_discard", "frame", "result")

# Facts of a figure that are numbers: the field, its bounds, and what it is called.
NUMBERS = {
    "sector": ("sector", 1, SECTORS, "a sector"),
    "hp": ("health", 1, FULL_HEALTH, "health"),
    "cd": ("cooldown", 0, 9, "a cooldown"),
    "chests": ("chests", 0, 10, "extra chests"),
}


def read(game: Gorgasali, text: str) -> State:
    """The state a text describes."""
    return Reader(game, text).state


class Reader(Ground):
    """Settings and drawing first, since everything else is said in their terms; then the lines in order."""

    def __init__(self, game: Gorgasali, text: str) -> None:
        super().__init__(game, text)
        self.said: dict[str, Words] = {}  # the line that says something, for what turns out wrong at the end
        self.start: int | None = None
        self.frames: list[tuple[Words, Any]] = []
        self.piles_read: set[str] = set()  # piles that were given whole
        self.moment = "before"
        self.read_facts()
        if "bar" not in self.said:
            self.state.bar = next((f.seat for f in self.state.figures if f.alive), 0)
        self.fill_decks()
        check(self.state, self.said, self.moment, unfinished=bool(self.frames))
        self.stack_frames()

    def square(self, line: Words) -> int:
        x, y = line.pair()
        board = self.state.kit.board
        square = board.at(x, y)
        if square < 0:
            raise line.fail(f"no square {x},{y} on a board of {board.width}×{board.height}")
        return square

    def seat(self, line: Words) -> int:
        return line.number_of("a seat", 0, self.seats - 1)

    def name(self, square: int) -> str:
        return f"{self.state.kit.board.x(square)},{self.state.kit.board.y(square)}"

    def letter(self, square: int) -> str:
        return TERRAIN_LETTERS[self.state.kit.board.terrain[square]]

    # --- facts --------------------------------------------------------------------------------------------------

    def read_facts(self) -> None:
        self.state.round, self.state.bar = 1, 0
        self.read_map()
        readers: dict[str, Callable[[Words], None]] = {
            "round": self.read_round, "bar": self.read_bar, "level": self.read_level, "fallen": self.read_fallen,
            "figure": self.read_figure, "under": self.read_under, "chest": self.read_chests, "mat": self.read_mat,
            "banner": self.read_banner, "weapon_deck": self.read_pile, "support_deck": self.read_pile,
            "weapon_discard": self.read_pile, "support_discard": self.read_pile, "turn": self.read_turn,
            "covered": self.read_covered, "exchange": self.read_exchange, "start": self.read_start,
            "frame": self.read_frame, "result": self.read_result,
        }  # fmt: skip
        order = list(readers)
        for line in self.lines:
            if line.key not in readers:
                known = ["seats", "option", "map", "zones", "sector", *order]
                raise line.fail(f"unknown word {line.key!r}; known: {', '.join(known)}")
            self.said.setdefault(line.key, line)
        for line in sorted(self.lines, key=lambda line: (order.index(line.key), line.number)):
            readers[line.key](line)
            if line.key not in FREE_FORM:
                line.end()

    def read_map(self) -> None:
        """Chests and figures; on a named board the terrain must be that board's."""
        board = self.state.kit.board
        rows = self.drawings.get("map")
        if rows is None:
            for square in board.chests:
                self.state.ground[square] |= CHEST
            return
        if len(rows) != board.height:
            raise rows[-1].fail(f"expected {board.height} rows, found {len(rows)}")
        for y, row in enumerate(rows):
            if len(row.key) != board.width:
                raise row.fail(f"expected {board.width} squares, found {len(row.key)}")
            for x, letter in enumerate(row.key):
                self.read_letter(row, board.at(x, y), letter)

    def read_letter(self, row: Words, square: int, letter: str) -> None:
        board = self.state.kit.board
        if letter.isdigit():
            self.put(row, int(letter), square)
        elif letter == "C":
            self.put_chest(row, square)
        elif letter == "H" and not board.healing[square]:
            raise row.fail(f"no healing point at {self.name(square)} on this board")
        elif letter not in ("H", self.letter(square)):
            raise row.fail(f"the board has {self.letter(square)!r} at {self.name(square)}, not {letter!r}")

    def put(self, line: Words, seat: int, square: int) -> None:
        if seat >= self.seats:
            raise line.fail(f"expected seats 0..{self.seats - 1}, found {seat}")
        figure, where = self.state.figures[seat], self.name(square)
        if figure.square >= 0 and figure.square != square:
            raise line.fail(f"figure {seat} stands on two squares, {self.name(figure.square)} and {where}")
        shared = figure.square != square and self.state.ground[square] & FIGURE
        if shared and not self.state.kit.cross_figures:
            raise line.fail(f"two figures on {where}")
        if self.state.kit.board.cost[square] == 0:
            raise line.fail(f"nobody can stand on {where}")
        figure.square = square
        self.state.ground[square] |= FIGURE

    def put_chest(self, line: Words, square: int) -> None:
        if square not in self.state.kit.board.chests:
            raise line.fail(f"no chest square at {self.name(square)} on this board")
        if self.state.kit.board.terrain[square] != PLAIN:
            raise line.fail(f"a chest at {self.name(square)}, which is no plain square")
        self.state.ground[square] |= CHEST

    def read_under(self, line: Words) -> None:
        """What a figure hides; the terrain of a drawn board was read with its map."""
        seat = self.seat(line)
        letter = line.next("a letter of the map")
        square, board = self.state.figures[seat].square, self.state.kit.board
        if square < 0:
            raise line.fail(f"figure {seat} is not on the map")
        if letter == "C":
            self.put_chest(line, square)
        elif letter == "H":
            if not board.healing[square]:
                raise line.fail(f"no healing point at {self.name(square)}")
        elif letter != self.letter(square):
            raise line.fail(f"the board has {self.letter(square)!r} at {self.name(square)}, not {letter!r}")

    def read_chests(self, line: Words) -> None:
        while line.more():
            self.put_chest(line, self.square(line))

    def read_round(self, line: Words) -> None:
        self.state.round = line.number_of("a round", 0, 9999)
        self.state.level = level_in(self.state, max(1, self.state.round))

    def read_bar(self, line: Words) -> None:
        self.state.bar = line.number_of("a seat", -1, self.seats - 1)

    def read_level(self, line: Words) -> None:
        self.state.level = line.number_of("zones that shrank", 0, 4)

    def read_fallen(self, line: Words) -> None:
        self.state.fallen = line.numbers_of("seats", 0, self.seats - 1)

    # --- figures and mats -------------------------------------------------------------------------------------------

    def read_figure(self, line: Words) -> None:
        kit = self.state.kit
        figure = self.state.figures[self.seat(line)]
        if f"figure {figure.seat}" in self.said:
            raise line.fail(f"figure {figure.seat} a second time")
        self.said[f"figure {figure.seat}"] = line
        keys = [character.key for character in kit.characters]
        key = line.next("a character")
        if key != "none":
            if key not in keys:
                raise line.fail(f"no character {key!r}; known: {', '.join(keys)}")
            if any(other.character == keys.index(key) for other in self.state.figures):
                raise line.fail(f"{key} is taken by another seat")
            figure.character = keys.index(key)
            figure.cooldown = kit.characters[figure.character].cooldown
            figure.health = FULL_HEALTH
        while line.more():
            self.read_fact(line, figure, line.next("a fact"))

    def read_fact(self, line: Words, figure: Figure, word: str) -> None:
        if word in NUMBERS:
            name, low, high, what = NUMBERS[word]
            setattr(figure, name, line.number_of(what, low, high))
        elif word in ("skipped", "lent"):
            setattr(figure, word, 1)
        elif word == "at":
            self.put(line, figure.seat, self.square(line))
        elif word == "grave":
            figure.grave = self.square(line)
        elif word == "frozen":
            figure.frozen = self.seats_named(line)
        elif word == "burned":  # alone: by all others
            numbered = line.more() and line.words[line.at][0].isdigit()
            others = (1 << self.seats) - 1 & ~(1 << figure.seat)
            figure.burned = self.seats_named(line) if numbered else others
        elif word == "held":
            self.read_held(line, figure)
        elif word == "dead":
            figure.alive, figure.health = 0, 0
            if "fallen" not in self.said:
                self.state.fallen.append(figure.seat)
        else:
            raise line.fail(f"unknown fact {word!r}")

    def seats_named(self, line: Words) -> int:
        """Seats with commas between, as a bit set."""
        found = 0
        for seat in line.numbers_of("seats", 0, self.seats - 1):
            found |= 1 << seat
        return found

    def read_held(self, line: Words, figure: Figure) -> None:
        keys = [character.key for character in self.state.kit.characters]
        key = line.next("a character")
        if key not in keys:
            raise line.fail(f"no character {key!r}; known: {', '.join(keys)}")
        figure.held = keys.index(key)
        line.expect("from", "a seat")
        figure.held_from = line.number_of("a seat", -1, self.seats - 1)

    def kind(self, line: Words, key: str) -> int:
        for kind in range(self.state.kit.cards.kinds):
            if kind_key(self.state.kit, kind) == key:
                return kind
        raise line.fail(f"no card {key!r}")

    def read_mat(self, line: Words) -> None:
        """Cards with commas between; a number before a card is its slot, else the first empty one; `|`: backpack."""
        figure = self.state.figures[self.seat(line)]
        self.said.setdefault(f"mat {figure.seat}", line)
        for place, part in enumerate(line.rest(2).split("|")):
            for entry in filter(None, (piece.strip() for piece in part.split(","))):
                words = entry.split()
                if len(words) > 2 or (len(words) == 2 and not words[0].isdecimal()):
                    raise line.fail(f"expected a card or a slot and a card, found {entry!r}")
                kind = self.kind(line, words[-1].removesuffix("*"))
                slot = int(words[0]) if len(words) == 2 else self.free(line, figure, kind, place)
                self.lay(line, figure, kind, slot)
                if words[-1].endswith("*"):
                    if not self.state.kit.cards.is_weapon(kind):
                        raise line.fail(f"only a weapon can be spent, not {words[-1]!r}")
                    figure.spent |= 1 << slot

    def free(self, line: Words, figure: Figure, kind: int, place: int) -> int:
        layout = self.state.kit.layout
        slots = (layout.backpack_of if place else layout.active_of)[self.state.kit.category(kind)]
        free = [slot for slot in slots if not figure.mat[slot]]
        if not free:
            raise line.fail(f"no empty {'backpack' if place else 'active'} slot for {kind_key(self.state.kit, kind)}")
        return free[0]

    def lay(self, line: Words, figure: Figure, kind: int, slot: int) -> None:
        layout = self.state.kit.layout
        if not 0 <= slot < layout.size or layout.slots[slot] != self.state.kit.category(kind):
            raise line.fail(f"{kind_key(self.state.kit, kind)} does not fit slot {slot}")
        if figure.mat[slot]:
            raise line.fail(f"two cards in slot {slot}")
        figure.mat[slot] = kind + 1
        self.said[f"card {kind}"] = line

    # --- banners and piles ------------------------------------------------------------------------------------------

    def read_banner(self, line: Words) -> None:
        """banner KIND of SEAT [round N] at x,y …"""
        banner = Banner()
        key = line.next("a banner")
        if key not in BANNERS:
            raise line.fail(f"no banner {key!r}; known: {', '.join(BANNERS)}")
        banner.kind, banner.placed = BANNERS.index(key), self.state.round
        line.expect("of", "a seat")
        banner.owner = self.seat(line)
        if line.more() and line.words[line.at] == "round":
            line.next("round")
            banner.placed = line.number_of("a round", 0, self.state.round)
        line.expect("at", "squares")
        while line.more():
            banner.squares.append(self.square(line))
        for square in banner.squares:
            if self.state.ground[square] & (ground_bit(0) | ground_bit(SMOKE)):
                raise line.fail(f"two banners on {self.name(square)}")
            self.state.ground[square] |= ground_bit(banner.kind)
        self.said[f"banner {len(self.state.banners)}"] = line
        self.state.banners.append(banner)

    def read_pile(self, line: Words) -> None:
        """Cards with commas between, the top one first, `3 gemini` for three; `...` stands for the rest of the box."""
        name = line.key
        pile = bytearray()
        open_end = False
        for entry in filter(None, (piece.strip() for piece in line.rest().split(","))):
            if entry in ("...", "-"):
                open_end = entry == "..."
                continue
            words = entry.split()
            if len(words) > 2 or (len(words) == 2 and not words[0].isdecimal()):
                raise line.fail(f"expected a card or a number and a card, found {entry!r}")
            kind = self.kind(line, words[-1])
            if self.state.kit.cards.is_weapon(kind) is not name.startswith("weapon"):
                raise line.fail(f"{words[-1]} is no card of this pile")
            pile.extend([kind] * (int(words[0]) if len(words) == 2 else 1))
            self.said[f"card {kind}"] = line
        setattr(self.state, name, pile[::-1])
        if not open_end:
            self.piles_read.add(name)

    def cards_in_sight(self) -> list[int]:
        """How many of each kind lie in a named pile, on a mat, or wait to be placed."""
        s = self.state
        used = [0] * s.kit.cards.kinds
        for pile in (s.weapon_deck, s.support_deck, s.weapon_discard, s.support_discard):
            for kind in pile:
                used[kind] += 1
        for figure in s.figures:
            for card in filter(None, figure.mat):
                used[card - 1] += 1
        for line, facts in self.frames:
            for kind in waiting(facts):
                if kind >= len(used):
                    raise line.fail(f"no card {kind}")
                used[kind] += 1
                self.said.setdefault(f"card {kind}", line)
        return used

    def fill_decks(self) -> None:
        """What lies nowhere else is in the deck, below what was named; a card more than the box has is refused."""
        s = self.state
        cards, used = s.kit.cards, self.cards_in_sight()
        for name, full in (("weapon_deck", cards.weapon_deck()), ("support_deck", cards.support_deck())):
            rest = bytearray()
            for kind in sorted(set(full)):
                left = full.count(kind) - used[kind]
                if left < 0:
                    key = kind_key(s.kit, kind)
                    raise self.said[f"card {kind}"].fail(f"{used[kind]} × {key}, the box has {full.count(kind)},")
                rest.extend([kind] * left)
            if name not in self.piles_read:
                setattr(s, name, rest + getattr(s, name))

    # --- the running turn -------------------------------------------------------------------------------------------

    def read_turn(self, line: Words) -> None:
        """turn SEAT [MOMENT] [dice a,b] [what has been used]"""
        turn = self.state.turn
        turn.seat = self.seat(line)
        left = -1
        while line.more():
            word = line.next("a fact of the turn")
            if word in MOMENTS.values():
                self.moment = word
            elif word == "dice":
                faces = line.numbers_of("two dice", 1, 6)
                if len(faces) != 2:
                    raise line.fail("expected two dice a,b")
                turn.first, turn.second = faces
            elif word == "left":
                left = line.number_of(word, 0, 9999)
            elif word in ("steps", "opened", "proposals", "free_terrain", "factor", "frost"):
                setattr(turn, word, line.number_of(word, 0, 9999))
            elif word in USED:
                setattr(turn, word, 1)
            else:
                raise line.fail(f"unknown fact of a turn {word!r}")
        rolled = turn.first + turn.second if self.moment == "after" else 0
        turn.left = rolled if left < 0 else left

    def read_covered(self, line: Words) -> None:
        while line.more():
            square = self.square(line)
            self.state.ground[square] |= COVERED
            self.state.turn.covered.append(square)

    def read_exchange(self, line: Words) -> None:
        """exchange SEAT home x,y with SEAT from x,y."""
        swap = Swap()
        swap.seat = self.seat(line)
        line.expect("home", "a square")
        swap.home = self.square(line)
        line.expect("with", "a seat")
        swap.partner = self.seat(line)
        line.expect("from", "a square")
        swap.partner_home = self.square(line)
        self.state.turn.swaps.append(swap)

    def read_start(self, line: Words) -> None:
        self.start = self.seat(line)

    def read_frame(self, line: Words) -> None:
        self.frames.append((line, facts_of(line)))

    def read_result(self, line: Words) -> None:
        self.state.result = result_of(line)

    # --- the stack --------------------------------------------------------------------------------------------------

    def stack_frames(self) -> None:
        """The written frames, or the plain start of a decision in a turn."""
        s = self.state
        for line, facts in self.frames:
            s.push(frame_of(line, facts, self.game.type_names))
        if self.frames:
            return
        turn = TurnFrame(max(0, s.turn.seat))
        s.turn.seat = turn.seat
        turn.step = {name: step for step, name in MOMENTS.items()}[self.moment]
        start = s.bar if self.start is None else self.start
        s.push(Rounds(start, (turn.seat - start) % self.seats + 1))
        s.push(turn)


def waiting(facts: Any) -> bytes:
    """The cards of a frame that has some."""
    cards = facts.get("cards") if isinstance(facts, dict) else None
    return bytes(cards["bytes"]) if isinstance(cards, dict) and "bytes" in cards else b""
