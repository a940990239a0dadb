"""Searches random games for a small set that covers everything.

    PYTHONPATH=src python -m tests.records.collect [GAME…]

All settings of the contract's tests take part, once more with as many seats as they take, and the positions that
lie as `*.txt` beside the records; of a game with a list in starts.py what stands there, instead of those settings.
There are two tempers of a random player, and in every third game seats leave and clocks run out; where a start says
so, a bot plays most of the others. Of the games found the one that covers most for its size is taken, again and again.
Run it after a change of rules or content that makes the old records fail; the new ones replace them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tavola.bots import bot
from tavola.core.game import Game, games
from tavola.core.play import Match
from tavola.core.record import Record
from tavola.core.rng import Dice
from tavola.core.values import Action, Agreed, Aim, Left, Menu, Outcome, Spots, TimeUp
from tests.contract.kit import Setting, accepted, refused, settings_of
from tests.records.coverage import FOLDER, Thing, covered, gaps, records_of, wanted
from tests.records.starts import STARTS, Start

SEEDS = 60
ENOUGH = 4  # games that show a thing before the search may stop looking for it
TRIED = 4  # games of a start; from then on it is played for what it has shown and is still looked for
DRAWN = 80  # entries before a draw is thought of
CLEVER = 5  # all but one of so many decisions are a bot's, where one plays
RARE = 40  # one decision of so many is interrupted

Found = list[tuple[set[Thing], Record, str]]


def by_kind(menu: Menu, rng: Dice) -> Action:
    """Every kind of action is equally likely, so that rare ones occur."""
    listed = menu.listed()
    if isinstance(menu, (Aim, Spots)):
        listed = (menu.sample(rng), *menu.otherwise)
    if listed is None:
        return menu.sample(rng)
    kinds = sorted({type(action).__name__ for action in listed})
    kind = kinds[rng.below(len(kinds))]
    some = [action for action in listed if type(action).__name__ == kind]
    return some[rng.below(len(some))]


def starts_of(game: Game) -> list[Start]:
    positions = {path.stem: path.read_text(encoding="utf8") for path in sorted((FOLDER / game.name).glob("*.txt"))}
    if game.name in STARTS:
        return STARTS[game.name](positions)
    settings = settings_of(game)
    found = [Start(short(setting), setting) for setting in settings]
    found += [Start(short(setting), setting) for setting in map(crowded, settings) if setting.chosen]
    return found + [Start(name, settings[0], text) for name, text in positions.items()]


def short(setting: Setting) -> str:
    return str(setting).partition("-")[2].replace("=", "-")


def crowded(setting: Setting) -> Setting:
    low, high = setting.game.seats
    seats = max(n for n in range(low, high + 1) if accepted(setting.game, n, setting.chosen))
    return Setting(setting.game, seats, setting.chosen)


def interruption(match: Match, rng: Dice) -> Outcome:
    """A seat leaves, a clock runs out, or, where the rules know it and the game is old, all agree on a draw."""
    kind = (Left, TimeUp, TimeUp, Agreed)[rng.below(4)]
    if kind is Agreed:
        old = match.game.draws and len(match.record.entries) > DRAWN
        return Agreed() if old else TimeUp(match.deciders[0])
    return kind(rng.below(match.record.header.seats))


def game_of(start: Start, seed: int) -> Match | None:
    """A game to its end; nothing, if it grows longer than is wanted."""
    match, rng = start.match(seed), Dice(seed)
    clever = bot(start.bot, match.game) if start.bot and seed % 4 else None
    while match.deciders:
        if len(match.record.entries) > start.most:
            return None
        if seed % 3 == 2 and not rng.below(RARE):
            refused(match, interruption(match, rng))
            continue
        seat = match.deciders[rng.below(len(match.deciders))]
        menu = match.menu(seat)
        if clever is not None and rng.below(CLEVER):
            match.play(seat, clever.choose(match.view(seat), menu, rng))
        else:
            match.play(seat, by_kind(menu, rng) if seed % 2 else menu.sample(rng))
    return match


def search(starts: list[Start], aims: set[Thing]) -> Iterator[tuple[set[Thing], Record, str]]:
    """Games of random play, until everything was seen often enough or the seeds are used up."""
    times = dict.fromkeys(aims, 0)
    seen: dict[str, set[Thing]] = {start.label: set() for start in starts}
    for seed in range(SEEDS):
        for start in starts:
            if min(times.values()) >= ENOUGH:
                return
            if seed >= TRIED and all(times[thing] >= ENOUGH for thing in seen[start.label]):
                continue
            match = game_of(start, seed)
            if match is None:
                continue
            record = match.record
            shown = covered(record) & aims
            seen[start.label] |= shown
            for thing in shown:
                times[thing] += 1
            yield shown, record, f"{start.label}-{seed}"


def undisturbed(record: Record) -> bool:
    return not any(isinstance(value, (Left, TimeUp, Agreed)) for _, value in record.entries)


def smallest_cover(found: Found, aims: set[Thing]) -> Found:
    """Greedy: the most new things for its size, twice as many in a game that was disturbed; at last whatever became
    needless goes."""
    left = set.union(set(), *[shown for shown, _, _ in found]) & aims
    chosen: Found = []
    size = {id(record): len(record.encode()) * (1 if undisturbed(record) else 2) for _, record, _ in found}
    while left:
        best = max(found, key=lambda row: len(row[0] & left) / size[id(row[1])])
        chosen.append(best)
        left -= best[0]
    for row in sorted(chosen, key=lambda row: -size[id(row[1])]):
        others = set.union(set(), *[shown for shown, _, _ in chosen if shown is not row[0]])
        if row[0] <= others:
            chosen.remove(row)
    return chosen


def main(names: list[str]) -> None:
    for name, game in games(template=True).items():
        if names and name not in names:
            continue
        aims = wanted(game)
        chosen = smallest_cover(list(search(starts_of(game), aims - gaps(game))), aims)
        write(FOLDER / name, chosen, name)
        missing = aims - set.union(set(), *[shown for shown, _, _ in chosen]) - gaps(game)
        size = sum(path.stat().st_size for path in records_of(name)) // 1024
        words = ", ".join(map(str, sorted(missing))) or "nothing"
        print(f"{name}: {len(chosen)} records, {size} KiB; not covered: {words}")


def write(folder: Path, chosen: Found, name: str) -> None:
    for path in records_of(name):
        path.unlink()
    folder.mkdir(exist_ok=True)
    for _, record, label in chosen:
        record.save(folder / f"{label}.tavola")


if __name__ == "__main__":
    main(sys.argv[1:])
