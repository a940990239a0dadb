"""Text to a state. Every line is checked; what contradicts itself is refused with its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tavola.core import codec
from tavola.core.errors import ContentError, OptionError, RecordError
from tavola.core.values import Result
from tavola.games.gorgasali.drawn_board import drawn_board
from tavola.games.gorgasali.kit import FULL_HEALTH
from tavola.games.gorgasali.position_write import BANNERS, MOMENTS, TERRAIN_LETTERS, USED, kind_key
from tavola.games.gorgasali.rules.rounds import Rounds
from tavola.games.gorgasali.rules.turn import TurnFrame
from tavola.games.gorgasali.rules.zones import level_in
from tavola.games.gorgasali.atoms import ground_bit
from tavola.games.gorgasali.cards import SMOKE
from tavola.games.gorgasali.state import CHEST, COVERED, FIGURE, Banner, Figure, State

if TYPE_CHECKING:
    from tavola.games.gorgasali.game import Gorgasali

FILE = "position"
DRAWN = "drawn"


class Words:
    """One line, word by word; what is missing or odd is an error of that line."""

    def __init__(self, number: int, line: str) -> None:
        self.number = number
        self.line = line
        self.words = line.split()
        self.at = 1

    def fail(self, message: str) -> ContentError:
        return ContentError(FILE, self.number, f"{message} in {self.line.strip()!r}")

    def more(self) -> bool:
        return self.at < len(self.words)

    def next(self, what: str) -> str:
        if not self.more():
            raise self.fail(f"expected {what}")
        self.at += 1
        return self.words[self.at - 1]

    def number_of(self, what: str, low: int, high: int) -> int:
        word = self.next(what).rstrip(":")
        if not word.lstrip("-").isdigit() or not low <= int(word) <= high:
            raise self.fail(f"expected {what} {low}..{high}, found {word!r}")
        return int(word)

    def end(self) -> None:
        if self.more():
            raise self.fail(f"unexpected {self.words[self.at]!r}")


def read(game: Gorgasali, text: str) -> State:
    """The state a text describes."""
    return Reader(game, text).state


class Reader:
    """Settings and drawing first, since everything else is said in their terms; then the lines in order."""

    def __init__(self, game: Gorgasali, text: str) -> None:
        self.lines = [Words(n, line) for n, line in enumerate(text.splitlines(), 1)]
        self.drawings: dict[str, list[Words]] = {}
        self.game = game
        self.settings: dict[str, object] = {}
        self.seats = 2
        self.start: int | None = None
        self.frames: list[Any] = []
        self.piles_read: set[str] = set()  # piles that were given whole
        self.moment = "before"
        self.read_drawings()
        self.read_settings()
        self.state = self.make_state()
        self.read_facts()
        self.finish()

    # --- settings and drawing --------------------------------------------------------------------------------------

    def read_drawings(self) -> None:
        """`map` and `zones` are followed by their rows, up to the first line that is no row."""
        rest: list[Words] = []
        rows: list[Words] | None = None
        for line in self.lines:
            key = line.words[0] if line.words else ""
            if rows is not None and len(line.words) == 1 and not set(line.words[0]) - set(TERRAIN_LETTERS + "CH0123456789"):
                rows.append(line)
            elif key in ("map", "zones") and len(line.words) == 1:
                rows = self.drawings.setdefault(key, [])
            else:
                rows = None
                if key and not key.startswith(";"):
                    rest.append(line)
        self.lines = rest

    def take(self, key: str) -> list[Words]:
        found = [line for line in self.lines if line.words[0] == key]
        self.lines = [line for line in self.lines if line.words[0] != key]
        return found

    def read_settings(self) -> None:
        for line in self.take("seats"):
            self.seats = line.number_of("seats", 2, 10)
        known = {option.key: option for option in self.game.options}
        for line in self.take("option"):
            key = line.next("an option")
            if key not in known:
                raise line.fail(f"no such option; known: {', '.join(sorted(known))}")
            value = line.next("a value")
            self.settings[key] = {"on": True, "off": False}.get(value, int(value) if value.isdigit() else value)
            if known[key].problem(self.settings[key]):
                raise line.fail(str(known[key].problem(self.settings[key])))

    def make_state(self) -> State:
        try:
            if "board" in self.settings and self.settings["board"] != DRAWN:
                state = self.game.blank(self.seats, self.game.settings(self.seats, self.settings))
            else:
                state = self.drawn_state()
        except OptionError as error:
            raise ContentError(FILE, 1, str(error)) from error
        state.ground = bytearray(state.kit.board.size)
        for seat in range(self.seats):
            figure = Figure()
            figure.seat = seat
            figure.team = seat % (self.seats // 2) if state.kit.duo else seat
            figure.mat = bytearray(state.kit.layout.size)
            state.figures.append(figure)
        return state

    def drawn_state(self) -> State:
        """Without a named board: one straight from the drawing, any size, no demands on its content."""
        if "map" not in self.drawings:
            self.settings.setdefault("board", "standard")
            return self.game.blank(self.seats, self.game.settings(self.seats, self.settings))
        settings = self.game.settings(self.seats, {k: v for k, v in self.settings.items() if k != "board"})
        kit = self.game.kit(self.seats, settings)
        rows = [(line.number, self.uncover(line.words[0])) for line in self.drawings["map"]]
        zones = [(line.number, line.words[0]) for line in self.drawings.get("zones", [])]
        kit.board = drawn_board(rows, zones, [(line, *self.sector(line)) for line in self.take("sector")])
        settings["board"] = DRAWN
        return State(kit)

    def uncover(self, row: str) -> str:
        """A row of the map with what `under` says instead of its digits."""
        for line in self.lines:
            if line.words[0] == "under" and len(line.words) == 3:
                row = row.replace(line.words[1], line.words[2])
        return row

    def sector(self, line: Words) -> tuple[int, tuple[int, int]]:
        number = line.number_of("a sector", 1, 20)
        return number, self.pair(line)

    def pair(self, line: Words) -> tuple[int, int]:
        word = line.next("a square x,y")
        x, _, y = word.partition(",")
        if not (x.isdigit() and y.isdigit()):
            raise line.fail(f"expected a square x,y, found {word!r}")
        return int(x), int(y)

    def square(self, line: Words) -> int:
        x, y = self.pair(line)
        square = self.state.kit.board.at(x, y)
        if square < 0:
            raise line.fail(f"no square {x},{y} on a board of {self.state.kit.board.width}×{self.state.kit.board.height}")
        return square

    def seat(self, line: Words) -> int:
        return line.number_of("a seat", 0, self.seats - 1)

    # --- facts -------------------------------------------------------------------------------------------------------

    def read_facts(self) -> None:
        self.state.round, self.state.bar = 1, 0
        self.read_map()
        readers: dict[str, Callable[[Words], None]] = {
            "round": self.read_round, "bar": self.read_bar, "level": self.read_level, "fallen": self.read_fallen,
            "under": self.read_under, "figure": self.read_figure, "mat": self.read_mat, "banner": self.read_banner,
            "weapon_deck": self.read_pile, "support_deck": self.read_pile, "weapon_discard": self.read_pile,
            "support_discard": self.read_pile, "turn": self.read_turn, "covered": self.read_covered,
            "exchange": self.read_exchange, "start": self.read_start, "frame": self.read_frame,
            "result": self.read_result, "chest": self.read_chest,
        }  # fmt: skip
        order = list(readers)
        for line in self.lines:
            if line.words[0] not in readers:
                raise line.fail(f"unknown word {line.words[0]!r}; known: {', '.join(order)}")
        for line in sorted(self.lines, key=lambda line: (order.index(line.words[0]), line.number)):
            try:
                readers[line.words[0]](line)
            except (ValueError, IndexError) as error:
                raise line.fail(f"cannot be read ({error})") from error

    def read_map(self) -> None:
        """Chests and figures; on a named board the terrain must be that board's."""
        board = self.state.kit.board
        rows = self.drawings.get("map")
        if rows is None:
            for square in board.chests:
                self.state.ground[square] |= CHEST
            return
        if len(rows) != board.height:
            raise ContentError(FILE, rows[0].number if rows else 1, f"expected {board.height} rows, found {len(rows)}")
        for y, row in enumerate(rows):
            if len(row.words[0]) != board.width:
                raise row.fail(f"expected {board.width} squares, found {len(row.words[0])}")
            for x, letter in enumerate(row.words[0]):
                self.read_letter(row, board.at(x, y), letter)

    def read_letter(self, row: Words, square: int, letter: str) -> None:
        board = self.state.kit.board
        if letter.isdigit():
            self.put(row, int(letter), square)
        elif letter == "C":
            if board.terrain[square] != 1:
                raise row.fail(f"a chest on {TERRAIN_LETTERS[board.terrain[square]]!r} at square {board.x(square)},{board.y(square)}")
            self.state.ground[square] |= CHEST
        elif letter == "H" and not board.healing[square]:
            raise row.fail(f"no healing point at {board.x(square)},{board.y(square)} on this board")
        elif letter not in ("H", TERRAIN_LETTERS[board.terrain[square]]):
            raise row.fail(f"the board has {TERRAIN_LETTERS[board.terrain[square]]!r} at {board.x(square)},{board.y(square)}, not {letter!r}")

    def put(self, line: Words, seat: int, square: int) -> None:
        if seat >= self.seats:
            raise line.fail(f"expected seats 0..{self.seats - 1}, found {seat}")
        figure, board = self.state.figures[seat], self.state.kit.board
        where = f"{board.x(square)},{board.y(square)}"
        if figure.square >= 0 and figure.square != square:
            raise line.fail(f"figure {seat} stands on two squares, {board.x(figure.square)},{board.y(figure.square)} and {where}")
        if figure.square != square and self.state.ground[square] & FIGURE:
            raise line.fail(f"two figures on {where}")
        if board.cost[square] == 0:
            raise line.fail(f"nobody can stand on {where}")
        figure.square = square
        self.state.ground[square] |= FIGURE

    def read_under(self, line: Words) -> None:
        """What a figure hides; the terrain of a drawn board was read with its map."""
        seat = self.seat(line)
        letter = line.next("a letter of the map")
        square = self.state.figures[seat].square
        if square < 0:
            raise line.fail(f"figure {seat} is not on the map")
        if letter not in TERRAIN_LETTERS + "CH":
            raise line.fail(f"expected a letter of {TERRAIN_LETTERS}CH, found {letter!r}")
        if letter == "C":
            self.state.ground[square] |= CHEST
        line.end()

    def read_chest(self, line: Words) -> None:
        while line.more():
            self.state.ground[self.square(line)] |= CHEST

    def read_round(self, line: Words) -> None:
        self.state.round = line.number_of("a round", 0, 9999)
        self.state.level = level_in(self.state, max(1, self.state.round))
        line.end()

    def read_bar(self, line: Words) -> None:
        self.state.bar = line.number_of("a seat", -1, self.seats - 1)
        line.end()

    def read_level(self, line: Words) -> None:
        self.state.level = line.number_of("zones that shrank", 0, 4)
        line.end()

    def read_fallen(self, line: Words) -> None:
        self.state.fallen = [int(word) for word in line.next("seats").split(",")]

    # --- figures and mats ----------------------------------------------------------------------------------------------

    def read_figure(self, line: Words) -> None:
        kit = self.state.kit
        figure = self.state.figures[self.seat(line)]
        if figure.character >= 0:
            raise line.fail(f"figure {figure.seat} a second time")
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
        if word == "at":
            self.put(line, figure.seat, self.square(line))
        elif word == "sector":
            figure.sector = line.number_of("a sector", 1, 20)
        elif word == "hp":
            figure.health = line.number_of("health", 1, FULL_HEALTH)
        elif word == "cd":
            figure.cooldown = line.number_of("a cooldown", 0, 9)
        elif word == "chests":
            figure.chests = line.number_of("extra chests", 0, 10)
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
            if figure.seat not in self.state.fallen:
                self.state.fallen.append(figure.seat)
        elif word in ("skipped", "lent"):
            setattr(figure, word, 1)
        else:
            raise line.fail(f"unknown fact {word!r}")

    def seats_named(self, line: Words) -> int:
        """Seats with commas between, as a bit set."""
        found = 0
        for seat in line.next("seats").split(","):
            if not seat.isdigit() or int(seat) >= self.seats:
                raise line.fail(f"expected seats 0..{self.seats - 1}, found {seat!r}")
            found |= 1 << int(seat)
        return found

    def read_held(self, line: Words, figure: Figure) -> None:
        keys = [character.key for character in self.state.kit.characters]
        key = line.next("a character")
        if key not in keys:
            raise line.fail(f"no character {key!r}")
        figure.held = keys.index(key)
        if line.next("from") != "from":
            raise line.fail("expected `from` and a seat")
        figure.held_from = line.number_of("a seat", -1, self.seats - 1)

    def kind(self, line: Words, key: str) -> int:
        for kind in range(self.state.kit.cards.kinds):
            if kind_key(self.state.kit, kind) == key:
                return kind
        raise line.fail(f"no card {key!r}")

    def read_mat(self, line: Words) -> None:
        """Cards with commas between; a number before a card is its slot, else the first empty one; `|`: backpack."""
        figure = self.state.figures[self.seat(line)]
        text = line.line.split(None, 2)[2] if len(line.words) > 2 else ""
        for place, part in enumerate(text.split("|")):
            for entry in filter(None, (piece.strip() for piece in part.split(","))):
                words = entry.split()
                kind = self.kind(line, words[-1].rstrip("*"))
                slot = int(words[0]) if len(words) == 2 and words[0].isdigit() else self.free(line, figure, kind, place)
                self.lay(line, figure, kind, slot)
                if words[-1].endswith("*"):
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

    # --- banners and piles ------------------------------------------------------------------------------------------------

    def read_banner(self, line: Words) -> None:
        """banner KIND of SEAT [round N] at x,y …"""
        banner = Banner()
        key = line.next("a banner")
        if key not in BANNERS:
            raise line.fail(f"no banner {key!r}; known: {', '.join(BANNERS)}")
        banner.kind, banner.placed = BANNERS.index(key), self.state.round
        if line.next("of") != "of":
            raise line.fail("expected `of` and a seat")
        banner.owner = self.seat(line)
        word = line.next("at")
        if word == "round":
            banner.placed = line.number_of("a round", 0, 9999)
            word = line.next("at")
        if word != "at":
            raise line.fail("expected `at` and squares")
        while line.more():
            banner.squares.append(self.square(line))
        for square in banner.squares:
            if self.state.ground[square] & (ground_bit(0) | ground_bit(SMOKE)):
                raise line.fail("two banners on one square")
            self.state.ground[square] |= ground_bit(banner.kind)
        self.state.banners.append(banner)

    def read_pile(self, line: Words) -> None:
        """Cards with commas between, the top one first, `3 gemini` for three; `...` stands for the rest of the box."""
        name = line.words[0]
        pile = bytearray()
        text = line.line.split(None, 1)[1] if len(line.words) > 1 else ""
        open_end = False
        for entry in filter(None, (piece.strip() for piece in text.split(","))):
            if entry in ("...", "-"):
                open_end = entry == "..."
                continue
            words = entry.split()
            count = int(words[0]) if len(words) == 2 and words[0].isdigit() else 1
            pile.extend([self.kind(line, words[-1])] * count)
        setattr(self.state, name, pile[::-1])
        if not open_end:
            self.piles_read.add(name)

    def fill_decks(self) -> None:
        """What lies nowhere else is in the deck, below what was named; a card more than the box has is refused."""
        s = self.state
        cards = s.kit.cards
        used = [0] * cards.kinds
        for pile in (s.weapon_deck, s.support_deck, s.weapon_discard, s.support_discard):
            for kind in pile:
                used[kind] += 1
        for figure in s.figures:
            for card in figure.mat:
                if card:
                    used[card - 1] += 1
        for frame in self.frames:
            for kind in bytes(frame.get("cards", {}).get("bytes", ())):
                used[kind] += 1
        for name, full in (("weapon_deck", cards.weapon_deck()), ("support_deck", cards.support_deck())):
            rest = bytearray()
            for kind in sorted(set(full)):
                left = full.count(kind) - used[kind]
                if left < 0:
                    raise ContentError(FILE, 1, f"{used[kind]} × {kind_key(s.kit, kind)}, the box has {full.count(kind)}")
                rest.extend([kind] * left)
            if name not in self.piles_read:
                setattr(s, name, rest + getattr(s, name))

    # --- the running turn --------------------------------------------------------------------------------------------------

    def read_turn(self, line: Words) -> None:
        turn = self.state.turn
        turn.seat = self.seat(line)
        self.moment = "before"
        while line.more():
            word = line.next("a fact of the turn")
            if word in MOMENTS.values():
                self.moment = word
            elif word == "dice":
                self.read_dice(line)
            elif word in ("left", "steps", "opened", "proposals", "free_terrain", "factor", "frost"):
                setattr(turn, word, line.number_of(word, 0, 9999))
            elif word in USED:
                setattr(turn, word, 1)
            else:
                raise line.fail(f"unknown fact of a turn {word!r}")

    def read_dice(self, line: Words) -> None:
        faces = line.next("two dice a,b").split(",")
        if len(faces) != 2 or any(face not in "123456" for face in faces):
            raise line.fail("expected two dice a,b")
        turn = self.state.turn
        turn.first, turn.second = int(faces[0]), int(faces[1])
        turn.left = turn.first + turn.second if self.moment == "after" else 0

    def read_covered(self, line: Words) -> None:
        while line.more():
            square = self.square(line)
            self.state.ground[square] |= COVERED
            self.state.turn.covered.append(square)

    def read_exchange(self, line: Words) -> None:
        """exchange SEAT home x,y with SEAT from x,y."""
        turn = self.state.turn
        turn.exchanger = self.seat(line)
        line.next("home")
        turn.home = self.square(line)
        line.next("with")
        turn.partner = self.seat(line)
        line.next("from")
        turn.partner_home = self.square(line)

    def read_start(self, line: Words) -> None:
        self.start = self.seat(line)

    def read_frame(self, line: Words) -> None:
        try:
            self.frames.append(msgspec.json.decode(line.line.split(None, 1)[1]))
        except (msgspec.DecodeError, IndexError) as error:
            raise line.fail(f"expected a frame as JSON ({error})") from error

    def read_result(self, line: Words) -> None:
        try:
            self.state.result = msgspec.json.decode(line.line.split(None, 1)[1], type=Result)
        except (msgspec.DecodeError, IndexError) as error:
            raise line.fail(f"expected a result as JSON ({error})") from error

    # --- the whole -----------------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        s = self.state
        for figure in s.figures:
            if not figure.alive and figure.square >= 0:
                raise ContentError(FILE, 1, f"figure {figure.seat} is dead and stands on the map")
        self.fill_decks()
        if self.frames:
            self.load_frames()
            return
        turn = TurnFrame(max(0, s.turn.seat))
        s.turn.seat = turn.seat
        turn.step = {name: step for step, name in MOMENTS.items()}[self.moment]
        start = s.bar if self.start is None else self.start
        s.push(Rounds(start, (turn.seat - start) % self.seats + 1))
        s.push(turn)

    def load_frames(self) -> None:
        types = self.game.type_names
        for facts in self.frames:
            kind = types.get(facts.get("_", "")) if isinstance(facts, dict) else None
            if kind is None:
                raise ContentError(FILE, 1, f"unknown frame {facts!r:.60}")
            frame = kind()
            try:
                codec.restore(frame, raw(facts), types)
            except RecordError as error:
                raise ContentError(FILE, 1, str(error)) from error
            self.state.push(frame)


def raw(facts: Any) -> Any:
    """The reverse of `readable`."""
    if isinstance(facts, dict):
        if set(facts) == {"bytes"}:
            return bytes(facts["bytes"])
        return {key: raw(value) for key, value in facts.items()}
    return [raw(item) for item in facts] if isinstance(facts, list) else facts
