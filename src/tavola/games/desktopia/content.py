"""Reads the game's content: built-in files once, an author's own files with every mistake named.

Beside this module lies the directory content/: data, not a package.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from tavola.core.errors import ContentError, OptionError
from tavola.core.toml_source import Source
from tavola.games.desktopia import campaign_rows, card_rows
from tavola.games.desktopia.board import Scenario
from tavola.games.desktopia.campaign_rows import Campaign
from tavola.games.desktopia.cards import Box
from tavola.games.desktopia.landscape import ShelfRow, shelf
from tavola.games.desktopia.scenario_checks import Checker
from tavola.games.desktopia.scenario_goals import check_goals
from tavola.games.desktopia.scenario_ground import Ground
from tavola.games.desktopia.scenario_rows import sheet
from tavola.games.desktopia.scenario_text import DRAWN, Builder

BUILT_IN = Path(__file__).with_name("content")
ROSTERS = ("A", "B")  # DT-O.30
SIZES = {"1000": 1000, "914": 914, "scenario": DRAWN}  # DT-O.20: the longer side of the field, DT-4.1
DEFAULTS = {1: "roots", 2: "window_sill", 3: "round_table", 4: "four_corners"}  # by seats, where none is chosen


def read(path: Path) -> Source:
    try:
        return Source(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise ContentError(str(path), 1, f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ContentError(str(path), 1, "expected text in UTF-8") from error


# --- the box --------------------------------------------------------------------------------------------------------


@lru_cache
def load_box(roster: str = "A") -> Box:
    """The box with the usual roster, or with the other one."""
    return read_box(BUILT_IN, roster)


def read_box(folder: Path, roster: str = "A") -> Box:
    """The box from a folder with all its files."""
    source = read(folder / "characters.toml")
    places = {}
    if roster != "A":
        changes = read(folder / f"roster_{roster.lower()}.toml")
        places = overlay(source, changes)
        changes.raise_first()
    others = [read(folder / f"{name}.toml") for name in ("missiles", "artifacts", "rituals")]
    characters, missiles = card_rows.characters(source), card_rows.missiles(others[0])
    artifacts, barrel = card_rows.artifacts(others[1])
    rituals = card_rows.rituals(others[2])
    for one in (source, *others):
        one.raise_first()
    box = Box(characters, missiles, artifacts, rituals, barrel)
    card_rows.supplies(source, box)
    source.raise_first()
    numbers = dict(box.by_key)
    box.by_key.update({taken: numbers[key] for taken, key in places.items()})
    return box


def overlay(source: Source, changes: Source) -> dict[str, str]:
    """Rows of another roster over those of the usual one, by their keys. Tells who takes whose place in the box."""
    changes.only_tables("change")
    rows = {row.get("key"): row for row in source.rows("character")}
    places: dict[str, str] = {}
    for i, row in enumerate(changes.rows("change")):
        for name in ("key", "takes"):
            if row.get(name) not in rows:
                line = changes.line_of("change", i, name)
                changes.problem(line, f"change {i + 1}: {name}: expected a character, got {row.get(name)!r}")
        places[row.pop("takes", "")] = row.get("key", "")
        rows.get(row.get("key"), {}).update(row)
    if set(places) != set(places.values()):
        changes.problem(1, "takes: expected the changed characters to take each other's places")
    return places


# --- landscape and scenarios ----------------------------------------------------------------------------------------


@lru_cache
def load_things() -> dict[str, ShelfRow]:
    """The shelf of everyday things, by their keys."""
    source = read(BUILT_IN / "things.toml")
    found = shelf(source)
    source.raise_first()
    return found


@lru_cache
def _paths(folder: str) -> dict[str, Path]:
    return {path.stem: path for path in sorted((BUILT_IN / folder).glob("*.toml"))}


def scenario_names() -> tuple[str, ...]:
    """Battles, then etudes."""
    return (*_paths("scenarios"), *_paths("etudes"))


def campaign_names() -> tuple[str, ...]:
    return tuple(_paths("campaigns"))


def path_of(name: str) -> Path:
    """The file of a scenario of the set."""
    known = {**_paths("scenarios"), **_paths("etudes")}
    if name not in known:
        raise ContentError(str(BUILT_IN), 1, f"no scenario {name!r}: expected one of {', '.join(known)}")
    return known[name]


@lru_cache(maxsize=256)
def load_scenario(name: str, roster: str = "A", field: str = "scenario") -> Scenario:
    """A scenario of the set by its name; `field` as the table's option says."""
    return scenario_of(read(path_of(name)), roster, field)


@lru_cache(maxsize=16)
def scenario_from(text: str, roster: str = "A", field: str = "scenario") -> Scenario:
    """A scenario given as the text of its file: how a table plays an author's own."""
    return scenario_of(Source(text, "scenario"), roster, field)


def scenario_of(source: Source, roster: str, field: str) -> Scenario:
    found = examine(source, roster, field)
    source.raise_first()
    assert found is not None
    return found


def examine(source: Source, roster: str = "A", field: str = "scenario") -> Scenario | None:
    """The scenario for this roster and field, with every problem noted in its source."""
    rows = sheet(source)
    if rows is None:
        return None
    builder = Builder(rows, load_box(roster), load_things(), SIZES[field])
    made = builder.build()
    checker = Checker(builder, made)
    checker.check()
    check_goals(checker)
    Ground(builder, made).check()
    return made


def examine_all(source: Source) -> None:
    """What an author wants to know: also whether the scenario plays on other fields and with the other roster."""
    examine(source)
    variants = [] if source.problems else [(roster, field) for roster in ROSTERS for field in SIZES]
    for roster, field in variants:
        tried = Source("\n".join(source.lines), source.file)
        examine(tried, roster, field)
        for problem in tried.problems:
            source.problem(problem.line, f"with roster {roster} on field {field}: {problem.message}")


# --- campaigns ------------------------------------------------------------------------------------------------------


@lru_cache
def load_campaign(name: str, roster: str = "A", field: str = "scenario") -> Campaign:
    """A campaign of the set by its name: its battles with what they are worth."""
    if name not in _paths("campaigns"):
        raise ContentError(str(BUILT_IN), 1, f"no campaign {name!r}: expected one of {', '.join(campaign_names())}")
    return campaign_of(read(_paths("campaigns")[name]), roster, field)


def campaign_of(source: Source, roster: str = "A", field: str = "scenario") -> Campaign:
    found = examine_campaign(source, roster, field)
    source.raise_first()
    assert found is not None
    return found


def examine_campaign(source: Source, roster: str = "A", field: str = "scenario") -> Campaign | None:
    """The campaign, with every problem noted in its source; its battles are scenarios of the set."""
    return campaign_rows.read(
        source, load_box(roster), scenario_names(), lambda name: scenario_of(read(path_of(name)), roster, field)
    )


def battles(chosen: str, seats: int, roster: str = "A", field: str = "scenario") -> tuple[Scenario, ...]:
    """What a table plays: a scenario or a campaign by its name, or the text of an author's own file."""
    name = DEFAULTS[seats] if chosen == "auto" else chosen
    if "\n" in name:
        source = Source(name, "scenario")
        campaign = campaign_of(source, roster, field) if "campaign" in source.data else None
        found = campaign.battles if campaign is not None else (scenario_from(name, roster, field),)
    elif name in campaign_names():
        found = load_campaign(name, roster, field).battles
    elif name in scenario_names():
        found = (load_scenario(name, roster, field),)
    else:
        known = ", ".join((*scenario_names(), *campaign_names()))
        raise OptionError(f"scenario: expected one of {known} or the text of a file, found {name!r}")
    if found[0].seats != seats:
        raise OptionError(f"seats: the scenario {found[0].key!r} takes {found[0].seats} players, found {seats}")
    return found


def pins(options: Mapping[str, object]) -> dict[str, str]:
    """The digest of every file that a game with these options is played with; a text of one's own is in the options."""
    chosen = str(options["scenario"])
    paths = [BUILT_IN / f"{name}.toml" for name in ("characters", "missiles", "artifacts", "rituals", "things")]
    if options["roster"] != "A":
        paths.append(BUILT_IN / f"roster_{str(options['roster']).lower()}.toml")
    names = [name for name in scenario_names() if name == chosen]
    if chosen == "auto":
        names = list(DEFAULTS.values())
    elif chosen in campaign_names():
        paths.append(_paths("campaigns")[chosen])
        names = [battle.key for battle in load_campaign(chosen).battles]
    paths += [path_of(name) for name in names]
    return {path.relative_to(BUILT_IN).as_posix(): pin(path) for path in paths}


def pin(path: Path) -> str:
    """The digest of a content file."""
    return hashlib.blake2b(path.read_bytes(), digest_size=8).hexdigest()


# --- files of an author ---------------------------------------------------------------------------------------------


def check_content(text: str, file: str) -> list[ContentError]:
    """Everything wrong with a content file of any kind; a table of it says which kind it is."""
    source = Source(text, file)
    known = [key for key in CHECKS if key in source.data]
    if known:
        CHECKS[known[0]](source)
    elif not source.problems:
        source.problem(1, f"expected one of the tables {', '.join(CHECKS)}")
    return source.problems


def check_files(paths: Sequence[Path]) -> list[Exception]:
    """What `tavola check` tells of files of one's own."""
    problems: list[Exception] = []
    for path in paths:
        problems += check_content(path.read_text(encoding="utf-8"), str(path))
    return problems


def check_roster(source: Source) -> None:
    """Another roster, over the usual one of the set."""
    usual = read(BUILT_IN / "characters.toml")
    overlay(usual, source)
    card_rows.characters(usual)
    for problem in usual.problems:
        source.problem(1, f"with these changes {problem.message}")


CHECKS: dict[str, Callable[[Source], object]] = {
    "campaign": examine_campaign,
    "battle": examine_campaign,
    "scenario": examine_all,
    "squad": examine_all,
    "thing": shelf,
    "character": card_rows.characters,
    "change": check_roster,
    "missile": card_rows.missiles,
    "artifact": card_rows.artifacts,
    "ritual": card_rows.rituals,
}
