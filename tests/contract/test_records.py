"""Records: what was played can be played again; what was changed, cut or added is refused, and the place is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest

from tavola.core.errors import OptionError, RecordError, ScriptError, TavolaError, UnknownGame
from tavola.core.play import Match
from tavola.core.record import EVERY, NATURE, Record
from tavola.core.rng import Dice
from tavola.core.values import Rolled, Shuffled
from tests.contract.kit import GAMES, PLAIN, SETTINGS, Setting, company, play_on

Lines = list[bytes]


@cache
def played(name: str) -> tuple[Match, Lines]:
    """A whole game, and the lines of its record."""
    game = GAMES[name]
    match = Match(game, company(game), seed=41)
    play_on(match, Dice(41))
    return match, match.record.encode().splitlines()


def joined(lines: Lines) -> bytes:
    return b"\n".join(lines) + b"\n"


def changed(line: bytes, **facts: object) -> bytes:
    return json.dumps(json.loads(line) | facts).encode()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_record_replays_to_every_digest(setting: Setting) -> None:
    match = setting.match(42)
    play_on(match, Dice(42))
    record = Record.decode(match.record.encode(), "played")
    assert record.encode() == match.record.encode()
    again = record.verify()
    assert again.digest() == match.digest()
    assert again.result == match.result == record.result
    assert len(record.digests) == len(record.entries) // EVERY + (len(record.entries) % EVERY > 0)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_a_record_replays_to_any_entry(setting: Setting) -> None:
    match = setting.match(43)
    digests = {len(match.record.entries): match.digest()}
    rng = Dice(43)
    for _ in range(40):
        play_on(match, rng, 1)
        digests[len(match.record.entries)] = match.digest()
    for entry, digest in digests.items():
        again = match.record.replay(entry)
        assert again.digest() == digest
        assert len(again.record.entries) == entry


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_a_record_of_a_running_game_can_be_taken_up_again(setting: Setting) -> None:
    match = setting.match(44)
    play_on(match, Dice(44), 12)
    again = Record.decode(match.record.encode()).verify()
    assert again.result is None
    assert again.deciders == match.deciders
    play_on(again, Dice(45))
    again.record.verify()


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_saved_and_loaded(name: str, tmp_path) -> None:
    match, lines = played(name)
    match.record.save(tmp_path / "a.tavola")
    assert (tmp_path / "a.tavola").read_bytes() == joined(lines)
    assert Record.load(tmp_path / "a.tavola").verify().digest() == match.digest()
    with pytest.raises(RecordError, match="nowhere"):
        Record.load(tmp_path / "nowhere")


# --- tampering --------------------------------------------------------------------------------------------------

# Each takes the lines of a good record and gives a bad one, with what the refusal must say.
Tamper = Callable[[Lines], tuple[Lines, str]]


def cut_end(lines: Lines) -> tuple[Lines, str]:
    return lines[:-1], rf":{len(lines) - 1}: cut short"


def cut_middle(lines: Lines) -> tuple[Lines, str]:
    return lines[:5] + lines[6:], rf":{len(lines) - 1}: the end counts"


def twice(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:4], lines[3], *lines[4:]], rf":{len(lines) + 1}: the end counts"


def junk(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], b"junk", *lines[3:]], ":4: "


def half_a_line(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], lines[3][:-2], *lines[4:]], ":4: "


def no_object(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], b"[1]", *lines[4:]], ":4: "


def no_text(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], b'{"t": "\xff"}', *lines[4:]], ":4: "


def blank_line(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], b"", *lines[3:]], ":4: "


def unknown_kind(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], b'{"s": 0, "t": "no such"}', *lines[4:]], ":4: "


def no_kind(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], b'{"s": 0}', *lines[4:]], ":4: "


def unknown_field(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], changed(lines[3], smuggled=1), *lines[4:]], ":4: "


def odd_seat(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], changed(lines[3], s=99), *lines[4:]], ":4: expected a seat"


def odd_digest(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:3], changed(lines[3], digest=5), *lines[4:]], ":4: "


def after_the_end(lines: Lines) -> tuple[Lines, str]:
    return [*lines, lines[3]], rf":{len(lines) + 1}: nothing may follow"


def wrong_digest(lines: Lines) -> tuple[Lines, str]:
    at = next(i for i, line in enumerate(lines) if b"digest" in line)
    return [*lines[:at], changed(lines[at], digest="0" * 16), *lines[at + 1 :]], rf"entry {at}: the digest"


def wrong_last_digest(lines: Lines) -> tuple[Lines, str]:
    end = changed(lines[-1], digest="0" * 16)
    return [*lines[:-1], end], rf"entry {len(lines) - 2}: the digest"


def other_result(lines: Lines) -> tuple[Lines, str]:
    return [*lines[:-1], changed(lines[-1], result=None)], "the end: the result"


def other_format(lines: Lines) -> tuple[Lines, str]:
    return [with_header(lines, tavola=99), *lines[1:]], ":1: written in format 99"


def other_version(lines: Lines) -> tuple[Lines, str]:
    return [with_header(lines, rules=99), *lines[1:]], "rules version 99"


def unknown_game(lines: Lines) -> tuple[Lines, str]:
    return [with_header(lines, game="nothing"), *lines[1:]], "'nothing'; known: "


def other_seats(lines: Lines) -> tuple[Lines, str]:
    return [with_header(lines, seats=99), *lines[1:]], "seats: "


def unknown_option(lines: Lines) -> tuple[Lines, str]:
    return [with_header(lines, options={"no such": 1}), *lines[1:]], "no such: no such option"


def other_content(lines: Lines) -> tuple[Lines, str]:
    return [with_header(lines, pins={}), *lines[1:]], "is not what it was played with"


def header_with_more(lines: Lines) -> tuple[Lines, str]:
    return [with_header(lines, more=1), *lines[1:]], ":1: expected a header"


def no_header(lines: Lines) -> tuple[Lines, str]:
    return lines[1:], ":1: expected a header"


def nothing(lines: Lines) -> tuple[Lines, str]:
    return [b""], ":1: expected a header"


def with_header(lines: Lines, **facts: object) -> bytes:
    header = json.loads(lines[0])["header"]
    return json.dumps({"header": header | facts}).encode()


TAMPERS = (
    cut_end, cut_middle, twice, junk, half_a_line, no_object, no_text, blank_line, unknown_kind, no_kind, unknown_field,
    odd_seat, odd_digest, after_the_end, wrong_digest, wrong_last_digest, other_result, other_format, other_version,
    unknown_game, other_seats, unknown_option, other_content, header_with_more, no_header, nothing,
)  # fmt: skip
# Where it is not the record that is wrong, but what it asks for.
OTHER_ERRORS: dict[Tamper, type[TavolaError]] = {
    unknown_game: UnknownGame, other_seats: OptionError, unknown_option: OptionError,
}  # fmt: skip


@pytest.mark.parametrize("tamper", TAMPERS, ids=lambda tamper: tamper.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_was_tampered_with_is_refused(name: str, tamper: Tamper) -> None:
    lines, message = tamper(list(played(name)[1]))
    with pytest.raises(OTHER_ERRORS.get(tamper, RecordError), match=message):
        Record.decode(joined(lines), "record").verify()


@pytest.mark.parametrize("name", GAMES)
def test_an_empty_file_is_refused(name: str) -> None:
    with pytest.raises(RecordError, match="empty"):
        Record.decode(b"", "record")


@pytest.mark.parametrize("name", GAMES)
def test_a_changed_entry_is_found_and_its_number_named(name: str) -> None:
    """Another action or another die: refused at once, or at the next digest."""
    match, _ = played(name)
    for at, (seat, value) in enumerate(match.record.entries[:60]):
        record = match.record.clone()
        if seat == NATURE and isinstance(value, Rolled):
            record.entries[at] = (seat, Rolled(tuple(7 - face if face < 7 else 1 for face in value.faces)))
        elif seat != NATURE:
            record.entries[at] = ((seat + 1) % match.record.header.seats, value)
        else:
            record.entries[at] = (NATURE, Shuffled(()))
        with pytest.raises(RecordError, match=r"^(entry \d+|the end)"):
            record.verify()


# --- scripts ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_scripted_outcomes_are_used_in_order(setting: Setting) -> None:
    """The outcomes of one game as the script of another with a different seed: the same game."""
    match = setting.match(46)
    play_on(match, Dice(46), 100)
    script = [value for seat, value in match.record.entries if seat == NATURE]
    again = setting.match(999, script=script)
    for seat, action in match.record.entries:
        if seat != NATURE:
            again.play(seat, action)
    assert again.script == []
    assert again.digest() == match.digest()
    assert again.record.encode() == match.record.encode()


@pytest.mark.parametrize("setting", PLAIN, ids=str)
@pytest.mark.parametrize("outcome", [Rolled((99,)), Rolled(()), Shuffled((0, 0)), Shuffled((5,))], ids=repr)
def test_a_scripted_outcome_that_does_not_fit_is_refused(setting: Setting, outcome: Rolled | Shuffled) -> None:
    with pytest.raises(ScriptError, match="nature was asked for"):
        play_on(setting.match(47, script=[outcome]), Dice(47))


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_while_nature_is_to_act_nobody_else_is_asked(setting: Setting) -> None:
    """Between two entries of a replay the game is not over, and no seat may act."""
    match = setting.match(48)
    play_on(match, Dice(48), 30)
    waiting = [entry for entry, (seat, _) in enumerate(match.record.entries) if seat == NATURE]
    action = next(value for seat, value in match.record.entries if seat != NATURE)
    for entry in waiting[:10]:
        again = match.record.replay(entry)
        assert (again.deciders, again.result) == ((), None)
        refusal = again.check(0, action)
        assert refusal is not None
        assert refusal.rule == setting.game.turn_rule
