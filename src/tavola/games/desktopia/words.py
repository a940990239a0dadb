"""Names instead of numbers, for the sentences in text/*.ftl.

The fields of an event or action keep their names as arguments; seats become players, disks "Ramprack 2", kinds cards,
lengths millimetres. What a message declines it has as a key: missile, artifact, trait, spell. Where something is not
there or not known, the argument is a key that messages choose by: nobody, none, hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tavola.core.game import Option
from tavola.core.text import listed
from tavola.core.values import Decide, Refusal
from tavola.games.desktopia import actions as act
from tavola.games.desktopia import content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.cards import HITS, SPELLS, is_missile
from tavola.games.desktopia.view import View
from tavola.games.desktopia.words_names import Namer, Words, degrees, millimetres

SEATS = {"seat", "camp"}
DISKS = {"disk", "target", "source", "bearer", "carrier", "artifact", "by", "flame", "hero"}
LENGTHS = {"x", "y"}


def arguments(value: object, view: object | None, lang: str, names: Sequence[str]) -> Words:
    """All that the message of this value may speak of."""
    namer = Namer(view if isinstance(view, View) else None, lang, names)
    fields = {name: getattr(value, name) for name in getattr(value, "__struct_fields__", ())}
    found: Words = {}
    for name, content_of in fields.items():
        found |= field(namer, name, content_of)
    extra = EXTRAS.get(type(value))
    return found | extra(namer, value) if extra else found


def field(n: Namer, name: str, value: Any) -> Words:
    """One field by its name; what has no plain meaning is left to EXTRAS."""
    if name in SEATS:
        return {name: n.seat(value)}
    if name in DISKS:
        return {name: n.disk(value)}
    if name in LENGTHS:
        return {name: millimetres(value)}
    if name == "kind":
        return {name: n.kind(value), "missile": n.missile(value), "key": n.artifact(value), "trait": n.trait(value)}
    if name == "speed":
        return {name: str(value)}
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    return {name: value} if isinstance(value, (int, str)) else {}


def named(n: Namer, names: Sequence[dict[str, str]], at: int) -> str:
    """One of several things with names, hidden where the view has no such thing."""
    return n.own(names[at]) if 0 <= at < len(names) and names[at] else "hidden"


# --- events ---------------------------------------------------------------------------------------------------------


def battle(n: Namer, e: ev.BattleBegan) -> Words:
    here = n.view is not None and n.view.battle == e.battle
    name = n.own(n.view.field.names) if n.view and here else "hidden"
    return {"number": e.battle + 1, "battles": n.view.field.battles if n.view else 1, "name": name}


def slide(n: Namer, e: ev.Slide) -> Words:
    missile = n.missile(n.kind_of(e.disk)) if e.shooter >= 0 else "none"
    return {"shooter": n.disk(e.shooter), "missile": missile, "direction": degrees(e.dx, e.dy)}


def off(n: Namer, e: ev.DiskGone) -> Words:
    """Div on the card of a hero: of which one."""
    heroes = {disk: hero for camp in (n.view.camps if n.view else ()) for disk, hero in camp.lent}
    return {"hero": n.disk(heroes.get(e.disk, -1))}


def fell(n: Namer, e: ev.Fell) -> Words:
    """Off an artifact, or what else carried it."""
    return {"missile": n.missile(n.kind_of(e.disk)), "key": n.artifact(n.kind_of(e.carrier))}


def spell(n: Namer, e: ev.SpellCast) -> Words:
    return {"spell": SPELLS[n.box.characters[e.kind].spell]}


def control(n: Namer, e: ev.Controlled | ev.Freed) -> Words:
    return {"key": n.artifact(n.kind_of(e.artifact))}


def goal(n: Namer, e: ev.GoalMet) -> Words:
    """What the scenario says it is about."""
    goals = n.view.field.goals if n.view else ()
    known = goals[e.goal] if e.goal < len(goals) else None
    return {"goal": n.own(known.names) if known and known.names else "hidden", "what": known.what if known else "none",
            "loses": "yes" if known and known.loses else "no"}  # fmt: skip


def winners(n: Namer, e: ev.BattleWon | ev.GameEnded) -> Words:
    return {"winners": n.seats(e.winners) if e.winners else "nobody", "number": len(e.winners)}


def dropped(n: Namer, e: ev.RitualsDropped) -> Words:
    return {"rituals": listed([n.ritual(one) for one in e.rituals], n.lang), "count": len(e.rituals)}


def advantage(n: Namer, e: ev.AdvantageTaken) -> Words:
    return {"count": abs(e.count), "less": "yes" if e.count < 0 else "no"}


# --- actions --------------------------------------------------------------------------------------------------------


def place(n: Namer, a: act.Place) -> Words:
    return {"question": n.question, "missile": n.missile(n.kind_of(a.disk)), "turned": n.turned(a.disk),
            "direction": degrees(a.ux, a.uy)}  # fmt: skip


def flick(n: Namer, a: act.Flick) -> Words:
    missile = n.missile(n.kind_of(a.disk)) if is_missile(a.disk) else "none"
    return {"missile": missile, "direction": degrees(a.dx, a.dy)}


def cast(n: Namer, a: act.Cast) -> Words:
    kind = n.kind_of(a.disk)
    return {"spell": SPELLS[n.box.characters[kind].spell] if kind < len(n.box.characters) else "none"}


def use(n: Namer, a: act.UseArtifact) -> Words:
    return {"key": n.artifact(n.kind_of(a.disk))}


def on_disk(n: Namer, disk: int) -> Words:
    """What a disk is, and where it lies if it is a missile: on a disk, on a character's card, on its own."""
    kind = n.kind_of(disk)
    bearer = n.bearer(disk) if is_missile(disk) else -1
    supply = n.view is not None and disk in n.view.supply
    return {
        "missile": n.missile(kind),
        "key": n.artifact(kind),
        "trait": n.trait(kind),
        "where": "disk" if bearer >= 0 else "supply" if supply else "card",
        "bearer": n.disk(bearer),
        "card": n.card_with(disk),
    }


def choose(n: Namer, a: act.Choose) -> Words:
    return {"question": n.question, **on_disk(n, a.disk)}


def move_flame(n: Namer, a: act.MoveFlame) -> Words:
    return {"bearer": n.disk(n.bearer(a.flame))}


def mark(n: Namer, a: act.Mark) -> Words:
    return {"question": n.question, "disks": n.disks(a.disks), "count": len(a.disks)}


def vote(n: Namer, a: act.Agree | act.Decline) -> Words:
    """Whether one is asked about oneself."""
    own = n.view is not None and n.view.pending.seat == n.view.turn.seat
    return {"question": n.question, "own": "yes" if own else "no"}


def take(n: Namer, a: act.Take) -> Words:
    return {"prize": named(n, n.view.field.prizes if n.view else (), a.advantage), "number": a.advantage + 1}


# --- the rest -------------------------------------------------------------------------------------------------------


def decide(n: Namer, need: Decide) -> Words:
    """The question, and what it is about."""
    if n.view is None:
        return {"question": "none"}
    asked = n.view.pending
    kind = n.kind_of(asked.disk)
    shown = n.shown(asked.disk)
    return {
        "question": asked.question,
        "disk": n.disk(asked.disk),
        "missile": n.missile(kind),
        "off": "yes" if shown is not None and shown.off else "no",
        "anchor": n.disk(asked.anchor),
        "ritual": n.ritual(asked.ritual),
        "active": n.seat(n.view.turn.seat),
        "own": "yes" if need.seat == n.view.turn.seat else "no",
        "left": n.view.turn.available,
    }


def refusal(n: Namer, r: Refusal) -> Words:
    """A reason that several rules share is told by the rule: "DT-18.3" as DT-18-3, for a key has no dot."""
    found: Words = {"cited": r.rule.replace(".", "-")}
    if r.reason == "not-asked":
        found["seat"] = n.seat(r.about[0])
    if r.reason == "too-fast" and r.about:
        found["most"] = str(r.about[0])
    return found


def option(n: Namer, value: Option) -> Words:
    """What the values of an option are called that are content, not words."""
    if value.key != "scenario":
        return {}
    found: Words = {name: n.own(content.load_scenario(name).names) for name in content.scenario_names()}
    return found | {name: n.own(content.load_campaign(name).names) for name in content.campaign_names()}


EXTRAS: dict[type, Callable[[Namer, Any], Words]] = {
    Decide: decide,
    Refusal: refusal,
    Option: option,
    ev.BattleBegan: battle,
    ev.SquadTaken: lambda n, e: {"squad": named(n, n.view.field.squads if n.view else (), e.squad)},
    ev.Slide: slide,
    ev.DiskGone: off,
    ev.SpellCast: spell,
    ev.Controlled: control,
    ev.Freed: control,
    ev.StockChanged: lambda n, e: {"missile": n.missile(e.missile)},
    ev.Fell: fell,
    ev.RitualDrawn: lambda n, e: {"ritual": n.ritual(e.ritual)},
    ev.RitualPlayed: lambda n, e: {"ritual": n.ritual(e.ritual)},
    ev.RitualsDropped: dropped,
    ev.GoalMet: goal,
    ev.BattleWon: lambda n, e: {**winners(n, e), "battle": e.battle + 1},
    ev.AdvantageTaken: advantage,
    ev.GameEnded: winners,
    act.TakeSquad: lambda n, a: {"squad": named(n, n.view.field.squads if n.view else (), a.squad)},
    act.Place: place,
    act.Flick: flick,
    act.Shoot: lambda n, a: {"missile": n.missile(a.missile)},
    act.Cast: cast,
    act.UseArtifact: use,
    act.PlayRitual: lambda n, a: {"ritual": n.ritual(a.ritual)},
    act.Stop: lambda n, a: {"moment": n.view.turn.moment if n.view else "act"},
    act.Resolve: lambda n, a: on_disk(n, a.disk),
    act.MoveFlame: move_flame,
    act.Choose: choose,
    act.ChooseHit: lambda n, a: {"hit": HITS[a.hit]},
    act.Mark: mark,
    act.Turn: lambda n, a: {"direction": degrees(a.ux, a.uy)},
    act.Take: take,
    act.Agree: vote,
    act.Decline: vote,
}
