"""What changed between two scenes, as rows of a patch: a path of names and places with the new value at its end.

Values that are equal are compared at the speed of C and never walked through; a value of which more than half is new
is told whole.
"""

from __future__ import annotations

from typing import Any

import msgspec

Row = tuple[Any, ...]
Part = tuple[Any, Any, Any]
_shapes: dict[type, tuple[tuple[str, str], ...]] = {}  # filled as kinds are met


def differences(old: Any, new: Any) -> list[Row]:
    """The rows that make `new` of `old`; none when they are equal."""
    rows: list[Row] = []
    if old is not new and old != new:
        _walk(old, new, (), rows)
    return rows


def _shape(kind: type[object]) -> tuple[tuple[str, str], ...]:
    """Attribute and name on the wire of each field; nothing for what cannot be entered by name."""
    if not issubclass(kind, msgspec.Struct):
        return ()
    config = kind.__struct_config__
    if config.array_like or config.omit_defaults:
        return ()
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def _walk(old: Any, new: Any, path: Row, rows: list[Row]) -> None:
    """The two differ: go in where that is worth it, else tell the new one."""
    kind = type(new)
    if type(old) is not kind:
        changed, parts = [], 0
    elif kind is tuple or kind is list:
        changed, parts = _places(old, new), len(new)
    elif kind is dict:
        changed, parts = _names(old, new), len(new)
    else:
        shape = _shapes.get(kind)
        if shape is None:
            shape = _shapes[kind] = _shape(kind)
        changed, parts = _fields(old, new, shape), len(shape)
    if not changed or (path and 2 * len(changed) > parts and not _rich(changed)):
        rows.append((*path, new))
        return
    for name, was, now in changed:
        _walk(was, now, (*path, name), rows)


# What differs of two that can be entered: where, and both values. Nothing of two that must be told whole.


def _places(old: Any, new: Any) -> list[Part]:
    if len(old) != len(new):
        return []
    pairs = enumerate(zip(old, new, strict=True))
    return [(place, was, now) for place, (was, now) in pairs if was is not now and was != now]


def _names(old: Any, new: Any) -> list[Part]:
    if list(old) != list(new):
        return []
    return [(name, was, now) for name, now in new.items() if (was := old[name]) is not now and was != now]


def _fields(old: Any, new: Any, shape: tuple[tuple[str, str], ...]) -> list[Part]:
    return [
        (name, was, now)
        for field, name in shape
        if (was := getattr(old, field)) is not (now := getattr(new, field)) and was != now
    ]


def _rich(changed: list[Part]) -> bool:
    """Whether there is something inside that may be told in part."""
    return any(
        [isinstance(now, (msgspec.Struct, tuple, list, dict)) and type(was) is type(now) for _, was, now in changed]
    )
