"""Plain data becomes an action by its tag; whatever is wrong is told as the whole union would tell it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tavola.core.game import games
from tavola.core.record import read, union_of

GAMES = games(template=True).values()
SOME: dict[str, Any] = {
    "<class 'int'>": 1, "<class 'str'>": "x", "tuple[int, ...]": (1, 2), "tuple[tuple[int, ...], ...]": ((1,),),
}  # fmt: skip
WRONG: list[Any] = [
    None, 5, [], {}, {"t": 5}, {"t": []}, {"t": "dance"}, {"t": "stake"}, {"t": "stake", "number": "one"},
    {"t": "stake", "number": 1, "more": 1}, {"t": "stake", "number": [1]}, {"number": 1},
]  # fmt: skip


def test_every_action_and_outcome_is_read_as_what_it_was() -> None:
    for game in GAMES:
        for kinds in (game.actions, game.outcomes):
            for kind in kinds:
                fields = {one.name: SOME[str(one.type)] for one in msgspec.structs.fields(kind)}
                value = kind(**fields)
                assert read(msgspec.to_builtins(value), kinds) == value


@pytest.mark.parametrize("data", WRONG, ids=str)
def test_what_is_wrong_is_told_as_the_union_tells_it(data: Any) -> None:
    kinds = next(game for game in GAMES if game.name == "template").actions
    with pytest.raises(msgspec.ValidationError) as whole:
        msgspec.convert(data, union_of(kinds))
    with pytest.raises(msgspec.ValidationError) as told:
        read(data, kinds)
    assert str(told.value) == str(whole.value)
