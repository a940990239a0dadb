"""Which rules stand behind an action or a line of the log: what `?` shows. Cards and characters add their own."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Event
from tavola.games.gorgasali import actions as a
from tavola.games.gorgasali import events as e
from tavola.games.gorgasali.cards import CardSet, Character
from tavola.games.gorgasali.kit import OCTOR
from tavola.games.gorgasali.view import View

ACTIONS: Final[dict[type[Action], str]] = {
    a.PickCharacter: "3.3 3.4",
    a.Imitate: "23.1 23.3",
    a.Drink: "6.8 48.1",
    a.Load: "51.1 51.2",
    a.OpenChest: "13.2 13.3 13.5",
    a.UseAbility: "17.3 17.8",
    a.Supernova: "18.1 18.2",
    a.Hypnosis: "19.1 19.2",
    a.Steal: "20.1 20.2",
    a.Exchange: "24.1 24.4",
    a.GoBack: "24.4",
    a.Roll: "6.10 7.2",
    a.Stay: "8.1 8.2 8.3",
    a.Step: "7.1 7.3 7.5",
    a.EndWalk: "7.6 7.7",
    a.Ride: "6.12 49.18",
    a.Jump: "49.9 49.11 49.13",
    a.Place: "4.13 4.15 4.16",
    a.Refuse: "4.15 4.22",
    a.Defend: "36.1 36.2 36.11",
    a.Cover: "36.3",
    a.Shoot: "29.12 29.13 29.7",
    a.Reroll: "50.3 50.8",
    a.Reload: "34.1 34.2",
    a.Manage: "6.18",
    a.Arrange: "6.18 4.8",
    a.Throw: "41.1 41.5 41.3",
    a.Revive: "56.3 56.5 56.7",
    a.Bargain: "55.1 55.2",
    a.Offer: "55.2 55.6",
    a.Ask: "55.1",
    a.Accept: "55.6",
    a.Decline: "55.8",
    a.EndTurn: "6.21 6.25",
    a.Pass: "2.8",
}

EVENTS: Final[dict[type[Event], str]] = {
    e.CharacterPicked: "3.3",
    e.DiceRolled: "6.10",
    e.StartFound: "3.8",
    e.SectorGiven: "3.9",
    e.DeckShuffled: "3.2",
    e.RoundBegan: "16.1 16.3",
    e.ZoneShrank: "14.2 14.3",
    e.BarMoved: "16.4",
    e.TurnBegan: "6.24",
    e.TurnEnded: "6.25",
    e.CooldownSet: "17.6 17.8",
    e.Stepped: "7.5",
    e.WalkEnded: "7.3 7.6 7.8",
    e.Stayed: "8.1 8.5",
    e.ChestOpened: "12.1 12.3",
    e.CardsReceived: "4.21",
    e.CardPlaced: "4.13 4.15",
    e.CardRefused: "4.15 4.22",
    e.CardUsed: "4.17 4.22",
    e.Managed: "6.18",
    e.Refilled: "4.18",
    e.Hurt: "52.3",
    e.Healed: "5.1",
    e.ArmourLost: "46.4",
    e.Shot: "52.5",
    e.Missed: "29.11",
    e.WeaponSpent: "29.7",
    e.Reloaded: "34.1",
    e.Thrown: "41.3",
    e.Disarmed: "44.1",
    e.BannerPlaced: "36.3 36.11",
    e.BannerGone: "36.11",
    e.AbilityUsed: "17.8",
    e.AbilityTaken: "23.1",
    e.AbilityGone: "23.3",
    e.Froze: "22.1 22.3",
    e.Burned: "25.1",
    e.CardStolen: "20.1",
    e.Eliminated: "53.1",
    e.Looted: "53.2",
    e.Revived: "56.7",
    e.TradeOffered: "55.2",
    e.TradeEnded: "55.6",
    e.GameEnded: "2.1 2.3",
}

MOVES: Final = {"jump": "49.9", "pull": "19.1", "exchange": "24.1", "back": "24.4", "revive": "56.5"}
ROLLS: Final = {"start": "3.8", "sector": "3.9", "reroll": "50.3", "second": "50.4", "flame": "42.1", "spear": "43.1"}
HURTS: Final = {"zone": "14.3 14.5", "drain": "26.1", "flame": "42.1", "spear": "43.1", "lightning": "38.3",
                "supernova": "18.1", "ignite": "25.1", "weapon": "52.3 29.9 29.11"}  # fmt: skip
HEALS: Final = {"potion": "48.1", "point": "15.1", "heal": "21.1", "restore": "32.5", "drain": "26.1"}


def rules(
    cards: CardSet, characters: tuple[Character, ...], value: Action | Event, view: View
) -> tuple[str, ...]:
    """The general rules first, then those of the card or the character concerned."""
    found = [f"GO-{number}" for number in _numbers(value).split()]
    slot = getattr(value, "slot", -1)
    kind = getattr(value, "kind", -1)
    if isinstance(value, Action) and slot >= 0 and view.seat is not None:
        owner = getattr(value, "target", view.seat) if isinstance(value, a.Steal) else view.seat
        kind = view.seats[owner].mat[slot]
    if isinstance(value, (a.Place, a.Refuse)) and 0 <= value.card < len(view.pending.cards):
        kind = view.pending.cards[value.card]
    if kind >= 0 and not isinstance(value, (e.BannerPlaced, e.BannerGone)):
        found.append(cards.weapons[kind].id if cards.is_weapon(kind) else cards.support(kind).id)
    who = _character(characters, value, view)
    if who:  # sections 18 to 27 are the characters in their order
        found += [f"GO-{18 + who.number}.1", f"GO-{18 + who.number}.2", who.id]
    return tuple(found)


def _numbers(value: Action | Event) -> str:
    if isinstance(value, Action):
        return ACTIONS[type(value)]
    if isinstance(value, e.Moved):
        return MOVES[value.why]
    if isinstance(value, e.DiceRolled):
        return ROLLS.get(value.why, EVENTS[e.DiceRolled])
    if isinstance(value, e.Hurt):
        return HURTS.get(value.cause, EVENTS[e.Hurt])
    if isinstance(value, e.Healed):
        return HEALS.get(value.cause, EVENTS[e.Healed])
    return EVENTS.get(type(value), "")


def _character(characters: tuple[Character, ...], value: Action | Event, view: View) -> Character | None:
    if isinstance(value, a.PickCharacter):
        return characters[value.character]
    if isinstance(value, (e.AbilityUsed, e.AbilityTaken)):
        return characters[value.ability]
    if isinstance(value, a.UseAbility) and view.seat is not None:
        figure = view.seats[view.seat]
        power = figure.ability if figure.character == OCTOR else figure.character
        return characters[power] if power >= 0 else None
    return None
