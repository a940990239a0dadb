"""The client for the browser keeps house like the rest: small files, no words outside web/src/words, no strangers."""

from __future__ import annotations

import json
import re
from statistics import median
from typing import Any

import pytest

from tests.hygiene import allowed
from tests.hygiene.test_project import package_name
from tests.hygiene.test_sizes import ENOUGH, FILE_LIMIT
from tests.hygiene.tree import ROOT, Finding, name_of, text
from tests.hygiene.web import SOURCES, WEB, lines_with, web_files, words_in_markup

MEDIAN = 120
LEFT_BEHIND = re.compile(r"\bconsole\.(?!error\b|warn\b)\w+|\bdebugger\b|\bTODO\b|\bFIXME\b|@ts-(?:ignore|nocheck)")
ELSEWHERE = re.compile(r"(?:https?:|wss?:)?//[\w-]+(?:\.[\w-]+)+[^\s'\"`<>)]*")
NAMES = re.compile(r"http://www\.w3\.org/\S*")  # of XML namespaces: never fetched
CYRILLIC = re.compile(r"[А-Яа-яЁё]{2,}")
FREE = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC-BY-3.0", "ISC", "MIT", "MPL-2.0", "OFL-1.1"}


def findings_of_words() -> list[Finding]:
    return [found for path in web_files(".svelte") for found in words_in_markup(text(path), name_of(path))]


def strangers() -> list[Finding]:
    """Addresses of other machines. The credits may name them; nothing may fetch from them."""
    paths = [path for path in [*web_files(".svelte", ".ts", ".css"), WEB / "index.html"] if path.exists()]
    found = [finding for finding in lines_with(ELSEWHERE, paths) if "Credits" not in finding.path]
    return [finding for finding in found if not NAMES.match(finding.what)]


def licences() -> dict[str, str]:
    """Of every package that npm installs, by its name."""
    listed: dict[str, Any] = json.loads(text(WEB / "package-lock.json"))["packages"]
    return {path.split("node_modules/")[-1]: entry.get("license", "") for path, entry in listed.items() if path}


def chosen() -> dict[str, str]:
    """The packages we ask for ourselves, with their versions."""
    package = json.loads(text(WEB / "package.json"))
    return {**package["dependencies"], **package["devDependencies"]}


def test_files_are_small() -> None:
    sizes = {path: len(text(path).splitlines()) for path in web_files(".svelte", ".ts", ".css")}
    long = [((name_of(path),), Finding(name_of(path), 1, f"{n} lines")) for path, n in sizes.items() if n > FILE_LIMIT]
    assert allowed.judge("web", long) == []
    assert len(sizes) < ENOUGH or median(sizes.values()) <= MEDIAN


def test_markup_holds_no_words() -> None:
    found = [((item.path, item.what), item) for item in findings_of_words()]
    assert allowed.judge("markup", found) == []


def test_code_holds_no_russian() -> None:
    paths = [path for path in web_files(".svelte", ".ts") if not path.name.endswith(".test.ts")]
    assert allowed.judge_places("russian", lines_with(CYRILLIC, paths)) == []


def test_nothing_is_left_behind() -> None:
    assert lines_with(LEFT_BEHIND, web_files(".svelte", ".ts", ".css")) == []


def test_nothing_comes_from_elsewhere() -> None:
    assert strangers() == []


def test_every_package_has_its_version_its_reason_and_its_licence() -> None:
    rows = re.findall(r"^\| `([\w@/.-]+)` \|.*\| ([^|]+) \|$", text(ROOT / "docs" / "dependencies.md"), re.MULTILINE)
    told = {package_name(name): licence.strip() for name, licence in rows}
    assert {name: version for name, version in chosen().items() if not re.fullmatch(r"\d[\w.-]*", version)} == {}
    assert {name: told.get(package_name(name)) for name in chosen()} == {name: licences()[name] for name in chosen()}


def test_licences_are_free() -> None:
    assert {name: licence for name, licence in licences().items() if licence not in FREE} == {}


def test_what_the_document_tells_of_packages_is_still_used() -> None:
    part = text(ROOT / "docs" / "dependencies.md").split("## For the browser")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE)) == set(chosen())


def test_types_of_the_messages_are_those_of_the_server() -> None:
    from tavola.server import typescript

    made = typescript.files(ROOT)
    stale = [name_of(path) for path, content in made.items() if not path.exists() or text(path) != content]
    assert stale == [], "run: .venv/bin/python -m tavola.server.typescript"
    assert SOURCES / "wire.ts" in made


@pytest.mark.parametrize(
    ("svelte", "words"),
    [
        ("<p>Your turn</p>", ["Your turn"]),
        ("<p>{t('turn')} left</p>", ["left"]),
        ("<input placeholder='Name'>", ["Name"]),
        ('<button aria-label="Close" class="big round">×</button>', ["Close"]),
        ("{#if ready}\n  <b>Готово</b>\n{/if}", ["Готово"]),
    ],
)
def test_words_in_markup_are_seen(svelte: str, words: list[str]) -> None:
    assert [found.what for found in words_in_markup(svelte)] == words


@pytest.mark.parametrize(
    "svelte",
    [
        "<p>{t('your-turn')}</p>",
        "<script>const x = 'Not for people'</script>",
        "<style>p { color: red }</style><!-- a reason -->",
        "{#each rows as row (row.id)}<i class={a > b ? 'one two' : \"}\"}>{row.name}</i>{/each}",
        "<svg viewBox='0 0 1 1'><path d='M 0 0 L 10 10'/></svg>&nbsp;·×1",
        "<a href='/rules' onclick={() => { go('/rules here') }}>{`a ${b}`}</a>",
    ],
)
def test_what_is_no_word_is_left_alone(svelte: str) -> None:
    assert list(words_in_markup(svelte)) == []


def test_the_place_of_words_is_told() -> None:
    assert [found.line for found in words_in_markup("<script>\nlet x\n</script>\n<p>\n  {x}\n  Here it is</p>")] == [6]


@pytest.mark.parametrize("line", ["console.log(x)", "// TODO: later", "debugger", "// @ts-ignore"])
def test_what_is_left_behind_is_seen(line: str) -> None:
    assert LEFT_BEHIND.search(line)


@pytest.mark.parametrize("address", ["https://cdn.example.org/x.js", "//fonts.example.com/css", "wss://a.example/ws"])
def test_another_machine_is_seen(address: str) -> None:
    assert ELSEWHERE.search(f"import('{address}')")
