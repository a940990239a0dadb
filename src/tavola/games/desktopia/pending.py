"""What is being decided: told from the frame that waits."""

from __future__ import annotations

import msgspec

from tavola.core.frame import Frame
from tavola.games.desktopia.cards import DIV, radius
from tavola.games.desktopia.rules import cleanup, flick, mourning, shots, turn
from tavola.games.desktopia.rules.artifacts import Attracting, Mine, bearers
from tavola.games.desktopia.rules.battles import Battles
from tavola.games.desktopia.rules.cleanup import Cleanup
from tavola.games.desktopia.rules.flick import Flight
from tavola.games.desktopia.rules.gain import judges
from tavola.games.desktopia.rules.leaving import PutBack
from tavola.games.desktopia.rules.mourning import Mourning
from tavola.games.desktopia.rules.placing import BESIDE, ZONE, Placing, zones_of
from tavola.games.desktopia.rules.rites import Rite
from tavola.games.desktopia.rules.setup import SetUp
from tavola.games.desktopia.rules.shots import Shot
from tavola.games.desktopia.rules.turn import TurnFrame
from tavola.games.desktopia.rules.windows import Feeding, Shielding
from tavola.games.desktopia.sight import PendingView
from tavola.games.desktopia.state import State
from tavola.games.desktopia.stats import controller, shootable

NOTHING = PendingView()
RITES = ("summon", "purify", "heal", "teleport")
MOMENTS = {turn.BEGIN: "begin", turn.ACT: "act", turn.END: "end", turn.RITUAL: "agree", turn.DRAWN: "ritual"}


def pending(s: State, viewer: int | None) -> PendingView:
    """Whom the game waits for, and what about. Asking nature and being over are nobody's decision."""
    found = of_top(s, viewer)
    return msgspec.structs.replace(found, kind=s.kind[found.disk]) if found.disk >= 0 else found


def of_top(s: State, viewer: int | None) -> PendingView:
    """The frame on top is the one that waits."""
    if s.result is not None or not s.stack:
        return NOTHING
    frame = s.stack[-1]
    if isinstance(frame, TurnFrame):
        return of_turn(s, frame, viewer)
    if isinstance(frame, Flight):
        return of_flight(s, frame)
    if isinstance(frame, Shot):
        return of_shot(s, frame)
    if isinstance(frame, Placing):
        return of_placing(s, frame)
    if isinstance(frame, Cleanup):
        return of_cleanup(s, frame)
    if isinstance(frame, Mourning):
        return of_mourning(s, frame)
    return of_others(s, frame)


def of_turn(s: State, frame: TurnFrame, viewer: int | None) -> PendingView:
    question = MOMENTS.get(frame.step, "")
    if question == "agree":
        return PendingView(judges(s, frame.seat, frame.votes), question)
    shown = frame.fresh(s) if question == "ritual" and viewer == frame.seat else -1
    return PendingView(frame.seat, question, ritual=shown)


def of_flight(s: State, frame: Flight) -> PendingView:
    stroke = frame.stroke
    if frame.step == flick.AIM:
        question = "aim_missile" if frame.back else "second_shot" if stroke.shooter >= 0 else "flick"
        return PendingView(stroke.seat, question, stroke.disk, anchor=stroke.shooter)
    if frame.step == flick.CONTACTS:
        group = frame.group(s)
        if frame.many_hits(s, group):
            return PendingView(stroke.seat, "hit", stroke.disk)
        return PendingView(s.turn.seat, "order", stroke.disk, tuple(group))
    return NOTHING


def of_shot(s: State, frame: Shot) -> PendingView:
    stroke = frame.stroke
    if frame.step == shots.LAY:
        missile = shootable(s, stroke.shooter)[0]
        return PendingView(stroke.seat, "place_missile", missile, anchor=stroke.shooter,
                           reach=2 * radius(stroke.shooter))  # fmt: skip
    if frame.step == shots.FLOWN:
        return PendingView(stroke.seat, "target", stroke.disk, tuple(frame.targets(s)), stroke.shooter)
    return NOTHING


PLACES = {"deploy": "deploy", "summon": "summon_place", "resurrect": "smithy_place", "magnet": "magnet_place",
          "teleport": "teleport"}  # fmt: skip


def of_placing(s: State, frame: Placing) -> PendingView:
    areas = tuple([tuple(zone.corners) for zone in zones_of(s, frame.anchor)]) if frame.how == ZONE else ()
    beside = frame.how == BESIDE
    return PendingView(
        frame.seat, PLACES[frame.why], frame.disk, anchor=frame.anchor if beside else -1,
        reach=s.kit.near if beside else 0, areas=areas,
    )  # fmt: skip


def of_cleanup(s: State, frame: Cleanup) -> PendingView:
    stroke = frame.stroke
    if frame.step == cleanup.MISSILES:
        return PendingView(stroke.seat, "fire_hit", stroke.disk, tuple(frame.still_wanted(s)[1::2]))
    if frame.step == cleanup.CAPTURE:
        return PendingView(stroke.seat, "capture", stroke.disk, tuple(frame.candidates(s)))
    return PendingView(stroke.seat, "turn", stroke.disk)


def of_mourning(s: State, frame: Mourning) -> PendingView:
    if frame.step == mourning.ORDER:
        return PendingView(s.turn.seat, "order", among=tuple(frame.triggers(s)))
    if frame.now not in frame.dead[::3]:
        seat = controller(s, frame.now)
        return PendingView(seat, "smithy", frame.now, tuple(mourning.returning(s, seat, frame.now)))
    disk, kind, camp = frame.row()
    if s.kit.box.characters[kind].trait == DIV:
        return PendingView(camp, "div", disk, tuple(mourning.heroes_for(s, camp)))
    return PendingView(camp, "minusoid", disk)


def of_others(s: State, frame: Frame[State]) -> PendingView:
    if isinstance(frame, SetUp):
        return PendingView(frame.next_camp(s), "squad")
    if isinstance(frame, PutBack):
        ones = tuple(frame.next_ones(s))
        if frame.chosen < 0:
            return PendingView(frame.owner(s, ones[0]), "put_back", among=ones)
        return PendingView(frame.owner(s, frame.chosen), "turn", frame.chosen)
    if isinstance(frame, Mine):
        left = frame.left[0] if frame.left else -1
        question = "mine" if frame.effect == 0 else "lost_missile"
        return PendingView(frame.seat, question, left, tuple(bearers(s, frame.seat)))
    if isinstance(frame, Attracting):
        return PendingView(frame.seat, "magnet", frame.artifact)
    if isinstance(frame, Feeding):
        return PendingView(frame.seat, "tick_life", among=tuple(frame.guests(s)))
    if isinstance(frame, Shielding):
        return PendingView(frame.seat, "shields", frame.disk)
    if isinstance(frame, Rite):
        return PendingView(frame.seat, RITES[frame.ritual])
    if isinstance(frame, Battles):
        return PendingView(frame.asked, "prize")
    return NOTHING
