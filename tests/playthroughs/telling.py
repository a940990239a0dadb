"""Tells one seeded game of random play: the game's metadata, then what the contract says at every decision.

Menus and events are shown as the JSON that clients get, views as a digest for each viewer and, for spectators, as
the fields that changed. A long game is told in full at its beginning and its end only.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from tavola.core.game import Game
from tavola.core.play import Match
from tavola.core.record import NATURE
from tavola.core.rng import Dice
from tavola.core.values import Action, DecideAll, Event, Menu, Pick

SEED = 7
SEATS = 3
FIRST = 60  # decisions told in full
LISTED = 24  # choices of a menu that are shown
WIDTH = 400  # signs of one line


def told(game: Game) -> str:
    lines = [*about(game), "", *played(game)]
    return "\n".join(line[:WIDTH].rstrip() for line in lines) + "\n"


def packed(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def short(value: Any) -> str:
    return hashlib.blake2b(packed(value).encode(), digest_size=6).hexdigest()


# --- metadata ---------------------------------------------------------------------------------------------------


def about(game: Game) -> Iterator[str]:
    for name in ("name", "stage", "prefix", "version", "seats", "reasons", "turn_rule", "over_rule"):
        yield f"{name}: {packed(getattr(game, name))}"
    for lang, title in sorted(game.titles.items()):
        yield f"title {lang}: {title}"
    for option in game.options:
        yield f"option: {packed(option)}"
    for kinds in ("actions", "outcomes", "events"):
        for kind in getattr(game, kinds):
            yield f"{kinds[:-1]} {kind.__struct_config__.tag}: {kind.__name__}({', '.join(kind.__struct_fields__)})"
    yield f"types: {' '.join(kind.__name__ for kind in game.types)}"


# --- the game ---------------------------------------------------------------------------------------------------


def played(game: Game) -> Iterator[str]:
    seats = max(game.seats[0], min(SEATS, game.seats[1]))
    match, rng = Match(game, seats, seed=SEED), Dice(SEED)
    yield f"seats: {seats}"
    yield f"settings: {packed(match.record.header.options)}"
    yield f"pins: {packed(match.record.header.pins)}"
    yield from entries(match, 0)
    yield from events(match, match.state.out)
    shown: dict[str, Any] = {}
    number = 0
    while match.deciders:
        number += 1
        full = number <= FIRST
        if full:
            yield from ["", f"--- decision {number} ---", *moment(match, shown)]
        seat = match.deciders[rng.below(len(match.deciders))]
        action = match.menu(seat).sample(rng)
        before = len(match.record.entries)
        out = match.play(seat, action)
        if full:
            yield f"plays {seat}: {packed(action)}"
            yield from entries(match, before + 1)
            yield from events(match, out)
        else:
            yield f"{number} {seat} {packed(action)} {len(out)} {match.digest()}"
    yield from ["", "--- the end ---", *moment(match, shown), f"result: {packed(match.result)}"]
    yield f"entries: {len(match.record.entries)}; record: {hashlib.blake2b(match.record.encode()).hexdigest()[:16]}"
    yield from ["position:", *game.draw(match.state).splitlines()]


def moment(match: Match, shown: dict[str, Any]) -> Iterator[str]:
    """What is waited for, the menus, what each viewer knows."""
    need = match.need
    yield f"need: {type(need).__name__} {packed(match.deciders)}"
    for seat in match.deciders:
        yield f"menu {seat}: {menu(match.menu(seat))}"
    yield "views: " + " ".join(short(match.view(seat)) for seat in (*range(match.record.header.seats), None))
    facts = msgspec.to_builtins(match.view(None))
    for name, value in facts.items():
        if name not in shown or shown[name] != value:
            yield f"view.{name}: {packed(value)}"
    shown |= facts
    hidden = [seat for seat in match.deciders if not isinstance(need, DecideAll)]
    yield f"digest: {match.digest()}" + "".join(f"; view of {seat}: {own(match, seat)}" for seat in hidden)


def own(match: Match, seat: int) -> str:
    """What the seat that is asked knows and a spectator does not."""
    public, private = (msgspec.to_builtins(match.view(viewer)) for viewer in (None, seat))
    return packed({name: value for name, value in private.items() if value != public[name] and name != "seat"})


def menu(found: Menu) -> str:
    listed = found.listed()
    if isinstance(found, Pick):
        facts = {"of": found.of, "low": found.low, "high": found.high, "otherwise": found.otherwise}
        return f"Pick {packed(facts)}"
    if listed is None:
        return type(found).__name__
    more = f" and {len(listed) - LISTED} more, {short(listed)}" if len(listed) > LISTED else ""
    return f"{len(listed)} {packed(list(listed)[:LISTED])}{more}"


def entries(match: Match, since: int) -> Iterator[str]:
    for seat, value in match.record.entries[since:]:
        if seat == NATURE or not isinstance(value, Action):
            found = packed(value)
            yield f"nature: {found if len(found) < WIDTH // 2 else short(value)}"


def events(match: Match, out: list[Event]) -> Iterator[str]:
    """The truth, and below it what those see who see something else."""
    for event in out:
        yield f"event: {packed(event)}"
        for viewer in (*range(match.record.header.seats), None):
            seen = match.game.redact(match.state, event, viewer)
            if seen != event:
                yield f"  to {'spectators' if viewer is None else viewer}: {packed(seen)}"
