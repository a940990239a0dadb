"""What goes over the socket of a table, both ways; docs/protocol.md tells it to people.

The client keeps one object, the Scene, exactly as the server's; every change arrives as a version number and a patch
to it. Whoever missed something, or whose checksum differs, says hello again and gets the whole.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

PROTOCOL = 1

# What has become of a table.
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
BROKEN: Final = "broken"


# --- from a client --------------------------------------------------------------------------------------------------


class Said(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Anything a client says."""


class Hello(Said, tag="hello", frozen=True):
    """First, and whenever the client is unsure: send me the whole table.

    `lang` asks for sentences ("" for none, as programs do). `client` names this window or program; ids of commands
    count within it. `eyes` is the seat to look through, None for what a spectator sees (or the own only seat).
    `since` is the last version known: then the log begins after it.
    """

    lang: str = ""
    client: str = ""
    eyes: int | None = None
    since: int = -1


class Act(Said, tag="act", frozen=True):
    """Choose this action of the menu of decision `need`. The same `id` sent again gets the same answer again."""

    id: int
    need: int
    action: dict[str, Any]


class Pick(Said, tag="pick", frozen=True):
    """Answer a menu of the kind "pick": these things."""

    id: int
    need: int
    items: tuple[int, ...]


class Aim(Said, tag="aim", frozen=True):
    """Answer a menu of the kind "aim": a flick."""

    id: int
    need: int
    disk: int
    dx: int
    dy: int
    speed: int


class Look(Said, tag="look", frozen=True):
    """What do the choices of decision `need` say, cost and bring?"""

    need: int


class Why(Said, tag="why", frozen=True):
    """May I do this now, and if not, why? Changes nothing."""

    action: dict[str, Any]


class Behind(Said, tag="behind", frozen=True):
    """Which rules stand behind the event number `event` of version `v`?"""

    v: int
    event: int


class Recall(Said, tag="recall", frozen=True):
    """What was there to see after the move of version `v`? Changes nothing."""

    v: int


class Undo(Said, tag="undo", frozen=True):
    """Take my last action back; with `ask`, ask the others when I may not do it alone."""

    id: int
    ask: bool = False


class Offer(Said, tag="offer", frozen=True):
    """`what`: abort, draw, rematch."""

    id: int
    what: str


class Answer(Said, tag="answer", frozen=True):
    """To an offer on the table: undo, abort, draw, rematch."""

    id: int
    what: str
    yes: bool


class Sit(Said, tag="sit", frozen=True):
    """Take an open seat, or come back to one's own that a bot keeps warm."""

    id: int
    seat: int
    name: str = ""


class Stand(Said, tag="stand", frozen=True):
    """Leave a seat before the game begins."""

    id: int
    seat: int


class Fill(Said, tag="fill", frozen=True):
    """The host, before the game: put this bot into a seat, or open it again with ""."""

    id: int
    seat: int
    bot: str = ""


class Start(Said, tag="start", frozen=True):
    """The host: everybody is here. Seats that are still open get this bot, or it is refused when none is named."""

    id: int
    bot: str = ""


class Relieve(Said, tag="relieve", frozen=True):
    """Let a bot play for a seat whose person is away (or for one's own)."""

    id: int
    seat: int
    bot: str


class Resign(Said, tag="resign", frozen=True):
    """Leave the game for good with this seat; the rules say what follows."""

    id: int
    seat: int


class Chat(Said, tag="chat", frozen=True):
    """A line to the table; spectators of a running game are read by spectators only."""

    id: int
    text: str


class Prefer(Said, tag="prefer", frozen=True):
    """For all own seats: `forced` plays the only choice by itself, `passes` passes whenever passing is offered."""

    id: int
    forced: bool
    passes: bool


class Pace(Said, tag="pace", frozen=True):
    """How many milliseconds lie between the actions of bots; anybody seated may set it."""

    id: int
    ms: int


class Ping(Said, tag="ping", frozen=True):
    """Answered at once with a Pong that carries the same number."""

    id: int


SAID: tuple[type[Said], ...] = (
    Hello, Act, Pick, Aim, Look, Why, Behind, Recall, Undo, Offer, Answer, Sit, Stand, Fill, Start, Relieve, Resign,
    Chat, Prefer, Pace, Ping,
)  # fmt: skip


# --- the scene: all that one viewer is shown ----------------------------------------------------------------------


class Chair(msgspec.Struct, frozen=True):
    """Who sits there. `kind`: person, bot, open. `relieved`: a bot plays until its person comes back."""

    kind: str
    player: str
    name: str
    bot: str
    here: bool
    relieved: bool = False
    resigned: bool = False


class WireMenu(msgspec.Struct, frozen=True):
    """`kind`: one (of `actions`), pick (`low` to `high` things of `of`, or one of `actions`), aim (or one of
    `actions`), spots (a place; some of them are in `actions`). `more`: anything of this kind may be tried."""

    kind: str
    actions: tuple[dict[str, Any], ...] = ()
    of: tuple[int, ...] = ()
    low: int = 0
    high: int = 0
    disks: tuple[int, ...] = ()
    speed: int = 0
    more: bool = False


class Ask(msgspec.Struct, frozen=True):
    """A decision that the viewer's seat has to make."""

    need: int
    seat: int
    menu: WireMenu


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`kind`: none; move (so many seconds for each decision); game (a bank of seconds, more for every decision).

    `away`: after so many seconds without its person a bot plays the seat; 0 means never.
    """

    kind: str = "none"
    seconds: int = 0
    increment: int = 0
    away: int = 0


class Clock(msgspec.Struct, frozen=True):
    """Milliseconds left by seat when this was sent, and the seats whose time runs."""

    left: tuple[int, ...]
    running: tuple[int, ...]


class Proposal(msgspec.Struct, frozen=True):
    """An offer on the table: who made it, and who has yet to agree."""

    what: str
    seat: int
    waits: tuple[int, ...]


class Ending(msgspec.Struct, frozen=True):
    """How it ended. `reason` is one of the game's, or "aborted"; `rating` the change of each seat, if rated."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    rating: tuple[int, ...] = ()


class Scene(msgspec.Struct, frozen=True):
    """`status`: open, running, over, broken. `undo`: "own" when the viewer may take its last action back alone,
    "ask" when the others must agree (and may, unless something was revealed), "" when there is nothing to take back.
    `next`: the table of the rematch."""

    status: str
    host: str
    chairs: tuple[Chair, ...]
    deciders: tuple[int, ...]
    ask: Ask | None
    undo: str
    offers: tuple[Proposal, ...]
    clock: Clock | None
    pace: int
    ending: Ending | None
    next: str
    view: Any


# --- from the server ------------------------------------------------------------------------------------------------


class Sent(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Anything the server says."""


class Told(msgspec.Struct, frozen=True):
    """What one move brought, as the viewer may know it: by whom (-1: nature or a clock), the events, their sentences
    ("" for those not worth a line), and how many entries the record has since."""

    v: int
    n: int
    seat: int
    events: tuple[Any, ...]
    said: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """Chat. `seat` is -1 for spectators; `at` is seconds since 1970."""

    v: int
    seat: int
    name: str
    text: str
    at: int


class Whole(Sent, tag="table", frozen=True):
    """The answer to Hello. `you` is the own public id, `seats` the own seats, `eyes` the seat looked through."""

    protocol: int
    v: int
    id: str
    game: str
    options: dict[str, Any]
    rules: ClockRules
    draws: bool
    rated: bool
    private: bool
    bots: tuple[str, ...]
    you: str
    seats: tuple[int, ...]
    eyes: int | None
    forced: bool
    passes: bool
    question: str
    sum: int
    scene: Scene
    log: tuple[Told, ...]
    chat: tuple[Line, ...]


class Update(Sent, tag="update", frozen=True):
    """From version v-1 to v. Each row of `patch` is a path into the scene with the new value at its end.

    `sum` is the CRC-32 of the scene's JSON, sent when the deciders change; 0 says that it is not sent.
    """

    v: int
    patch: tuple[tuple[Any, ...], ...] = ()
    told: Told | None = None
    line: Line | None = None
    question: str = ""
    sum: int = 0
    undone: int = -1  # entries that are left after something was taken back: the log after them is void


class Skip(Sent, tag="skip", frozen=True):
    """Version v brought nothing that this viewer may know."""

    v: int


class Done(Sent, tag="done", frozen=True):
    """Command `id` was carried out, and is stored; `v` is the version it led to."""

    id: int
    v: int


class Refused(Sent, tag="refused", frozen=True):
    """Not done, and nothing has changed. `rule` has a sentence in the rulebook; "" when the table itself refuses,
    then `reason` is one of: stale, not-yours, not-host, not-open, not-running, nothing-to-undo, revealed, answered,
    no-such-offer, not-away, no-draws, bots-play-on, too-fast, no-such-bot, seated, empty-seats, over, wrong."""

    id: int
    reason: str
    rule: str = ""
    text: str = ""
    about: tuple[int, ...] = ()
    need: int = 0


class Looked(Sent, tag="looked", frozen=True):
    """By choice: its sentence and its rules; and what the game can say of them beforehand. In a menu of the kind
    "pick" a label for each thing of `of` follows those of the actions."""

    need: int
    labels: tuple[str, ...]
    rules: tuple[tuple[str, ...], ...]
    outlook: Any = None


class Because(Sent, tag="because", frozen=True):
    """The answer to Why (`fine`, or the refusal), to Behind (the rules), and to a Recall of what is not in the log."""

    fine: bool = False
    reason: str = ""
    rule: str = ""
    text: str = ""
    rules: tuple[str, ...] = ()


class Recalled(Sent, tag="recalled", frozen=True):
    """The answer to Recall, through the asker's own eyes: the view after that move, and who was asked then."""

    v: int
    view: Any
    deciders: tuple[int, ...]


class Personal(Sent, tag="you", frozen=True):
    """The own preferences, after they changed."""

    seats: tuple[int, ...]
    forced: bool
    passes: bool


class Fault(Sent, tag="fault", frozen=True):
    """What you sent is not of this protocol; `where` says which part. Repeated faults close the socket."""

    message: str
    where: str = ""


class Pong(Sent, tag="pong", frozen=True):
    id: int


class Closing(Sent, tag="closing", frozen=True):
    """The server says goodbye. `why`: stopping, failed, gone, too-many. After "stopping" come back in a moment."""

    why: str


SENT: tuple[type[Sent], ...] = (
    Whole, Update, Skip, Done, Refused, Looked, Because, Recalled, Personal, Fault, Pong, Closing,
)  # fmt: skip
