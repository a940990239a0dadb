// Made by `python -m tavola.server.typescript`; a test fails when it is stale.

export namespace Actions {
  export interface PickCharacter {
    t: 'pick'
    character: number
  }

  export interface Imitate {
    t: 'imitate'
    seat: number
  }

  export interface Drink {
    t: 'drink'
    slot: number
  }

  export interface Load {
    t: 'load'
    slot: number
  }

  export interface OpenChest {
    t: 'chest'
  }

  export interface UseAbility {
    t: 'ability'
  }

  export interface Supernova {
    t: 'supernova'
    first: number
    second: number
  }

  export interface Hypnosis {
    t: 'hypnosis'
    target: number
    square: number
  }

  export interface Steal {
    t: 'steal'
    target: number
    slot: number
  }

  export interface Exchange {
    t: 'exchange'
    target: number
  }

  export interface GoBack {
    t: 'back'
  }

  export interface Roll {
    t: 'roll'
  }

  export interface Stay {
    t: 'stay'
  }

  export interface Step {
    t: 'step'
    to: number
  }

  export interface EndWalk {
    t: 'stop'
  }

  export interface Ride {
    t: 'ride'
    slot: number
  }

  export interface Jump {
    t: 'jump'
    slot: number
    to: number
  }

  export interface Place {
    t: 'place'
    card: number
    slot: number
  }

  export interface Refuse {
    t: 'refuse'
    card: number
  }

  export interface Defend {
    t: 'defend'
    slot: number
  }

  export interface Cover {
    t: 'cover'
    square: number
    form: number
  }

  export interface Shoot {
    t: 'shoot'
    slot: number
    target: number
    extension: number
  }

  export interface Reroll {
    t: 'reroll'
    dice: number[]
  }

  export interface Reload {
    t: 'reload'
  }

  export interface Manage {
    t: 'manage'
  }

  export interface Arrange {
    t: 'arrange'
    slots: number[]
  }

  export interface Throw {
    t: 'throw'
    slot: number
    target: number
  }

  export interface Revive {
    t: 'revive'
    slot: number
    square: number
  }

  export interface Bargain {
    t: 'bargain'
  }

  export interface Offer {
    t: 'offer'
    give: number[]
    take: number[]
    give_chests: number
    take_chests: number
  }

  export interface Ask {
    t: 'ask'
  }

  export interface Accept {
    t: 'accept'
  }

  export interface Decline {
    t: 'decline'
  }

  export interface EndTurn {
    t: 'end'
  }

  export interface Pass {
    t: 'pass'
  }
}

export type Action =
  | Actions.PickCharacter
  | Actions.Imitate
  | Actions.Drink
  | Actions.Load
  | Actions.OpenChest
  | Actions.UseAbility
  | Actions.Supernova
  | Actions.Hypnosis
  | Actions.Steal
  | Actions.Exchange
  | Actions.GoBack
  | Actions.Roll
  | Actions.Stay
  | Actions.Step
  | Actions.EndWalk
  | Actions.Ride
  | Actions.Jump
  | Actions.Place
  | Actions.Refuse
  | Actions.Defend
  | Actions.Cover
  | Actions.Shoot
  | Actions.Reroll
  | Actions.Reload
  | Actions.Manage
  | Actions.Arrange
  | Actions.Throw
  | Actions.Revive
  | Actions.Bargain
  | Actions.Offer
  | Actions.Ask
  | Actions.Accept
  | Actions.Decline
  | Actions.EndTurn
  | Actions.Pass

export namespace Events {
  export interface CharacterPicked {
    e: 'picked'
    seat: number
    character: number
  }

  export interface DiceRolled {
    e: 'dice'
    seat: number
    why: string
    faces: number[]
  }

  export interface StartFound {
    e: 'start'
    seat: number
  }

  export interface SectorGiven {
    e: 'sector'
    seat: number
    sector: number
  }

  export interface DeckShuffled {
    e: 'shuffled'
    deck: string
    cards: number
  }

  export interface RoundBegan {
    e: 'round'
    round: number
  }

  export interface ZoneShrank {
    e: 'zone'
    level: number
    rate: number
  }

  export interface BarMoved {
    e: 'bar'
    seat: number
  }

  export interface TurnBegan {
    e: 'turn'
    seat: number
  }

  export interface TurnEnded {
    e: 'turn_end'
    seat: number
  }

  export interface CooldownSet {
    e: 'cooldown'
    seat: number
    left: number
  }

  export interface Stepped {
    e: 'stepped'
    seat: number
    origin: number
    to: number
    cost: number
    left: number
  }

  export interface Moved {
    e: 'moved'
    seat: number
    origin: number
    to: number
    why: string
    by: number
  }

  export interface WalkEnded {
    e: 'walk_end'
    seat: number
    square: number
    lost: number
    why: string
  }

  export interface Stayed {
    e: 'stayed'
    seat: number
    why: string
  }

  export interface ChestOpened {
    e: 'chest'
    seat: number
    square: number
  }

  export interface CardsReceived {
    e: 'received'
    seat: number
    kinds: number[]
    why: string
  }

  export interface CardPlaced {
    e: 'placed'
    seat: number
    kind: number
    slot: number
    gone: number
  }

  export interface CardRefused {
    e: 'refused'
    seat: number
    kind: number
  }

  export interface CardUsed {
    e: 'used'
    seat: number
    kind: number
    slot: number
  }

  export interface Managed {
    e: 'managed'
    seat: number
  }

  export interface Refilled {
    e: 'refilled'
    seat: number
    kind: number
    origin: number
    slot: number
  }

  export interface Hurt {
    e: 'hurt'
    seat: number
    by: number
    cause: string
    gross: number
    blocked: number
    health: number
  }

  export interface Healed {
    e: 'healed'
    seat: number
    cause: string
    amount: number
    health: number
  }

  export interface ArmourLost {
    e: 'armour'
    seat: number
    kind: number
    blocked: number
  }

  export interface Shot {
    e: 'shot'
    seat: number
    target: number
    kind: number
    distance: number
  }

  export interface Missed {
    e: 'missed'
    seat: number
    target: number
    kind: number
    total: number
    needs: number
  }

  export interface WeaponSpent {
    e: 'spent'
    seat: number
    slot: number
  }

  export interface Reloaded {
    e: 'reloaded'
    seat: number
  }

  export interface Thrown {
    e: 'thrown'
    seat: number
    target: number
    kind: number
  }

  export interface Disarmed {
    e: 'disarmed'
    seat: number
    by: number
  }

  export interface BannerPlaced {
    e: 'banner'
    seat: number
    kind: number
    squares: number[]
  }

  export interface BannerGone {
    e: 'banner_gone'
    seat: number
    kind: number
    squares: number[]
    why: string
  }

  export interface AbilityUsed {
    e: 'ability'
    seat: number
    ability: number
    targets: number[]
  }

  export interface AbilityTaken {
    e: 'taken'
    seat: number
    origin: number
    ability: number
  }

  export interface AbilityGone {
    e: 'ability_gone'
    seat: number
  }

  export interface Froze {
    e: 'froze'
    seat: number
    by: number
  }

  export interface Burned {
    e: 'burned'
    seat: number
    by: number
  }

  export interface CardStolen {
    e: 'stolen'
    seat: number
    victim: number
    kind: number
    slot: number
  }

  export interface Eliminated {
    e: 'eliminated'
    seat: number
    by: number
    cause: string
    square: number
  }

  export interface Looted {
    e: 'looted'
    seat: number
    victim: number
    cards: number
    chests: number
  }

  export interface Revived {
    e: 'revived'
    seat: number
    by: number
    health: number
  }

  export interface TradeOffered {
    e: 'offered'
    seat: number
    give: number[]
    take: number[]
    give_chests: number
    take_chests: number
  }

  export interface TradeEnded {
    e: 'trade_end'
    seat: number
    other: number
    done: boolean
    gave: number[]
    took: number[]
    gave_chests: number
    took_chests: number
  }

  export interface GameEnded {
    e: 'over'
    reason: string
    winners: number[]
  }
}

export type Event =
  | Events.CharacterPicked
  | Events.DiceRolled
  | Events.StartFound
  | Events.SectorGiven
  | Events.DeckShuffled
  | Events.RoundBegan
  | Events.ZoneShrank
  | Events.BarMoved
  | Events.TurnBegan
  | Events.TurnEnded
  | Events.CooldownSet
  | Events.Stepped
  | Events.Moved
  | Events.WalkEnded
  | Events.Stayed
  | Events.ChestOpened
  | Events.CardsReceived
  | Events.CardPlaced
  | Events.CardRefused
  | Events.CardUsed
  | Events.Managed
  | Events.Refilled
  | Events.Hurt
  | Events.Healed
  | Events.ArmourLost
  | Events.Shot
  | Events.Missed
  | Events.WeaponSpent
  | Events.Reloaded
  | Events.Thrown
  | Events.Disarmed
  | Events.BannerPlaced
  | Events.BannerGone
  | Events.AbilityUsed
  | Events.AbilityTaken
  | Events.AbilityGone
  | Events.Froze
  | Events.Burned
  | Events.CardStolen
  | Events.Eliminated
  | Events.Looted
  | Events.Revived
  | Events.TradeOffered
  | Events.TradeEnded
  | Events.GameEnded

export interface View {
  seat: number | null
  board: string
  map: MapView | null
  settings: Record<string, number | string | boolean>
  round: number
  bar: number
  level: number
  rate: number
  seats: SeatView[]
  fallen: number[]
  banners: BannerView[]
  chests: number[]
  weapon_deck: number
  support_deck: number
  weapon_discard: number[]
  support_discard: number[]
  turn: TurnView
  stage: string
  pending: PendingView
  result: Result | null
}

export interface MapView {
  width: number
  height: number
  terrain: number[]
  zone: number[]
  healing: number[]
  gates: number[][]
}

export interface SeatView {
  seat: number
  team: number
  character: number
  square: number
  sector: number
  alive: boolean
  health: number
  cooldown: number
  ability: number
  lent: boolean
  chests: number
  skipped: boolean
  frozen_by: number[]
  burned: boolean
  mat: number[]
  spent: number[]
  grave: number
}

export interface BannerView {
  kind: number
  owner: number
  placed: number
  squares: number[]
}

export interface TurnView {
  seat: number
  dice: [number, number]
  factor: number
  free_terrain: number
  diagonal: boolean
  left: number
  covered: number[]
  consumable: boolean
  main: boolean
  defended: boolean
  thrown: boolean
  opened: boolean
  revived: boolean
  swaps: SwapView[]
  moment: string
}

export interface SwapView {
  seat: number
  partner: number
  home: number
}

export interface PendingView {
  seat: number
  cards: number[]
  spent: number[]
  dice: number[]
  target: number
  weapon: number
  banner: number
  steps: number
  offers: number
  offer: [number[], number[], number, number] | null
}

export interface Result {
  places: number[]
  scores: number[]
  reason: string
}

export interface Outlook {
  reaches: Reach[]
  prospects: Prospect[]
}

export interface Reach {
  square: number
  cost: number
  left: number
  damage: number
  ends: string
  path: number[]
}

export interface Prospect {
  choice: number
  target: number
  hits: number
  skill: number
  kills: number
  mean: number
  heals: number
  roll: number
  dice: number
  damage: Spread[]
  numbers: Spread[]
}

export interface Spread {
  amount: number
  chance: number
}

export interface Catalogue {
  terrain: string[]
  cards: CardInfo[]
  characters: CharacterInfo[]
  boards: BoardInfo[]
  mats: MatInfo[]
  shapes: ShapeInfo[]
}

export interface CardInfo {
  kind: number
  key: string
  name: string
  rule: string
  text: string
  category: string
  group: string
  rarity: string
  copies: number
  dice: number
  damage: number
  range: number
  fixed: boolean
  minimum: number[]
  blocks: number
  heal: number
}

export interface CharacterInfo {
  number: number
  key: string
  name: string
  ability: string
  rule: string
  text: string
  passive: boolean
  range: number
  cooldown: number
}

export interface BoardInfo {
  key: string
  name: string
  width: number
  height: number
  terrain: number[]
  zone: number[]
  chests: number[]
  healing: number[]
  gates: number[][]
  seats: [number, number]
}

export interface MatInfo {
  key: string
  name: string
  slots: string[]
  active: number
}

export interface ShapeInfo {
  key: string
  name: string
  forms: [number, number][][]
}
