// Made by `python -m tavola.server.typescript`; a test fails when it is stale.

export const PROTOCOL = 1

export interface Hello {
  t: 'hello'
  lang: string
  client: string
  eyes: number | null
  since: number
}

export interface Act {
  t: 'act'
  id: number
  need: number
  action: Record<string, any>
}

export interface Pick {
  t: 'pick'
  id: number
  need: number
  items: number[]
}

export interface Aim {
  t: 'aim'
  id: number
  need: number
  disk: number
  dx: number
  dy: number
  speed: number
}

export interface Look {
  t: 'look'
  need: number
}

export interface Why {
  t: 'why'
  action: Record<string, any>
}

export interface Behind {
  t: 'behind'
  v: number
  event: number
}

export interface Recall {
  t: 'recall'
  v: number
}

export interface Undo {
  t: 'undo'
  id: number
  ask: boolean
}

export interface Offer {
  t: 'offer'
  id: number
  what: string
}

export interface Answer {
  t: 'answer'
  id: number
  what: string
  yes: boolean
}

export interface Sit {
  t: 'sit'
  id: number
  seat: number
  name: string
}

export interface Stand {
  t: 'stand'
  id: number
  seat: number
}

export interface Fill {
  t: 'fill'
  id: number
  seat: number
  bot: string
}

export interface Start {
  t: 'start'
  id: number
  bot: string
}

export interface Relieve {
  t: 'relieve'
  id: number
  seat: number
  bot: string
}

export interface Resign {
  t: 'resign'
  id: number
  seat: number
}

export interface Chat {
  t: 'chat'
  id: number
  text: string
}

export interface Prefer {
  t: 'prefer'
  id: number
  forced: boolean
  passes: boolean
}

export interface Pace {
  t: 'pace'
  id: number
  ms: number
}

export interface Ping {
  t: 'ping'
  id: number
}

export interface Chair {
  kind: string
  player: string
  name: string
  bot: string
  here: boolean
  relieved: boolean
  resigned: boolean
}

export interface WireMenu {
  kind: string
  actions: (Record<string, any>)[]
  of: number[]
  low: number
  high: number
  disks: number[]
  speed: number
  more: boolean
}

export interface Ask {
  need: number
  seat: number
  menu: WireMenu
}

export interface ClockRules {
  kind: string
  seconds: number
  increment: number
  away: number
}

export interface Clock {
  left: number[]
  running: number[]
}

export interface Proposal {
  what: string
  seat: number
  waits: number[]
}

export interface Ending {
  places: number[]
  scores: number[]
  reason: string
  rating: number[]
}

export interface Scene {
  status: string
  host: string
  chairs: Chair[]
  deciders: number[]
  ask: Ask | null
  undo: string
  offers: Proposal[]
  clock: Clock | null
  pace: number
  ending: Ending | null
  next: string
  view: any
}

export interface Told {
  v: number
  n: number
  seat: number
  events: any[]
  said: string[]
}

export interface Line {
  v: number
  seat: number
  name: string
  text: string
  at: number
}

export interface Whole {
  t: 'table'
  protocol: number
  v: number
  id: string
  game: string
  options: Record<string, any>
  rules: ClockRules
  draws: boolean
  rated: boolean
  private: boolean
  bots: string[]
  you: string
  seats: number[]
  eyes: number | null
  forced: boolean
  passes: boolean
  question: string
  sum: number
  scene: Scene
  log: Told[]
  chat: Line[]
}

export interface Update {
  t: 'update'
  v: number
  patch?: any[][]
  told?: Told | null
  line?: Line | null
  question?: string
  sum?: number
  undone?: number
}

export interface Skip {
  t: 'skip'
  v: number
}

export interface Done {
  t: 'done'
  id: number
  v: number
}

export interface Refused {
  t: 'refused'
  id: number
  reason: string
  rule?: string
  text?: string
  about?: number[]
  need?: number
}

export interface Looked {
  t: 'looked'
  need: number
  labels: string[]
  rules: string[][]
  outlook?: any
}

export interface Because {
  t: 'because'
  fine?: boolean
  reason?: string
  rule?: string
  text?: string
  rules?: string[]
}

export interface Recalled {
  t: 'recalled'
  v: number
  view: any
  deciders: number[]
}

export interface Personal {
  t: 'you'
  seats: number[]
  forced: boolean
  passes: boolean
}

export interface Fault {
  t: 'fault'
  message: string
  where?: string
}

export interface Pong {
  t: 'pong'
  id: number
}

export interface Closing {
  t: 'closing'
  why: string
}

export interface Guest {
  name: string
}

export interface Account {
  login: string
  password: string
}

export interface Me {
  id: string
  name: string
  login: string
}

export interface Rating {
  game: string
  rating: number
  sure: number
  games: number
}

export interface Played {
  table: string
  game: string
  ended: number
  seat: number
  change: number
  names: string[]
  ending: Ending
}

export interface Profile {
  id: string
  name: string
  bot: string
  since: number
  ratings: Rating[]
  played: Played[]
  more: boolean
}

export interface Ranked {
  place: number
  player: string
  name: string
  bot: boolean
  rating: number
  sure: number
  games: number
}

export interface OptionValue {
  value: number | string | boolean
  name: string
}

export interface OptionInfo {
  key: string
  name: string
  about: string
  rule: string
  default: number | string | boolean
  values: OptionValue[]
  low: number | null
  high: number | null
  free: boolean
}

export interface GameInfo {
  name: string
  title: string
  stage: string
  seats: [number, number]
  options: OptionInfo[]
  bots: string[]
}

export interface RuleInfo {
  id: string
  section: string
  title: string
  text: string
}

export interface ClockChoice {
  kind: string
  seconds: number
  increment: number
  away: number
}

export interface NewTable {
  game: string
  chairs: string[]
  options: Record<string, number | string | boolean>
  clock: ClockChoice
  private: boolean
  rated: boolean
  start: boolean
  pace: number
}

export interface Made {
  id: string
}

export interface TableInfo {
  id: string
  game: string
  status: string
  who: string[]
  bots: boolean[]
  open: number
  watching: number
  clock: ClockChoice
  rated: boolean
  made: number
}

export interface Fork {
  at: number
  seat: number
  bot: string
}

export interface ReplayStep {
  told: Told
  patch: any[][]
  rules: string[][]
}

export interface Replay {
  id: string
  game: string
  names: string[]
  bots: boolean[]
  options: Record<string, any>
  ended: number
  ending: Ending | null
  verified: boolean
  view: any
  steps: ReplayStep[]
}

export interface Problem {
  message: string
  where: string
}

export interface Tables {
  t: 'tables'
  tables: TableInfo[]
}

export interface TableChanged {
  t: 'changed'
  table: TableInfo
}

export interface TableGone {
  t: 'gone'
  id: string
}

export type FromClient =
  | Hello
  | Act
  | Pick
  | Aim
  | Look
  | Why
  | Behind
  | Recall
  | Undo
  | Offer
  | Answer
  | Sit
  | Stand
  | Fill
  | Start
  | Relieve
  | Resign
  | Chat
  | Prefer
  | Pace
  | Ping

export type FromServer =
  | Whole
  | Update
  | Skip
  | Done
  | Refused
  | Looked
  | Because
  | Recalled
  | Personal
  | Fault
  | Pong
  | Closing

export type FromLobby =
  | Tables
  | TableChanged
  | TableGone
