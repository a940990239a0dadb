"""Every example of docs/protocol.md, and that there is one for every message."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from tavola.server import hub
from tavola.table import wire
from tavola.table.effects import Effects, Person, Plan
from tavola.table.running import Table
from tests.server import talking

SEED = 7


class Fated:
    """Tables whose luck is fixed."""

    @staticmethod
    def make(name: str, plan: Plan, person: Person, now: int) -> tuple[Table, Effects]:
        return Table.make(name, msgspec.structs.replace(plan, seed=SEED), person, now)


def test_every_example_is_what_happens(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "Table", Fated)
    talk = talking.Talk(client)
    with talk:
        for line in talking.lines():
            talk.http(line) if line.block == "http" else talk.talk(line)


@pytest.mark.parametrize("kind", [*wire.SAID, *wire.SENT], ids=lambda kind: kind.__name__)
def test_every_message_has_an_example(kind: Any) -> None:
    tag = kind.__struct_config__.tag
    way = "→" if issubclass(kind, wire.Said) else "←"
    found = [line for line in talking.lines() if re.search(rf'{way} {{"t": "{tag}"', line.text)]
    assert found, f"docs/protocol.md has no example of {tag!r}"


def test_every_reason_is_listed() -> None:
    document = talking.DOCUMENT.read_text(encoding="utf8")
    reasons = re.search(r"is one of: ([^.]*)\.", wire.Refused.__doc__ or "")
    assert reasons
    assert [one for one in re.split(r",\s+", reasons[1]) if f"`{one}`" not in document] == []
