"""The only functions that change the state; each emits the event of its change. Compiled.

They do not ask whether a change is legal: rules do, before they call.
"""

from __future__ import annotations

from tavola.core.values import Result
from tavola.games._template import events as ev
from tavola.games._template.state import State


def open_box(s: State) -> None:
    """Every card of the box, unshuffled; the first draw shuffles them."""
    for kind, card in enumerate(s.kit.cards):
        s.discard += bytes([kind] * card.copies)


def begin_round(s: State) -> None:
    s.round += 1
    s.stakes = []
    s.out.append(ev.RoundBegan(s.round))


def note_stake(s: State, seat: int, number: int) -> None:
    """The number itself stays in the frame until all have chosen."""
    s.out.append(ev.Staked(seat, number))


def give_lead(s: State, lead: int, stakes: tuple[int, ...]) -> None:
    s.stakes = list(stakes)
    s.lead = lead
    s.out.append(ev.StakesShown(stakes, lead))


def begin_turn(s: State, seat: int) -> None:
    s.out.append(ev.TurnBegan(seat))


def renew_deck(s: State, order: tuple[int, ...]) -> None:
    """The discard pile, in the order that nature gave, becomes the deck."""
    s.deck = bytearray([s.discard[i] for i in order])
    s.discard = bytearray()
    s.out.append(ev.DeckShuffled(len(order)))


def draw(s: State, seat: int) -> None:
    kind = s.deck.pop()
    s.players[seat].hand.append(kind)
    s.out.append(ev.CardDrawn(seat, kind))


def note_pass(s: State, seat: int) -> None:
    s.out.append(ev.Passed(seat))


def announce(s: State, seat: int, target: int, at: int) -> int:
    """Lay a card of the hand open; tells its kind."""
    kind = s.players[seat].hand.pop(at)
    s.discard.append(kind)
    s.out.append(ev.Announced(seat, target, kind))
    return kind


def note_die(s: State, seat: int, face: int, needs: int) -> None:
    s.out.append(ev.DieRolled(seat, face, needs))


def light(s: State, seat: int, paid: tuple[int, ...]) -> None:
    """The paid places of the hand go to the discard pile, and a lantern burns."""
    player = s.players[seat]
    kinds = tuple([player.hand[at] for at in paid])
    player.hand = bytearray([kind for at, kind in enumerate(bytes(player.hand)) if at not in paid])
    s.discard += bytes(kinds)
    player.lanterns += 1
    s.out.append(ev.LanternLit(seat, kinds, player.lanterns))


def put_out(s: State, seat: int, by: int) -> None:
    s.players[seat].lanterns -= 1
    s.out.append(ev.LanternOut(seat, by, s.players[seat].lanterns))


def leave(s: State, seat: int) -> None:
    player = s.players[seat]
    kinds = tuple(player.hand)
    s.discard += player.hand
    player.hand = bytearray()
    player.lanterns = 0
    player.here = 0
    s.out.append(ev.SeatLeft(seat, kinds))


def finish(s: State, result: Result) -> None:
    """The core asks nobody any more once a result stands."""
    s.result = result
    s.out.append(ev.GameEnded(result.reason, result.winners))
