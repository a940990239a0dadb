"""What happened, one event a change. Disks by their numbers; `kind` is what a disk shows at that moment."""

from __future__ import annotations

from tavola.core.values import Event


class BattleBegan(Event, tag="battle", frozen=True):
    battle: int


class SquadTaken(Event, tag="squad", frozen=True):
    seat: int
    squad: int


class DiskPut(Event, tag="put", frozen=True):
    """A disk was laid onto the field or to another place of it; `why`: setup, deploy, shot, back, seat, swap, summon,
    resurrect, teleport, magnet, aside."""

    disk: int
    kind: int
    seat: int
    x: int
    y: int
    ux: int
    uy: int
    on: int
    why: str


class FirstFound(Event, tag="first", frozen=True):
    seat: int


class RoundBegan(Event, tag="round", frozen=True):
    round: int


class TurnBegan(Event, tag="turn", frozen=True):
    """`penalties` were paid, `bonuses` count, so `budget` actions are to be had."""

    seat: int
    budget: int
    penalties: int
    bonuses: int


class TurnSkipped(Event, tag="skipped", frozen=True):
    seat: int
    penalties: int


class TurnEnded(Event, tag="turn_ended", frozen=True):
    seat: int


class ActionSpent(Event, tag="spent", frozen=True):
    """The `used`-th action of `budget`; `bonus`: a bonus card paid for it."""

    seat: int
    disk: int
    used: int
    budget: int
    bonus: bool


class Stopped(Event, tag="stopped", frozen=True):
    seat: int


class Trembled(Event, tag="trembled", frozen=True):
    """The hand was not quite steady: what the flick became."""

    dx: int
    dy: int
    speed: int


class Slide(Event, tag="slide", frozen=True):
    """A flick from release to rest, as the solver gave it: rows as in physics.py. `shooter`: -1 unless it is a shot."""

    seat: int
    disk: int
    shooter: int
    dx: int
    dy: int
    speed: int
    power: bool
    kernel: str
    log: tuple[tuple[int, ...], ...]
    rest: tuple[tuple[int, ...], ...]
    path: tuple[tuple[int, ...], ...]


class Touched(Event, tag="touched", frozen=True):
    """A hit: the flicked character met this enemy."""

    disk: int
    target: int


class Hurt(Event, tag="hurt", frozen=True):
    """`cause`: hit, shot, tornado, arrow, lightning, flame, tick, burst, lariat. `source` is the disk it comes from."""

    disk: int
    wounds: int
    life: int
    cause: str
    source: int


class Unhurt(Event, tag="unhurt", frozen=True):
    """Wounds that were prevented, by `why`: shield or smoker."""

    disk: int
    why: str


class Healed(Event, tag="healed", frozen=True):
    """`cause`: vampire, dryad, tick, vampal, fountain, healing."""

    disk: int
    lives: int
    life: int
    cause: str


class Died(Event, tag="died", frozen=True):
    disk: int
    kind: int
    seat: int


class DiskGone(Event, tag="gone", frozen=True):
    """Off the field; `where`: reserve, card, supply, hero."""

    disk: int
    kind: int
    where: str


class MissileOn(Event, tag="missile_on", frozen=True):
    """A missile was put on a character; `why`: shot, fire, kharu, shawakh, adjarkha."""

    missile: int
    kind: int
    bearer: int
    seat: int
    why: str


class MissileOff(Event, tag="missile_off", frozen=True):
    """It came off, or was taken; `why`: fell, left, dead, mine, purified, eliminated."""

    missile: int
    kind: int
    bearer: int
    why: str


class StockChanged(Event, tag="stock", frozen=True):
    """Missiles on a character's card; `why`: start, shot, spell, reload, mine, shields, lightning, purified, dead."""

    seat: int
    kind: int
    missile: int
    now: int
    why: str


class Missed(Event, tag="missed", frozen=True):
    """The shot found no target."""

    disk: int
    kind: int


class Aimed(Event, tag="aimed", frozen=True):
    """The shot's target."""

    missile: int
    kind: int
    target: int


class Fell(Event, tag="fell", frozen=True):
    """A character or a missile came down from what it stood on."""

    disk: int
    carrier: int


class WentOff(Event, tag="left", frozen=True):
    """A disk crossed the border there."""

    disk: int
    x: int
    y: int


class Controlled(Event, tag="controlled", frozen=True):
    artifact: int
    seat: int
    by: int


class Freed(Event, tag="freed", frozen=True):
    artifact: int
    seat: int


class ArtifactUsed(Event, tag="used", frozen=True):
    artifact: int
    kind: int
    seat: int
    effect: int


class SpellCast(Event, tag="spell", frozen=True):
    disk: int
    kind: int
    target: int


class TraitWorked(Event, tag="trait", frozen=True):
    """A trait fires: begin or end of turn, or a death."""

    disk: int
    kind: int


class Penalised(Event, tag="penalty", frozen=True):
    """A disk left: an action less, or a card if none was left."""

    seat: int
    card: bool
    budget: int


class CardTaken(Event, tag="card", frozen=True):
    """A time card; `bonus` side up or the penalty side."""

    seat: int
    bonus: bool


class NoCardLeft(Event, tag="no_card", frozen=True):
    seat: int
    bonus: bool


class CardsCancelled(Event, tag="cancelled", frozen=True):
    seat: int


class BonusLost(Event, tag="bonus_lost", frozen=True):
    """Bonus cards that were not used."""

    seat: int
    count: int


class RitualDrawn(Event, tag="ritual_drawn", frozen=True):
    """`ritual` is -1 for eyes that may not see it."""

    seat: int
    ritual: int


class RitualKept(Event, tag="ritual_kept", frozen=True):
    seat: int


class RitualPlayed(Event, tag="ritual", frozen=True):
    seat: int
    ritual: int


class RitualsDropped(Event, tag="rituals_dropped", frozen=True):
    seat: int
    rituals: tuple[int, ...]


class DeckShuffled(Event, tag="shuffled", frozen=True):
    count: int


class Eliminated(Event, tag="eliminated", frozen=True):
    """`why`: dead, left."""

    seat: int
    why: str


class GoalMet(Event, tag="goal", frozen=True):
    """Goal `goal` of the scenario, for that camp; `progress` of `count` when it is not yet fulfilled."""

    goal: int
    camp: int
    progress: int
    count: int


class BattleWon(Event, tag="battle_won", frozen=True):
    """A battle of a campaign; seats."""

    battle: int
    winners: tuple[int, ...]


class AdvantageTaken(Event, tag="advantage", frozen=True):
    seat: int
    what: str
    kind: int
    count: int


class GameEnded(Event, tag="ended", frozen=True):
    reason: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    BattleBegan, SquadTaken, DiskPut, FirstFound, RoundBegan, TurnBegan, TurnSkipped, TurnEnded, ActionSpent, Stopped,
    Trembled, Slide, Touched, Hurt, Unhurt, Healed, Died, DiskGone, MissileOn, MissileOff, StockChanged, Missed, Aimed,
    Fell, WentOff, Controlled, Freed, ArtifactUsed, SpellCast, TraitWorked, Penalised, CardTaken, NoCardLeft,
    CardsCancelled, BonusLost, RitualDrawn, RitualKept, RitualPlayed, RitualsDropped, DeckShuffled, Eliminated, GoalMet,
    BattleWon, AdvantageTaken, GameEnded,
)  # fmt: skip
