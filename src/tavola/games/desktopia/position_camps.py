"""The camps of a position: cards, stocks, hands, the fallen; and the piles of rituals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tavola.core.position_words import Words
from tavola.games.desktopia import position_defaults as by
from tavola.games.desktopia.atoms import home_of
from tavola.games.desktopia.cards import CHARACTERS, DISKS, UNLIMITED, is_missile
from tavola.games.desktopia.deed_words import NONE
from tavola.games.desktopia.position_disks import MANY, Pieces
from tavola.games.desktopia.state import CARD, Camp

if TYPE_CHECKING:
    from tavola.games.desktopia.game import Desktopia

REST = "..."  # of the deck: what lies nowhere else
ALONE = 1  # an entry that is a name and nothing before it


class Camps(Pieces):
    """After the disks, from which much of it follows."""

    def __init__(self, game: Desktopia, text: str) -> None:
        super().__init__(game, text)
        self.taken = set(self.pieces)  # disks that lie somewhere
        for camp, own in enumerate(self.state.camps):
            own.squad, own.absent = by.squad_of(self.state, camp), by.absent(self.state, camp)
        for line in self.take("camp"):
            self.read_camp(line)
        for line in self.take("fallen"):
            self.read_fallen(line)
        for name in ("held", "prizes"):
            for line in self.take(name):
                setattr(self.own(line), name, self.numbers(line, MANY))
        self.read_cards()
        self.read_stocks()
        self.send_home()
        self.read_rituals()

    def own(self, line: Words) -> Camp:
        """The camp a line is about; each has one line of a sort."""
        camp = self.camp(line)
        name = f"{line.key} {camp}"
        if name in self.said:
            raise line.fail(f"`{name}` a second time")
        self.said[name] = line
        return self.state.camps[camp]

    def numbers(self, line: Words, most: int) -> list[int]:
        found = [] if line.rest(line.at) == NONE else line.numbers_of("numbers", 0, most)
        if not found:
            line.next(NONE)
        line.end()
        return found

    def entries(self, line: Words) -> Iterator[list[str]]:
        """What stands between the commas, in words."""
        for part in line.rest(line.at).split(","):
            if part.strip() != NONE:
                yield part.split() or [""]

    # --- facts --------------------------------------------------------------------------------------------------------

    def read_camp(self, line: Words) -> None:
        own = self.own(line)
        while line.more():
            word = line.next("a fact")
            if word == "squad":
                own.squad = line.number_of("a squad", -1, len(self.state.kit.battles[self.state.battle].squads) - 1)
            elif word in ("gone", "penalties", "bonuses", "fighters"):
                setattr(own, word, line.number_of(word, 0, MANY))
            elif word in ("absent", "present"):
                own.absent = int(word == "absent")
            else:
                raise line.fail(f"unknown fact {word!r}")

    def read_fallen(self, line: Words) -> None:
        """`9 dryad, archer`: disk and kind; without a disk any that is free."""
        own = self.own(line)
        for words in self.entries(line):
            if len(words) > ALONE + 1 or (len(words) > ALONE and not words[0].isdecimal()):
                raise line.fail(f"expected a kind, or a disk and a kind, found {' '.join(words)!r}")
            kind = self.number_of(line, words[-1], self.kinds[:CHARACTERS], "a character")
            disk = int(words[0]) if len(words) > ALONE else self.unused(line, kind)
            if disk >= DISKS or kind not in self.state.kit.box.faces[disk]:
                raise line.fail(f"disk {disk} is never a {words[-1]}")
            own.fallen += [disk, kind]
            self.taken.add(disk)

    def unused(self, line: Words, kind: int) -> int:
        found = [disk for disk in self.state.kit.box.disks_of(kind) if disk not in self.taken]
        if not found:
            raise line.fail(f"no disk is left for a {self.kinds[kind]},")
        return found[0]

    def read_cards(self) -> None:
        for line in self.take("cards"):
            own = self.own(line)
            known = self.kinds[:CHARACTERS]
            own.cards = [self.number_of(line, " ".join(words), known, "a character") for words in self.entries(line)]
        for camp, own in enumerate(self.state.camps):
            if f"cards {camp}" not in self.said:
                own.cards = by.cards_of(self.state, camp)
            if "fighters" not in getattr(self.said.get(f"camp {camp}"), "words", ()):
                own.fighters = by.fighters_of(self.state, camp)

    # --- missiles -----------------------------------------------------------------------------------------------------

    def read_stocks(self) -> None:
        """`stock CAMP CHARACTER N [disks A,B]`: those that are named first, since others take what is left."""
        for line in sorted(self.take("stock"), key=lambda one: "disks" not in one.words):
            camp = self.camp(line)
            kind = self.key_of(line, self.kinds[:CHARACTERS], "a character")
            card = self.state.kit.box.characters[kind]
            if card.carries < 0 or card.limit == UNLIMITED:
                raise line.fail(f"{card.key} has no limited stock of missiles (DT-10.17)")
            if kind not in self.state.camps[camp].cards:
                raise line.fail(f"no card of {card.key} lies in camp {camp}")
            count = line.number_of("missiles", 0, card.cap)
            disks = self.missiles(line, card.carries, count)
            line.end()
            for disk in disks:
                self.taken.add(disk)
                self.state.place[disk], self.state.owner[disk], self.state.on[disk] = CARD, camp, kind

    def missiles(self, line: Words, missile: int, count: int) -> list[int]:
        free = [disk for disk in self.state.kit.box.disks_of(missile) if disk not in self.taken]
        if not line.more():
            if len(free) < count:
                raise line.fail(f"only {len(free)} × {self.kinds[missile]} are left in the box,")
            return free[:count]
        line.expect("disks", "their numbers")
        named = line.next("disks with commas between")
        disks = [int(word) for word in named.split(",") if word.isdecimal()] if named != NONE else []
        if len(set(disks)) != count or not set(disks) <= set(free):
            raise line.fail(f"expected {count} of the disks {', '.join(map(str, free)) or NONE}")
        return disks

    def send_home(self) -> None:
        """Missiles nobody spoke of lie where such missiles go."""
        s = self.state
        for disk in range(DISKS):
            if is_missile(disk) and disk not in self.taken:
                s.place[disk] = home_of(s, s.kind[disk])

    # --- rituals ------------------------------------------------------------------------------------------------------

    def read_rituals(self) -> None:
        s = self.state
        for line in self.take("hand"):
            own = self.own(line)
            own.hand = self.pile(line)[0]
        rest = s.kit.rituals(s.battle)
        for line in self.take("deck"):
            s.deck, rest = self.pile(line)
        for line in self.take("discard"):
            s.discard, _ = self.pile(line)
        for kind, copies in enumerate(s.kit.box.rituals):
            held = sum(bytes(found).count(kind) for found in (s.deck, s.discard, *[own.hand for own in s.camps]))
            if held > copies:
                raise self.said[f"ritual {kind}"].fail(f"{held} × {self.rituals[kind]}, the box has {copies},")
            if rest:
                s.deck = bytearray([kind] * (copies - held)) + s.deck

    @property
    def rituals(self) -> list[str]:
        return [card.key for card in self.state.kit.box.ritual_cards]

    def pile(self, line: Words) -> tuple[bytearray, bool]:
        """Rituals with commas between, the top one first; whether `...` stands at the end."""
        found = bytearray()
        rest = False
        for words in self.entries(line):
            rest = words == [REST]
            if rest:
                continue
            count = int(words.pop(0)) if len(words) > ALONE and words[0].isdecimal() else 1
            kind = self.number_of(line, " ".join(words), self.rituals, "a ritual")
            self.said[f"ritual {kind}"] = line
            found.extend([kind] * min(count, 99))
        return found[::-1], rest
