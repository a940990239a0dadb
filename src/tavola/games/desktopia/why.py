"""Which rules stand behind an action or a line of the log: what `?` shows. Cards add their own, after the general."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Event
from tavola.games.desktopia import actions as a
from tavola.games.desktopia import events as e
from tavola.games.desktopia.cards import HITS
from tavola.games.desktopia.view import View
from tavola.games.desktopia.words_names import Namer

ACTIONS: Final[dict[type[Action], str]] = {
    a.TakeSquad: "4.7 25.2",
    a.Place: "R54 R98",
    a.Flick: "8.1 8.3 8.5",
    a.Shoot: "7.3 10.2 10.9",
    a.Back: "25.10 R109",
    a.Cast: "12.1 12.2",
    a.PutLariat: "18.62 18.63 18.66",
    a.UseArtifact: "15.10 7.8",
    a.PlayRitual: "16.7 7.9",
    a.Keep: "16.6 25.34",
    a.Stop: "6.9",
    a.Resolve: "6.7 6.15",
    a.MoveFlame: "18.2 18.3 18.5",
    a.Choose: "17.6",
    a.ChooseFace: "21.1 21.2 21.3",
    a.ChooseSeat: "18.131",
    a.ChooseHit: "9.14",
    a.Mark: "17.2",
    a.Turn: "25.15",
    a.Take: "23.21 25.38",
    a.Agree: "16.12",
    a.Decline: "16.12",
}

# What an action means that answers many questions.
QUESTIONS: Final = {
    "deploy": "4.9 25.3",
    "place_missile": "10.2 10.3 10.4 10.5",
    "turn": "13.3 13.4 25.27",
    "order": "17.6 8.4 6.19",
    "capture": "15.4 15.5 25.14",
    "target": "10.9 10.10 10.13",
    "fire_hit": "9.10 17.2",
    "tick_life": "19.26 25.5",
    "put_back": "13.5 13.6",
    "lost_missile": "20.5 20.6",
    "mine": "20.2 20.4",
    "shields": "18.151 18.152",
    "magnet": "20.10 20.11",
    "magnet_place": "20.12 20.13",
    "smithy": "20.15 20.16",
    "smithy_place": "20.17 20.18",
    "summon_place": "21.1 21.5",
    "purify": "21.6",
    "heal": "21.7",
    "teleport": "21.8 21.9",
    "div": "18.51 18.52 18.58",
    "agree": "16.12",
}  # fmt: skip
ANSWERS: Final = (a.Place, a.Choose, a.Mark, a.Agree, a.Decline)
MOMENTS: Final = {"begin": "6.5 6.6 6.7", "end": "6.13 6.14 6.15"}

EVENTS: Final[dict[type[Event], str]] = {
    e.BattleBegan: "4.6",
    e.SquadTaken: "4.7",
    e.DiskPut: "4.9",
    e.FirstFound: "4.14",
    e.RoundBegan: "4.15",
    e.TurnBegan: "6.2 6.3 14.6 14.9",
    e.TurnSkipped: "6.2 6.4 14.7",
    e.TurnEnded: "6.18",
    e.ActionSpent: "6.11 14.10",
    e.Stopped: "6.9",
    e.Trembled: "25.53",
    e.Slide: "8.1 8.5 8.7 8.15",
    e.Touched: "8.4 8.8",
    e.Hurt: "3.8",
    e.Unhurt: "9.19",
    e.Healed: "3.9",
    e.Died: "3.8 3.11 3.12",
    e.DiskGone: "2.7 3.12",
    e.MissileOn: "11.1 11.6",
    e.MissileOff: "11.3 11.5",
    e.StockChanged: "10.16 10.20",
    e.Missed: "10.7 10.15",
    e.Aimed: "10.9 10.13",
    e.Fell: "15.7 15.8",
    e.WentOff: "8.14 13.2",
    e.Controlled: "15.4 15.6",
    e.Freed: "15.7 15.8",
    e.ArtifactUsed: "15.10 15.14",
    e.SpellCast: "12.1 12.2",
    e.TraitWorked: "12.4 12.5",
    e.Penalised: "14.2 14.3 14.4",
    e.CardTaken: "14.5 14.8 14.9",
    e.NoCardLeft: "14.14",
    e.CardsCancelled: "14.13",
    e.BonusLost: "14.11",
    e.RitualDrawn: "16.3 16.6",
    e.RitualKept: "16.6 16.7",
    e.RitualPlayed: "16.7 16.14",
    e.RitualsDropped: "16.9 R58",
    e.DeckShuffled: "16.9",
    e.Eliminated: "5.4",
    e.GoalMet: "5.2 5.3",
    e.BattleWon: "23.20",
    e.AdvantageTaken: "23.21",
    e.GameEnded: "5.1 5.3",
}

PUT: Final = {"deploy": "4.9 25.3", "shot": "10.2 10.3", "back": "13.1 13.3 13.4", "seat": "15.4", "swap": "18.81",
              "summon": "21.1", "resurrect": "20.17 20.18", "teleport": "21.8", "magnet": "20.10 20.12", "aside": "R53",
              "turn": "25.15"}  # fmt: skip
HURTS: Final = {"hit": "9.2 9.5 9.19", "tornado": "10.9 19.4", "arrow": "10.9 19.11", "lightning": "10.9 19.12",
                "flame": "19.1 19.2", "tick": "19.26", "burst": "18.41 18.42", "lariat": "19.20 19.21"}  # fmt: skip
UNHURT: Final = {"shield": "19.8 19.9", "smoker": "18.31 18.32"}
HEALS: Final = {"vampire": "9.7 9.8", "dryad": "9.12 9.13", "tick": "19.26", "vampal": "18.161", "fountain": "20.7",
                "healing": "21.7"}  # fmt: skip
OFF: Final = {"left": "13.8", "dead": "3.16", "mine": "20.5", "purified": "21.6", "eliminated": "R22", "moved": "18.3"}
LAID: Final = {"shot": "10.14 11.1", "fire": "9.10", "kharu": "18.62", "shawakh": "18.151", "adjarkha": "18.2 18.7"}
STOCKS: Final = {"start": "4.10", "shot": "10.16", "spell": "18.73 18.74", "reload": "18.112 18.113",
                 "mine": "20.2 20.3", "shields": "18.151", "lightning": "19.13", "purified": "21.6",
                 "dead": "O.29"}  # fmt: skip
GONE: Final = {"hero": "18.51 18.52 18.53", "supply": "10.14 10.17"}
OUT: Final = {"left": "R108", "goal": "5.2"}
ENDS: Final = {"goal": "5.2 5.3", "draw_together": "5.6", "draw_quiet": "5.7", "draw_agreed": "5.7", "solved": "23.24",
               "failed": "23.24", "campaign": "23.20"}  # fmt: skip

# By what an event says of its cause, each with the field that says it.
CAUSES: Final[dict[type[Event], tuple[str, dict[str, str]]]] = {
    e.DiskPut: ("why", PUT),
    e.Hurt: ("cause", HURTS),
    e.Unhurt: ("why", UNHURT),
    e.Healed: ("cause", HEALS),
    e.MissileOn: ("why", LAID),
    e.MissileOff: ("why", OFF),
    e.StockChanged: ("why", STOCKS),
    e.DiskGone: ("where", GONE),
    e.Eliminated: ("why", OUT),
    e.GameEnded: ("reason", ENDS),
}

# Of everything that has a card, by its key.
CARDS: Final = {
    "adjarkha": "18.2 18.3 18.4 18.5 18.6 18.7",
    "ifrit": "18.11",
    "elemental": "18.21 18.22 18.23 18.24 18.25",
    "smoker": "18.31 18.32 18.33 18.35",
    "untouchable": "18.41 18.42 18.43 18.45",
    "div": "18.51 18.52 18.54 18.55",
    "kharu": "18.61 18.62 18.65",
    "akeru": "18.71 18.73 18.74 18.75",
    "phantom": "18.81 18.82 18.84 18.85",
    "ezzen": "18.91 18.92",
    "ramprack": "18.101 18.102 18.103 18.106",
    "baaroun": "18.111 18.112 18.113",
    "vailla": "18.121 18.122",
    "minusoid": "18.131 18.132 18.133",
    "energan": "18.141 18.142 18.143",
    "shawakh": "18.151 18.152 18.153",
    "vampal": "18.161 18.162",
    "hornbug": "18.171 18.172 18.173",
    "dryad": "18.181",
    "archer": "18.182",
    "fire_mine": "20.1 20.2 20.3 20.5 20.6",
    "fountain": "20.7 20.8 20.9",
    "magnetosphere": "20.10 20.11 20.12",
    "smithy": "20.14 20.15 20.16 20.17 20.18",
    "barrel": "8.13 15.19",
    "flame": "19.1 19.2 19.3",
    "tornado": "19.4 19.5 19.6 19.7",
    "shield": "19.8 19.9 19.10",
    "arrow": "19.11",
    "lightning": "19.12 19.13",
    "magnet": "19.14 19.15 19.16 19.18",
    "lariat": "19.19 19.20 19.21 19.22",
    "tick": "19.25 19.26 19.27 19.28",
    "summoning": "21.1 21.2 21.3 21.4",
    "purification": "21.6",
    "healing": "21.7",
    "teleportation": "21.8 21.9 21.10",
}
SPECIAL_HITS: Final = {"vampire": "9.7 9.8 9.9", "fire": "9.10 9.11", "dryad": "9.12 9.13"}
FLICKED: Final = ("elemental", "kharu", "hornbug")  # whose own text speaks of flicks
SECTOR: Final = "9.15 9.16 9.17"
MISSILE_FLICK: Final = "10.6 10.7 10.8"


def rules(value: Action | Event, view: View) -> tuple[str, ...]:
    """The general rules first, then those of the cards concerned, none twice."""
    namer = Namer(view, "en", ())
    numbers = general(value, view).split()
    for card in concerned(namer, value):
        numbers += card.split()
    return tuple([f"DT-{number}" for number in dict.fromkeys(numbers)])


def general(value: Action | Event, view: View) -> str:
    """What holds whatever disks are concerned."""
    if isinstance(value, Action):
        return of_action(value, view)
    field, known = CAUSES.get(type(value), ("", {}))
    return known.get(getattr(value, field), EVENTS[type(value)]) if field else EVENTS[type(value)]


def of_action(value: Action, view: View) -> str:
    own = ACTIONS[type(value)]
    if isinstance(value, ANSWERS):
        return QUESTIONS.get(view.pending.question, own)
    if isinstance(value, (a.Resolve, a.Stop)):
        return MOMENTS.get(view.turn.moment, own)
    return own


def concerned(n: Namer, value: Action | Event) -> list[str]:
    """The rules of the cards that a value is about."""
    if isinstance(value, (a.PlayRitual, e.RitualPlayed)):
        return [CARDS[n.box.ritual_cards[value.ritual].key]]
    if isinstance(value, (a.Flick, e.Slide)):
        return of_flick(n, value.disk)
    if isinstance(value, e.Hurt) and value.cause == "hit":
        return of_flick(n, value.source)
    if isinstance(value, a.Shoot):
        return [CARDS[n.key(value.missile)], CARDS[n.key(n.kind_of(value.disk))]]
    if isinstance(value, e.StockChanged):
        return [CARDS[n.key(value.missile)], CARDS[n.key(value.kind)]]
    if isinstance(value, (a.Cast, a.UseArtifact, a.Resolve)):
        return [CARDS[n.key(n.kind_of(value.disk))]]
    if isinstance(value, WITH_CARD):
        return [CARDS[n.key(value.kind)]]
    return []


WITH_CARD: Final = (e.MissileOn, e.Missed, e.Aimed, e.ArtifactUsed, e.SpellCast, e.TraitWorked)


def of_flick(n: Namer, disk: int) -> list[str]:
    """Of a missile the shot's; of a character its sector, its special hit and its text, if that is about flicks."""
    kind = n.kind_of(disk)
    if kind >= len(n.box.characters):
        return [MISSILE_FLICK, CARDS[n.key(kind)]]
    character = n.box.characters[kind]
    hits = [SPECIAL_HITS[HITS[hit]] for hit in character.hits if HITS[hit] in SPECIAL_HITS]
    own = [CARDS[character.key]] if character.key in FLICKED else []
    return [*([SECTOR] if character.sectors else []), *hits, *own]
