"""What positions of all games have alike: options, frames and results as single lines, the latter two as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tavola.core import codec
from tavola.core.errors import RecordError
from tavola.core.frame import Frame
from tavola.core.game import Option, type_of_value
from tavola.core.position_words import Words
from tavola.core.values import Result

# --- options ----------------------------------------------------------------------------------------------------------


def option_word(value: object) -> str:
    """`on` and `off` for yes and no; a text of more than one word as JSON."""
    if isinstance(value, bool):
        return "on" if value else "off"
    text = str(value)
    return text if text.split() == [text] and not text.startswith('"') else msgspec.json.encode(text).decode()


def option_of(line: Words, options: Iterable[Option], taken: Mapping[str, object]) -> tuple[Option, object]:
    """Which option a line sets to what; whether it can take that value is still to be asked."""
    known = {option.key: option for option in options}
    key = line.next("an option")
    if key not in known:
        raise line.fail(f"no such option; known: {', '.join(sorted(known))}")
    if key in taken:
        raise line.fail(f"option {key} a second time")
    word = line.next("a value")
    if word.startswith('"'):  # a whole file, say
        try:
            return known[key], msgspec.json.decode(line.rest(2), type=str)
        except msgspec.DecodeError as error:
            raise line.fail(f"expected a text as JSON ({error})") from error
    line.end()
    value = {"on": True, "off": False}.get(word, int(word) if word.isdecimal() else word)
    return known[key], word if known[key].problem(value) and not known[key].problem(word) else value


def changed(settings: Mapping[str, type_of_value], options: Iterable[Option]) -> dict[str, type_of_value]:
    """The settings that are not the default."""
    return {option.key: settings[option.key] for option in options if settings[option.key] != option.default}


# --- frames and results -----------------------------------------------------------------------------------------------


def frame_line(frame: Frame[Any]) -> str:
    """Unfinished business as the codec has it."""
    return f"frame {msgspec.json.encode(readable(codec.dump(frame))).decode()}"


def result_line(result: Result) -> str:
    """How it ended."""
    return f"result {msgspec.json.encode(result).decode()}"


def readable(facts: object) -> object:
    """Bytes as lists of numbers under "bytes", since JSON has none."""
    if isinstance(facts, bytes):
        return {"bytes": list(facts)}
    if isinstance(facts, dict):
        return {key: readable(value) for key, value in facts.items()}
    return [readable(item) for item in facts] if isinstance(facts, list) else facts


def raw(facts: Any) -> Any:
    """The reverse of `readable`."""
    if isinstance(facts, dict):
        if set(facts) == {"bytes"}:
            return bytes(facts["bytes"])
        return {key: raw(value) for key, value in facts.items()}
    return [raw(item) for item in facts] if isinstance(facts, list) else facts


def facts_of(line: Words) -> Any:
    """What a line says about a frame."""
    try:
        return msgspec.json.decode(line.rest())
    except msgspec.DecodeError as error:
        raise line.fail(f"expected a frame as JSON ({error})") from error


def frame_of(line: Words, facts: Any, types: Mapping[str, type]) -> Frame[Any]:
    """The frame that has these facts."""
    kind = types.get(facts.get("_", "")) if isinstance(facts, dict) else None
    if kind is None or not issubclass(kind, Frame):
        raise line.fail("unknown frame")
    frame: Frame[Any] = kind()
    try:
        codec.restore(frame, raw(facts), dict(types))
    except (RecordError, TypeError, ValueError) as error:
        raise line.fail(f"no such frame ({error})") from error
    return frame


def result_of(line: Words) -> Result:
    """The reverse of `result_line`."""
    try:
        return msgspec.json.decode(line.rest(), type=Result)
    except msgspec.DecodeError as error:
        raise line.fail(f"expected a result as JSON ({error})") from error
