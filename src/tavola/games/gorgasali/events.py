"""What happened, each with all that an animation, a log line or a trigger needs. Not compiled.

Causes are words: zone, weapon, drain, flame, spear, lightning, supernova, ignite, potion, point, heal, restore.
"""

from __future__ import annotations

from tavola.core.values import Event


class CharacterPicked(Event, tag="picked", frozen=True):
    seat: int
    character: int


class DiceRolled(Event, tag="dice", frozen=True):
    """`why`: start, sector, move, shot, reroll, second, flame, spear."""

    seat: int
    why: str
    faces: tuple[int, ...]


class StartFound(Event, tag="start", frozen=True):
    seat: int


class SectorGiven(Event, tag="sector", frozen=True):
    seat: int
    sector: int


class DeckShuffled(Event, tag="shuffled", frozen=True):
    deck: str
    cards: int


class RoundBegan(Event, tag="round", frozen=True):
    round: int


class ZoneShrank(Event, tag="zone", frozen=True):
    level: int
    rate: int


class BarMoved(Event, tag="bar", frozen=True):
    seat: int


class TurnBegan(Event, tag="turn", frozen=True):
    seat: int


class TurnEnded(Event, tag="turn_end", frozen=True):
    seat: int


class CooldownSet(Event, tag="cooldown", frozen=True):
    seat: int
    left: int


class Stepped(Event, tag="stepped", frozen=True):
    """`origin` is -1 when the step leads out of a sector; `left` are the numbers left after it."""

    seat: int
    origin: int
    to: int
    cost: int
    left: int


class Moved(Event, tag="moved", frozen=True):
    """Brought somewhere without walking. `why`: jump, pull, exchange, back, revive."""

    seat: int
    origin: int
    to: int
    why: str
    by: int


class WalkEnded(Event, tag="walk_end", frozen=True):
    """`why`: exact, chest, stuck, extra."""

    seat: int
    square: int
    lost: int
    why: str


class Stayed(Event, tag="stayed", frozen=True):
    """`why`: skip, frozen, stuck."""

    seat: int
    why: str


class ChestOpened(Event, tag="chest", frozen=True):
    """A map chest on this square, or an extra chest (-1)."""

    seat: int
    square: int


class CardsReceived(Event, tag="received", frozen=True):
    """Kinds in the order they came; -1 for a card this viewer may not see. `why`: chest, heal, loot, theft."""

    seat: int
    kinds: tuple[int, ...]
    why: str


class CardPlaced(Event, tag="placed", frozen=True):
    """`gone` is the kind that was replaced, -1 for none; -1 as `kind` when the viewer may not see it."""

    seat: int
    kind: int
    slot: int
    gone: int


class CardRefused(Event, tag="refused", frozen=True):
    seat: int
    kind: int


class CardUsed(Event, tag="used", frozen=True):
    seat: int
    kind: int
    slot: int


class Managed(Event, tag="managed", frozen=True):
    seat: int


class Refilled(Event, tag="refilled", frozen=True):
    seat: int
    kind: int
    origin: int
    slot: int


class Hurt(Event, tag="hurt", frozen=True):
    """`gross` is what came, `blocked` what field and armour took, `health` what is left."""

    seat: int
    by: int
    cause: str
    gross: int
    blocked: int
    health: int


class Healed(Event, tag="healed", frozen=True):
    seat: int
    cause: str
    amount: int
    health: int


class ArmourLost(Event, tag="armour", frozen=True):
    seat: int
    kind: int
    blocked: int


class Shot(Event, tag="shot", frozen=True):
    seat: int
    target: int
    kind: int
    distance: int


class Missed(Event, tag="missed", frozen=True):
    """`total` is what the dice gave, `needs` what was needed."""

    seat: int
    target: int
    kind: int
    total: int
    needs: int


class WeaponSpent(Event, tag="spent", frozen=True):
    seat: int
    slot: int


class Reloaded(Event, tag="reloaded", frozen=True):
    seat: int


class Thrown(Event, tag="thrown", frozen=True):
    seat: int
    target: int
    kind: int


class Disarmed(Event, tag="disarmed", frozen=True):
    seat: int
    by: int


class BannerPlaced(Event, tag="banner", frozen=True):
    seat: int
    kind: int
    squares: tuple[int, ...]


class BannerGone(Event, tag="banner_gone", frozen=True):
    """`why`: time, shot, moved, displaced, eliminated, struck."""

    seat: int
    kind: int
    squares: tuple[int, ...]
    why: str


class AbilityUsed(Event, tag="ability", frozen=True):
    """`ability` is the number of the character it belongs to."""

    seat: int
    ability: int
    targets: tuple[int, ...]


class AbilityTaken(Event, tag="taken", frozen=True):
    seat: int
    origin: int
    ability: int


class AbilityGone(Event, tag="ability_gone", frozen=True):
    seat: int


class Froze(Event, tag="froze", frozen=True):
    seat: int
    by: int


class Burned(Event, tag="burned", frozen=True):
    seat: int
    by: int


class CardStolen(Event, tag="stolen", frozen=True):
    seat: int
    victim: int
    kind: int
    slot: int


class Eliminated(Event, tag="eliminated", frozen=True):
    """`by` is -1 when nobody gets the credit; `square` is -1 off the map."""

    seat: int
    by: int
    cause: str
    square: int


class Looted(Event, tag="looted", frozen=True):
    seat: int
    victim: int
    cards: int
    chests: int


class Revived(Event, tag="revived", frozen=True):
    seat: int
    by: int
    health: int


class TradeOffered(Event, tag="offered", frozen=True):
    seat: int
    give: tuple[int, ...]
    take: tuple[int, ...]
    give_chests: int
    take_chests: int


class TradeEnded(Event, tag="trade_end", frozen=True):
    """`done` tells whether anything changed hands; kinds as each side gave them, -1 where a viewer may not see."""

    seat: int
    other: int
    done: bool
    gave: tuple[int, ...] = ()
    took: tuple[int, ...] = ()
    gave_chests: int = 0
    took_chests: int = 0


class GameEnded(Event, tag="over", frozen=True):
    reason: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    CharacterPicked, DiceRolled, StartFound, SectorGiven, DeckShuffled, RoundBegan, ZoneShrank, BarMoved, TurnBegan,
    TurnEnded, CooldownSet, Stepped, Moved, WalkEnded, Stayed, ChestOpened, CardsReceived, CardPlaced, CardRefused,
    CardUsed, Managed, Refilled, Hurt, Healed, ArmourLost, Shot, Missed, WeaponSpent, Reloaded, Thrown, Disarmed,
    BannerPlaced, BannerGone, AbilityUsed, AbilityTaken, AbilityGone, Froze, Burned, CardStolen, Eliminated, Looted,
    Revived, TradeOffered, TradeEnded, GameEnded,
)  # fmt: skip
