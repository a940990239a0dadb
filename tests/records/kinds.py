"""What the records of a game show beyond the contract: its cards at work, its wounds, its questions. By game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from tavola.core.play import Match
from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.cards import BAAROUN, DIV, ENERGAN, FIRE_MINE, MINUSOID, SHAWAKH, UNTOUCHABLE, VAMPAL
from tavola.games.desktopia.pending import pending
from tavola.games.desktopia.state import State

Pair = tuple[str, str]  # a kind of thing and its name


class Kinds(Protocol):
    """A game's own list of what must happen in one of its records."""

    def wanted(self) -> set[Pair]: ...

    def shown(self, match: Match) -> Iterator[Pair]:
        """What the entry brought that was just entered."""


class Desktopia:
    """Every character flicked, every missile shot or on somebody, every spell, trait, artifact and ritual at work."""

    SHOT = ("tornado", "arrow", "lightning", "magnet", "lariat", "tick")
    WOUNDS = ("hit", "tornado", "arrow", "lightning", "flame", "tick", "burst", "lariat")
    LIVES = ("vampire", "dryad", "tick", "vampal", "fountain", "healing")
    TRAITS = (BAAROUN, VAMPAL, UNTOUCHABLE, SHAWAKH, ENERGAN, MINUSOID, DIV)  # those that fire at a moment
    SAVED_BY = ("shield", "smoker")
    PUT_ON_BY = ("shot", "fire", "kharu", "shawakh", "adjarkha")
    QUESTIONS = (
        "deploy", "begin", "act", "end", "flick", "place_missile", "aim_missile", "second_shot", "order", "capture",
        "target", "fire_hit", "tick_life", "put_back", "turn", "lost_missile", "shields", "magnet", "magnet_place",
        "smithy", "smithy_place", "summon", "summon_place", "purify", "heal", "teleport", "ritual", "div", "minusoid",
        "prize", "agree", "squad", "hit", "mine",
    )  # fmt: skip

    def wanted(self) -> set[Pair]:
        box = content.load_box()
        names = {
            "flick of": [card.key for card in box.characters],
            "spell of": [card.key for card in box.characters if card.spell],
            "trait of": [card.key for card in box.characters if card.trait in self.TRAITS],
            "missile": [card.key for card in box.missiles if card.long_term],
            "shot of": list(self.SHOT),
            "artifact": [card.key for card in box.artifacts] + [f"{box.kinds[FIRE_MINE].key} 1"],
            "ritual": [card.key for card in box.ritual_cards],
            "wound by": list(self.WOUNDS),
            "life by": list(self.LIVES),
            "saved by": list(self.SAVED_BY),
            "missile by": list(self.PUT_ON_BY),
            "question": list(self.QUESTIONS),
        }
        return {(kind, name) for kind, some in names.items() for name in some}

    def shown(self, match: Match) -> Iterator[Pair]:
        state = match.state
        assert isinstance(state, State)
        for event in state.out:
            yield from self.of_event(state, event)
        if match.deciders:
            yield "question", pending(state, None).question

    def of_event(self, s: State, event: Any) -> Iterator[Pair]:
        kinds = s.kit.box.kinds
        if isinstance(event, ev.Slide):
            yield ("flick of" if event.shooter < 0 else "shot of"), kinds[s.kind[event.disk]].key
        elif isinstance(event, ev.SpellCast):
            yield "spell of", kinds[event.kind].key
        elif isinstance(event, ev.TraitWorked):
            yield "trait of", kinds[event.kind].key
        elif isinstance(event, ev.MissileOn):
            yield "missile", kinds[event.kind].key
            yield "missile by", event.why
        elif isinstance(event, ev.ArtifactUsed):
            yield "artifact", kinds[event.kind].key + (f" {event.effect}" if event.effect else "")
        elif isinstance(event, ev.RitualPlayed):
            yield "ritual", s.kit.box.ritual_cards[event.ritual].key
        elif isinstance(event, ev.Hurt):
            yield "wound by", event.cause
        elif isinstance(event, ev.Healed):
            yield "life by", event.cause
        elif isinstance(event, ev.Unhurt):
            yield "saved by", event.why


KINDS: dict[str, Kinds] = {"desktopia": Desktopia()}
