"""What a position may not say: facts that are fine alone and impossible together."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from tavola.core.errors import ContentError
from tavola.core.position_words import FILE
from tavola.games.desktopia.cards import is_character, is_missile, radius
from tavola.games.desktopia.lengths import millimetres
from tavola.games.desktopia.space import bearer, from_border, to_thing
from tavola.games.desktopia.state import FIELD, OFF, TABLE
from tavola.games.desktopia.stats import alive

if TYPE_CHECKING:
    from tavola.games.desktopia.position_read import Reader

SLACK = 10  # nanometres that rounding may cost  # DT-P.9


def check(r: Reader, *, unfinished: bool) -> None:
    """`unfinished`: in the middle of something, where the dead still lie about and a missile is on its way."""
    for disk, piece in r.pieces.items():
        if r.state.place[disk] == FIELD:
            problem = misplaced(r, disk) if r.state.on[disk] == TABLE else unsupported(r, disk)
            if problem:
                raise piece.line.fail(problem)
    check_missiles(r)
    check_camps(r)
    if not unfinished:
        check_quiet(r)
        check_turn(r)


# --- places -----------------------------------------------------------------------------------------------------------


def misplaced(r: Reader, disk: int) -> str:
    """Inside the field, on nothing that lies there too."""
    s = r.state
    scenario = s.kit.battles[s.battle]
    x, y = float(s.x[disk]), float(s.y[disk])
    room = radius(disk) if s.kit.wall(s.battle) else 0
    if from_border(scenario, x, y) < room - SLACK:
        return f"disk {disk} lies outside the field (DT-13.2)"
    for other in r.pieces:
        if other < disk and s.place[other] == FIELD and s.on[other] == TABLE:
            deep = radius(disk) + radius(other) - apart(r, disk, other)
            if deep > SLACK:
                return f"disk {disk} and disk {other} overlap by {millimetres(round(deep))} mm (DT-P.9)"
    for thing in scenario.things:
        deep = radius(disk) - to_thing(thing, x, y)
        if deep > SLACK:
            return f"disk {disk} and the landscape, a {thing.key}, overlap by {millimetres(round(deep))} mm (DT-P.9)"
    return ""


def apart(r: Reader, a: int, b: int) -> float:
    s = r.state
    dx, dy = float(s.x[a] - s.x[b]), float(s.y[a] - s.y[b])
    return sqrt(dx * dx + dy * dy)


def unsupported(r: Reader, disk: int) -> str:
    """Its centre lies within the outline of what carries it; one character stands on an artifact."""
    s = r.state
    below = s.on[disk]
    if s.place[below] != FIELD:
        return f"disk {disk} lies on disk {below}, which is not on the table"
    if apart(r, disk, below) > radius(below) + SLACK:
        return f"the centre of disk {disk} is beside disk {below}, on which it lies (DT-P.20)"
    twin = next((d for d in r.pieces if d < disk and is_character(d) and s.place[d] == FIELD and s.on[d] == below), -1)
    if is_character(disk) and twin >= 0:
        return f"disk {twin} and disk {disk} stand on disk {below} (DT-15.15)"
    return ""


# --- camps ------------------------------------------------------------------------------------------------------------


def check_missiles(r: Reader) -> None:
    """What lies on something lies on a character, at the bottom; on an artifact alone it would work for nobody."""
    s = r.state
    for disk, piece in r.pieces.items():
        if s.place[disk] == FIELD and s.on[disk] != TABLE and not is_character(disk) and bearer(s, disk) < 0:
            raise piece.line.fail(f"disk {disk} lies on no character (DT-11.1)")


def check_camps(r: Reader) -> None:
    s = r.state
    for camp, own in enumerate(s.camps):
        if own.penalties and own.bonuses:
            raise r.said[f"camp {camp}"].fail("penalties and bonuses cancel each other (DT-14.13)")
        for disk in own.fallen[::2]:
            if disk in r.pieces and alive(s, disk):
                raise r.said[f"fallen {camp}"].fail(f"disk {disk} is on the table, and alive")
    cards = sum([own.penalties + own.bonuses for own in s.camps])
    if cards > s.kit.time_cards:
        line = next(r.said[f"camp {camp}"] for camp in range(len(s.camps)) if f"camp {camp}" in r.said)
        raise line.fail(f"{cards} time cards, the box has {s.kit.time_cards} (DT-1.13)")


def check_quiet(r: Reader) -> None:
    """Between two actions nobody is dead, nothing is off the field, no missile lies about."""
    s = r.state
    for disk, piece in r.pieces.items():
        if s.place[disk] == OFF:
            raise piece.line.fail(f"disk {disk} waits to be put back, and nothing is going on")
        if s.place[disk] != FIELD:
            continue
        if is_missile(disk) and s.on[disk] == TABLE:
            raise piece.line.fail(f"disk {disk} is a missile on the table, and nothing is going on (DT-11.5)")
        if is_character(disk) and not s.life[disk]:
            raise piece.line.fail(f"disk {disk} is dead and lies on the field (DT-3.11)")
        if is_character(disk) and s.camps[s.owner[disk]].gone:
            raise piece.line.fail(f"camp {s.owner[disk]} is out, and disk {disk} lives (DT-5.4)")
    for camp, own in enumerate(s.camps):
        if not own.gone and not any(alive(s, disk) and s.owner[disk] == camp for disk in r.pieces):
            line = r.said.get(f"camp {camp}")
            message = f"camp {camp} has nobody on the field and is not `gone` (DT-5.4)"
            raise line.fail(message) if line else ContentError(FILE, 1, message)


def check_turn(r: Reader) -> None:
    s = r.state
    if s.result is None and not s.over and s.camps[s.turn.seat].gone:
        line = r.said.get("turn") or r.said[f"camp {s.turn.seat}"]
        raise line.fail(f"camp {s.turn.seat} is out, and it is its turn (DT-4.15)")
    if s.turn.used > s.turn.budget:
        raise r.said["turn"].fail(f"{s.turn.used} actions of {s.turn.budget} are used (DT-6.3)")
