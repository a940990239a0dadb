"""A position as text, both ways: what tests, puzzles and editors are written in.

    lanterns 2
    round 3
    lead 1
    stakes: 0 2
    seat 0 lit 1: wind oil
    seat 1 gone:
    deck: spark gust
    discard: oil
    moment: turn 0

The deck's last card lies on top. `moment` is `stakes` or `turn N`; in the midst of something, frames follow instead,
as the codec writes them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tavola.core import codec
from tavola.core.errors import ContentError, RecordError
from tavola.core.game import Game
from tavola.core.values import Result
from tavola.games._template.rules.rounds import Rounds
from tavola.games._template.rules.stakes import OPEN, Stakes
from tavola.games._template.rules.turn import CHOOSE, Turn
from tavola.games._template.state import Player, State

FILE = "position"


def write(s: State) -> str:
    lines = [f"lanterns {s.kit.goal}", f"round {s.round}", f"lead {s.lead}"]
    lines.append("stakes:" + "".join([f" {stake}" for stake in s.stakes]))
    for seat, player in enumerate(s.players):
        facts = f"lit {player.lanterns}" if player.here else "gone"
        lines.append(f"seat {seat} {facts}:{cards(s, player.hand)}")
    lines += [f"deck:{cards(s, s.deck)}", f"discard:{cards(s, s.discard)}", *moment(s)]
    if s.result is not None:
        lines.append(f"result: {msgspec.json.encode(s.result).decode()}")
    return "\n".join(lines) + "\n"


def cards(s: State, pile: bytearray) -> str:
    return "".join([f" {s.kit.cards[kind].key}" for kind in pile])


def moment(s: State) -> list[str]:
    """A plain decision has a short name; whatever else is going on is written as it is."""
    top = s.stack[-1]
    if isinstance(top, Turn) and top.step == CHOOSE:
        return [f"moment: turn {top.seat}"]
    if isinstance(top, Stakes) and all(stake == OPEN for stake in top.stakes):
        return ["moment: stakes"]
    return [f"frame: {msgspec.json.encode(codec.dump(frame)).decode()}" for frame in s.stack]


def read(game: Game, text: str) -> State:
    """Every line is checked; what is wrong is refused with its line."""
    found = [said(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    facts = {head: (number, rest) for number, head, rest in found if head != "frame"}
    seats = [row for row in found if row[1].startswith("seat ")]
    goal = number_of(facts, "lanterns")
    state = game.blank(len(seats), game.settings(len(seats), {"lanterns": goal}))
    assert isinstance(state, State)
    state.round = number_of(facts, "round")
    state.lead = number_of(facts, "lead")
    state.stakes = stakes(*facts.get("stakes", (1, "")))
    state.players = [player(state, number, head, rest) for number, head, rest in seats]
    state.deck = pile(state, *facts.get("deck", (1, "")))
    state.discard = pile(state, *facts.get("discard", (1, "")))
    frames = [(number, rest) for number, head, rest in found if head == "frame"]
    read_moment(game, state, facts.get("moment"), frames)
    if "result" in facts:
        state.result = msgspec.json.decode(facts["result"][1], type=Result)
    return state


def said(number: int, line: str) -> tuple[int, str, str]:
    head, _, rest = line.partition(":")
    return number, head.strip(), rest.strip()


def number_of(facts: dict[str, tuple[int, str]], key: str) -> int:
    for head, (number, _) in facts.items():
        words = head.split()
        if words[0] == key and len(words) == 2 and words[1].isdigit():
            return int(words[1])
        if words[0] == key:
            raise ContentError(FILE, number, f"expected `{key}` and a number, found {head!r}")
    raise ContentError(FILE, 1, f"no line `{key}`")


def stakes(number: int, words: str) -> list[int]:
    try:
        return [int(word) for word in words.split()]
    except ValueError:
        raise ContentError(FILE, number, f"expected the stakes of all seats, found {words!r}") from None


def player(s: State, number: int, head: str, rest: str) -> Player:
    words = head.split()[2:]
    found = Player()
    if words == ["gone"]:
        found.here = 0
    elif len(words) == 2 and words[0] == "lit" and words[1].isdigit():
        found.lanterns = int(words[1])
    else:
        raise ContentError(FILE, number, f"expected `seat N lit M:` or `seat N gone:`, found {head!r}")
    found.hand = pile(s, number, rest)
    return found


def pile(s: State, number: int, words: str) -> bytearray:
    kinds = {card.key: kind for kind, card in enumerate(s.kit.cards)}
    for word in words.split():
        if word not in kinds:
            raise ContentError(FILE, number, f"no card {word!r}; known: {', '.join(kinds)}")
    return bytearray([kinds[word] for word in words.split()])


def read_moment(game: Game, s: State, named: tuple[int, str] | None, frames: list[tuple[int, str]]) -> None:
    if named is None:
        s.stack = [frame(game, number, words) for number, words in frames]
        return
    number, words = named[0], named[1].split()
    if words == ["stakes"]:
        s.stack = [Rounds(0), Stakes(s.kit.seats)]
    elif len(words) == 2 and words[0] == "turn" and words[1].isdigit() and int(words[1]) < s.kit.seats:
        seat = int(words[1])
        s.stack = [Rounds((seat - s.lead) % s.kit.seats + 1), Turn(seat, CHOOSE)]
    else:
        raise ContentError(FILE, number, f"expected `stakes` or `turn N`, found {named[1]!r}")


def frame(game: Game, number: int, words: str) -> Any:
    try:
        data = msgspec.json.decode(words)
        found = game.type_names[data["_"]]()
        codec.restore(found, data, game.type_names)
    except (msgspec.DecodeError, KeyError, TypeError, RecordError) as error:
        raise ContentError(FILE, number, f"no frame: {error}") from error
    return found
