"""A Barrier shape given by the table itself, as a list of offsets such as "0,0 1,0 2,0 2,1 2,2" (GO-65.2, GO-R6)."""

from __future__ import annotations

import re
from functools import lru_cache

from tavola.core.errors import OptionError
from tavola.games.gorgasali.cards import Shape

SQUARES = 5
PATTERN = re.compile(r"\d,\d( \d,\d){4}")

Form = tuple[tuple[int, int], ...]


@lru_cache(maxsize=32)
def shape_from(text: str) -> Shape:
    """Five different squares in a box of at most five by five, with all their rotations."""
    if not PATTERN.fullmatch(text):
        wanted = f"a name or {SQUARES} offsets like '0,0 1,0 2,0 3,0 4,0'"
        raise OptionError(f"barrierShape: expected {wanted}, found {text[:60]!r}")
    form = to_corner([(int(pair[0]), int(pair[2])) for pair in text.split()])
    if len(set(form)) != SQUARES or max(max(pair) for pair in form) >= SQUARES:
        raise OptionError(f"barrierShape: expected {SQUARES} different squares in a box of {SQUARES}, found {text!r}")
    forms = [form]
    for _ in range(3):
        turned = to_corner([(-y, x) for x, y in forms[-1]])
        forms.append(turned)
    return Shape(text, {"en": text, "ru": text}, tuple(dict.fromkeys(forms)))


def to_corner(pairs: list[tuple[int, int]]) -> Form:
    """Offsets from the corner of their own box, in a fixed order."""
    left, top = min(x for x, _ in pairs), min(y for _, y in pairs)
    return tuple(sorted((x - left, y - top) for x, y in pairs))
