"""The only functions that change the state; each emits the event of its change. Compiled.

They do not ask whether a change is legal: rules do, before they call.
"""

from __future__ import annotations

from tavola.core.values import Result
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.cards import BALL_LIGHTNING, BARRIER, SMOKE
from tavola.games.gorgasali.kit import FULL_HEALTH
from tavola.games.gorgasali.state import (
    BARRIER_ON,
    CHEST,
    COVERED,
    DEFENCE_ON,
    FIGURE,
    SMOKE_ON,
    Banner,
    State,
    Swap,
    Turn,
)

# --- set-up, rounds and turns ---------------------------------------------------------------------------------------


def give_character(s: State, seat: int, character: int) -> None:
    """The character, its mat with one extra chest, full health, and a full cooldown bar."""
    figure = s.figures[seat]
    figure.character = character  # GO-3.3
    figure.mat = bytearray(s.kit.layout.size)  # GO-3.4, GO-2.7
    figure.chests = 1  # GO-3.5, GO-13.1
    figure.health = FULL_HEALTH  # GO-3.6
    figure.cooldown = s.kit.characters[character].cooldown  # GO-3.7, GO-17.7
    s.out.append(ev.CharacterPicked(seat, character))


def give_sector(s: State, seat: int, sector: int) -> None:
    s.figures[seat].sector = sector
    s.out.append(ev.SectorGiven(seat, sector))


def give_bar(s: State, seat: int) -> None:
    """Hand the round bar over; before the first round this also says who starts."""
    s.bar = seat
    s.out.append(ev.StartFound(seat) if s.round == 0 else ev.BarMoved(seat))


def begin_round(s: State) -> None:
    s.round += 1
    s.out.append(ev.RoundBegan(s.round))


def shrink_zone(s: State, level: int, rate: int) -> None:
    s.level = level
    s.out.append(ev.ZoneShrank(level, rate))


def begin_turn(s: State, seat: int) -> None:
    turn = Turn()
    turn.seat = seat
    s.turn = turn
    s.out.append(ev.TurnBegan(seat))


def end_turn(s: State) -> None:
    """Forget the trail of this turn."""
    uncover(s)
    s.out.append(ev.TurnEnded(s.turn.seat))


def set_cooldown(s: State, seat: int, left: int) -> None:
    s.figures[seat].cooldown = left
    s.out.append(ev.CooldownSet(seat, left))


def note_dice(s: State, seat: int, why: str, faces: tuple[int, ...]) -> None:
    s.out.append(ev.DiceRolled(seat, why, faces))


def set_movement_dice(s: State, faces: tuple[int, ...]) -> None:
    s.turn.first = faces[0]
    s.turn.second = faces[1]
    s.out.append(ev.DiceRolled(s.turn.seat, "move", faces))


def spend_consumable(s: State) -> None:
    s.turn.consumable = 1


def spend_main(s: State) -> None:
    s.turn.main = 1


def spend_defence(s: State) -> None:
    s.turn.defended = 1


def spend_throw(s: State) -> None:
    s.turn.thrown = 1


def note_revival(s: State) -> None:
    s.turn.revived = 1


def note_proposal(s: State) -> None:
    s.turn.proposals += 1


def set_ride(s: State, factor: int, free_terrain: int, diagonal: int) -> None:
    """What a movement card changes about this walk."""
    s.turn.factor = factor
    s.turn.free_terrain = free_terrain
    s.turn.diagonal = int(diagonal)


def set_left(s: State, numbers: int) -> None:
    s.turn.left = numbers


def set_skip_memory(s: State, seat: int, skipped: int) -> None:
    s.figures[seat].skipped = skipped


def stay(s: State, seat: int, why: str) -> None:
    """Remain; only a voluntary stay is remembered as a skip."""
    s.figures[seat].skipped = 1 if why == "skip" else 0
    s.turn.left = 0
    s.out.append(ev.Stayed(seat, why))


def finish(s: State, result: Result) -> None:
    s.result = result
    s.out.append(ev.GameEnded(result.reason, result.winners))


# --- squares --------------------------------------------------------------------------------------------------------


def leave(s: State, seat: int) -> None:
    """Take a figure off its square; where figures may cross, another may still stand there."""
    figure = s.figures[seat]
    square = figure.square
    figure.square = -1
    if square >= 0 and not (s.kit.cross_figures and any([other.square == square for other in s.figures])):
        s.ground[square] &= ~FIGURE


def stand(s: State, seat: int, square: int) -> None:
    figure = s.figures[seat]
    figure.square = square
    figure.sector = 0  # GO-7.18: nobody goes back to a sector
    s.ground[square] |= FIGURE


def cover(s: State, square: int) -> None:
    """This square cannot be entered again this turn."""
    if not s.ground[square] & COVERED:
        s.ground[square] |= COVERED
        s.turn.covered.append(square)


def uncover(s: State) -> None:
    for square in s.turn.covered:
        s.ground[square] &= ~COVERED
    s.turn.covered.clear()


def step(s: State, seat: int, to: int, cost: int) -> None:
    origin = s.figures[seat].square
    leave(s, seat)
    stand(s, seat, to)
    cover(s, to)
    turn = s.turn
    turn.left -= cost
    turn.steps += 1
    s.out.append(ev.Stepped(seat, origin, to, cost, turn.left))


def begin_moving(s: State, seat: int) -> None:
    """The first own movement of a turn: the starting square counts as covered, and nobody may go back any more."""
    s.turn.moved = 1
    forget_exchange(s, seat)
    square = s.figures[seat].square
    if square >= 0:
        cover(s, square)


def move_to(s: State, seat: int, square: int, why: str, by: int) -> None:
    """Bring a figure somewhere without walking."""
    origin = s.figures[seat].square
    leave(s, seat)
    stand(s, seat, square)
    s.out.append(ev.Moved(seat, origin, square, why, by))


def swap(s: State, a: int, b: int, why: str) -> None:
    """Two figures change places at once."""
    square_a, square_b = s.figures[a].square, s.figures[b].square
    s.figures[a].square, s.figures[b].square = square_b, square_a
    s.out.append(ev.Moved(a, square_a, square_b, why, a))
    s.out.append(ev.Moved(b, square_b, square_a, why, a))


def remember_exchange(s: State, seat: int, partner: int) -> None:
    """After the swap: where each of the two belongs if it is undone."""
    found = Swap()
    found.seat = seat
    found.partner = partner
    found.home = s.figures[partner].square
    found.partner_home = s.figures[seat].square
    forget_exchange(s, seat)
    s.turn.swaps.append(found)


def forget_exchange(s: State, seat: int) -> None:
    """The right to go back is over."""
    s.turn.swaps = [other for other in s.turn.swaps if other.seat != seat]


def end_walk(s: State, seat: int, why: str) -> None:
    turn = s.turn
    s.out.append(ev.WalkEnded(seat, s.figures[seat].square, turn.left, why))
    turn.left = 0
    if why != "extra":  # free steps after a stay do not undo the skip (GO-8.2)
        s.figures[seat].skipped = 0


def open_map_chest(s: State, seat: int) -> None:
    square = s.figures[seat].square
    s.ground[square] &= ~CHEST  # GO-12.4
    s.out.append(ev.ChestOpened(seat, square))


def open_extra_chest(s: State, seat: int) -> None:
    s.figures[seat].chests -= 1  # GO-13.7
    s.turn.opened |= 1 << seat
    s.out.append(ev.ChestOpened(seat, -1))


# --- banners --------------------------------------------------------------------------------------------------------


def ground_bit(kind: int) -> int:
    """How a banner shows on the ground."""
    if kind == BARRIER:
        return BARRIER_ON | DEFENCE_ON
    return SMOKE_ON if kind == SMOKE else DEFENCE_ON


def place_banner(s: State, seat: int, kind: int, squares: list[int]) -> None:
    banner = Banner()
    banner.kind = kind
    banner.owner = seat
    banner.placed = s.round
    banner.squares = squares
    s.banners.append(banner)
    for square in squares:
        s.ground[square] |= ground_bit(kind)
    s.out.append(ev.BannerPlaced(seat, kind, tuple(squares)))


def remove_banner(s: State, banner: Banner, why: str) -> None:
    s.banners.remove(banner)
    for square in banner.squares:
        s.ground[square] &= ~ground_bit(banner.kind)
    s.out.append(ev.BannerGone(banner.owner, banner.kind, tuple(banner.squares), why))


def drop_smoke(s: State, seat: int, why: str) -> None:
    """The own smoke, if there is one."""
    for banner in s.banners:
        if banner.kind == SMOKE and banner.owner == seat:
            remove_banner(s, banner, why)
            return


def lightnings(s: State) -> list[Banner]:
    """Ball Lightnings, oldest first."""
    return [banner for banner in s.banners if banner.kind == BALL_LIGHTNING]


# --- health ---------------------------------------------------------------------------------------------------------


def hurt(s: State, seat: int, by: int, cause: str, gross: int, blocked: int) -> None:
    figure = s.figures[seat]
    figure.health = max(0, figure.health - (gross - blocked))  # GO-5.2, GO-5.3
    s.out.append(ev.Hurt(seat, by, cause, gross, blocked, figure.health))


def heal(s: State, seat: int, cause: str, amount: int) -> None:
    figure = s.figures[seat]
    before = figure.health
    figure.health = min(FULL_HEALTH, before + amount)  # GO-5.1
    s.out.append(ev.Healed(seat, cause, figure.health - before, figure.health))


def freeze(s: State, seat: int, by: int) -> None:
    """Through the next own turn: in the middle of an own turn that is not the running one (option GO-65.18)."""
    s.figures[seat].frozen |= 1 << by
    if s.turn.seat == seat:
        s.turn.frost |= 1 << by
    s.out.append(ev.Froze(seat, by))


def burn(s: State, seat: int, by: int) -> None:
    s.figures[seat].burned |= 1 << by
    s.out.append(ev.Burned(seat, by))


def clear_flags(s: State, seat: int, frozen: int = 0, burned: int = 0) -> None:
    """Frost and burns end, but for those named."""
    s.figures[seat].frozen &= frozen
    s.figures[seat].burned &= burned


# --- cards ----------------------------------------------------------------------------------------------------------


def discard(s: State, kind: int) -> None:
    """Face up on the discard pile of its deck (GO-4.22)."""
    if kind < s.kit.first_support:
        s.weapon_discard.append(kind)
    else:
        s.support_discard.append(kind)


def draw_weapon(s: State) -> int:
    return s.weapon_deck.pop()


def draw_support(s: State) -> int:
    return s.support_deck.pop()


def renew_deck(s: State, weapons: int, order: tuple[int, ...]) -> None:
    """The shuffled discard pile becomes the deck (GO-R30)."""
    if weapons:
        pile = s.weapon_discard
        s.weapon_deck = bytearray([pile[i] for i in order])
        s.weapon_discard = bytearray()
    else:
        pile = s.support_discard
        s.support_deck = bytearray([pile[i] for i in order])
        s.support_discard = bytearray()
    s.out.append(ev.DeckShuffled("weapon" if weapons else "support", len(order)))


def set_decks(s: State, weapons: bytes | None, supports: bytes | None) -> None:
    if weapons is not None:
        s.weapon_deck = bytearray(weapons)
    if supports is not None:
        s.support_deck = bytearray(supports)


def receive(s: State, seat: int, kinds: bytes, why: str) -> None:
    s.out.append(ev.CardsReceived(seat, tuple(kinds), why))


def put_card(s: State, seat: int, kind: int, slot: int, spent: int) -> None:
    """Lay a received card on the mat; a replaced one is discarded."""
    figure = s.figures[seat]
    old = figure.mat[slot] - 1
    if old >= 0:
        discard(s, old)
    figure.mat[slot] = kind + 1
    figure.spent &= ~(1 << slot)
    if spent:
        figure.spent |= 1 << slot
    s.out.append(ev.CardPlaced(seat, kind, slot, old))


def refuse_card(s: State, seat: int, kind: int) -> None:
    discard(s, kind)
    s.out.append(ev.CardRefused(seat, kind))


def use_card(s: State, seat: int, slot: int) -> int:
    """Discard a card for its effect; tells its kind."""
    figure = s.figures[seat]
    kind = figure.mat[slot] - 1
    figure.mat[slot] = 0
    discard(s, kind)  # GO-35.1
    s.out.append(ev.CardUsed(seat, kind, slot))
    return kind


def lose_armour(s: State, seat: int, slot: int, blocked: int) -> None:
    figure = s.figures[seat]
    kind = figure.mat[slot] - 1
    figure.mat[slot] = 0
    discard(s, kind)
    s.out.append(ev.ArmourLost(seat, kind, blocked))


def take_from(s: State, seat: int, victim: int, slot: int) -> int:
    """A stolen card leaves its mat; tells its kind."""
    figure = s.figures[victim]
    kind = figure.mat[slot] - 1
    figure.mat[slot] = 0
    s.out.append(ev.CardStolen(seat, victim, kind, slot))
    return kind


def arrange(s: State, seat: int, slots: tuple[int, ...]) -> None:
    """Rearrange a mat: slot i gets what lay in slots[i]."""
    figure = s.figures[seat]
    old = bytes(figure.mat)
    for slot, origin in enumerate(slots):
        figure.mat[slot] = old[origin]
    s.out.append(ev.Managed(seat))


def refill(s: State, seat: int, origin: int, slot: int) -> None:
    mat = s.figures[seat].mat
    mat[slot] = mat[origin]
    mat[origin] = 0
    s.out.append(ev.Refilled(seat, mat[slot] - 1, origin, slot))


def note_shot(s: State, seat: int, target: int, kind: int, distance: int) -> None:
    s.out.append(ev.Shot(seat, target, kind, distance))


def note_throw(s: State, seat: int, target: int, kind: int) -> None:
    s.out.append(ev.Thrown(seat, target, kind))


def note_miss(s: State, seat: int, target: int, kind: int, total: int, needs: int) -> None:
    s.out.append(ev.Missed(seat, target, kind, total, needs))


def spend_weapon(s: State, seat: int, slot: int) -> None:
    s.figures[seat].spent |= 1 << slot
    s.out.append(ev.WeaponSpent(seat, slot))


def reload(s: State, seat: int) -> None:
    s.figures[seat].spent = 0
    s.out.append(ev.Reloaded(seat))


def disarm(s: State, seat: int, by: int) -> None:
    """All weapons face down."""
    figure = s.figures[seat]
    for slot in s.kit.layout.active_of[0]:
        if figure.mat[slot]:
            figure.spent |= 1 << slot
    s.out.append(ev.Disarmed(seat, by))


# --- abilities ------------------------------------------------------------------------------------------------------


def take_ability(s: State, seat: int, origin: int, ability: int) -> None:
    """Octor's one held ability is replaced, used or not (GO-23.8)."""
    give_ability_back(s, seat)
    figure = s.figures[seat]
    figure.held = ability
    figure.held_from = origin
    if s.kit.octor_moves:
        s.figures[origin].lent = 1
    figure.cooldown = s.kit.characters[ability].cooldown  # GO-23.5
    s.out.append(ev.AbilityTaken(seat, origin, ability))


def drop_ability(s: State, seat: int) -> None:
    """The copied ability is used up (GO-23.9)."""
    give_ability_back(s, seat)
    s.out.append(ev.AbilityGone(seat))


def give_ability_back(s: State, seat: int) -> None:
    figure = s.figures[seat]
    if figure.held_from >= 0:
        s.figures[figure.held_from].lent = 0
    figure.held = -1
    figure.held_from = -1
    figure.cooldown = 0


def note_ability(s: State, seat: int, ability: int, targets: tuple[int, ...]) -> None:
    s.out.append(ev.AbilityUsed(seat, ability, targets))


# --- elimination, loot, duo -----------------------------------------------------------------------------------------


def fall(s: State, seat: int, by: int, cause: str) -> tuple[bytes, int]:
    """The figure leaves the map with all its flags; its cards (and which weapons were spent) are handed over."""
    figure = s.figures[seat]
    square = figure.square
    leave(s, seat)
    drop_smoke(s, seat, "eliminated")  # GO-53.11, GO-45.7
    give_ability_back(s, seat)  # GO-53.12
    figure.alive = 0
    figure.health = 0
    figure.sector = 0
    figure.skipped = 0
    figure.grave = square if s.kit.duo else -1  # GO-56.1
    clear_flags(s, seat)
    s.fallen.append(seat)
    s.out.append(ev.Eliminated(seat, by, cause, square))
    slots = [slot for slot in range(len(figure.mat)) if figure.mat[slot]]
    cards = bytes([figure.mat[slot] - 1 for slot in slots])
    spent = 0
    for at, slot in enumerate(slots):
        if figure.spent >> slot & 1:
            spent |= 1 << at
    figure.mat = bytearray(len(figure.mat))
    figure.spent = 0
    return cards, spent


def forget_grave(s: State, seat: int) -> None:
    """Nobody will be revived there."""
    s.figures[seat].grave = -1


def lose_chests(s: State, seat: int) -> int:
    """Extra chests leave a mat; tells how many."""
    count = s.figures[seat].chests
    s.figures[seat].chests = 0
    return count


def loot(s: State, seat: int, victim: int, cards: int, chests: int) -> None:
    s.figures[seat].chests += chests  # GO-53.5
    s.out.append(ev.Looted(seat, victim, cards, chests))


def rise(s: State, seat: int, by: int, square: int, health: int) -> None:
    """A revived character: empty mat, no chest, cooldown at its start, no flags."""
    figure = s.figures[seat]
    figure.alive = 1
    figure.health = health  # GO-56.7
    figure.grave = -1
    figure.cooldown = s.kit.characters[figure.character].cooldown  # GO-56.8
    s.fallen.remove(seat)
    stand(s, seat, square)
    s.out.append(ev.Revived(seat, by, health))


def offer_trade(
    s: State, seat: int, give: tuple[int, ...], take: tuple[int, ...], give_chests: int, take_chests: int
) -> None:
    s.out.append(ev.TradeOffered(seat, give, take, give_chests, take_chests))


def refuse_trade(s: State, seat: int, other: int) -> None:
    s.out.append(ev.TradeEnded(seat, other, False))


def trade(s: State, event: ev.TradeEnded, mats: tuple[bytes, bytes], spent: tuple[int, int]) -> None:
    """Both mats at once as they lie after the trade (GO-55.9)."""
    for seat, mat, face in ((event.seat, mats[0], spent[0]), (event.other, mats[1], spent[1])):
        s.figures[seat].mat = bytearray(mat)
        s.figures[seat].spent = face
    s.turn.traded = 1
    s.figures[event.seat].chests += event.took_chests - event.gave_chests
    s.figures[event.other].chests += event.gave_chests - event.took_chests
    s.out.append(event)
