/** The scene in words: turn and goals, every camp with its disks and where they lie, the landscape. */
import type { TextPart } from '../face'
import { goalLines, titleOf } from './board/goals'
import { cardOf, characterOf, controllerOf, diskOf, hindrance, lifeLimit, nameOf, ownerName, ridersOf, type Table } from './facts'
import { nearPairs, nearTo } from './near'
import { isArtifact, isCharacter, mm } from './units'
import type { CampView, DiskView } from './wire'

export const text = (table: Table): readonly TextPart[] => [
  { title: titleOf(table), lines: general(table) },
  ...table.view.camps.map((camp) => ({ title: titleOfCamp(table, camp), lines: campLines(table, camp) })),
  { title: table.t('dt-text-field'), lines: fieldLines(table) },
]

function general(table: Table): string[] {
  const { view } = table
  const { turn } = view
  const lines = goalLines(table).map((goal) => (goal.progress ? `${goal.text} (${goal.progress})` : goal.text))
  if (view.round > 0) lines.push(table.t('dt-round', { round: view.round }))
  if (turn.seat >= 0) {
    lines.push(table.t('dt-text-turn', { who: ownerName(table, turn.seat) }), table.t('dt-actions', { used: turn.used, budget: turn.budget }))
  }
  lines.push(table.t('dt-text-cards', { count: view.time_cards }))
  if (view.field.rituals) lines.push(table.t('dt-text-deck', { count: view.deck }))
  return lines
}

const titleOfCamp = (table: Table, camp: CampView): string => {
  const squad = table.view.field.squads[camp.squad]?.[table.lang]
  const who = ownerName(table, camp.seat)
  return squad ? table.t('dt-text-camp', { who, squad }) : who
}

function campLines(table: Table, camp: CampView): string[] {
  const lines = table.view.disks.filter((one) => one.seat === camp.seat && isCharacter(one.id)).map((disk) => diskLine(table, disk))
  if (camp.gone > 0) lines.unshift(table.t('dt-out'))
  if (camp.penalties) lines.push(table.t('dt-penalties', { count: camp.penalties }))
  if (camp.bonuses) lines.push(table.t('dt-bonuses', { count: camp.bonuses }))
  for (const stock of camp.stocks) {
    const who = characterOf(table, stock.kind)?.name ?? ''
    const args = { who, missile: cardOf(table, stock.missile).name, count: stock.count, limit: stock.limit }
    lines.push(table.t(stock.limit < 0 ? 'dt-text-stock-free' : 'dt-text-stock', args))
  }
  if (camp.hand.length) lines.push(handLine(table, camp))
  const fallen = camp.fallen.filter((_, at) => at % 2 === 1).map((kind) => cardOf(table, kind).name)
  if (fallen.length) lines.push(table.t('dt-text-fallen', { who: fallen.join(', ') }))
  return lines
}

function handLine(table: Table, camp: CampView): string {
  const known = camp.hand.flatMap((kind) => table.catalogue.rituals.find((one) => one.kind === kind)?.name ?? [])
  return known.length ? table.t('dt-text-rituals', { cards: known.join(', ') }) : table.t('dt-rituals', { count: camp.hand.length })
}

const where = (table: Table, disk: DiskView): string =>
  table.t('dt-text-at', { x: Math.round(mm(disk.x)), y: Math.round(mm(disk.y)) })

/** A character with all that matters: life, place, what it stands on, what it bears, who is near, why it rests. */
function diskLine(table: Table, disk: DiskView): string {
  const { view } = table
  const parts = [nameOf(table, disk.id), table.t('dt-life', { life: disk.life, limit: lifeLimit(table, disk) })]
  parts.push(disk.off ? table.t('dt-text-off') : where(table, disk))
  const below = diskOf(view, disk.on)
  if (below) parts.push(table.t('dt-stands', { what: nameOf(table, below.id) }))
  for (const rider of ridersOf(view.disks, disk.id)) {
    parts.push(table.t('dt-bears', { what: cardOf(table, rider.kind).name, owner: ownerName(table, rider.seat) }))
  }
  const near = nearTo(disk.id, nearPairs(view))
  if (near.length) parts.push(table.t('dt-near', { who: near.map((id) => nameOf(table, id)).join(', ') }))
  const why = hindrance(table, disk)
  if (why) parts.push(why.text)
  return parts.join('; ')
}

function fieldLines(table: Table): string[] {
  const { field, disks } = table.view
  const lines = [table.t('dt-text-size', { width: Math.round(mm(field.width)), height: Math.round(mm(field.height)), wall: String(field.wall) })]
  for (const disk of disks.filter((one) => isArtifact(one.id) || (!isCharacter(one.id) && one.on < 0))) {
    const whose = isArtifact(disk.id) ? table.t('dt-text-artifact', { owner: ownerName(table, controllerOf(table.view, disk.id)) }) : ''
    lines.push([nameOf(table, disk.id), where(table, disk), whose].filter(Boolean).join('; '))
  }
  for (const thing of field.things) {
    lines.push(table.t('dt-text-thing', { what: thingName(table, thing.key), x: Math.round(mm(thing.x)), y: Math.round(mm(thing.y)) }))
  }
  return lines
}

export const thingName = (table: Table, key: string): string =>
  table.catalogue.things.find((one) => one.key === key)?.name ?? key
