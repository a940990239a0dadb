"""The only functions that change the state; each emits the event of its change. Compiled.

They do not ask whether a change is legal: rules do, before they call.
"""

from __future__ import annotations

from tavola.core.values import Result
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.cards import UNLIMITED, is_artifact, is_missile
from tavola.games.desktopia.state import (
    ACTED,
    CARD,
    FIELD,
    FIRED,
    HERO_CARD,
    NOBODY,
    OFF,
    RESERVE,
    RISEN,
    SUPPLY,
    TABLE,
    USED,
    Camp,
    State,
    Turn,
    lay_out,
)
from tavola.games.desktopia.units import UNIT

# --- set-up ---------------------------------------------------------------------------------------------------------


def begin_battle(s: State, battle: int) -> None:
    """Every disk and card goes back into the box, but for what a campaign lets its players keep (DT-R85)."""
    kept = [camp.hand for camp in s.camps]
    prizes = [camp.prizes for camp in s.camps]
    absent = [camp.absent for camp in s.camps] or [0] * s.kit.seats
    lay_out(s)
    s.battle = battle
    s.over = 0
    s.round = 0
    s.first = -1
    s.quiet = 0
    s.arrival = 0
    s.turn = Turn()
    s.camps = [Camp() for _ in range(s.kit.battles[battle].camps)]
    for number, camp in enumerate(s.camps):
        camp.absent = 1 if number >= s.kit.seats else absent[number]
    for camp, hand, won in zip(s.camps, kept, prizes, strict=False):
        camp.hand = hand  # DT-16.11
        camp.prizes = won
    s.deck = bytearray()
    s.discard = bytearray()
    s.out.append(ev.BattleBegan(battle))


def take_squad(s: State, camp: int, squad: int) -> None:
    s.camps[camp].squad = squad
    s.out.append(ev.SquadTaken(camp, squad))


def add_card(s: State, camp: int, kind: int) -> None:
    """A character's card comes into a camp; with it, the missile card of an unlimited supply."""
    s.camps[camp].cards.append(kind)
    card = s.kit.box.characters[kind]
    if card.limit == UNLIMITED:
        for disk in s.kit.box.disks_of(card.carries):
            if s.place[disk] == RESERVE:
                s.place[disk] = SUPPLY


def count_fighters(s: State, camp: int, number: int) -> None:
    s.camps[camp].fighters = number


def set_first(s: State, seat: int) -> None:
    s.first = seat
    s.out.append(ev.FirstFound(seat))


def open_deck(s: State) -> None:
    """All rituals but those that players kept from the last battle; unshuffled."""
    for kind, copies in enumerate(s.kit.box.rituals):
        held = 0
        for camp in s.camps:
            held += bytes(camp.hand).count(kind)
        s.discard += bytes([kind] * max(0, copies - held))


# --- disks ----------------------------------------------------------------------------------------------------------


def put(s: State, disk: int, x: int, y: int, ux: int, uy: int, on: int, why: str) -> None:
    """Lay a disk down, or to another place; what lies on it comes along and lies in its middle."""
    step_down(s, disk, on)
    s.place[disk] = FIELD
    s.x[disk] = x
    s.y[disk] = y
    s.ux[disk] = ux
    s.uy[disk] = uy
    s.on[disk] = on
    carry_along(s, disk)  # DT-11.11, DT-18.83, DT-20.13
    s.out.append(ev.DiskPut(disk, s.kind[disk], s.owner[disk], x, y, ux, uy, on, why))


def step_down(s: State, disk: int, to: int) -> None:
    """Whoever is taken off an artifact by hand, or dies on it, loses it."""
    below = s.on[disk]
    if s.place[disk] == FIELD and below not in (TABLE, to) and is_artifact(below):
        s.out.append(ev.Freed(below, s.owner[disk]))


def carry_along(s: State, disk: int) -> None:
    """Riders are re-centred when their disk is placed by hand."""
    for rider in range(len(s.on)):
        if s.on[rider] == disk and s.place[rider] == FIELD and is_missile(rider):
            s.x[rider] = s.x[disk]
            s.y[rider] = s.y[disk]
            carry_along(s, rider)


def lift(s: State, disk: int) -> None:
    """Take a disk up for a moment, with what lies on it."""
    s.on[disk] = TABLE
    s.place[disk] = OFF


def enlist(s: State, disk: int, kind: int, camp: int, life: int) -> None:
    """The disk shows this kind and belongs to this camp; it is not on the field yet."""
    s.kind[disk] = kind
    s.owner[disk] = camp
    s.life[disk] = life
    s.marks[disk] &= FIRED


def set_aside(s: State, disk: int) -> None:
    """A disk of a camp that is still to be deployed."""
    s.place[disk] = OFF


def turn_to(s: State, disk: int, ux: int, uy: int) -> None:
    s.ux[disk] = ux
    s.uy[disk] = uy
    s.out.append(ev.DiskPut(disk, s.kind[disk], s.owner[disk], s.x[disk], s.y[disk], ux, uy, s.on[disk], "turn"))


def rest(s: State, row: tuple[int, ...]) -> None:
    """Where a disk lies after a slide."""
    disk = row[0]
    s.x[disk], s.y[disk], s.ux[disk], s.uy[disk], s.on[disk] = row[1], row[2], row[3], row[4], row[5]


def slide(s: State, event: ev.Slide) -> None:
    """A flick happened; the rows of its rest are the new positions."""
    s.out.append(event)
    for row in event.rest:  # DT-8.16
        rest(s, row)


def went_off(s: State, disk: int, x: int, y: int) -> None:
    s.place[disk] = OFF
    s.on[disk] = TABLE
    s.x[disk] = x
    s.y[disk] = y
    s.out.append(ev.WentOff(disk, x, y))


def fell(s: State, disk: int, carrier: int) -> None:
    s.out.append(ev.Fell(disk, carrier))


def remove(s: State, disk: int) -> None:
    """A character or an artifact goes back to the reserve. Has it fired this turn, it does so no more (DT-6.15)."""
    step_down(s, disk, TABLE)
    s.out.append(ev.DiskGone(disk, s.kind[disk], "reserve"))
    s.place[disk] = RESERVE  # DT-2.7
    s.owner[disk] = NOBODY
    s.on[disk] = TABLE
    s.life[disk] = 0
    s.marks[disk] &= FIRED
    forget_place(s, disk)


def forget_place(s: State, disk: int) -> None:
    """Off the field nobody cares where and how it lay, so equal positions are equal states."""
    s.x[disk] = 0
    s.y[disk] = 0
    s.ux[disk] = 0
    s.uy[disk] = -UNIT
    s.order[disk] = 0


def lend(s: State, disk: int, hero: int) -> None:
    """Div's disk onto the card of a hero."""
    forget_place(s, disk)
    s.place[disk] = HERO_CARD
    s.on[disk] = hero
    s.out.append(ev.DiskGone(disk, s.kind[disk], "hero"))


# --- life -----------------------------------------------------------------------------------------------------------


def wound(s: State, disk: int, wounds: int, cause: str, source: int) -> None:
    """The full number counts as dealt, also beyond the life that was left."""
    s.life[disk] = max(0, s.life[disk] - wounds)  # DT-2.4, DT-R103
    s.turn.progress = 1
    s.out.append(ev.Hurt(disk, wounds, s.life[disk], cause, source))


def count_wounds(s: State, wounds: int) -> None:
    """Wounds of enemies of the active player."""
    s.turn.wounds += wounds


def note_unhurt(s: State, disk: int, why: str) -> None:
    s.out.append(ev.Unhurt(disk, why))


def heal(s: State, disk: int, lives: int, cause: str) -> None:
    s.life[disk] += lives  # DT-3.5
    s.turn.progress = 1
    s.out.append(ev.Healed(disk, lives, s.life[disk], cause))


def die(s: State, disk: int) -> None:
    """It stays where it is until the clean-up."""
    camp = s.owner[disk]
    s.camps[camp].fallen += [disk, s.kind[disk]]
    s.turn.progress = 1
    s.out.append(ev.Died(disk, s.kind[disk], camp))  # DT-2.13


def count_kill(s: State) -> None:
    s.turn.kills += 1


def rise(s: State, disk: int) -> None:
    """One of the fallen is no longer dead; it cannot act this turn."""
    forget_fallen(s, disk)
    s.marks[disk] |= RISEN


def forget_fallen(s: State, disk: int) -> None:
    """The disk is used for another character: whoever it was cannot come back."""
    for camp in s.camps:
        for at in range(0, len(camp.fallen), 2):
            if camp.fallen[at] == disk:
                del camp.fallen[at : at + 2]
                break


def note_touch(s: State, disk: int, target: int) -> None:
    s.out.append(ev.Touched(disk, target))


# --- missiles -------------------------------------------------------------------------------------------------------


def home_of(s: State, kind: int) -> int:
    """Where a missile of this kind goes: to its own card while anybody has it without limit, else to the reserve."""
    for camp in s.camps:
        for card in camp.cards:
            character = s.kit.box.characters[card]
            if character.carries == kind and character.limit == UNLIMITED:
                return SUPPLY
    return RESERVE


def send_home(s: State, missile: int) -> None:
    """Whatever lay on it lies on what it lay on."""
    for other in range(len(s.on)):
        if s.on[other] == missile and s.place[other] == FIELD:
            s.on[other] = s.on[missile]
    s.place[missile] = home_of(s, s.kind[missile])
    s.owner[missile] = NOBODY
    s.on[missile] = TABLE
    s.marks[missile] = 0
    forget_place(s, missile)


def take_off(s: State, missile: int, bearer: int, why: str) -> None:
    """A missile that lay on a disk is gone from the field."""
    s.out.append(ev.MissileOff(missile, s.kind[missile], bearer, why))
    send_home(s, missile)


def put_away(s: State, missile: int) -> None:
    """A shot missile that is done with."""
    where = "supply" if home_of(s, s.kind[missile]) == SUPPLY else "reserve"
    s.out.append(ev.DiskGone(missile, s.kind[missile], where))
    send_home(s, missile)


def attach(s: State, missile: int, bearer: int, below: int, seat: int, why: str) -> None:
    """On top of the bearer's column; it works for `seat` from now on."""
    s.place[missile] = FIELD
    s.owner[missile] = seat
    s.on[missile] = below
    s.x[missile] = s.x[bearer]
    s.y[missile] = s.y[bearer]
    s.ux[missile] = s.ux[bearer]
    s.uy[missile] = s.uy[bearer]
    s.arrival += 1
    s.order[missile] = s.arrival
    s.out.append(ev.MissileOn(missile, s.kind[missile], bearer, seat, why))


def stock(s: State, missile: int, camp: int, kind: int, now: int, why: str) -> None:
    """A missile onto a character's card."""
    s.place[missile] = CARD
    s.owner[missile] = camp
    s.on[missile] = kind
    s.out.append(ev.StockChanged(camp, kind, s.kind[missile], now, why))


def unstock(s: State, missile: int, now: int, why: str) -> None:
    """A missile off a character's card, to the reserve or wherever the caller puts it."""
    camp, kind = s.owner[missile], s.on[missile]
    s.place[missile] = RESERVE
    s.owner[missile] = NOBODY
    s.on[missile] = TABLE
    s.out.append(ev.StockChanged(camp, kind, s.kind[missile], now, why))


def exhaust(s: State, missile: int) -> None:
    """A missile of an unlimited supply into the reserve: by purification where it lies on the character's card."""
    s.place[missile] = RESERVE


def own_missile(s: State, missile: int, seat: int) -> None:
    """A missile on its way belongs to whoever shoots it."""
    s.owner[missile] = seat


def note_miss(s: State, disk: int) -> None:
    s.out.append(ev.Missed(disk, s.kind[disk]))


def note_target(s: State, missile: int, target: int) -> None:
    s.out.append(ev.Aimed(missile, s.kind[missile], target))


# --- turns ----------------------------------------------------------------------------------------------------------


def begin_round(s: State) -> None:
    s.round += 1
    s.out.append(ev.RoundBegan(s.round))


def count_quiet(s: State, quiet: int) -> None:
    s.quiet = quiet


def begin_turn(s: State, seat: int, budget: int, penalties: int, bonuses: int) -> None:
    turn = Turn()
    turn.seat = seat
    turn.budget = budget
    turn.bonus = bonuses
    turn.progress = s.turn.progress
    s.turn = turn
    s.camps[seat].penalties = 0
    s.out.append(ev.TurnBegan(seat, budget, penalties, bonuses))


def skip_turn(s: State, seat: int, penalties: int) -> None:
    turn = Turn()
    turn.seat = seat
    turn.progress = s.turn.progress
    s.turn = turn
    s.camps[seat].penalties = 0
    s.out.append(ev.TurnSkipped(seat, penalties))


def end_turn(s: State) -> None:
    """Marks that last for a turn go."""
    for disk in range(len(s.marks)):
        s.marks[disk] = 0
    s.out.append(ev.TurnEnded(s.turn.seat))


def forget_progress(s: State) -> None:
    s.turn.progress = 0


def note_progress(s: State) -> None:
    s.turn.progress = 1


def spend_action(s: State, disk: int, *, bonus: bool) -> None:
    turn = s.turn
    turn.used += 1
    s.marks[disk] |= ACTED
    if bonus:
        turn.bonus -= 1
        s.camps[turn.seat].bonuses -= 1
    s.out.append(ev.ActionSpent(turn.seat, disk, turn.used, turn.budget, bonus))


def set_budget(s: State, budget: int) -> None:
    s.turn.budget = budget


def note_stop(s: State, seat: int) -> None:
    s.out.append(ev.Stopped(seat))


def note_tremor(s: State, dx: int, dy: int, speed: int) -> None:
    s.out.append(ev.Trembled(dx, dy, speed))


def fire(s: State, disk: int) -> None:
    """An event of the beginning or the end of the turn happens once."""
    s.marks[disk] |= FIRED
    s.out.append(ev.TraitWorked(disk, s.kind[disk]))


def mark_again(s: State, disk: int, marks: int) -> None:
    """A moved Flame that has burned does not burn again this turn."""
    s.marks[disk] = marks


# --- time cards -----------------------------------------------------------------------------------------------------


def note_penalty(s: State, seat: int, *, card: bool) -> None:
    s.out.append(ev.Penalised(seat, card, s.turn.budget))


def take_card(s: State, seat: int, *, bonus: bool) -> None:
    camp = s.camps[seat]
    if bonus:
        camp.bonuses += 1
    else:
        camp.penalties += 1
    s.out.append(ev.CardTaken(seat, bonus))


def note_no_card(s: State, seat: int, *, bonus: bool) -> None:
    s.out.append(ev.NoCardLeft(seat, bonus))


def cancel_cards(s: State, seat: int) -> None:
    """A penalty and a bonus in the same camp."""
    s.camps[seat].penalties -= 1
    s.camps[seat].bonuses -= 1
    s.out.append(ev.CardsCancelled(seat))


def lose_usable_bonus(s: State) -> None:
    s.turn.bonus -= 1


def drop_bonuses(s: State, seat: int, count: int) -> None:
    s.camps[seat].bonuses -= count
    s.turn.bonus = 0
    s.out.append(ev.BonusLost(seat, count))


def drop_cards(s: State, seat: int) -> None:
    """The time cards of one who is out."""
    s.camps[seat].penalties = 0
    s.camps[seat].bonuses = 0


def give_cards(s: State, seat: int, count: int) -> None:
    """What the scenario or a prize gives at the beginning; below 0: penalties."""
    for _ in range(abs(count)):
        take_card(s, seat, bonus=count > 0)


# --- artifacts, spells, rituals -------------------------------------------------------------------------------------


def note_control(s: State, artifact: int, seat: int, by: int) -> None:
    s.turn.progress = 1
    s.out.append(ev.Controlled(artifact, seat, by))


def note_freed(s: State, artifact: int, seat: int) -> None:
    s.out.append(ev.Freed(artifact, seat))


def use_artifact(s: State, artifact: int, seat: int, effect: int) -> None:
    s.marks[artifact] |= USED
    s.out.append(ev.ArtifactUsed(artifact, s.kind[artifact], seat, effect))


def note_spell(s: State, disk: int, target: int) -> None:
    s.out.append(ev.SpellCast(disk, s.kind[disk], target))


def note_trait(s: State, disk: int, kind: int) -> None:
    s.out.append(ev.TraitWorked(disk, kind))


def renew_deck(s: State, order: tuple[int, ...]) -> None:
    """The discard pile, in the order that nature gave, becomes the deck."""
    s.deck = bytearray([s.discard[i] for i in order])
    s.discard = bytearray()
    s.out.append(ev.DeckShuffled(len(order)))


def draw_ritual(s: State, seat: int) -> None:
    ritual = s.deck.pop()
    s.camps[seat].hand.append(ritual)
    s.out.append(ev.RitualDrawn(seat, ritual))


def note_kept(s: State, seat: int) -> None:
    s.out.append(ev.RitualKept(seat))


def play_ritual(s: State, seat: int, ritual: int) -> None:
    s.camps[seat].hand.remove(ritual)
    s.discard.append(ritual)
    s.out.append(ev.RitualPlayed(seat, ritual))


def drop_rituals(s: State, seat: int) -> None:
    hand = s.camps[seat].hand
    if hand:
        s.out.append(ev.RitualsDropped(seat, tuple(hand)))
        s.discard += hand
        s.camps[seat].hand = bytearray()


# --- ends -----------------------------------------------------------------------------------------------------------


def eliminate(s: State, camp: int, why: str) -> None:
    s.camps[camp].gone = 1 + sum([other.gone > 0 for other in s.camps])
    if why == "left":
        s.camps[camp].absent = 1
    s.out.append(ev.Eliminated(camp, why))


def excuse(s: State, camp: int) -> None:
    """One who left is expected in the next battle of a campaign, and leaves it at once."""
    s.camps[camp].absent = 0


def leave(s: State, camp: int) -> None:
    """One who is out leaves the table as well."""
    s.camps[camp].absent = 1
    s.out.append(ev.Eliminated(camp, "left"))


def set_goal(s: State, goal: int, camp: int, progress: int, count: int) -> None:
    held = s.camps[camp].held
    while len(held) <= goal:
        held.append(0)
    if held[goal] != progress:
        held[goal] = progress
        s.out.append(ev.GoalMet(goal, camp, progress, count))


def win_battle(s: State, winners: tuple[int, ...]) -> None:
    while len(s.won) < s.kit.seats:
        s.won.append(0)
    for seat in winners:
        s.won[seat] += 1
    s.winners = list(winners)
    s.over = 1
    s.out.append(ev.BattleWon(s.battle, winners))


def take_prize(s: State, seat: int, prize: int, what: str, kind: int, count: int) -> None:
    s.camps[seat].prizes.append(prize)
    s.out.append(ev.AdvantageTaken(seat, what, kind, count))


def clear_prizes(s: State) -> None:
    """They were for one battle."""
    for camp in s.camps:
        camp.prizes = []


def finish(s: State, result: Result) -> None:
    """The core asks nobody any more once a result stands."""
    s.result = result
    s.out.append(ev.GameEnded(result.reason, result.winners))


