"""A TOML file that remembers its lines: tomllib gives values, an author needs the place to look at."""

import re
import tomllib
from typing import Any

import msgspec

from tavola.core.errors import ContentError

_AT_LINE = re.compile(r"\(at line (\d+)")
_PATH = re.compile(r"^(?P<what>.*?)(?: - at `\$(?P<path>[^`]*)`)?$", re.DOTALL)
_UNKNOWN = re.compile(r"unknown field `([^`]+)`")


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players read, in both languages of the table."""

    en: str
    ru: str

    def __post_init__(self) -> None:
        if not self.en or not self.ru:
            raise ValueError("expected a name that is not empty")

    def both(self) -> dict[str, str]:
        """By language."""
        return {"en": self.en, "ru": self.ru}


class Source:
    """One file under check: its problems are collected, so that an author sees all of them at once."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.problems: list[ContentError] = []
        self.data: dict[str, Any] = {}
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = _AT_LINE.search(str(error))
            self.problem(int(found[1]) if found else len(self.lines), str(error))

    def problem(self, line: int, message: str) -> None:
        """Note what is wrong, and where."""
        self.problems.append(ContentError(self.file, line, message))

    def raise_first(self) -> None:
        """For those who want content or an error, not a list."""
        if self.problems:
            raise self.problems[0]

    def line_of(self, header: str, index: int = 0, key: str = "") -> int:
        """Where a key of the index-th table of this header stands; else the header; else the file's top."""
        start = self._header(header, index)
        return self._key(key, start) or max(start, 1)

    def _header(self, header: str, index: int) -> int:
        pattern = re.compile(rf"\s*\[\[?\s*{re.escape(header)}\s*\]")
        found = [n for n, line in enumerate(self.lines, 1) if pattern.match(line)]
        return found[index] if index < len(found) else 0

    def _key(self, key: str, start: int) -> int:
        pattern = re.compile(rf"(?:.*[{{,]|\s*\[.*\.)?\s*{re.escape(key)}\s*[\]=]")
        for n, line in enumerate(self.lines[start:], start + 1):
            if key and pattern.match(line):
                return n
            if start and line.lstrip().startswith("[[") and line.rstrip().endswith("]]"):
                break
        return 0

    def first_row(self, header: str, key: str) -> int:
        """The line of the first row of a multi-line string: TOML drops a newline right after the quotes."""
        line = self.line_of(header, 0, key)
        opened = self.lines[line - 1].rstrip() if line <= len(self.lines) else ""
        return line + 1 if opened.endswith(('"""', "'''")) else line

    def only_tables(self, *allowed: str) -> None:
        """Anything else at the top of the file is a problem."""
        for key in self.data:
            if key not in allowed:
                wanted = " or ".join(f"`{name}`" for name in allowed)
                line = self._header(key, 0) or self.line_of("", 0, key)
                self.problem(line, f"unknown `{key}`: expected {wanted}")

    def rows(self, header: str) -> list[Any]:
        """The tables written as [[header]]."""
        rows = self.data.get(header, [])
        if isinstance(rows, list):
            return rows
        self.problem(self.line_of(header), f"`{header}`: expected rows written as [[{header}]]")
        return []

    def rows_needed(self, header: str) -> None:
        """A file without a single such row is a problem."""
        if header not in self.data and not self.problems:
            self.problem(1, f"expected [[{header}]] rows")

    def converted(self, header: str, shape: Any) -> list[Any]:
        """All [[header]] rows, None for each that cannot be read."""
        return [self.convert(raw, shape, header, i) for i, raw in enumerate(self.rows(header))]

    def convert(self, raw: object, shape: Any, header: str, index: int = 0) -> Any:
        """The row as this msgspec type, or None after noting what is wrong with it and where."""
        try:
            return msgspec.convert(raw, shape)
        except msgspec.ValidationError as error:
            found = _PATH.match(str(error))
            path = (found["path"] or "") if found else ""
            unknown = _UNKNOWN.search(str(error))
            key = unknown[1] if unknown else re.sub(r"\[[^\]]*\]", "", path).split(".")[-1]
            where = f" in `{path.lstrip('.')}`" if path else ""
            what = found["what"] if found else str(error)
            self.problem(self.line_of(header, index, key), f"{header} {index + 1}{where}: {what}")
            return None
