"""Nothing a client says may raise, whatever it says, and nothing it says may leave a table that cannot be restored."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavola.core.game import game
from tavola.core.record import union_of
from tavola.core.values import Action
from tavola.table import wire
from tests.table.kit import EAST, NORTH, PASSER, Client, House

ODD = (-1, 0, 1, 2, 7, 99, -99, 2**31, -(2**63), 2**63, 2**64, 2**70, -(2**70))
numbers = st.one_of(st.sampled_from(ODD), st.integers(-3, 12), st.integers())
words = st.one_of(st.sampled_from(["", "en", "ru", "random", "abort", "draw", "rematch", "undo", "\u202e"]), st.text())
plain = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), words),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=8,
)
EXAMPLES = {"template": 120, "gorgasali": 40}  # gorgasali's tables take their time to be restored


def quick(name: str) -> settings:
    return settings(
        max_examples=EXAMPLES[name], deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip


def filled(kind: type[Any], **fixed: Any) -> st.SearchStrategy[Any]:
    """Anything of this shape."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return st.builds(kind, **{name: fixed.get(name, of_type(hint)) for name, hint in types.items()})


def of_type(hint: Any) -> st.SearchStrategy[Any]:
    known: dict[Any, st.SearchStrategy[Any]] = {
        int: numbers, str: words, bool: st.booleans(), dict[str, Any]: st.dictionaries(st.text(max_size=5), plain),
        tuple[int, ...]: st.lists(numbers, max_size=6).map(tuple),
    }  # fmt: skip
    return known[hint] if hint in known else st.one_of(st.none(), numbers)


def actions(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Right kinds with wrong numbers, sometimes with something more or less."""
    kinds = [filled(kind).map(lambda one: as_plain(one)) for kind in game(name).actions]
    return st.one_of(*kinds, st.dictionaries(st.sampled_from(["t", "number", "cards", "x"]), plain))


def as_plain(action: Action) -> dict[str, Any]:
    """Numbers that no JSON reader of a client could count to are left in."""
    found: dict[str, Any] = json.loads(json.dumps(fields_of(action)))
    return found


def fields_of(action: Action) -> dict[str, Any]:
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return {"t": type(action).__struct_config__.tag} | fields


def sayings(name: str) -> st.SearchStrategy[wire.Said]:
    needs = st.one_of(st.just(None), numbers)
    kinds = [filled(kind, need=needs) for kind in wire.SAID if kind not in (wire.Act, wire.Why)]
    acts = filled(wire.Act, need=needs, action=actions(name))
    return st.one_of(acts, acts, filled(wire.Why, action=actions(name)), *kinds)


def aimed(client: Client, said: wire.Said) -> wire.Said:
    """At the decision that is open, where none was named."""
    if getattr(said, "need", 0) is None:
        ask = client.scene["ask"]
        return msgspec.structs.replace(said, need=ask["need"] if ask else 0)
    return said


def heard(house: House, client: Client, said: wire.Said) -> None:
    """Exactly one answer to whatever is said; other windows keep up."""
    before = len(client.heard)
    client.say(aimed(client, said))
    told = [msgspec.json.decode(data)["t"] for data in client.heard[before:]]
    assert len([kind for kind in told if kind not in ("update", "skip", "you")]) == 1, told


@cache
def moments(name: str) -> list[tuple[list[bytes], int]]:
    """Journals from the middle of a game."""
    house = House(("me", "open", "random"), name, careful=False)
    clients, found = house.begun(NORTH, EAST), []
    for _ in range(24):
        house.think()
        house.play(clients, 5)
        found.append((list(house.rows), house.now))
        if house.table.status != "running":
            break
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", ["template", "gorgasali"])
def test_nothing_raises(name: str, lang: str) -> None:
    @quick("template")
    @given(
        moment=st.sampled_from(moments(name)), said=st.lists(st.tuples(st.integers(0, 3), sayings(name)), max_size=8)
    )
    def say(moment: tuple[list[bytes], int], said: list[tuple[int, wire.Said]]) -> None:
        house = House.of(*moment)
        clients = [house.join(person, "wild", lang=lang) for person in (NORTH, EAST, PASSER, None)]
        for who, one in said:
            heard(house, clients[who], one)
            house.wait(100)
        house.think(2)
        assert house.table.status != "broken"
        house.restore()

    say()


@quick("template")
@given(said=st.lists(sayings("template"), max_size=6), status=st.sampled_from(["open", "over", "broken"]))
def test_nothing_raises_at_a_table_that_does_not_run(said: list[wire.Said], status: str) -> None:
    house = House(("me", "open"), careful=False)
    host = house.join(NORTH, lang="ru")
    if status == "over":
        house.join(EAST).done(wire.Sit, seat=1)
        host.done(wire.Start)
        host.done(wire.Resign, seat=0)
    elif status == "broken":
        house.call(house.table.fail)
    for one in said:
        heard(house, host, one)
    house.restore()


@quick("template")
@given(action=actions("template"))
def test_an_action_that_can_be_read_is_judged(action: dict[str, Any]) -> None:
    try:
        msgspec.convert(action, union_of(game("template").actions))
    except msgspec.ValidationError:
        return
    house = House(("me", "random"), careful=False, start=True)
    host = house.join(NORTH, lang="en")
    assert host.act(action)["t"] in ("done", "refused")
