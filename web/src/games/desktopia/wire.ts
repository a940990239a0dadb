// Made by `python -m tavola.server.typescript`; a test fails when it is stale.

export namespace Actions {
  export interface TakeSquad {
    t: 'squad'
    squad: number
  }

  export interface Place {
    t: 'place'
    disk: number
    x: number
    y: number
    ux: number
    uy: number
  }

  export interface Flick {
    t: 'flick'
    disk: number
    dx: number
    dy: number
    speed: number
  }

  export interface Shoot {
    t: 'shoot'
    disk: number
    missile: number
  }

  export interface Back {
    t: 'back'
  }

  export interface Cast {
    t: 'cast'
    disk: number
    target: number
  }

  export interface PutLariat {
    t: 'lariat'
    disk: number
    target: number
  }

  export interface UseArtifact {
    t: 'artifact'
    disk: number
    effect: number
  }

  export interface PlayRitual {
    t: 'ritual'
    ritual: number
  }

  export interface Keep {
    t: 'keep'
  }

  export interface Stop {
    t: 'stop'
  }

  export interface Resolve {
    t: 'resolve'
    disk: number
  }

  export interface MoveFlame {
    t: 'move_flame'
    flame: number
    target: number
  }

  export interface Choose {
    t: 'choose'
    disk: number
  }

  export interface ChooseFace {
    t: 'face'
    kind: number
    hero: number
  }

  export interface ChooseSeat {
    t: 'seat'
    seat: number
  }

  export interface ChooseHit {
    t: 'hit'
    hit: number
  }

  export interface Mark {
    t: 'mark'
    disks: number[]
  }

  export interface Turn {
    t: 'turn'
    ux: number
    uy: number
  }

  export interface Take {
    t: 'take'
    advantage: number
  }

  export interface Agree {
    t: 'agree'
  }

  export interface Decline {
    t: 'decline'
  }
}

export type Action =
  | Actions.TakeSquad
  | Actions.Place
  | Actions.Flick
  | Actions.Shoot
  | Actions.Back
  | Actions.Cast
  | Actions.PutLariat
  | Actions.UseArtifact
  | Actions.PlayRitual
  | Actions.Keep
  | Actions.Stop
  | Actions.Resolve
  | Actions.MoveFlame
  | Actions.Choose
  | Actions.ChooseFace
  | Actions.ChooseSeat
  | Actions.ChooseHit
  | Actions.Mark
  | Actions.Turn
  | Actions.Take
  | Actions.Agree
  | Actions.Decline

export namespace Events {
  export interface BattleBegan {
    e: 'battle'
    battle: number
  }

  export interface SquadTaken {
    e: 'squad'
    seat: number
    squad: number
  }

  export interface DiskPut {
    e: 'put'
    disk: number
    kind: number
    seat: number
    x: number
    y: number
    ux: number
    uy: number
    on: number
    why: string
  }

  export interface FirstFound {
    e: 'first'
    seat: number
  }

  export interface RoundBegan {
    e: 'round'
    round: number
  }

  export interface TurnBegan {
    e: 'turn'
    seat: number
    budget: number
    penalties: number
    bonuses: number
  }

  export interface TurnSkipped {
    e: 'skipped'
    seat: number
    penalties: number
  }

  export interface TurnEnded {
    e: 'turn_ended'
    seat: number
  }

  export interface ActionSpent {
    e: 'spent'
    seat: number
    disk: number
    used: number
    budget: number
    bonus: boolean
  }

  export interface Stopped {
    e: 'stopped'
    seat: number
  }

  export interface Trembled {
    e: 'trembled'
    dx: number
    dy: number
    speed: number
  }

  export interface Slide {
    e: 'slide'
    seat: number
    disk: number
    shooter: number
    dx: number
    dy: number
    speed: number
    power: boolean
    kernel: string
    log: number[][]
    rest: number[][]
    path: number[][]
  }

  export interface Touched {
    e: 'touched'
    disk: number
    target: number
  }

  export interface Hurt {
    e: 'hurt'
    disk: number
    wounds: number
    life: number
    cause: string
    source: number
  }

  export interface Unhurt {
    e: 'unhurt'
    disk: number
    why: string
  }

  export interface Healed {
    e: 'healed'
    disk: number
    lives: number
    life: number
    cause: string
  }

  export interface Died {
    e: 'died'
    disk: number
    kind: number
    seat: number
  }

  export interface DiskGone {
    e: 'gone'
    disk: number
    kind: number
    where: string
  }

  export interface MissileOn {
    e: 'missile_on'
    missile: number
    kind: number
    bearer: number
    seat: number
    why: string
  }

  export interface MissileOff {
    e: 'missile_off'
    missile: number
    kind: number
    bearer: number
    why: string
  }

  export interface StockChanged {
    e: 'stock'
    seat: number
    kind: number
    missile: number
    now: number
    why: string
  }

  export interface Missed {
    e: 'missed'
    disk: number
    kind: number
  }

  export interface Aimed {
    e: 'aimed'
    missile: number
    kind: number
    target: number
  }

  export interface Fell {
    e: 'fell'
    disk: number
    carrier: number
  }

  export interface WentOff {
    e: 'left'
    disk: number
    x: number
    y: number
  }

  export interface Controlled {
    e: 'controlled'
    artifact: number
    seat: number
    by: number
  }

  export interface Freed {
    e: 'freed'
    artifact: number
    seat: number
  }

  export interface ArtifactUsed {
    e: 'used'
    artifact: number
    kind: number
    seat: number
    effect: number
  }

  export interface SpellCast {
    e: 'spell'
    disk: number
    kind: number
    target: number
  }

  export interface TraitWorked {
    e: 'trait'
    disk: number
    kind: number
  }

  export interface Penalised {
    e: 'penalty'
    seat: number
    card: boolean
    budget: number
  }

  export interface CardTaken {
    e: 'card'
    seat: number
    bonus: boolean
  }

  export interface NoCardLeft {
    e: 'no_card'
    seat: number
    bonus: boolean
  }

  export interface CardsCancelled {
    e: 'cancelled'
    seat: number
  }

  export interface BonusLost {
    e: 'bonus_lost'
    seat: number
    count: number
  }

  export interface RitualDrawn {
    e: 'ritual_drawn'
    seat: number
    ritual: number
  }

  export interface RitualKept {
    e: 'ritual_kept'
    seat: number
  }

  export interface RitualPlayed {
    e: 'ritual'
    seat: number
    ritual: number
  }

  export interface RitualsDropped {
    e: 'rituals_dropped'
    seat: number
    rituals: number[]
  }

  export interface DeckShuffled {
    e: 'shuffled'
    count: number
  }

  export interface Eliminated {
    e: 'eliminated'
    seat: number
    why: string
  }

  export interface GoalMet {
    e: 'goal'
    goal: number
    camp: number
    progress: number
    count: number
  }

  export interface BattleWon {
    e: 'battle_won'
    battle: number
    winners: number[]
  }

  export interface AdvantageTaken {
    e: 'advantage'
    seat: number
    what: string
    kind: number
    count: number
  }

  export interface GameEnded {
    e: 'ended'
    reason: string
    winners: number[]
  }
}

export type Event =
  | Events.BattleBegan
  | Events.SquadTaken
  | Events.DiskPut
  | Events.FirstFound
  | Events.RoundBegan
  | Events.TurnBegan
  | Events.TurnSkipped
  | Events.TurnEnded
  | Events.ActionSpent
  | Events.Stopped
  | Events.Trembled
  | Events.Slide
  | Events.Touched
  | Events.Hurt
  | Events.Unhurt
  | Events.Healed
  | Events.Died
  | Events.DiskGone
  | Events.MissileOn
  | Events.MissileOff
  | Events.StockChanged
  | Events.Missed
  | Events.Aimed
  | Events.Fell
  | Events.WentOff
  | Events.Controlled
  | Events.Freed
  | Events.ArtifactUsed
  | Events.SpellCast
  | Events.TraitWorked
  | Events.Penalised
  | Events.CardTaken
  | Events.NoCardLeft
  | Events.CardsCancelled
  | Events.BonusLost
  | Events.RitualDrawn
  | Events.RitualKept
  | Events.RitualPlayed
  | Events.RitualsDropped
  | Events.DeckShuffled
  | Events.Eliminated
  | Events.GoalMet
  | Events.BattleWon
  | Events.AdvantageTaken
  | Events.GameEnded

export interface View {
  seat: number | null
  settings: Record<string, number | string | boolean>
  field: FieldView
  battle: number
  won: number[]
  round: number
  first: number
  quiet: number
  disks: DiskView[]
  supply: number[]
  reserve: number[]
  camps: CampView[]
  time_cards: number
  deck: number
  discard: number[]
  turn: TurnView
  pending: PendingView
  result: Result | null
}

export interface FieldView {
  key: string
  names: Record<string, string>
  story: Record<string, string>
  etude: boolean
  width: number
  height: number
  corners: [number, number][]
  wall: boolean
  rituals: boolean
  camps: number
  sides: number[]
  actions: number
  turns: number
  things: ThingView[]
  goals: GoalView[]
  squads: (Record<string, string>)[]
  prizes: (Record<string, string>)[]
  battles: number
}

export interface ThingView {
  key: string
  x: number
  y: number
  ux: number
  uy: number
  circles: [number, number, number][]
  polygons: [number, number][][]
}

export interface GoalView {
  what: string
  camp: number
  loses: boolean
  kind: number
  count: number
  area: [number, number][]
  names: Record<string, string>
}

export interface DiskView {
  id: number
  kind: number
  seat: number
  x: number
  y: number
  ux: number
  uy: number
  on: number
  life: number
  marks: number
  off: boolean
}

export interface CampView {
  seat: number
  side: number
  gone: number
  squad: number
  penalties: number
  bonuses: number
  cards: number[]
  stocks: StockView[]
  hand: number[]
  lent: [number, number][]
  fallen: number[]
  goals: number[]
}

export interface StockView {
  kind: number
  missile: number
  count: number
  limit: number
}

export interface TurnView {
  seat: number
  budget: number
  used: number
  bonus: number
  wounds: number
  available: number
  moment: string
}

export interface PendingView {
  seat: number
  question: string
  disk: number
  among: number[]
  anchor: number
  reach: number
  areas: [number, number][][]
  ritual: number
  goal: number
  kind: number
}

export interface Result {
  places: number[]
  scores: number[]
  reason: string
}

export interface Catalogue {
  characters: CharacterInfo[]
  other: CharacterInfo[]
  missiles: MissileInfo[]
  artifacts: ArtifactInfo[]
  barrel: ArtifactInfo
  rituals: RitualInfo[]
  things: ThingInfo[]
  scenarios: ScenarioInfo[]
}

export interface CharacterInfo {
  kind: number
  key: string
  name: string
  text: string
  icon: string
  order: string
  rank: string
  klass: string
  life: number
  hits: string[]
  sectors: [[number, number], [number, number]][]
  missile: number
  limit: number
  shoots: boolean
  spell: string
  trait: string
  ours: string[]
}

export interface MissileInfo {
  kind: number
  key: string
  name: string
  text: string
  icon: string
  order: string
  copies: number
  long_term: boolean
}

export interface ArtifactInfo {
  kind: number
  key: string
  name: string
  text: string
  icon: string
  order: string
}

export interface RitualInfo {
  kind: number
  key: string
  name: string
  text: string
  icon: string
  copies: number
}

export interface ThingInfo {
  key: string
  name: string
}

export interface ScenarioInfo {
  key: string
  name: string
  story: string
  kind: string
  seats: number
  squads: string[]
  sides: number[]
  goals: string[]
  lesson: string
  turns: number
  battles: string[]
}
