"""Every event, action, refusal, option, question and ending of Desktopia has a sentence in both languages."""

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
from tests.games.desktopia.kit import GAME, table
from tests.hygiene.tree import PACKAGE

import tavola
from tavola.core.rng import Dice
from tavola.core.rulebook import Rulebook
from tavola.core.text import Speaker, sentences
from tavola.core.values import Action, Decide, Event, Refusal
from tavola.games.desktopia import content, why
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Place, Resolve, Stop
from tavola.games.desktopia.board import ADVANTAGES, GOALS
from tavola.games.desktopia.view import View

NAMES = {"en": ("Ann", "Bob", "Cid", "Dee"), "ru": ("Анна", "Борис", "Вера", "Глеб")}
LANGS = list(NAMES)
TEXT = GAME.folder / "text"
MOST = 60  # choices of a random game
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"rituals": True, "ritualGain": "every", "border": "wall"}),
    (2, {"edition": "en", "hand": "shaky", "border": "wall", "scenario": "two_crowns"}),
    (3, {"rituals": True, "scenario": "middle_of_the_house"}),
    (4, {"border": "wall", "roster": "B", "ritualGain": "agreed", "rituals": True}),
    (1, {}),
)
# What the words of an event can say (see events.py, and the atoms that say it).
KEYS = {
    ev.DiskPut: ("setup", "deploy", "shot", "back", "seat", "swap", "summon", "resurrect", "teleport", "magnet",
                 "aside", "turn"),
    ev.Hurt: ("hit", "tornado", "arrow", "lightning", "flame", "tick", "burst", "lariat"),
    ev.Unhurt: ("shield", "smoker"),
    ev.Healed: ("vampire", "dryad", "tick", "vampal", "fountain", "healing"),
    ev.DiskGone: ("reserve", "supply", "hero"),
    ev.MissileOn: ("setup", "shot", "fire", "kharu", "shawakh", "adjarkha"),
    ev.MissileOff: ("fell", "left", "dead", "mine", "purified", "eliminated", "moved"),
    ev.StockChanged: ("start", "shot", "back", "spell", "reload", "mine", "shields", "lightning", "purified", "dead"),
    ev.Eliminated: ("dead", "left", "goal"),
    ev.AdvantageTaken: ADVANTAGES,
    ev.GameEnded: GAME.reasons,
}  # fmt: skip
OF_NO_DISK = ("squad", "begin", "act", "end", "ritual", "agree", "order", "tick_life", "put_back", "mine", "summon",
              "purify", "heal", "teleport", "prize")  # fmt: skip
WORDS = ("why", "cause", "where", "what", "reason")
NOT_A_WORD = re.compile(r"\bDT-[\w.]+")
KEY = re.compile(r"[{}]|\bnone\b|\bhidden\b|_|  |\( |\u2068| [,.;?]|\.\.")
LATIN = re.compile(r"[A-Za-z]+")
GROUND = """
    0 ramprack
    0 ramprack other
    0 kharu on smithy
    0 archer
    0 akeru bears flame of 1, lariat of 0
    1 baaroun
    1 untouchable
    1 shawakh
    1 adjarkha
    - smithy
    - fire_mine
    - barrel
"""


def speaker(lang: str) -> Speaker:
    return Speaker(GAME, lang, NAMES[lang], strict=True)


def sound(sentence: str, lang: str) -> bool:
    """Everything filled in, nothing left of the machinery, and in Russian nothing foreign."""
    bare = NOT_A_WORD.sub("", sentence)
    fine = bool(sentence) and sentence == sentence.strip() and not KEY.search(sentence)
    return fine and not (lang == "ru" and LATIN.search(bare))


def unsound(said: Any, lang: str) -> list[str]:
    return [sentence for sentence in said if not sound(sentence, lang)]


# --- what comes up in games -----------------------------------------------------------------------------------------


class Heard:
    """What was said in a few random games, by language and kind of thing."""

    def __init__(self) -> None:
        self.said: dict[tuple[str, type], set[str]] = defaultdict(set)
        self.asked_so: dict[str, set[str]] = defaultdict(set)

    def play(self, seats: int, options: dict[str, Any], seed: int) -> None:
        match = tavola.Match(GAME, seats=seats, options=options, seed=seed)
        rng = Dice(seed)
        for _ in range(MOST):
            if match.result is not None:
                break
            (seat,) = match.deciders
            action = match.menu(seat).sample(rng)
            self.asked(match, seat, action)
            self.told(match, match.play(seat, action))
        for lang in LANGS:
            if match.result is not None:
                self.asked_so[lang].add(speaker(lang).result(match.result))

    def asked(self, match: tavola.Match, seat: int, action: Action) -> None:
        view, menu = match.view(seat), match.menu(seat)
        for lang in LANGS:
            self.asked_so[lang].add(speaker(lang).need(match.need, view))
            for choice in [action, *(menu.listed() or ())[:5]]:
                self.said[lang, type(choice)].add(speaker(lang).action(choice, view))

    def told(self, match: tavola.Match, events: list[Event]) -> None:
        for viewer, lang, event in product((None, 0), LANGS, events):
            seen = GAME.redact(match.state, event, viewer)
            if seen is not None and (told := speaker(lang).event(seen, match.view(viewer))):
                self.said[lang, type(event)].add(told)


@cache
def heard() -> Heard:
    found = Heard()
    for seed, (seats, options) in enumerate(TABLES, 1):
        found.play(seats, options, seed)
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_what_random_games_say_is_sound(lang: str) -> None:
    said = [sentence for (of, _), known in heard().said.items() if of == lang for sentence in known]
    assert len(said) > 200
    assert unsound([*said, *heard().asked_so[lang]], lang) == []


# --- actions and questions ------------------------------------------------------------------------------------------


def asked(question: str, disk: int = -1) -> View:
    """A view of a table with everything on it where this is being decided."""
    view: View = table(GROUND).match.view(0)
    return replace(view, pending=replace(view.pending, question=question, disk=disk, anchor=0))


def questions() -> set[str]:
    """All kinds of decisions, as pending.py has them: its words but those for why a disk is placed."""
    tree = ast.parse((GAME.folder / "pending.py").read_text(encoding="utf8"))
    words = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {word for word in words if re.fullmatch("[a-z_]+", word)} - {"resurrect"}


def variants(lang: str, message: str) -> set[str]:
    """The keys that a message tells apart first."""
    text = (TEXT / f"{lang}.ftl").read_text(encoding="utf8")
    found = re.search(rf"^{message} = .*\n((?: .*\n|\n)*)", text, re.MULTILINE)
    assert found
    return set(re.findall(r"^    \[([\w-]+)\]", found[1], re.MULTILINE))


def test_there_are_questions() -> None:
    assert {"squad", "act", "smithy_place", "lost_missile", "agree"} <= questions()
    assert len(questions()) > 30


@pytest.mark.parametrize("lang", LANGS)
def test_every_question_is_asked_and_no_other(lang: str) -> None:
    assert variants(lang, "stage-Decide") == questions()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("question", sorted(questions()))
def test_every_question_and_its_answers_have_words(question: str, lang: str) -> None:
    voice = speaker(lang)
    about = [-1, 0] if question in OF_NO_DISK else [0, *[one.id for one in asked(question).disks]]
    said = [voice.need(Decide(0), asked(question, disk)) for disk in about]
    view = asked(question)
    for kind in GAME.actions:
        said += [voice.action(made(kind, **facts), view) for facts in choices(kind)]
    assert unsound(said, lang) == []


def choices(kind: type[Action]) -> list[dict[str, Any]]:
    """A plain one, and one for each sort of disk that can be meant."""
    fields = {field.name for field in msgspec.structs.fields(kind)}
    disks = {one.id for one in table(GROUND).match.view(0).disks}
    if "disks" in fields:
        return [{"disks": ()}, {"disks": (0,)}, {"disks": (0, 1, 2)}]
    if kind.__name__ == "Shoot":
        return [{"missile": missile} for missile in range(24, 32)]
    return [{"disk": disk} for disk in sorted(disks | {1, 20, 40, 60})] if "disk" in fields else [{}]


def made(of: type[Any], **facts: Any) -> Any:
    """A plain sample: first seats, disks and kinds."""
    fields = {field.name: sample(field.type) for field in msgspec.structs.fields(of) if field.name not in facts}
    return of(**fields, **facts)


def sample(kind: Any) -> Any:
    return {int: 0, str: "", bool: True}.get(kind, (0, 1))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", GAME.actions, ids=lambda kind: kind.__name__)
def test_every_action_can_be_told_without_a_view(kind: type[Action], lang: str) -> None:
    facts = {"missile": 24} if kind.__name__ == "Shoot" else {}
    assert sound(speaker(lang).action(made(kind, **facts), None), lang)


# --- events ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.__name__)
def test_every_event_has_its_sentences(kind: type[Event], lang: str) -> None:
    names = {field.name for field in msgspec.structs.fields(kind)}
    word = next((name for name in WORDS if name in names), None)
    kinds = (0, 13, 14, 20, 24, 27, 29, 31, 32) if "kind" in names else (None,)
    voice, view = speaker(lang), table(GROUND).match.view(0)
    for key, number, seen in product(KEYS[kind] if word else ("",), kinds, (None, view)):
        if kind in (ev.SpellCast, ev.StockChanged) and number and number > 19:
            continue  # of characters only
        facts: dict[str, Any] = {word: key} if word else {}
        facts |= {} if number is None else {"kind": number}
        facts |= {"missile": 31} if kind is ev.StockChanged else {}
        told = voice.event(made(kind, **facts), seen)
        assert told is None or sound(told, lang), (facts, told)


def test_every_word_of_an_event_is_known() -> None:
    """A new kind of event with a word in it needs its line in KEYS."""
    assert set(KEYS) == {kind for kind in GAME.events if set(WORDS) & {f.name for f in msgspec.structs.fields(kind)}}


def test_causes_are_those_that_the_rules_name() -> None:
    """All words that rules and atoms hand to events stand in KEYS, so that they were told above."""
    known = {word for words in KEYS.values() for word in words}
    calls = ("put", "attach", "take_off", "stock", "unstock", "hurt", "wound", "heal", "note_unhurt", "eliminate")
    said = set()
    for path in sorted((GAME.folder / "rules").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if isinstance(node, ast.Call) and name_of(node) in calls:
                said |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and type(arg.value) is str}
    assert len(said) > 25
    assert said - known == set()


def name_of(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


@pytest.mark.parametrize("lang", LANGS)
def test_goals_and_advantages_have_their_words(lang: str) -> None:
    assert variants(lang, "event-advantage") | {"first"} == set(ADVANTAGES)
    text = (TEXT / f"{lang}.ftl").read_text(encoding="utf8")
    assert [what for what in GOALS if f"        [{what}] " not in text] == []


# --- refusals -------------------------------------------------------------------------------------------------------


def refusals() -> list[tuple[str, str, str]]:
    """Place, rule and reason of every `Refusal(…)` of this game and of the core; the rule of the core is the game's."""
    found = []
    for folder in ("core", "games/desktopia"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                    words = [arg.value if isinstance(arg, ast.Constant) else "" for arg in node.args]
                    found.append((f"{path.name}:{node.lineno}", str(words[0] or GAME.turn_rule), str(words[1])))
    return found


def test_there_are_refusals() -> None:
    assert len(refusals()) > 75


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


@pytest.mark.parametrize("lang", LANGS)
def test_rules_that_share_a_reason_can_say_different_things(lang: str) -> None:
    """Each rule that a refusal is told by is one that has this reason."""
    shared = defaultdict(set)
    for _, rule, reason in refusals():
        shared[reason].add(rule.replace(".", "-"))
    text = (TEXT / f"{lang}.ftl").read_text(encoding="utf8")
    told = re.findall(r"^refusal-([\w-]+) = \{ \$cited ->\n((?:    .*\n)+)", text, re.MULTILINE)
    assert len(told) >= 6
    for reason, rows in told:
        assert set(re.findall(r"\[(DT-[\w-]+)\]", rows)) <= shared[reason], reason


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_left_over(lang: str) -> None:
    ids = sentences(TEXT, lang).ids
    known = {
        "refusal-": {reason for _, _, reason in refusals()},
        "event-": {str(kind.__struct_config__.tag) for kind in GAME.events},
        "action-": {str(kind.__struct_config__.tag) for kind in GAME.actions},
        "option-": {option.key for option in GAME.options},
        "reason-": set(GAME.reasons),
        "stage-": {"Decide"},
    }
    for prefix, wanted in known.items():
        assert {key.removeprefix(prefix) for key in ids if key.startswith(prefix)} == wanted


# --- options, ends, names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.key)
def test_every_option_has_name_reason_and_values(option: Any, lang: str) -> None:
    voice = speaker(lang)
    told = [*voice.option(option), *[voice.value(option, value) for value in option.values]]
    assert unsound(told, lang) == []
    if option.low is None:
        assert not {str(value) for value in option.values} & set(told)
    assert len(set(told[2:])) == len(option.values)


def test_values_that_are_content_have_their_names() -> None:
    known = {option.key: option for option in GAME.options}
    sill = content.load_scenario("window_sill").names
    assert {lang: speaker(lang).value(known["scenario"], "window_sill") for lang in LANGS} == sill
    assert speaker("en").value(known["scenario"], "auto") == "One for this number of players"
    assert speaker("ru").value(known["noProgress"], 0) == "Никогда"
    assert speaker("ru").value(known["noProgress"], 7) == "7"


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_is_called_as_in_the_rulebook(lang: str) -> None:
    box = content.load_box()
    text = " ".join(rule.text for rule in Rulebook.load(GAME, lang).rules).casefold()
    cards = [*box.kinds, *box.ritual_cards]
    wanted = [card.names[lang].casefold() for card in cards]
    stems = wanted if lang == "en" else [re.sub("[аеийоуъыьэюя]+( |$)", r"\1", name) for name in wanted]
    assert [name for name, stem in zip(wanted, stems, strict=True) if stem.split()[0] not in text] == []


# --- the rules behind -----------------------------------------------------------------------------------------------


def numbers() -> set[str]:
    """Every rule that why.py can name."""
    tables = [found for name, found in vars(why).items() if name.isupper() and isinstance(found, dict)]
    rows = [row for found in tables for row in found.values() if isinstance(row, str)]
    return {f"DT-{number}" for row in [*rows, why.SECTOR, why.MISSILE_FLICK] for number in row.split()}


def test_every_rule_behind_something_stands_in_the_rulebook() -> None:
    book = Rulebook.load(GAME, "en")
    assert len(numbers()) > 150
    assert [rule for rule in sorted(numbers()) if rule not in book] == []


def test_rules_stand_behind_everything() -> None:
    view = asked("capture")
    for kind in (*GAME.actions, *GAME.events):
        if kind in KEYS:
            continue
        fine = {"missile": 24} if kind.__name__ == "Shoot" else {}
        assert GAME.why(made(kind, **fine), view), kind
    for event, words in KEYS.items():
        name = next(f.name for f in msgspec.structs.fields(event) if f.name in WORDS)
        for word in words:
            facts = {"missile": 24} if event is ev.StockChanged else {}
            assert GAME.why(made(event, **{name: word}, **facts), view), (event, word)


def test_every_question_has_its_rules() -> None:
    answered = {"squad", "begin", "act", "end", "flick", "aim_missile", "second_shot", "hit", "summon", "ritual"}
    assert questions() - set(why.QUESTIONS) == answered | {"minusoid", "prize"}  # by actions of their own
    assert GAME.why(Choose(0), asked("magnet")) == ("DT-20.10", "DT-20.11")
    assert GAME.why(Place(0, 0, 0), asked("deploy")) == ("DT-4.9", "DT-25.3")


def test_a_flick_has_the_rules_of_its_sector_its_hit_and_its_character() -> None:
    t = table(GROUND)
    view = t.match.view(0)
    general = ("DT-8.1", "DT-8.3", "DT-8.5")
    sector = ("DT-9.15", "DT-9.16", "DT-9.17")
    assert GAME.why(t.aim("ramprack"), view) == general + sector
    assert GAME.why(t.aim("archer"), view) == general
    assert GAME.why(t.aim("kharu"), view) == (*general, *sector, "DT-18.61", "DT-18.62", "DT-18.65")
    assert GAME.why(t.aim("adjarkha"), view) == (*general, "DT-9.10", "DT-9.11")


def test_the_moment_of_the_turn_has_its_rules() -> None:
    view = asked("end")
    view = replace(view, turn=replace(view.turn, moment="end"))
    assert GAME.why(Stop(), view) == ("DT-6.13", "DT-6.14", "DT-6.15")
    assert GAME.why(Resolve(next(one.id for one in view.disks if one.kind == 4)), view)[3:5] == ("DT-18.41", "DT-18.42")
