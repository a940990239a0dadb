"""What every card set must keep, printed or of your own making (GO-64.17..64.26)."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any, TypeAlias

from tavola.core.errors import ContentError
from tavola.core.toml_source import Source
from tavola.games.gorgasali import card_rows, cards
from tavola.games.gorgasali.cards import Support, Weapon

WEAPON_CARDS = 101  # GO-1.3
SUPPORT_CARDS = 214  # GO-1.4
DICE = 7  # GO-1.12
RANGES = (cards.MASSIVE, cards.SIX_SHOOTER, cards.STRIKER, cards.SCOUT)  # from the closest to the longest
WORDS = {number: word for word, number in card_rows.GROUPS.items()}
ARMOUR = {cards.BODY: cards.HELMET}  # both are one group of the printed list (GO-35.2)
Card: TypeAlias = Weapon | Support


class CardChecker:
    """Reads one card file; notes every problem in its source."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.weapons: list[Weapon] = []
        self.supports: list[Support] = []

    def check(self) -> None:
        self.source.only_tables("weapon", "support")
        if "weapon" in self.source.data:
            self._weapons()
        if "support" in self.source.data:
            self._supports()
        if not self.source.data and not self.source.problems:
            self.source.problem(1, "expected [[weapon]] or [[support]] rows")

    def _weapons(self) -> None:
        self._read("weapon", card_rows.WeaponRow, 0)
        if not self._rows("weapon", self.weapons, cards.WEAPON_KINDS, 1):
            return
        self._total("weapon", self.weapons, WEAPON_CARDS)  # GO-64.17
        for i, weapon in enumerate(self.weapons):
            self._weapon(i, weapon)
        if not self.source.problems:  # the comparisons below need sound rows
            self._ranges()
            self._strength()
            self._scarcity("weapon", [(w.group, 0) for w in self.weapons], self.weapons)

    def _supports(self) -> None:
        self._read("support", card_rows.AnySupport, cards.WEAPON_KINDS)
        if not self._rows("support", self.supports, cards.SUPPORT_KINDS, cards.WEAPON_KINDS + 1):
            return
        self._total("support", self.supports, SUPPORT_CARDS)  # GO-64.18
        for i, card in enumerate(self.supports):
            if card.dice > DICE:
                self._say("support", i, "dice", f"expected at most {DICE} dice, got {card.dice}")
        if not self.source.problems:
            groups = [(ARMOUR.get(s.category, s.category), s.group) for s in self.supports]
            self._scarcity("support", groups, self.supports)

    def _read(self, header: str, shape: Any, first: int) -> None:
        for i, raw in enumerate(self.source.rows(header)):
            row = self.source.convert(raw, shape, header, i)
            if row is None:
                continue
            if header == "weapon":
                self.weapons.append(card_rows.weapon(first + i, row))
            else:
                self.supports.append(card_rows.support(first + i, row))

    def _rows(self, header: str, found: Sequence[Card], wanted: int, first: int) -> bool:
        """Whether each row was read and stands where its kind number belongs."""
        if len(self.source.rows(header)) != wanted:
            self._say(header, 0, "", f"expected {wanted} rows, got {len(self.source.rows(header))}")
        if len(found) != len(self.source.rows(header)):
            return False
        self._ids(header, found, first)
        self._keys(header, found)
        return not self.source.problems

    def _ids(self, header: str, found: Sequence[Card], first: int) -> None:
        seen: set[str] = set()
        for i, card in enumerate(found):
            wanted = f"GO-62.{first + i}"
            if card.id in seen:
                self._say(header, i, "id", f"duplicate id {card.id}")
            elif card.id != wanted:
                self._say(header, i, "id", f"expected id {wanted}: rows are in kind order, got {card.id}")
            seen.add(card.id)

    def _keys(self, header: str, found: Sequence[Card]) -> None:
        seen: set[str] = set()
        for i, card in enumerate(found):
            if card.key in seen:
                self._say(header, i, "key", f"duplicate key {card.key}")
            seen.add(card.key)

    def _total(self, header: str, found: Sequence[Card], wanted: int) -> None:
        total = sum(card.copies for card in found)
        if total != wanted:
            self._say(header, 0, "copies", f"expected {wanted} {header} copies in all, got {total}")

    def _weapon(self, i: int, w: Weapon) -> None:
        if w.dice > DICE:  # GO-64.20
            self._say("weapon", i, "dice", f"expected at most {DICE} dice, got {w.dice}")
        fixed = w.group in (cards.MASSIVE, cards.SCOUT)
        wanted = w.range if fixed else 0  # GO-64.24: a minimum for each distance
        if len(w.minimum[1:]) != wanted:
            self._say("weapon", i, "minimum", f"expected {wanted} minimum rolls, got {len(w.minimum[1:])}")
        if w.group == cards.SCOUT and w.dice != 2:
            self._say("weapon", i, "dice", f"a scout rolls 2 dice, got {w.dice}")
        self._skill(i, w)

    def _skill(self, i: int, w: Weapon) -> None:
        skilled = w.rarity >= cards.EPIC
        if skilled != (w.skill != cards.NO_SKILL):  # GO-64.23
            wanted = "one skill" if skilled else "no skill: neither epic nor legendary"
            self._say("weapon", i, "skill", f"expected {wanted}")
        if w.skill == cards.EXACT_TOTAL and w.dice != 2:  # GO-64.21
            self._say("weapon", i, "dice", f"exact_total rolls 2 dice, got {w.dice}")
        if w.skill == cards.DIAGONAL and (w.damage, w.per_unit) != (3, 4):  # GO-64.22
            self._say("weapon", i, "diagonal", f"diagonal: expected 3 and 4, got {w.damage} and {w.per_unit}")

    def _ranges(self) -> None:
        """GO-64.19."""
        for near, far in pairwise(RANGES):
            longest = max((w.range for w in self.weapons if w.group == near), default=0)
            for i, w in enumerate(self.weapons):
                if w.group == far and w.range <= longest:
                    self._say("weapon", i, "range", f"{WORDS[far]}: expected over {longest} ({WORDS[near]})")

    def _strength(self) -> None:
        """GO-64.25."""
        for i, w in enumerate(self.weapons):
            best = max((strength(o) for o in self._commoner(w)), default=Fraction(0))
            if strength(w) <= best:
                wanted = f"expected over {float(best):.1f} a turn, got {float(strength(w)):.1f}"
                self._say("weapon", i, "damage", f"a rarer weapon hits harder: {wanted}")

    def _commoner(self, w: Weapon) -> list[Weapon]:
        return [o for o in self.weapons if o.group == w.group and o.rarity < w.rarity]

    def _scarcity(self, header: str, groups: list[tuple[int, int]], found: Sequence[Card]) -> None:
        for i, card in enumerate(found):
            kin = [o for o, g in zip(found, groups, strict=True) if g == groups[i] and o.rarity < card.rarity]
            fewest = min((o.copies for o in kin), default=card.copies + 1)
            if card.copies >= fewest:
                wanted = f"expected fewer than {fewest}, got {card.copies}"
                self._say(header, i, "copies", f"a rarer card has fewer copies: {wanted}")

    def _say(self, header: str, index: int, key: str, message: str) -> None:
        self.source.problem(self.source.line_of(header, index, key), f"{header} {index + 1}: {message}")


def totals(dice: int) -> dict[int, Fraction]:
    """How likely each total of the dice is."""
    odds = {0: Fraction(1)}
    for _ in range(dice):
        rolled: dict[int, Fraction] = {}
        for total, odd in odds.items():
            for face in range(1, 7):
                rolled[total + face] = rolled.get(total + face, Fraction(0)) + odd / 6
        odds = rolled
    return odds


def strength(w: Weapon) -> Fraction:
    """Expected damage (and healing) for each turn spent on the weapon, reloading included, skill at its best.

    Counting turns is what makes a weapon that stays loaded comparable with one that hits harder.
    """
    stays = chance(w.dice, w.at_least) if w.skill == cards.STAY_LOADED else Fraction(0)
    best = max(shot(w, distance) for distance in range(1, w.range + 1))
    return best / (2 - stays)


def chance(dice: int, needed: int) -> Fraction:
    return sum((odd for total, odd in totals(dice).items() if total >= needed), Fraction(0))


def shot(w: Weapon, distance: int) -> Fraction:
    """Expected gross damage of one shot, with what a skill adds."""
    if w.fixed:
        needed = w.needs(distance)
        extra = w.bonus if w.skill == cards.HIGH_TOTAL else 0
        return (w.damage + w.heal) * chance(w.dice, needed) + extra * chance(w.dice, max(w.at_least, needed))
    per_unit = w.per_unit or w.damage
    exact = totals(w.dice).get(w.total, Fraction(0)) * (w.counts - w.total)
    high = w.dice * w.bonus * chance(1, w.at_least) if w.skill == cards.HIGH_DICE else Fraction(0)
    return per_unit * (Fraction(7, 2) * w.dice + exact) + high


def extra_dice(weapons: Source, found: Sequence[Weapon], supports: Sequence[Support]) -> None:
    """GO-64.20 over both decks: an extension may not ask for more dice than the box holds."""
    for s in supports:
        for i, w in enumerate(found):
            if w.group == s.weapons and w.dice + s.extra_dice > DICE:
                line = weapons.line_of("weapon", i, "dice")
                weapons.problem(line, f"weapon {i + 1}: expected at most {DICE} dice with {s.key}")


def check_cards(text: str, file: str) -> list[ContentError]:
    """Everything wrong with one card file (weapons, supports, or both)."""
    checker = CardChecker(Source(text, file))
    checker.check()
    return checker.source.problems
