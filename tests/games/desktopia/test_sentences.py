"""Some sentences word for word, told of tables where they come up: names with numbers, cases, plurals, who is meant."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.desktopia.kit import GAME, Table, table

import tavola
from tavola.core.text import Speaker
from tavola.core.values import Action, Decide, Event, Over, Refusal, Result
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import (
    Agree,
    Cast,
    Choose,
    Flick,
    Mark,
    MoveFlame,
    Place,
    PlayRitual,
    PutLariat,
    Resolve,
    Shoot,
    Stop,
    UseArtifact,
)
from tavola.games.desktopia.words_names import degrees, millimetres

NAMES = {"en": ("Ann", "Bob", "Cid", "Dee"), "ru": ("Анна", "Борис", "Вера", "Глеб")}
GROUND = """
    0 ramprack
    0 ramprack other
    0 kharu on smithy
    0 archer
    0 akeru bears flame of 1
    0 phantom
    0 div
    1 baaroun
    1 untouchable
    1 untouchable hot
    1 smoker
    1 adjarkha
    - smithy
    - fire_mine
"""


def speaker(lang: str) -> Speaker:
    return Speaker(GAME, lang, NAMES[lang], strict=True)


def both(event: Event, t: Table) -> tuple[str | None, str | None]:
    view = t.match.view(None)
    return speaker("en").event(event, view), speaker("ru").event(event, view)


def choice(action: Action, t: Table, question: str = "act") -> tuple[str, str]:
    view = t.match.view(0)
    view = replace(view, pending=replace(view.pending, question=question))
    return speaker("en").action(action, view), speaker("ru").action(action, view)


def log(t: Table, lang: str) -> list[str]:
    """What the last thing that was done leaves in the log."""
    told = [speaker(lang).event(event, t.match.view(None)) for event in t.events]
    return [sentence for sentence in told if sentence]


def told(event: Event) -> tuple[str | None, str | None]:
    return both(event, table(GROUND))


# --- the log of a flick, a shot, a turn -----------------------------------------------------------------------------


def test_a_flick_is_told_from_the_finger_to_the_last_death() -> None:
    t = table(GROUND).flick("ramprack: hot, adjarkha", power=True)
    assert log(t, "en") == [
        "Ann flicks Ramprack 1 with power: 1000 mm/s.",
        "Ramprack 1 hits Untouchable 2: 2 wounds.",
        "Untouchable 2 dies.",
        "Ramprack 1 hits Adjarkha: 2 wounds (2 lives left).",
    ]
    assert log(t, "ru") == [
        "Анна щёлкает в сектор силы: Рампрак 1, 1000 мм/с.",
        "Рампрак 1 бьёт: Ратник 2 получает 2 ранения.",
        "Ратник 2 погибает.",
        "Рампрак 1 бьёт: Аджарха получает 2 ранения (осталось 2 жизни).",
    ]


def test_a_survivor_keeps_its_number() -> None:
    t = table(GROUND).flick("kharu: untouchable")
    burn = ev.Hurt(t.disk("hot"), 1, 1, "flame", -1)
    assert both(burn, t)[0] == "A Flame burns Untouchable 2: 1 wound (1 life left)."


def test_a_kind_in_two_camps_is_told_with_its_player() -> None:
    t = table("0 archer\n 0 akeru\n 1 archer bow\n 1 kharu\n 1 ezzen")
    assert both(ev.WentOff(t.disk("bow"), 0, 0), t) == (
        "Archer (Bob) leaves the field.", "Лучник (Борис) вылетает с поля.",
    )  # fmt: skip


def test_a_shot_is_told_with_what_came_of_it() -> None:
    t = table(GROUND).shoot("archer: baaroun")
    assert log(t, "en") == [
        "Archer shoots an Arrow: 1000 mm/s.",
        "Archer’s Arrow strikes Baaroun: 1 wound (3 lives left).",
    ]
    assert log(t, "ru") == [
        "Лучник выпускает Стрелу: 1000 мм/с.",
        "Стрела попадает, стрелок — Лучник: Баарун получает 1 ранение (осталось 3 жизни).",
    ]


def test_a_smoker_is_not_wounded_by_a_fighter() -> None:
    t = table(GROUND).shoot("archer: smoker")
    assert log(t, "en")[1] == "Smoker is not wounded: only heroes could do that."
    assert log(t, "ru")[1] == "Дымер не ранен: так его ранят только герои."


def test_a_tick_stays_on_its_target() -> None:
    t = table(GROUND).shoot("akeru: baaroun")
    assert log(t, "en") == ["Akeru shoots a Tick: 1000 mm/s.", "The Tick reaches Baaroun.", "Baaroun now bears a Tick."]
    assert log(t, "ru") == [
        "Акеру выпускает Клеща: 1000 мм/с.",
        "Клещ достигает цели: Баарун.",
        "Клещ остаётся на диске, носитель — Баарун.",
    ]


def test_a_disk_that_leaves_costs_an_action() -> None:
    t = table(GROUND).flick("archer: #", out={"archer": (0, 500)})
    assert log(t, "en")[1:3] == ["Archer leaves the field.", "A disk left the field: Ann loses an action."]
    assert log(t, "ru")[1:3] == ["Лучник вылетает с поля.", "С поля вылетел диск: Анна теряет действие."]


def test_a_character_falls_off_its_artifact() -> None:
    t = table(GROUND)
    assert both(ev.Fell(t.disk("kharu"), t.disk("smithy")), t) == (
        "Kharu falls off the Smithy of Dust.", "Хару слетает с диска: Кузница праха.",
    )  # fmt: skip


def test_a_number_of_a_disk_does_not_meet_a_number_of_lives() -> None:
    t = table(GROUND)
    assert both(ev.Healed(t.disk("other"), 1, 2, "fountain"), t) == (
        "The Fountain of Life: Ramprack 2 gains 1 life (now 2).",
        "Фонтан жизни: Рампрак 2 получает 1 жизнь (теперь 2).",
    )


def test_div_goes_onto_the_card_of_a_hero_who_is_named() -> None:
    t = table(GROUND).lend("div", "akeru")
    assert both(ev.DiskGone(t.disk("div"), 19, "hero"), t) == (
        "Div goes onto the card of Akeru: 1 wound more in the next attack.",
        "Див ложится на карту героя (Акеру): следующая атака нанесёт на 1 ранение больше.",
    )


@pytest.mark.parametrize(
    ("event", "en", "ru"),
    [
        (ev.TurnBegan(0, 3, 0, 0), "It is Ann’s turn: 3 actions.", "Ходит Анна: 3 действия."),
        (ev.TurnBegan(1, 1, 2, 0), "It is Bob’s turn: 1 action, 2 lost to penalty cards.",
         "Ходит Борис: 1 действие, 2 отняли штрафные карты."),
        (ev.TurnBegan(0, 5, 0, 2), "It is Ann’s turn: 5 actions, 2 of them from bonus cards.",
         "Ходит Анна: 5 действий, 2 из них от бонусных карт."),
        (ev.TurnSkipped(0, 3), "Ann skips the turn: 3 penalty cards.", "Анна пропускает ход: штрафных карт 3."),
        (ev.ActionSpent(0, 0, 1, 3, False), None, None),
        (ev.ActionSpent(0, 0, 4, 4, True), "Ann spends a bonus card on this action.",
         "Анна отдаёт за это действие бонусную карту."),
        (ev.CardTaken(0, False), "Ann takes a penalty card.", "Анна берёт штрафную карту."),
        (ev.NoCardLeft(0, True), "No time card is left: Ann takes no bonus card.",
         "Карт времени не осталось: Анна не берёт бонусную карту."),
        (ev.BonusLost(0, 2), "Ann did not use 2 bonus cards; they are gone.",
         "У игрока Анна пропадают 2 бонусные карты."),
        (ev.RitualDrawn(0, -1), "Ann draws a ritual.", "Анна тянет ритуал."),
        (ev.RitualDrawn(0, 0), "Ann draws a ritual: Summoning.", "Анна тянет ритуал: Зов."),
        (ev.RitualsDropped(0, (1, 3)), "Ann gives up rituals: Purification and Teleportation.",
         "Анна сбрасывает ритуалы: Очищение и Телепорт."),
        (ev.DeckShuffled(12), "12 rituals are shuffled into a new deck.", "Перемешана новая колода: 12 ритуалов."),
        (ev.StockChanged(0, 15, 31, 3, "spell"), "Akeru receives a Tick (3 on the card).",
         "Акеру получает Клеща (на карте 3)."),
        (ev.StockChanged(0, 15, 31, 3, "start"), None, None),
        (ev.StockChanged(1, 10, 28, 0, "lightning"), "The other Lightnings of Baaroun are spent as well.",
         "Потрачены и остальные Молнии, хозяин — Баарун."),
        (ev.ArtifactUsed(17, 20, 0, 1), "Ann uses the Fire Mine: missiles come off the disks.",
         "Анна применяет Огненную шахту: снаряды уходят с дисков."),
        (ev.ArtifactUsed(17, 23, 0, 0), "Ann uses the Smithy of Dust.", "Анна применяет Кузницу праха."),
        (ev.Eliminated(1, "dead"), "Bob has nobody left and is out.", "Борис теряет последнего персонажа и выбывает."),
        (ev.AdvantageTaken(0, "time", -1, -2), "The opponents of Ann begin the next battle with 2 penalty cards.",
         "Противники начнут следующую битву со штрафными картами (2), так решает Анна."),
        (ev.AdvantageTaken(0, "artifact", 23, 1),
         "Ann will begin the next battle with a character on the Smithy of Dust.",
         "Анна заранее занимает Кузницу праха для следующей битвы."),
        (ev.BattleWon(1, ()), "Nobody wins battle 2.", "Битва 2 никому не достаётся."),
        (ev.GameEnded("destroyed", (1,)), "The game is over: Bob wins.", "Игра окончена: побеждает Борис."),
        (ev.GameEnded("draw_quiet", (0, 1)), "The game is a draw: nothing has happened for too long.",
         "Игра окончена, ничья: слишком долго ничего не происходило."),
        (ev.TurnEnded(0), None, None),
    ],
)  # fmt: skip
def test_some_events(event: Event, en: str | None, ru: str | None) -> None:
    assert told(event) == (en, ru)


# --- choices --------------------------------------------------------------------------------------------------------


def test_some_choices() -> None:
    t = table(GROUND)
    disk = t.disk
    flame = disk("flame@akeru")
    assert choice(Flick(disk("other"), 1, 0, 1500), t) == (
        "Flick Ramprack 2 at 90°, 1500 mm/s", "Щёлкнуть: Рампрак 2, 90°, 1500 мм/с",
    )  # fmt: skip
    assert choice(Shoot(disk("akeru"), 31), t) == ("Shoot a Tick with Akeru", "Акеру выпускает Клеща")
    assert choice(Cast(disk("phantom"), disk("kharu")), t) == (
        "Phantom: change places with Kharu", "Поменять местами: Фантом и Хару",
    )  # fmt: skip
    assert choice(PutLariat(disk("kharu"), disk("hot")), t) == (
        "Lay a Lariat on Untouchable 2, then flick Kharu", "Положить Аркан (Ратник 2), затем щёлкнуть: Хару",
    )  # fmt: skip
    assert choice(UseArtifact(disk("fire_mine")), t) == (
        "Fire Mine: a missile for every shooter", "Огненная шахта: каждому стрелку по снаряду",
    )  # fmt: skip
    assert choice(PlayRitual(2), t) == ("Play Healing", "Сыграть ритуал: Исцеление")
    assert choice(Resolve(flame), t) == ("The Flame on Akeru burns", "Пламя жжёт: Акеру")
    assert choice(Resolve(disk("hot")), t) == ("Untouchable 2 bursts", "Ратник 2 вспыхивает")
    assert choice(MoveFlame(flame, disk("archer")), t) == (
        "Move the Flame from Akeru to Archer", "Переложить Пламя: Акеру → Лучник",
    )  # fmt: skip
    assert choice(Stop(), t) == ("No more actions", "Больше не действовать")


def test_answers_are_told_by_their_questions() -> None:
    t = table(GROUND)
    mine, hot, flame = t.disk("fire_mine"), t.disk("hot"), t.disk("flame@akeru")
    assert choice(Choose(mine), t, "capture") == ("Take the Fire Mine", "Захватить Огненную шахту")
    assert choice(Choose(hot), t, "target") == ("Aim at Untouchable 2", "Цель — Ратник 2")
    assert choice(Choose(hot), t, "heal") == ("Heal Untouchable 2", "Вылечить: Ратник 2")
    assert choice(Choose(flame), t, "purify") == ("Take the Flame off Akeru", "Убрать Пламя с диска: Акеру")
    assert choice(Mark((hot, t.disk("untouchable"))), t, "fire_hit") == (
        "Lay Flames on: Untouchable 2 and Untouchable 1", "Положить Пламя: Ратник 2 и Ратник 1",
    )  # fmt: skip
    assert choice(Mark(()), t, "shields") == ("Lay no Shields", "Щитов не класть")


def test_a_ritual_is_asked_for_by_the_drawer_or_by_the_others() -> None:
    t = table(GROUND)
    view = t.match.view(0)
    for seat, asked, answer in ((0, "Ann: draw a ritual?", "Draw a ritual"),
                                (1, "Bob: may Ann draw a ritual?", "Let them draw a ritual")):  # fmt: skip
        here = replace(view, pending=replace(view.pending, question="agree", seat=seat))
        assert speaker("en").need(Decide(seat), here) == asked
        assert speaker("en").action(Agree(), here) == answer


def test_purification_says_on_whose_card_a_missile_lies() -> None:
    t = table(GROUND)
    tick = next(d for d in t.s.kit.box.disks_of(31) if t.s.place[d] == 2)
    assert choice(Choose(tick), t, "purify") == ("Take the Tick from the card of Akeru", "Убрать Клеща с карты: Акеру")


def test_where_a_disk_looks_is_told_only_where_it_matters() -> None:
    t = table(GROUND)
    spot: dict[str, Any] = {"x": 1_000_000_000, "y": 12_400_000, "ux": 1_000_000, "uy": 0}
    assert choice(Place(t.disk("ramprack"), **spot), t, "deploy") == (
        "Place Ramprack 1 at 1000, 12 mm, facing 90°", "Поставить сюда: 1000, 12 мм, Рампрак 1, смотрит на 90°",
    )  # fmt: skip
    assert choice(Place(t.disk("archer"), **spot), t, "deploy")[0] == "Place Archer at 1000, 12 mm"


def test_lengths_and_directions() -> None:
    assert [millimetres(n) for n in (0, 499_999, 1_234_600_000)] == ["0", "0", "1235"]
    assert [degrees(*d) for d in ((0, -5), (7, 0), (0, 3), (-1, 0), (-1, -1_000))] == ["0", "90", "180", "270", "0"]


# --- questions, refusals, ends --------------------------------------------------------------------------------------


def test_the_turn_asks_with_the_number_of_actions() -> None:
    t = table(GROUND)
    view = t.match.view(0)
    assert speaker("en").need(t.match.need, view) == "Ann: act, or stop (3 actions left)"
    assert speaker("ru").need(t.match.need, view) == "Анна: действуйте или остановитесь (осталось 3 действия)"


def test_a_summoned_fighter_is_called_by_the_face_that_was_chosen() -> None:
    t = table(GROUND)
    fighter = next(d for d in t.s.kit.box.disks_of(19) if t.s.place[d] == 0)
    view = t.match.view(0)
    for kind, name in ((18, "Phantom"), (19, "Div")):
        asked = replace(view.pending, question="summon_place", disk=fighter, kind=kind)
        told = speaker("en").need(t.match.need, replace(view, pending=asked))
        assert told == f"Ann: where does {name} stand?"


def test_goals_are_told_with_how_far_a_camp_is() -> None:
    goal = '[[goal]]\nwhat = "hold"\nkind = "smithy"\ncount = 3\ncamp = 0\nname = { en = "Hold it", ru = "Держать" }'
    t = table(GROUND, extra=goal)
    assert both(ev.GoalMet(0, 0, 2, 3), t) == ("Ann: Hold it (2 of 3).", "Анна: Держать (2 из 3).")
    assert both(ev.GoalMet(0, 0, 0, 3), t) == ("Ann: Hold it (0 of 3).", "Анна: Держать (0 из 3).")
    assert both(ev.GoalMet(0, 0, 1, 1), t) == ("Ann: Hold it.", "Анна: Держать.")
    assert both(ev.GoalMet(0, 0, 0, 1), t) == (None, None)


def test_a_missile_is_laid_beside_its_shooter() -> None:
    t = table(GROUND).do(Shoot(table(GROUND).disk("archer"), 27))
    view = t.match.view(0)
    assert speaker("en").need(t.match.need, view) == "Ann: where does the Arrow go, beside Archer?"
    assert speaker("ru").need(t.match.need, view) == "Анна: куда положить Стрелу? Стрелок — Лучник"


def test_refusals_that_share_a_reason_differ_by_their_rule() -> None:
    voice = speaker("en")
    assert voice.refusal(Refusal("DT-18.131", "nobody-there")) == "That player cannot be named (DT-18.131)."
    assert voice.refusal(Refusal("DT-21.7", "nobody-there")) == "There is no such character on the field (DT-21.7)."
    fast = Refusal("DT-P.12", "too-fast", (3000,))
    assert speaker("ru").refusal(fast) == "Скорость щелчка — от 0 до 3000 мм/с (DT-P.12)."


@pytest.mark.parametrize(
    ("result", "en", "ru"),
    [
        (Result((1, 2), (1, 0), "destroyed"), "Ann wins: the last enemy is dead.",
         "Побеждает Анна: погиб последний враг."),
        (Result((1, 2, 1, 2), (1, 0, 1, 0), "goal"), "Ann and Cid win: the goal of the scenario is met.",
         "Побеждают Анна и Вера: цель сценария достигнута."),
        (Result((1, 1), (0, 0), "draw_agreed"), "A draw: everybody agreed.", "Ничья: все согласились."),
        (Result((1,), (1,), "solved"), "Solved: the task is done.", "Решено: задача выполнена."),
        (Result((2,), (0,), "failed"), "Not solved: the task was not done.", "Не решено: задача не выполнена."),
    ],
)  # fmt: skip
def test_some_ends(result: Result, en: str, ru: str) -> None:
    assert (speaker("en").need(Over(result), None), speaker("ru").need(Over(result), None)) == (en, ru)


def test_nobody_plays_the_other_camp_of_an_etude() -> None:
    view = tavola.Match(GAME, seats=1, seed=1).view(0)
    assert view.field.etude
    assert speaker("en").event(ev.TurnBegan(1, 3, 0, 0), view) == "It is Opponent’s turn: 3 actions."
    assert speaker("ru").event(ev.Eliminated(1, "dead"), view) == "Соперник теряет последнего персонажа и выбывает."
