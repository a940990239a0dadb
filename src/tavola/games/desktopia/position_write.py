"""A state as text. What follows from the rest is left out; what is written reads back to an equal state."""

from __future__ import annotations

from itertools import groupby
from textwrap import dedent

from tavola.core import codec
from tavola.core.position_frames import changed, frame_line, option_word, result_line
from tavola.games.desktopia import position_defaults as by
from tavola.games.desktopia.atoms import home_of
from tavola.games.desktopia.cards import DISKS, is_character, is_missile
from tavola.games.desktopia.deed_words import NONE
from tavola.games.desktopia.lengths import place
from tavola.games.desktopia.options import OPTIONS
from tavola.games.desktopia.rules.turn import TurnFrame
from tavola.games.desktopia.state import CARD, FIELD, HERO_CARD, NOBODY, OFF, RESERVE, SUPPLY, TABLE, State, Turn
from tavola.games.desktopia.units import UNIT

PLACES = {RESERVE: "reserve", SUPPLY: "supply", OFF: "off"}


def write(s: State) -> str:
    """The whole position."""
    lines = [f"seats {s.kit.seats}", *setting_lines(s), *round_lines(s), *disk_lines(s)]
    for camp in range(len(s.camps)):
        lines += camp_lines(s, camp)
    return "\n".join([*lines, *pile_lines(s), *turn_lines(s), *stack_lines(s)]) + "\n"


def setting_lines(s: State) -> list[str]:
    """A scenario of one's own stands there as its file, where it can."""
    settings = changed(s.kit.settings, OPTIONS)
    block: list[str] = []
    own = str(settings.get("scenario", ""))
    rows = own.split("\n")
    if rows[-1] == "" and len(rows) > 1 and dedent(own) == own and by.END_OF_SCENARIO not in map(str.strip, rows):
        if own.splitlines() == rows[:-1]:
            block = ["scenario", *rows[:-1], by.END_OF_SCENARIO]
            del settings["scenario"]
    return [*[f"option {key} {option_word(value)}" for key, value in settings.items()], *block]


def round_lines(s: State) -> list[str]:
    lines = [f"round {s.round}", f"first {s.first}"]
    lines += [f"{name} {getattr(s, name)}" for name in ("battle", "quiet") if getattr(s, name)]
    lines += ["over"] if s.over else []
    return lines + [f"{name} {numbers(getattr(s, name))}" for name in ("won", "winners") if getattr(s, name)]


def numbers(found: list[int]) -> str:
    return ",".join(map(str, found)) or NONE


# --- disks ------------------------------------------------------------------------------------------------------------


def disk_lines(s: State) -> list[str]:
    """Those on the table, those who stand on them, missiles in the order in which they came; then what is elsewhere."""
    here = [disk for disk in range(DISKS) if s.place[disk] == FIELD]
    missiles = sorted([d for d in here if by.lies_on_something(s, d)], key=lambda d: (s.order[d], d))
    standing = [d for d in here if s.on[d] == TABLE] + [d for d in here if s.on[d] != TABLE and d not in missiles]
    lines = [disk_line(s, disk) for disk in standing]
    came = 0
    for disk in missiles:
        number = "" if s.order[disk] == came + 1 else f" order {s.order[disk]}"
        came = s.order[disk]
        lines.append(disk_line(s, disk) + number)
    lines += [disk_line(s, disk) for disk in range(DISKS) if s.place[disk] not in (FIELD, CARD) and remarkable(s, disk)]
    return lines + ([f"arrival {s.arrival}"] if s.arrival != came else [])


def remarkable(s: State, disk: int) -> bool:
    """Whether there is more to say of a disk than that it lies in the box, or a missile on its card."""
    usual = home_of(s, s.kind[disk]) if is_missile(disk) else RESERVE
    face = s.kind[disk] == s.kit.box.faces[disk][0]
    return not (face and s.place[disk] == usual and s.owner[disk] == NOBODY and not s.life[disk] and not s.marks[disk])


def disk_line(s: State, disk: int) -> str:
    words = [f"disk {disk} {s.kit.box.kinds[s.kind[disk]].key}"]
    if s.owner[disk] != NOBODY:
        words.append(f"of {s.owner[disk]}")
    words += where_words(s, disk)
    if is_character(disk) and s.life[disk] != usual_life(s, disk):
        words.append(f"hp {s.life[disk]}")
    words += [word for word, mark in by.MARKS.items() if s.marks[disk] & mark]
    if s.order[disk] and not by.lies_on_something(s, disk):  # it has just come off
        words.append(f"order {s.order[disk]}")
    return " ".join(words)


def usual_life(s: State, disk: int) -> int:
    return s.kit.box.characters[s.kind[disk]].life if s.place[disk] in (FIELD, OFF) else 0


def where_words(s: State, disk: int) -> list[str]:
    if s.place[disk] == HERO_CARD:
        return [f"lent {s.on[disk]}"]
    if s.place[disk] in (RESERVE, SUPPLY):
        return [PLACES[s.place[disk]]]
    words = ["off"] if s.place[disk] == OFF else []
    x, y, ux, uy = 0, 0, 0, -UNIT
    if s.on[disk] != TABLE:
        below = s.on[disk]
        words.append(f"on {below}")
        x, y, ux, uy = s.x[below], s.y[below], s.ux[below], s.uy[below]
    if s.on[disk] == TABLE or (s.x[disk], s.y[disk]) != (x, y):
        words.append(f"at {place(s.x[disk], s.y[disk])}")
    if (s.ux[disk], s.uy[disk]) != (ux, uy):
        words.append(f"turned {s.ux[disk]},{s.uy[disk]}")
    return words


# --- camps and piles --------------------------------------------------------------------------------------------------


def camp_lines(s: State, camp: int) -> list[str]:
    own = s.camps[camp]
    words = []
    if own.squad != by.squad_of(s, camp):
        words.append(f"squad {own.squad}")
    words += [f"{name} {getattr(own, name)}" for name in ("gone", "penalties", "bonuses") if getattr(own, name)]
    if own.absent != by.absent(s, camp):
        words.append("absent" if own.absent else "present")
    if own.fighters != by.fighters_of(s, camp):
        words.append(f"fighters {own.fighters}")
    lines = [" ".join([f"camp {camp}", *words])] if words else []
    keys = s.kit.box.kinds
    if own.cards != by.cards_of(s, camp):
        lines.append(f"cards {camp} " + (", ".join([keys[kind].key for kind in own.cards]) or NONE))
    if own.fallen:
        pairs = zip(own.fallen[::2], own.fallen[1::2], strict=True)
        lines.append(f"fallen {camp} " + ", ".join([f"{disk} {keys[kind].key}" for disk, kind in pairs]))
    lines += [f"{name} {camp} {numbers(getattr(own, name))}" for name in ("held", "prizes") if getattr(own, name)]
    if own.hand:
        lines.append(f"hand {camp} {pile(s, own.hand)}")
    return lines + stock_lines(s, camp)


def stock_lines(s: State, camp: int) -> list[str]:
    """How many missiles lie on which card, and which disks they are."""
    found: dict[int, list[int]] = {}
    for disk in range(DISKS):
        if s.place[disk] == CARD and s.owner[disk] == camp:
            found.setdefault(s.on[disk], []).append(disk)
    keys = s.kit.box.kinds
    return [f"stock {camp} {keys[kind].key} {len(disks)} disks {numbers(disks)}" for kind, disks in found.items()]


def pile(s: State, cards: bytearray) -> str:
    """Runs of equal rituals, the last one first."""
    runs = [(kind, len(list(run))) for kind, run in groupby(cards[::-1])]
    keys = [card.key for card in s.kit.box.ritual_cards]
    return ", ".join([(f"{count} " if count > 1 else "") + keys[kind] for kind, count in runs]) or NONE


def pile_lines(s: State) -> list[str]:
    if not (s.deck or s.discard or s.kit.rituals(s.battle)):
        return []
    return [f"deck {pile(s, s.deck)}", f"discard {pile(s, s.discard)}"]


# --- the running turn -------------------------------------------------------------------------------------------------


def turn_lines(s: State) -> list[str]:
    """The facts of the turn; its moment where nothing else is going on."""
    if codec.dump(s.turn) == codec.dump(Turn()):
        return []
    turn = s.turn
    words = [f"turn {turn.seat}"]
    frame = s.stack[-1] if is_plain(s) else None
    if isinstance(frame, TurnFrame):
        words.append(next(word for word, step in by.MOMENTS.items() if step == frame.step))
        words += [f"votes {frame.votes}"] if frame.votes else []
        words += ["skipped"] if frame.skipped else []
    usual = s.kit.battles[s.battle].actions
    for name in by.NUMBERS:
        if getattr(turn, name) != (usual if name == "budget" else 0):
            words.append(f"{name} {getattr(turn, name)}")
    return [" ".join([*words, *(["progress"] if turn.progress else [])])]


def is_plain(s: State) -> bool:
    """A decision of a turn and nothing below it that cannot be known."""
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, TurnFrame) or frame.step not in by.MOMENTS.values() or s.result is not None:
        return False
    plain = by.plain_stack(s, frame.step, frame.votes, frame.skipped)
    return bool(codec.dump(plain) == codec.dump(s.stack))


def stack_lines(s: State) -> list[str]:
    result = [] if s.result is None else [result_line(s.result)]
    return result if is_plain(s) else [*map(frame_line, s.stack), *result]
