"""docs/protocol.md carried out: its examples are what is said and heard, one after the other, by the people in them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from queue import Empty
from typing import Any, NamedTuple

from litestar.testing import TestClient

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
BLOCK = re.compile(r"^```(talk|http)\n(.*?)^```", re.MULTILINE | re.DOTALL)
REQUEST = re.compile(r"(\w+): ([A-Z]+) (\S+)(?: (\{.*))?")
SAID = re.compile(r"(\w+)(?:@(\w+))? ([→←]) (.*)")
ANY = "…"
LATE = 5.0  # seconds


class Line(NamedTuple):
    """A line of an example; `block` is http or talk."""

    block: str
    number: int
    text: str


def lines() -> Iterator[Line]:
    text = DOCUMENT.read_text(encoding="utf8")
    for block in BLOCK.finditer(text):
        first = text.count("\n", 0, block.start()) + 2
        for number, line in enumerate(block[2].splitlines(), first):
            yield Line(block[1], number, line)


def pattern_of(text: str) -> Any:
    """JSON in which … means: and more."""
    text = re.sub(r"(?<=[{\[]) ?…(?=[}\]])", '"…"', text)
    text = re.sub(r", …(?=[}\]])", ', "…"', text)
    return json.loads(re.sub(r'"…"(?=})', '"…": 0', re.sub(r'(: )"…"(?=})', r'\1"… "', text)))


class Talk:
    """People by their names in the document, and what `$name` stands for so far."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.tokens: dict[str, str] = {}
        self.sockets: dict[str, Any] = {}
        self.known: dict[str, Any] = {}
        self.status = 0
        self.body: Any = None

    def __enter__(self) -> Talk:
        return self

    def __exit__(self, *error: object) -> None:
        for socket in self.sockets.values():
            socket.close()

    # --- HTTP --------------------------------------------------------------------------------------------------------

    def http(self, line: Line) -> None:
        found = REQUEST.fullmatch(line.text)
        if found:
            self.ask(*found.groups())
            return
        status, _, body = line.text.partition(" ")
        assert self.status == int(status), f"line {line.number}: {self.status} {self.body}"
        self.hold(pattern_of(body), self.body, line)

    def ask(self, who: str, method: str, path: str, body: str | None) -> None:
        headers = {"Authorization": f"Bearer {self.tokens[who]}"} if who in self.tokens else {}
        content = None if body is None else self.filled(json.loads(body))
        self.client.cookies.clear()
        answer = self.client.request(method, self.filled(path), json=content, headers=headers)
        token = answer.cookies.get("tavola")
        if token:
            self.tokens[who] = token
        self.status, self.body = answer.status_code, answer.json()

    # --- sockets -----------------------------------------------------------------------------------------------------

    def talk(self, line: Line) -> None:
        found = SAID.fullmatch(line.text)
        assert found, f"line {line.number}: {line.text}"
        who, where, way, text = found.groups()
        socket = self.socket(who, where or "")
        if way == "→":
            socket.send_text(json.dumps(self.filled(json.loads(text))))
            return
        pattern = pattern_of(text)
        self.listen(socket, pattern, line)

    def listen(self, socket: Any, pattern: Any, line: Line) -> None:
        """The next message of this kind; of news, the next that fits. What the document leaves out is passed over."""
        passed: list[str] = []
        while True:
            try:
                heard = socket.receive_json(timeout=LATE)
            except Empty:
                raise AssertionError(f"line {line.number}: nothing that fits came; passed over: {passed}") from None
            other = isinstance(pattern.get("id"), int) and heard.get("id") != pattern["id"]
            if pattern["t"] not in (ANY, heard["t"]) or other:
                passed.append(str(heard))
                continue
            known = self.known.copy()
            try:
                return self.hold(pattern, heard, line)
            except AssertionError as error:
                if heard["t"] not in ("update", "skip"):
                    raise
                self.known = known
                passed.append(str(error))

    def socket(self, who: str, where: str) -> Any:
        key = f"{who}@{where}"
        if key not in self.sockets:
            if who not in self.tokens:
                self.ask(who, "POST", "/api/me", json.dumps({"name": who.title()}))
                self.known[who] = self.body["id"]
            path = {"": f"/ws/table/{self.known['table']}", "lobby": "/ws/lobby"}.get(where, f"/ws/table/{where}")
            self.client.cookies.clear()
            session = self.client.websocket_connect(path, headers={"Authorization": f"Bearer {self.tokens[who]}"})
            self.sockets[key] = session.__enter__()
        return self.sockets[key]

    # --- comparing ---------------------------------------------------------------------------------------------------

    def filled(self, value: Any) -> Any:
        """With the values that `$name` stands for."""
        if isinstance(value, dict):
            return {key: self.filled(one) for key, one in value.items()}
        if isinstance(value, list):
            return [self.filled(one) for one in value]
        if isinstance(value, str) and value[:1] == "$":
            return self.known[value[1:]]
        if isinstance(value, str) and "$" in value:
            return re.sub(r"\$(\w+)", lambda found: str(self.known[found[1]]), value)
        return value

    def hold(self, pattern: Any, found: Any, line: Line, path: str = "") -> None:
        where = f"line {line.number}{path}"
        if isinstance(pattern, dict):
            assert isinstance(found, dict), f"{where}: {found}"
            more = ANY in pattern
            wanted = {key: one for key, one in pattern.items() if key != ANY}
            missing, strange = wanted.keys() - found.keys(), found.keys() - wanted.keys()
            assert not missing, f"{where}: {sorted(missing)} missing in {found}"
            assert more or not strange, f"{where}: unexpected {sorted(strange)} in {found}"
            for key, one in wanted.items():
                self.hold(one, found[key], line, f"{path}.{key}")
        elif isinstance(pattern, list):
            assert isinstance(found, list), f"{where}: {found}"
            more = pattern[-1:] == [ANY] and len(pattern) == 1
            assert more or len(pattern) == len(found), f"{where}: expected {len(pattern)}, found {found}"
            for place, one in enumerate([] if more else pattern):
                self.hold(one, found[place], line, f"{path}[{place}]")
        elif isinstance(pattern, str) and pattern.strip() == ANY:
            return
        elif isinstance(pattern, str) and pattern.startswith("$"):
            assert self.known.setdefault(pattern[1:], found) == found, f"{where}: {found}"
        else:
            assert pattern == found, f"{where}: expected {pattern!r}, found {found!r}"
