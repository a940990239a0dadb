"""A state as text. What stands at its default is left out; what is written reads back to an equal state."""

from __future__ import annotations

from itertools import groupby

from tavola.core.position_frames import frame_line, option_word, result_line
from tavola.core.values import Result
from tavola.games.gorgasali.board import Board
from tavola.games.gorgasali.kit import FULL_HEALTH, Kit
from tavola.games.gorgasali.options import OPTIONS
from tavola.games.gorgasali.rules.rounds import Rounds
from tavola.games.gorgasali.rules.turn import AFTER_ROLL, BEFORE_ROLL, OPEN, START, TurnFrame
from tavola.games.gorgasali.state import CHEST, Banner, Figure, State

DRAWN = "drawn"  # the name of a board that stands in the text itself
TERRAIN_LETTERS = "#.FMWT"
BANNERS = ("barrier", "ball_lightning", "tree_platform", "magic_field", "smoke")
MOMENTS = {START: "start", BEFORE_ROLL: "before", AFTER_ROLL: "after", OPEN: "open"}
USED = ("consumable", "main", "defended", "thrown", "revived", "traded", "moved", "diagonal")


def write(s: State) -> str:
    """The whole position."""
    kit = s.kit
    lines = [f"seats {kit.seats}"]
    default = {option.key: option.default for option in OPTIONS}
    written = [key for key, value in kit.settings.items() if value != default[key] or key == "board"]
    lines += [f"option {key} {option_word(kit.settings[key])}" for key in written]
    lines += [f"round {s.round}", f"bar {s.bar}", f"level {s.level}"]
    if s.fallen:
        lines.append("fallen " + ",".join(map(str, s.fallen)))
    lines += ["map", *map_rows(s)]
    lines += under_lines(s)
    if kit.settings["board"] == DRAWN:
        lines += drawing_lines(kit.board)
    for figure in s.figures:
        lines += figure_lines(kit, figure)
    lines += [banner_line(kit.board, banner) for banner in s.banners]
    for name in ("weapon_deck", "support_deck", "weapon_discard", "support_discard"):
        lines.append(f"{name} " + pile_text(kit, getattr(s, name)[::-1]))
    lines += turn_lines(s)
    lines += stack_lines(s)
    return "\n".join(lines) + "\n"


def at(board: Board, square: int) -> str:
    return f"{board.x(square)},{board.y(square)}"


def squares(board: Board, found: list[int]) -> str:
    return " ".join(at(board, square) for square in found)


def kind_key(kit: Kit, kind: int) -> str:
    return kit.weapons[kind].key if kit.cards.is_weapon(kind) else kit.support(kind).key


def map_rows(s: State) -> list[str]:
    """Terrain, chests and healing points, with the digit of a seat where a figure stands."""
    board = s.kit.board
    letters = [ground_letter(s, square) for square in range(board.size)]
    for figure in s.figures:
        if figure.square >= 0:
            letters[figure.square] = str(figure.seat)
    return ["".join(letters[y * board.width : (y + 1) * board.width]) for y in range(board.height)]


def ground_letter(s: State, square: int) -> str:
    if s.ground[square] & CHEST:
        return "C"
    return "H" if s.kit.board.healing[square] else TERRAIN_LETTERS[s.kit.board.terrain[square]]


def under_lines(s: State) -> list[str]:
    """What the digits of the map hide."""
    hidden = [(f.seat, ground_letter(s, f.square)) for f in s.figures if f.square >= 0]
    return [f"under {seat} {letter}" for seat, letter in hidden if letter != "."]


def drawing_lines(board: Board) -> list[str]:
    """What only the drawing of a board can tell: its zones and its gates."""
    digits = "".join(str(zone) if zone else "#" for zone in board.zone)
    rows = [digits[y * board.width : (y + 1) * board.width] for y in range(board.height)]
    gates = [(number, gate) for number, found in enumerate(board.gates) for gate in found]
    return ["zones", *rows, *[f"sector {number} {at(board, gate)}" for number, gate in gates]]


def figure_lines(kit: Kit, f: Figure) -> list[str]:
    """One line of facts, one of cards."""
    if f.character < 0:
        return [f"figure {f.seat} none" + ("" if f.alive else " dead")]
    words = [f"figure {f.seat} {kit.characters[f.character].key}"]
    if f.square >= 0:
        words.append(f"at {at(kit.board, f.square)}")
    if f.sector:
        words.append(f"sector {f.sector}")
    if not f.alive:
        words.append("dead")
    if f.grave >= 0:
        words.append(f"grave {at(kit.board, f.grave)}")
    if f.alive and f.health != FULL_HEALTH:
        words.append(f"hp {f.health}")
    if f.cooldown != kit.characters[f.character].cooldown:
        words.append(f"cd {f.cooldown}")
    if f.chests:
        words.append(f"chests {f.chests}")
    if f.held >= 0:
        words.append(f"held {kit.characters[f.held].key} from {f.held_from}")
    for name, mask in (("frozen", f.frozen), ("burned", f.burned)):
        if mask:
            words.append(f"{name} " + ",".join(str(i) for i in range(10) if mask >> i & 1))
    words += [name for name in ("skipped", "lent") if getattr(f, name)]
    lines = [" ".join(words)]
    cards = [
        f"{slot} {kind_key(kit, kind - 1)}" + ("*" if f.spent >> slot & 1 else "")
        for slot, kind in enumerate(f.mat)
        if kind
    ]
    return lines + ([f"mat {f.seat} " + ", ".join(cards)] if cards else [])


def banner_line(board: Board, banner: Banner) -> str:
    return f"banner {BANNERS[banner.kind]} of {banner.owner} round {banner.placed} at {squares(board, banner.squares)}"


def pile_text(kit: Kit, pile: bytearray) -> str:
    """Runs of equal cards, the top one first."""
    runs = [(kind, len(list(run))) for kind, run in groupby(pile)]
    return ", ".join((f"{count} " if count > 1 else "") + kind_key(kit, kind) for kind, count in runs) or "-"


def turn_lines(s: State) -> list[str]:
    turn = s.turn
    if turn.seat < 0:
        return []
    frame = s.stack[1] if len(s.stack) > 1 else None
    step = frame.step if isinstance(frame, TurnFrame) else START
    words = [f"turn {turn.seat} {MOMENTS.get(step, 'open')}"]
    if turn.first:
        words.append(f"dice {turn.first},{turn.second}")
    for name in ("left", "steps", "opened", "proposals", "free_terrain", "frost"):
        if getattr(turn, name):
            words.append(f"{name} {getattr(turn, name)}")
    if turn.factor != 1:
        words.append(f"factor {turn.factor}")
    words += [name for name in USED if getattr(turn, name)]
    lines = [" ".join(words)]
    if turn.covered:
        lines.append("covered " + squares(s.kit.board, turn.covered))
    for swap in turn.swaps:
        home, partner_home = at(s.kit.board, swap.home), at(s.kit.board, swap.partner_home)
        lines.append(f"exchange {swap.seat} home {home} with {swap.partner} from {partner_home}")
    return lines


def stack_lines(s: State) -> list[str]:
    """Unfinished business as the codec has it, unless it is the plain start of a decision in a turn."""
    if isinstance(s.result, Result):
        return [*map(frame_line, s.stack), result_line(s.result)]
    if len(s.stack) == 2:
        rounds, turn = s.stack
        if isinstance(rounds, Rounds) and isinstance(turn, TurnFrame) and turn.step in MOMENTS and not turn.heard:
            if rounds.done == (turn.seat - rounds.start) % s.kit.seats + 1:
                return [] if rounds.start == s.bar else [f"start {rounds.start}"]
    return [frame_line(frame) for frame in s.stack]
