"""A campaign (content/campaigns/*.toml): battles in order, and what each of them is worth in the next."""

from __future__ import annotations

from collections.abc import Callable

from tavola.core.errors import ContentError
from tavola.core.toml_source import Source
from tavola.games.desktopia.board import BATTLE, Advantage, Scenario, fits
from tavola.games.desktopia.cards import Box
from tavola.games.desktopia.scenario_checks import TIME_CARDS
from tavola.games.desktopia.scenario_ground import Room
from tavola.games.desktopia.scenario_rows import BattleRow, CampaignRow, GainRow

FEWEST = 2  # battles
KIND_GAINS = ("unit", "artifact", "stock")
COUNT_GAINS = ("unit", "stock", "time", "ritual")


class Campaign:
    def __init__(self, row: CampaignRow, battles: tuple[Scenario, ...]) -> None:
        self.key = row.key
        self.names = row.name.both()
        self.story = row.story.both()
        self.seats = row.seats
        self.battles = battles


def read(source: Source, box: Box, names: tuple[str, ...], load: Callable[[str], Scenario]) -> Campaign | None:
    """The campaign, or None where a row cannot be read."""
    source.only_tables("campaign", "battle")
    if "campaign" not in source.data or "battle" not in source.data:
        missing = "[[battle]] rows" if "campaign" in source.data else "a [campaign] table"
        if not source.problems:
            source.problem(1, f"expected {missing}")
        return None
    head = source.convert(source.data["campaign"], CampaignRow, "campaign")
    rows: list[BattleRow] = source.converted("battle", BattleRow)
    if source.problems:
        return None
    reader = Reader(source, box, head, rows)
    made = reader.battles(names, load)
    return Campaign(head, made) if not source.problems else None


class Reader:
    """Notes every problem of one campaign in its source."""

    def __init__(self, source: Source, box: Box, head: CampaignRow, rows: list[BattleRow]) -> None:
        self.source = source
        self.box = box
        self.head = head
        self.rows = rows
        self.kinds = box.by_key

    def say(self, i: int, key: str, message: str) -> None:
        self.source.problem(self.source.line_of("battle", i, key), f"battle {i + 1}: {message}")

    def battles(self, names: tuple[str, ...], load: Callable[[str], Scenario]) -> tuple[Scenario, ...]:
        if len(self.rows) < FEWEST:
            self.say(0, "", f"expected at least {FEWEST} battles, got {len(self.rows)}")
        for i, row in enumerate(self.rows):
            if row.scenario not in names:
                self.say(i, "scenario", f"scenario: expected one of {', '.join(names)}, got {row.scenario!r}")
        if self.source.problems:
            return ()
        made = self.loaded(load)
        for i, battle in enumerate(made):
            if battle.seats != self.head.seats or battle.kind != BATTLE:
                wanted = f"a battle for {self.head.seats} players"
                self.say(i, "scenario", f"scenario: expected {wanted}, {battle.key!r} is for {battle.seats}")
            self.worth(i, battle, made[i + 1] if i + 1 < len(made) else None)
        return made

    def loaded(self, load: Callable[[str], Scenario]) -> tuple[Scenario, ...]:
        made = []
        for i, row in enumerate(self.rows):
            try:
                made.append(load(row.scenario))
            except ContentError as error:
                self.say(i, "scenario", f"scenario {row.scenario!r}, line {error.line}: {error.message}")
        return tuple(made) if len(made) == len(self.rows) else ()

    def worth(self, i: int, battle: Scenario, following: Scenario | None) -> None:
        row = self.rows[i]
        if following is None:
            if row.prize or row.consolation:
                self.say(i, "prize", "prize: expected none, no battle follows")
            return
        battle.prize = tuple([self.gain(i, gain, following) for gain in row.prize])
        battle.consolation = tuple([self.gain(i, gain, following) for gain in row.consolation])

    def gain(self, i: int, row: GainRow, following: Scenario) -> Advantage:
        made = Advantage(row.what, self.kinds.get(row.kind, -1), row.count)
        made.names = row.name.both()
        problem = self.problem(row, made, following)
        if problem:
            self.say(i, "prize" if row in self.rows[i].prize else "consolation", f"{row.what}: {problem}")
        return made

    def problem(self, row: GainRow, gain: Advantage, following: Scenario) -> str:
        """What keeps an advantage from meaning something in the next battle."""
        if (row.what in KIND_GAINS) != bool(row.kind) or (row.kind and gain.kind < 0):
            return f"expected {'a kind' if row.what in KIND_GAINS else 'no kind'}, got {row.kind!r}"
        negative = row.what in ("unit", "time")
        if row.what in COUNT_GAINS and (row.count == 0 or (row.count < 0 and not negative)):
            return f"expected a count above 0, got {row.count}"
        if row.what not in COUNT_GAINS and row.count != 1:
            return f"expected no count, got {row.count}"
        if row.what == "time" and abs(row.count) > TIME_CARDS:
            return f"expected at most {TIME_CARDS} cards, got {row.count}"
        if not any([fits(gain, following, camp) for camp in range(following.seats)]):
            return f"nobody can use it in {following.key!r}"
        camps = [camp for camp in range(following.seats) if fits(gain, following, camp)]
        if row.what == "unit":
            return self.too_many(gain, following) or self.no_room(gain, following, camps)
        if row.what == "stock":
            return self.overfull(gain, following, camps[0])
        return self.no_room(gain, following, camps) if row.what == "zone" else ""

    def too_many(self, gain: Advantage, following: Scenario) -> str:
        """More disks than the box holds."""
        who, disks = self.box.characters[gain.kind], len(self.box.disks_of(gain.kind))
        faces = self.box.faces[self.box.disks_of(gain.kind)[0]]
        total = gain.count + sum([u.count for squad in following.squads for u in squad.units if u.kind in faces])
        return f"expected at most {disks} disks of {who.key}, got {total}" if gain.count > 0 and total > disks else ""

    def overfull(self, gain: Advantage, following: Scenario, camp: int) -> str:
        """More missiles than a card may bear."""
        who = self.box.characters[gain.kind]
        total = following.stocks.get((camp, gain.kind), who.start) + gain.count
        return f"expected at most {who.cap} missiles on the card of {who.key}, got {total}" if total > who.cap else ""

    def no_room(self, gain: Advantage, following: Scenario, camps: list[int]) -> str:
        """One more disk in a zone, or a whole squad in all zones."""
        for camp in camps if gain.count > 0 else []:
            zones = following.zones[camp]
            if gain.what == "unit":
                enough = Room(self.box, following, zones).holds([gain.kind] * gain.count)
            else:
                whole = [unit.kind for unit in following.squads[camp].units for _ in range(unit.count)]
                enough = Room(self.box, following, zones + following.better[camp], camp).holds(whole)
            if not enough:
                return f"no room in the zones of camp {camp} of {following.key!r}"
        return ""
