"""Every event, action, refusal, option, question and ending of Gorgasali has a sentence in both languages."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from itertools import product
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.hygiene.tree import PACKAGE

import tavola
from tavola.cli.rules import rules_command
from tavola.core.frame import Frame
from tavola.core.rng import Dice
from tavola.core.rulebook import Rulebook
from tavola.core.text import Speaker, sentences
from tavola.core.values import Action, Event, Refusal
from tavola.games.gorgasali import content
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.words import column

GAME = tavola.game("gorgasali")
NAMES = {"en": ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay"), "ru": ("Анна", "Борис", "Вера", "Глеб", "Дина", "Егор")}
LANGS = list(NAMES)
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (4, {"scenario": "duo"}),
    (3, {"abilityTiming": "any", "extraChestTiming": "any", "hiddenBackpack": True, "board": "grove"}),
    (6, {"scenario": "duo", "hiddenBackpack": True, "matLayout": "roomy"}),
    (4, {"roundLimit": 3, "characterPick": "draft"}),
)
# What the words "cause", "why" and "deck" of an event can say (see events.py).
KEYS = {
    ev.DiceRolled: ("start", "sector", "move", "shot", "reroll", "second", "flame", "spear"),
    ev.DeckShuffled: ("weapon", "support"),
    ev.Moved: ("jump", "pull", "exchange", "back", "revive"),
    ev.WalkEnded: ("exact", "chest", "stuck", "extra"),
    ev.Stayed: ("skip", "frozen", "stuck"),
    ev.CardsReceived: ("chest", "heal", "loot", "theft"),
    ev.Hurt: ("zone", "weapon", "drain", "flame", "spear", "lightning", "supernova", "ignite"),
    ev.Healed: ("potion", "point", "heal", "drain", "restore"),
    ev.BannerGone: ("time", "shot", "moved", "displaced", "eliminated", "struck"),
    ev.Eliminated: ("zone", "left", "weapon", "flame", "spear", "lightning", "supernova", "ignite", "drain"),
    ev.GameEnded: GAME.reasons,
}
NOT_A_WORD = re.compile(r"\bGO-[\w.]+|\b[A-Z]{1,2}\d+\b")
KEY = re.compile(r"[{}]|\bnone\b|  |\( |\u2068| [,.;]")
LATIN = re.compile(r"[A-Za-z]+")


def speaker(lang: str) -> Speaker:
    return Speaker(GAME, lang, NAMES[lang], strict=True)


def sound(sentence: str, lang: str) -> bool:
    """Everything filled in, nothing left of the machinery, and in Russian nothing foreign."""
    bare = NOT_A_WORD.sub("", sentence)
    fine = sentence == sentence.strip() and not KEY.search(sentence)
    return fine and not (lang == "ru" and LATIN.search(bare))


class Heard:
    """What was said in a few random games, by language and kind of thing."""

    def __init__(self) -> None:
        self.said: dict[tuple[str, type], set[str]] = defaultdict(set)
        self.stages: dict[str, set[str]] = defaultdict(set)

    def play(self, seats: int, options: dict[str, Any], seed: int) -> None:
        match = tavola.Match(GAME, seats=seats, options=options, seed=seed)
        rng = Dice(seed)
        while match.result is None:
            (seat,) = match.deciders
            action = match.menu(seat).sample(rng)
            self.asked(match, seat, action)
            events = match.play(seat, action)
            for viewer in (None, 0):
                self.told(match, viewer, events)
        for lang in LANGS:
            self.stages[lang].add(speaker(lang).result(match.result))

    def asked(self, match: tavola.Match, seat: int, action: Action) -> None:
        view, menu = match.view(seat), match.menu(seat)
        for lang in LANGS:
            voice = speaker(lang)
            self.stages[lang].add(voice.need(match.need, view))
            for choice in [action, *(menu.listed() or ())[:5]]:
                self.said[lang, type(choice)].add(voice.action(choice, view))

    def told(self, match: tavola.Match, viewer: int | None, events: list[Event]) -> None:
        view = match.view(viewer)
        seen = [GAME.redact(match.state, event, viewer) for event in events]
        for lang, event in product(LANGS, [event for event in seen if event is not None]):
            self.said[lang, type(event)].add(speaker(lang).event(event, view) or "")


@cache
def heard() -> Heard:
    found = Heard()
    for seed, (seats, options) in enumerate(TABLES, 1):
        found.play(seats, options, seed)
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_what_random_games_say_is_sound(lang: str) -> None:
    said = [sentence for (of, _), known in heard().said.items() if of == lang for sentence in known]
    assert len(said) > 1000
    assert [sentence for sentence in [*said, *heard().stages[lang]] if not sound(sentence, lang)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_action_was_said(lang: str) -> None:
    """Those that random players hardly ever choose are said here by hand."""
    view = tavola.Match(GAME, seats=4, seed=1).view(0)
    full = [replace(seat, character=seat.seat, mat=(16,) * 11) for seat in view.seats]
    view = replace(view, seats=tuple(full), pending=replace(view.pending, cards=(16,)))
    for kind in GAME.actions:
        if (lang, kind) not in heard().said:
            assert sound(speaker(lang).action(made(kind), view), lang), kind


def made(kind: type[Any], **facts: Any) -> Any:
    """A plain sample: first seats, squares, slots and cards."""
    values = {"int": 0, "str": "", "bool": True, "tuple[int, ...]": (0, 1)}
    fields = {field.name: values[str(field.type)] for field in _fields(kind) if field.name not in facts}
    return kind(**fields, **facts)


def _fields(kind: type[Any]) -> list[Any]:
    found = []
    for field in msgspec.structs.fields(kind):
        name = field.type.__name__ if isinstance(field.type, type) and field.type is not tuple else str(field.type)
        found.append(type("Field", (), {"name": field.name, "type": "tuple[int, ...]" if "tuple" in name else name}))
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.__name__)
def test_every_event_has_its_sentences(kind: type[Event], lang: str) -> None:
    names = {field.name for field in msgspec.structs.fields(kind)}
    word = next((name for name in ("why", "cause", "deck", "reason") if name in names), None)
    for key in KEYS[kind] if word else ("",):
        event = made(kind, **({word: key} if word else {}))
        told = speaker(lang).event(event)
        assert told is None or sound(told, lang), (key, told)


def test_every_key_of_an_event_is_known() -> None:
    """A new kind of event with a word in it needs its line in KEYS."""
    words = {"why", "cause", "deck", "reason"}
    assert set(KEYS) == {kind for kind in GAME.events if words & {f.name for f in msgspec.structs.fields(kind)}}


@pytest.mark.parametrize(
    ("event", "en", "ru"),
    [
        (ev.Stepped(0, 1, 5 + 6 * 27, 2, 3), "Ann walks to F7 (cost 2, 3 numbers left).",
         "Анна идёт на F7 (цена 2, осталось 3 числа)."),
        (ev.Stepped(0, 1, 26, 1, 0), "Ann walks to AA1 (cost 1, no numbers left).",
         "Анна идёт на AA1 (цена 1, чисел не осталось)."),
        (ev.Looted(0, 1, 5, 2), "Ann loots Bob: 5 cards and 2 extra chests.",
         "Анна забирает добычу (Борис): 5 карт и 2 личных сундука."),
        (ev.Looted(0, 1, 0, 0), "Bob leaves nothing behind.", "Борис не оставляет добычи."),
        (ev.CardsReceived(0, (-2, -2), "chest"), "Ann receives 2 cards.", "Анна получает 2 карты."),
        (ev.CardsReceived(0, (), "heal"), "Ann draws, but the deck is empty.", "Анна не получает карт: колода пуста."),
        (ev.CardStolen(0, 1, -2, 9), "Ann steals a card from Bob’s backpack.",
         "Анна крадёт карту из рюкзака, жертва — Борис."),
        (ev.Hurt(0, 1, "weapon", 24, 10, 76), "Bob hits Ann: 14 damage, 10 kept out (76 left).",
         "Борис попадает: Анна получает 14 урона, защита снимает 10 (осталось 76)."),
        (ev.Eliminated(0, -1, "zone", 3), "Ann dies in the inactive zone.", "Анна погибает в неактивной зоне."),
        (ev.GameEnded("last_standing", (0, 2)), "The game is over: Ann and Cid win together.",
         "Игра окончена: вместе побеждают Анна и Вера."),
        (ev.TradeEnded(0, 2, True), "The trade is done. Ann gives: nothing. Cid gives: nothing.",
         "Обмен состоялся. Анна отдаёт: ничего. Вера отдаёт: ничего."),
        (ev.TurnEnded(0), None, None),
        (ev.CardUsed(0, 19, 6), "Ann uses Axe.", "Анна применяет карту: Топор."),
        (ev.CardUsed(0, 34, 5), None, None),
        (ev.CardsReceived(0, (19,), "theft"), None, None),
    ],
)  # fmt: skip
def test_some_sentences(event: Event, en: str | None, ru: str | None) -> None:
    assert (speaker("en").event(event), speaker("ru").event(event)) == (en, ru)


# --- refusals -------------------------------------------------------------------------------------------------------


def refusals() -> list[tuple[str, str, str]]:
    """Place, rule and reason of every `Refusal(…)` of this game and of the core; the rule of the core is the game's."""
    found = []
    for folder in ("core", "games/gorgasali"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                    words = [arg.value if isinstance(arg, ast.Constant) else "" for arg in node.args]
                    found.append((f"{path.name}:{node.lineno}", str(words[0] or GAME.turn_rule), str(words[1])))
    return found


def test_there_are_refusals() -> None:
    assert len(refusals()) > 100


def test_every_rule_cited_stands_in_the_rulebook() -> None:
    book = Rulebook.load(GAME, "en")
    cited = [*refusals(), ("turn_rule", GAME.turn_rule, ""), ("over_rule", GAME.over_rule, "")]
    cited += [(option.key, option.rule, "") for option in GAME.options]
    assert [(place, rule) for place, rule, _ in cited if rule not in book] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    for place, rule, reason in refusals():
        told = speaker(lang).refusal(Refusal(rule, reason, (0,)))
        assert sound(told, lang), place
        assert told.endswith(f" ({rule})."), place


def test_no_refusal_is_left_over() -> None:
    ids = sentences(GAME.folder / "text", "en").ids
    known = {reason for _, _, reason in refusals()}
    assert {key.removeprefix("refusal-") for key in ids if key.startswith("refusal-")} == known


def test_no_event_or_action_is_left_over() -> None:
    ids = sentences(GAME.folder / "text", "en").ids
    for prefix, kinds in (("event-", GAME.events), ("action-", GAME.actions)):
        tags = {str(kind.__struct_config__.tag) for kind in kinds}
        assert {key.removeprefix(prefix) for key in ids if key.startswith(prefix)} == tags


# --- options, stages, ends ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.key)
def test_every_option_has_name_reason_and_values(option: Any, lang: str) -> None:
    voice = speaker(lang)
    told = [*voice.option(option), *[voice.value(option, value) for value in option.values]]
    assert all(told)
    assert [words for words in told if not sound(words, lang)] == []
    if not (option.free or option.low is not None):
        assert not {str(value) for value in option.values} & set(told)


def test_values_that_are_content_have_their_names() -> None:
    known = {option.key: option for option in GAME.options}
    assert speaker("en").value(known["board"], "river") == "River Island"
    assert speaker("ru").value(known["matLayout"], "roomy") == "Просторный"
    assert speaker("en").value(known["roundLimit"], 0) == "No limit"
    assert speaker("en").value(known["roundLimit"], 60) == "60"
    assert speaker("en").value(known["board"], "mine.toml") == "mine.toml"


@pytest.mark.parametrize("lang", LANGS)
def test_every_frame_that_asks_has_its_question(lang: str) -> None:
    asking = [kind.__name__ for kind in GAME.types if issubclass(kind, Frame) and kind.menu is not Frame.menu]
    assert len(asking) == 11
    assert [name for name in asking if not speaker(lang).has(f"stage-{name}")] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_end_and_cause_has_its_words(lang: str) -> None:
    causes = {key for kind in (ev.Hurt, ev.Healed, ev.Eliminated) for key in KEYS[kind]}
    ids = [*[f"reason-{reason}" for reason in GAME.reasons], *[f"cause-{cause}" for cause in sorted(causes)]]
    assert [key for key in ids if not sound(speaker(lang).say(key), lang)] == []


def test_columns_go_on_after_z() -> None:
    assert [column(x) for x in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]


# --- names, searching, the terminal ----------------------------------------------------------------------


def named() -> list[tuple[str, dict[str, str]]]:
    cards = content.load_cards()
    found = [(card.id, card.names) for card in (*cards.weapons, *cards.supports)]
    people = [(who.id, names) for who in content.load_characters() for names in (who.names, who.ability)]
    return [*found, *people]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("rule", "names"), named())
def test_cards_and_characters_are_called_as_in_the_rulebook(rule: str, names: dict[str, str], lang: str) -> None:
    assert names[lang].casefold() in Rulebook.load(GAME, lang).get(rule).text.casefold()


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [
        ("en", "barrier enter", "GO-7.13"),
        ("en", "extra chests turn", "GO-13.5"),
        ("ru", "шаровую молнию прямая видимость", "GO-38.7"),
        ("ru", "сундуки открыть личный", "GO-13.5"),
        ("ru", "перезарядкой", "GO-17.6"),
    ],
)
def test_rules_are_found(lang: str, words: str, rule: str) -> None:
    assert rule in [found.id for found in Rulebook.load(GAME, lang).search(words)]


@pytest.mark.parametrize(
    ("query", "lang", "shown", "code"),
    [
        (["GO-7.13"], "en", "GO-7.13", 0),
        (["7.13"], "ru", "Барьер", 0),
        (["38"], "ru", "GO-38.10", 0),
        ([], "en", "Objective and players", 0),
        (["ball", "lightning"], "en", "38 Ball Lightning", 0),
        (["xyzzy"], "ru", "ничего не найдено", 1),
        (["7.99"], "en", "GO-7.9", 1),
    ],
)
def test_the_command_shows_rules(
    query: list[str], lang: str, shown: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules_command("gorgasali", query, lang) == code
    assert shown in capsys.readouterr().out


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_command("chess", [], "en") == 1
    assert "no game is called 'chess'" in capsys.readouterr().err
