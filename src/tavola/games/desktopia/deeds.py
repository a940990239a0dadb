"""Actions as lines of text: solutions of etudes, tests and the terminal's command line are written so.

A line is the action's word and then what it needs: `flick 4 at 13 1500`, `place 512.5,300 90`, `stop`. What is left out
is taken from the question that is open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tavola.core.values import Action
from tavola.games.desktopia import actions as a
from tavola.games.desktopia.cards import CHARACTERS, HITS
from tavola.games.desktopia.content import load_box
from tavola.games.desktopia.deed_words import AT, NONE, DeedError, Reader, lying
from tavola.games.desktopia.lengths import place
from tavola.games.desktopia.state import State
from tavola.games.desktopia.units import UNIT
from tavola.games.desktopia.view import View

EFFECTS: Final = ("bring", "take")  # of the Fire Mine, by number
BARE_FLICK: Final = 2  # words of a flick that leaves out the disk


# --- the actions that need more than a word for each field ------------------------------------------------------------


def read_place_deed(r: Reader) -> a.Place:
    """The disk may be left out where the question is about one."""
    named = bool(r.left) and "," not in r.words[r.at]
    disk = r.disk() if named else r.asked()
    x, y = r.place()
    return a.Place(disk, x, y, *r.direction()) if r.left else a.Place(disk, x, y)


def read_flick(r: Reader) -> a.Flick:
    bare = r.left == BARE_FLICK or (r.left and r.words[r.at] == AT)
    disk = r.asked() if bare else r.disk()
    dx, dy = r.aim(disk)
    return a.Flick(disk, dx, dy, r.number("a speed in mm/s"))


def missiles() -> dict[str, int]:
    return {card.key: card.number for card in load_box().missiles}


def rituals() -> dict[str, int]:
    return {card.key: card.number for card in load_box().ritual_cards}


def kinds() -> dict[str, int]:
    return {card.key: card.number for card in load_box().characters}


def hits() -> dict[str, int]:
    return {key: number for number, key in enumerate(HITS)}


def effects() -> dict[str, int]:
    return {key: number for number, key in enumerate(EFFECTS)}


def read_shoot(r: Reader) -> a.Shoot:
    """Of a character that is seen the missile is known."""
    disk = r.disk()
    if r.left:
        return a.Shoot(disk, r.one_of(missiles(), "a missile"))
    kind = next((one.kind for one in lying(r.seen) if one.disk == disk), CHARACTERS)
    if kind >= CHARACTERS:
        raise r.fail(f"expected a missile: one of {', '.join(missiles())}")
    return a.Shoot(disk, load_box().characters[kind].carries)


def word(known: dict[str, int], number: int) -> str:
    return next((key for key, value in known.items() if value == number), str(number))


def way(dx: int, dy: int) -> str:
    return f"{dx},{dy}"


# --- all of them ------------------------------------------------------------------------------------------------------


class Form(NamedTuple):
    """How an action is read and written behind its word."""

    usage: str
    read: Callable[[Reader], Action]
    write: Callable[..., str]


def no_more(kind: type[Action]) -> Form:
    return Form("", lambda r: kind(), lambda x: "")


FORMS: Final[dict[type[Action], Form]] = {
    a.TakeSquad: Form("N", lambda r: a.TakeSquad(r.number("a squad")), lambda x: f"{x.squad}"),
    a.Place: Form(
        "[DISK] X,Y [TURN]",
        read_place_deed,
        lambda x: f"{x.disk} {place(x.x, x.y)}" + ("" if (x.ux, x.uy) == (0, -UNIT) else f" {way(x.ux, x.uy)}"),
    ),
    a.Flick: Form("[DISK] AIM SPEED", read_flick, lambda x: f"{x.disk} {way(x.dx, x.dy)} {x.speed}"),
    a.Shoot: Form("DISK [MISSILE]", read_shoot, lambda x: f"{x.disk} {word(missiles(), x.missile)}"),
    a.Back: no_more(a.Back),
    a.Cast: Form(
        "DISK [TARGET]",
        lambda r: a.Cast(r.disk(), r.disk()) if r.left > 1 else a.Cast(r.disk()),
        lambda x: f"{x.disk}" if x.target == -1 else f"{x.disk} {x.target}",
    ),
    a.PutLariat: Form("DISK TARGET", lambda r: a.PutLariat(r.disk(), r.disk()), lambda x: f"{x.disk} {x.target}"),
    a.UseArtifact: Form(
        "DISK [bring|take]",
        lambda r: a.UseArtifact(r.disk(), r.one_of(effects(), "an effect")) if r.left > 1 else a.UseArtifact(r.disk()),
        lambda x: f"{x.disk} {word(effects(), x.effect)}",
    ),
    a.PlayRitual: Form(
        "RITUAL", lambda r: a.PlayRitual(r.one_of(rituals(), "a ritual")), lambda x: word(rituals(), x.ritual)
    ),
    a.Keep: no_more(a.Keep),
    a.Stop: no_more(a.Stop),
    a.Resolve: Form("DISK", lambda r: a.Resolve(r.disk()), lambda x: f"{x.disk}"),
    a.MoveFlame: Form("FLAME TARGET", lambda r: a.MoveFlame(r.disk(), r.disk()), lambda x: f"{x.flame} {x.target}"),
    a.Choose: Form("DISK", lambda r: a.Choose(r.disk()), lambda x: f"{x.disk}"),
    a.ChooseFace: Form(
        "KIND HERO",
        lambda r: a.ChooseFace(r.one_of(kinds(), "a kind"), r.disk("a hero")),
        lambda x: f"{word(kinds(), x.kind)} {x.hero}",
    ),
    a.ChooseSeat: Form("SEAT", lambda r: a.ChooseSeat(r.number("a seat")), lambda x: f"{x.seat}"),
    a.ChooseHit: Form("HIT", lambda r: a.ChooseHit(r.one_of(hits(), "a hit")), lambda x: word(hits(), x.hit)),
    a.Mark: Form("DISKS", lambda r: a.Mark(r.disks()), lambda x: ",".join(map(str, x.disks)) or NONE),
    a.Turn: Form("TURN", lambda r: a.Turn(*r.direction()), lambda x: way(x.ux, x.uy)),
    a.Take: Form("N", lambda r: a.Take(r.number("an advantage")), lambda x: f"{x.advantage}"),
    a.Agree: no_more(a.Agree),
    a.Decline: no_more(a.Decline),
}
WORDS: Final[dict[str, type[Action]]] = {str(kind.__struct_config__.tag): kind for kind in FORMS}


def usage(kind: type[Action]) -> str:
    """`flick [DISK] AIM SPEED`."""
    return f"{kind.__struct_config__.tag} {FORMS[kind].usage}".strip()


def parse(text: str, seen: View | State | None = None) -> Action:
    """The action of a line; `seen` is the table as it lies, for names and for what is left out."""
    reader = Reader(text, seen)
    kind = WORDS.get(reader.words[0]) if reader.words else None
    if kind is None:
        raise reader.fail(f"expected one of {', '.join(WORDS)}")
    try:
        action = FORMS[kind].read(reader)
        reader.end()
    except DeedError as error:
        raise DeedError(f"{usage(kind)}: {error}") from None
    return action


def spell(action: Action) -> str:
    """The line of an action, readable again with nothing seen."""
    return f"{action.__struct_config__.tag} {FORMS[type(action)].write(action)}".strip()
