"""What changed between two scenes, as rows of a patch: a path of names and places with the new value at its end.

Values that are equal are compared at the speed of C and never walked through; a value of which more than half is new
is told whole.
"""

from __future__ import annotations

from typing import Any

import msgspec

Row = tuple[Any, ...]
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
        rows.append((*path, new))
    elif kind is tuple or kind is list:
        _walk_list(old, new, path, rows)
    elif kind is dict:
        if list(old) == list(new):
            _enter([(name, old[name], now) for name, now in new.items()], new, path, rows)
        else:
            rows.append((*path, new))
    else:
        shape = _shapes.get(kind)
        if shape is None:
            shape = _shapes[kind] = _shape(kind)
        _enter([(name, getattr(old, field), getattr(new, field)) for field, name in shape], new, path, rows)


def _walk_list(old: Any, new: Any, path: Row, rows: list[Row]) -> None:
    if len(old) == len(new):
        _enter([(place, was, now) for place, (was, now) in enumerate(zip(old, new, strict=True))], new, path, rows)
    else:
        rows.append((*path, new))


def _enter(parts: list[tuple[Any, Any, Any]], new: Any, path: Row, rows: list[Row]) -> None:
    changed = [part for part in parts if part[1] is not part[2] and part[1] != part[2]]
    if not changed or (path and 2 * len(changed) > len(parts) and not _rich(changed)):
        rows.append((*path, new))
        return
    for name, was, now in changed:
        _walk(was, now, (*path, name), rows)


def _rich(changed: list[tuple[Any, Any, Any]]) -> bool:
    """Whether there is something inside that may be told in part."""
    return any(
        [isinstance(now, (msgspec.Struct, tuple, list, dict)) and type(was) is type(now) for _, was, now in changed]
    )
