"""The exceptions of allowed.toml: read, checked, and counted so that no unused one stays."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.hygiene.tree import Finding

FILE = Path(__file__).with_name("allowed.toml")

# For each kind, the fields that say what is excepted; `reason` comes on top.
KINDS: dict[str, tuple[str, ...]] = {
    "file": ("path",),
    "function": ("path", "name"),
    "home": ("rule",),
    "atom": ("path", "what"),
    "prose": ("path", "what"),
    "import": ("path", "what"),
    "compiled": ("path", "what"),
    "web": ("path",),
    "markup": ("path", "what"),
    "russian": ("path", "what"),
}


class Entry(NamedTuple):
    kind: str
    key: tuple[str, ...]
    reason: str


def entries(toml: str) -> list[Entry]:
    found = []
    for kind, rows in tomllib.loads(toml).items():
        if kind not in KINDS:
            raise ValueError(f"allowed.toml: unknown kind {kind!r}, known are {', '.join(KINDS)}")
        found += [entry(kind, row) for row in rows]
    return found


def entry(kind: str, row: dict[str, str]) -> Entry:
    wanted = {*KINDS[kind], "reason"}
    if set(row) != wanted:
        raise ValueError(f"allowed.toml: [[{kind}]] needs {sorted(wanted)}, got {sorted(row)}")
    if len(row["reason"].split()) < 4:
        raise ValueError(f"allowed.toml: the reason {row['reason']!r} of a [[{kind}]] says too little")
    return Entry(kind, tuple(row[field] for field in KINDS[kind]), row["reason"])


def unused(kind: str, used: set[tuple[str, ...]], toml: str) -> list[str]:
    return [
        f"allowed.toml: unused [[{kind}]] {' '.join(item.key)}"
        for item in entries(toml)
        if item.kind == kind and item.key not in used
    ]


def judge(
    kind: str, findings: Sequence[tuple[tuple[str, ...], Finding]], toml: str | None = None
) -> list[str]:
    """The findings that nothing excepts and the exceptions that nothing uses. Empty is good."""
    written = FILE.read_text(encoding="utf8") if toml is None else toml
    keys = {item.key for item in entries(written) if item.kind == kind}
    objections = [str(finding) for key, finding in findings if key not in keys]
    return objections + unused(kind, {key for key, _ in findings}, written)


def judge_places(kind: str, findings: list[Finding]) -> list[str]:
    """As judge, for the kinds that are excepted by path and words."""
    return judge(kind, [((finding.path, finding.what), finding) for finding in findings])
