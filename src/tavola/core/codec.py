"""State to data and back, by the FIELDS each class names, and the digest that records check.

Objects become maps with their class name under "_"; whole numbers, strings, bytes, None and lists stay what they
are. What is not in FIELDS (shared content, caches) is supplied again by the game. Compiled.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from tavola.core.errors import RecordError

_encode = msgspec.msgpack.Encoder().encode


def dump(value: Any) -> Any:
    """Plain data for a value of a state."""
    if type(value) is int or value is None or isinstance(value, (int, str, bytes)):
        return value
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, (list, tuple)):
        return [dump(item) for item in value]
    if isinstance(value, msgspec.Struct):
        return {"_": type(value).__name__, "value": msgspec.to_builtins(value)}
    facts: dict[str, Any] = {"_": type(value).__name__}
    for name in value.FIELDS:
        facts[name] = dump(getattr(value, name))
    return facts


def freeze(state: Any) -> bytes:
    """The state as bytes: equal states give equal bytes on every machine."""
    return _encode(dump(state))


def digest(state: Any) -> str:
    """Sixteen hex letters that differ when any fact differs."""
    return hashlib.blake2b(_encode(dump(state)), digest_size=8).hexdigest()


def restore(target: Any, data: Any, types: dict[str, type]) -> None:
    """Write the facts of `data` into an object made blank by its game; refuses unknown or missing fields."""
    if not isinstance(data, dict) or data.get("_") != type(target).__name__:
        raise RecordError(f"expected the facts of a {type(target).__name__}, found {str(data)[:60]!r}")
    if set(data) != {"_", *target.FIELDS}:
        odd = sorted(set(data) ^ {"_", *target.FIELDS})
        raise RecordError(f"{type(target).__name__}: unknown or missing fields {odd}")
    for name in target.FIELDS:
        setattr(target, name, _load(data[name], types))


def thaw(target: Any, frozen: bytes, types: dict[str, type]) -> None:
    """`restore` from the bytes of `freeze`."""
    try:
        data = msgspec.msgpack.decode(frozen)
    except msgspec.DecodeError as error:
        raise RecordError(f"these bytes are no saved state: {error}") from error
    restore(target, data, types)


def _load(data: Any, types: dict[str, type]) -> Any:
    if isinstance(data, list):
        return [_load(item, types) for item in data]
    if isinstance(data, bytes):
        return bytearray(data)
    if not isinstance(data, dict):
        return data
    name = data.get("_")
    kind = types.get(name) if isinstance(name, str) else None
    if kind is None:
        raise RecordError(f"unknown kind of object {name!r}; known: {', '.join(sorted(types))}")
    if issubclass(kind, msgspec.Struct):
        try:
            return msgspec.convert(data.get("value"), kind)
        except msgspec.ValidationError as error:
            raise RecordError(f"{name}: {error}") from error
    value = kind()
    restore(value, data, types)
    return value
