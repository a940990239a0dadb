"""Raw sockets at an application in this process."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Empty
from typing import Any

from litestar.testing import TestClient

LATE = 5.0  # seconds


class Raw:
    """What is heard is kept as it came."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self.heard: list[str] = []

    def say(self, **message: Any) -> None:
        self.session.send_text(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        text = self.session.receive_text(timeout=LATE)
        self.heard.append(text)
        found: dict[str, Any] = json.loads(text)
        return found

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of this kind with these fields."""
        while True:
            try:
                message = self.hear()
            except Empty:
                raise AssertionError(f"no {kind} came; heard: {self.heard[-5:]}") from None
            if message["t"] == kind and all(message.get(key) == value for key, value in fields.items()):
                return message

    def hello(self, **more: Any) -> dict[str, Any]:
        self.say(t="hello", client="w", **more)
        return self.until("table")


def somebody(client: TestClient, name: str = "Ann") -> dict[str, str]:
    """The headers of a new person."""
    client.cookies.clear()
    answer = client.post("/api/me", json={"name": name})
    token = answer.cookies["tavola"]
    client.cookies.clear()
    return {"Authorization": f"Bearer {token}"}


def table(client: TestClient, who: dict[str, str], **plan: Any) -> str:
    answer = client.post("/api/tables", json={"game": "template", "chairs": ["me", "open"]} | plan, headers=who)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@contextmanager
def at(client: TestClient, path: str, headers: dict[str, str] | None = None) -> Iterator[Raw]:
    with client.websocket_connect(path, headers=headers or {}) as session:
        yield Raw(session)
        session.close()
