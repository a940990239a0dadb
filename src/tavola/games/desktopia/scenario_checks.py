"""What a scenario must keep whatever its landscape: seats, squads, the box, starts. All problems at once."""

from __future__ import annotations

from collections import Counter

from tavola.games.desktopia import cards
from tavola.games.desktopia.board import Scenario
from tavola.games.desktopia.cards import Box, Character
from tavola.games.desktopia.scenario_rows import DiskRow, Sheet
from tavola.games.desktopia.scenario_text import EMPTY, Builder

BATTLE_SEATS = (2, 4)  # DT-1.26
TIME_CARDS = 5


class Checker:
    """Notes every problem of one sheet in its source."""

    def __init__(self, builder: Builder, made: Scenario) -> None:
        self.builder = builder
        self.sheet: Sheet = builder.sheet
        self.head = builder.head
        self.box: Box = builder.box
        self.kinds = builder.kinds
        self.made = made
        self.camps = made.camps

    def check(self) -> None:
        self.seats()
        self.squads()
        self.letters()
        for i, row in enumerate(self.sheet.disks):
            self.disk(i, row)
        for i, thing in enumerate(self.sheet.things):
            if thing.kind not in self.builder.shelf:
                self.known("thing", i, "kind", thing.kind, self.builder.shelf)
            self.placed("thing", i, [thing.letter, thing.at], "letter or at")
        if not self.sheet.source.problems:
            self.supply()
            self.starts()

    # --- words for problems

    def head_says(self, key: str, message: str) -> None:
        self.sheet.say("scenario", 0, key, message)

    def known(self, header: str, i: int, key: str, value: str, words: object) -> bool:
        """Whether a word is one of those that mean something here."""
        known = list(words) if isinstance(words, (list, tuple, dict)) else []
        if value not in known:
            self.sheet.say(header, i, key, f"{key}: expected one of {', '.join(known)}, got {value!r}")
        return value in known

    def camp(self, header: str, i: int, camp: int | None) -> None:
        if camp is not None and camp >= self.camps:
            self.sheet.say(header, i, "camp", f"camp: expected 0..{self.camps - 1}, got {camp}")

    def placed(self, header: str, i: int, ways: list[object], wanted: str) -> None:
        if sum([way is not None for way in ways]) != 1:
            self.sheet.say(header, i, "", f"expected exactly one of {wanted}")

    # --- players

    def seats(self) -> None:
        head = self.head
        low, high = (1, 1) if head.kind == "etude" else BATTLE_SEATS
        if not low <= head.seats <= high:
            wanted = f"{low}..{high}" if high > low else f"{low}"
            self.head_says("seats", f"seats: expected {wanted} for this kind, got {head.seats}")
        if len(self.sheet.squads) < head.seats:
            wanted = f"expected a [[squad]] for each of {head.seats} seats"
            self.head_says("seats", f"seats: {wanted}, got {len(self.sheet.squads)}")
        if head.first is not None and head.first >= head.seats:
            self.head_says("first", f"first: expected 0..{head.seats - 1}, got {head.first}")
        if head.sides and len(head.sides) != self.camps:
            self.head_says("sides", f"sides: expected {self.camps} numbers, got {len(head.sides)}")
        if len(set(self.made.side)) < 2:
            self.head_says("sides", "sides: expected at least two")
        etude = head.kind == "etude"
        if etude != bool(head.turns) or etude != (head.lesson is not None):
            wanted = "an etude has turns and a lesson" if etude else "only an etude has turns and a lesson"
            self.head_says("turns" if head.turns or etude else "lesson", wanted)

    # --- squads

    def squads(self) -> None:
        seen: dict[str, int] = {}
        allowed = [key for key, kind in self.kinds.items() if kind < cards.CHARACTERS]
        for i, row in enumerate(self.sheet.squads):
            if row.key in [other.key for other in self.sheet.squads[:i]]:
                self.sheet.say("squad", i, "key", f"duplicate key {row.key}")
            keys = [key for key in row.units if self.known("squad", i, "units", key, allowed)]
            for key in keys:
                if seen.setdefault(key, i) != i and not self.head.copies:  # DT-R59
                    self.sheet.say("squad", i, "units", f"{key}: its card is in squad {seen[key] + 1} already")
            for key, count in row.stock.items():
                self.stock(i, key, count, keys)
            if row.time and self.head.chooses:
                self.sheet.say("squad", i, "time", "time: expected none where players choose their squads")
        if self.head.first_penalties + sum([abs(row.time) for row in self.sheet.squads]) > TIME_CARDS:
            self.sheet.say("squad", 0, "time", f"time: expected at most {TIME_CARDS} time cards in all")

    def stock(self, i: int, key: str, count: int, keys: list[str]) -> None:
        if not self.known("squad", i, "stock", key, keys):
            return
        who = self.character(self.kinds[key])
        cap = who.cap if who is not None else 0
        if count > cap:
            self.sheet.say("squad", i, "stock", f"{key}: expected at most {cap} missiles on the card, got {count}")

    def character(self, kind: int) -> Character | None:
        return self.box.characters[kind] if 0 <= kind < cards.CHARACTERS else None

    # --- what the box holds

    def supply(self) -> None:
        """DT-23.7: no more disks than there are."""
        wanted = Counter({unit.kind: 0 for squad in self.made.squads for unit in squad.units})
        for squad in self.made.squads:
            wanted.update({unit.kind: unit.count for unit in squad.units})
        wanted.update([start.kind for start in self.made.starts if start.camp < 0])
        for faces, count in Counter(self.box.faces).items():
            self.enough(faces, count, wanted)
        self.missiles()

    def enough(self, faces: tuple[int, ...], count: int, wanted: Counter[int]) -> None:
        """`count` disks show one of these faces each; barrels come from any artifact's disk and are counted apart."""
        kinds = [kind for kind in faces if kind != cards.BARREL]
        asked = sum([wanted[kind] for kind in kinds])
        if asked > count:
            names = " and ".join([self.builder.words[kind] for kind in kinds])
            self.sheet.say("squad", 0, "units", f"{names}: expected at most {count} as in the box, got {asked}")
        artifacts = sum([wanted[kind] > 0 for kind in wanted if cards.FIRST_ARTIFACT <= kind < cards.FIRST_MISSILE])
        if cards.BARREL in faces and faces[0] == cards.FIRST_ARTIFACT and wanted[cards.BARREL] + artifacts > 4:
            message = f"expected at most 4 artifacts and barrels in all, got {wanted[cards.BARREL] + artifacts}"
            self.sheet.say("disk", 0, "kind", message)

    def missiles(self) -> None:
        """On cards and on disks, no more missiles of a kind than there are."""
        asked: Counter[int] = Counter()
        for i, squad in enumerate(self.made.squads):
            for unit in squad.units:
                who = self.character(unit.kind)
                if who is not None and who.carries >= 0 and not who.unlimited:
                    asked[who.carries] += self.made.stocks.get((i, unit.kind), who.start)
        asked.update([kind for start in self.made.starts for kind, _ in start.missiles])
        for missile in self.box.missiles:
            if asked[missile.number] > missile.copies:
                message = f"{missile.key}: expected at most {missile.copies} in the box, got {asked[missile.number]}"
                self.sheet.say("squad", 0, "stock", message)

    # --- the map and what stands on it

    def letters(self) -> None:
        source, first = self.sheet.source, self.sheet.source.first_row("scenario", "map")
        rows = self.head.map.splitlines()
        used = [row.letter for row in (*self.sheet.disks, *self.sheet.things) if row.letter]
        for y, row in enumerate(rows):
            if len(row) != len(rows[0]):
                source.problem(first + y, f"map row {y}: expected {len(rows[0])} signs, got {len(row)}")
            for letter in sorted(set(row) - set(used) - {EMPTY}):
                source.problem(first + y, f"map row {y}: no [[disk]] or [[thing]] has the letter {letter!r}")
        for letter, count in Counter(used).items():
            if count > 1:
                self.head_says("map", f"letter {letter!r}: expected in one row, got {count}")
            if letter not in self.head.map:
                self.head_says("map", f"letter {letter!r}: expected on the map")

    def disk(self, i: int, row: DiskRow) -> None:
        """One [[disk]] row by itself."""
        allowed = [key for key, kind in self.kinds.items() if not cards.FIRST_MISSILE <= kind < cards.BARREL]
        if not self.known("disk", i, "kind", row.kind, allowed):
            return
        who = self.character(self.kinds[row.kind])
        self.camp("disk", i, row.camp)
        self.placed("disk", i, [row.letter, row.at, row.on], "letter, at or on")
        if (who is None) != (row.camp is None):
            wanted = "expected a camp" if who is not None else "nobody's in the beginning, so expected no camp"
            self.sheet.say("disk", i, "kind", f"{row.kind}: {wanted}")
        if self.head.chooses and row.camp is not None:
            self.sheet.say("disk", i, "camp", "camp: expected none where players choose their squads")
        if who is None and (row.life or row.missiles or row.on):
            self.sheet.say("disk", i, "kind", f"{row.kind}: only a character has life, missiles or stands on something")
        if who is not None and (row.life or 0) > who.life and who.key == row.kind:
            self.sheet.say("disk", i, "life", f"life: expected 1..{who.life}, got {row.life}")
        if row.on is not None and row.on not in [artifact.key for artifact in self.box.artifacts]:
            self.known("disk", i, "on", row.on, [artifact.key for artifact in self.box.artifacts])
        self.burdens(i, row)
        self.name(i, row)

    def burdens(self, i: int, row: DiskRow) -> None:
        """DT-11.1: only missiles that last lie on disks; DT-18.152: one Shield at most."""
        lasting = [missile.key for missile in self.box.missiles if missile.long_term]
        for text in row.missiles:
            found = self.builder.missile(text)
            key = text.partition(" of ")[0]
            if found is None or key not in lasting or found[1] >= self.camps:
                wanted = f"one of {', '.join(lasting)} with ` of ` and a camp 0..{self.camps - 1}"
                self.sheet.say("disk", i, "missiles", f"missiles: expected {wanted}, got {text!r}")
        if sum([text.startswith("shield") for text in row.missiles]) > 1:
            self.sheet.say("disk", i, "missiles", "missiles: expected at most one shield")

    def name(self, i: int, row: DiskRow) -> None:
        if row.called is None:
            return
        if row.kind != "barrel":
            self.sheet.say("disk", i, "called", "called: only a barrel has a name")
        if len(self.builder.where(row)) > 1:
            self.sheet.say("disk", i, "called", f"called: expected one place of letter {row.letter!r}")
        if row.called in [other.called for other in self.sheet.disks[:i]]:
            self.sheet.say("disk", i, "called", f"duplicate name {row.called}")

    def starts(self) -> None:
        """Whoever is placed belongs to the squad, and whoever is not has a zone."""
        if self.made.chooses:
            self.zones_needed(list(range(self.camps)))
            return
        placed = Counter([(start.camp, start.kind) for start in self.made.starts])
        units = {(camp, unit.kind): unit.count for camp in range(self.camps) for unit in self.made.squads[camp].units}
        for number, start in enumerate(self.made.starts):
            count = units.get((start.camp, start.kind), 0)
            if start.camp >= 0 and placed[start.camp, start.kind] > count:
                key, i = self.builder.words[start.kind], self.builder.lines[number][1]
                got = placed[start.camp, start.kind]
                self.sheet.say("disk", i, "kind", f"{key}: expected at most {count} of camp {start.camp}, got {got}")
        self.seated()
        self.zones_needed(sorted({camp for (camp, kind), count in units.items() if count > placed[camp, kind]}))

    def seated(self) -> None:
        """An artifact bears one character, and it has to be there."""
        under = Counter([row.on for row in self.sheet.disks if row.on is not None])
        there = [self.builder.words[start.kind] for start in self.made.starts]
        for i, row in enumerate(self.sheet.disks):
            if row.on is not None and there.count(row.on) != 1:
                self.sheet.say("disk", i, "on", f"on: expected {row.on} on the field")
            elif row.on is not None and under[row.on] > 1:
                self.sheet.say("disk", i, "on", f"on: expected one character on {row.on}, got {under[row.on]}")

    def zones_needed(self, camps: list[int]) -> None:
        for camp in camps:
            if not self.made.zones[camp]:
                i = min(camp, len(self.sheet.squads) - 1)
                self.sheet.say("squad", i, "units", f"camp {camp}: expected places or a zone for all of its disks")
