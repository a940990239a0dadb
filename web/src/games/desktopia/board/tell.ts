/** What a disk's slip of paper says of it, with the rules behind it. */
import {
  campOf, cardOf, characterOf, controllerOf, diskOf, hindrance, isAllied, lifeLimit, nameOf, ownerName, ridersOf, sideOf, type Table,
} from '../facts'
import { nearPairs, nearTo } from '../near'
import { HIT_RULES, ruleOf } from '../rules'
import { isArtifact, isCharacter, roleOf, USED } from '../units'
import type { DiskView } from '../wire'

export interface Fact {
  readonly text: string
  readonly rule: string
  readonly tone?: 'good' | 'bad' | 'warn'
}

/** Who it is, in one line. */
export function whoIs(table: Table, disk: DiskView): string {
  const role = table.t(`dt-role-${roleOf(disk.id)}`)
  const seat = sideOf(table.view, disk)
  const side = seat < 0 ? 'nobody' : seat === table.eyes ? 'mine' : isAllied(table.view, seat, table.eyes ?? -1) ? 'ally' : 'enemy'
  return table.t('dt-who', { role, owner: ownerName(table, seat), side })
}

/** For whoever hears it: name, owner, life, what lies on it. */
export function spoken(table: Table, disk: DiskView): string {
  const parts = [nameOf(table, disk.id), whoIs(table, disk)]
  if (isCharacter(disk.id)) parts.push(table.t('dt-life', { life: disk.life, limit: lifeLimit(table, disk) }))
  for (const rider of ridersOf(table.view.disks, disk.id)) parts.push(cardOf(table, rider.kind).name)
  const why = hindrance(table, disk)
  if (why) parts.push(why.text)
  return parts.join(', ')
}

export function factsOf(table: Table, id: number): Fact[] {
  const disk = diskOf(table.view, id)
  if (!disk) return []
  if (isCharacter(id)) return [...cardFacts(table, disk), ...placeFacts(table, disk), ...hinderFacts(table, disk)]
  if (isArtifact(id)) return [...artifactFacts(table, disk), ...placeFacts(table, disk)]
  return [{ text: cardOf(table, disk.kind).text, rule: ruleOf(cardOf(table, disk.kind).key) }]
}

function cardFacts(table: Table, disk: DiskView): Fact[] {
  const card = characterOf(table, disk.kind)
  if (!card) return []
  const found: Fact[] = [{ text: table.t('dt-life', { life: disk.life, limit: card.life }), rule: 'DT-3.8', ...(disk.life < card.life ? { tone: 'warn' as const } : {}) }]
  for (const hit of card.hits) if (hit !== 'plain') found.push({ text: table.t(`dt-hit-${hit}`), rule: HIT_RULES[hit] ?? 'DT-9.6' })
  if (card.sectors.length > 0) found.push({ text: table.t('dt-sector'), rule: 'DT-9.15' })
  found.push(...stockFacts(table, disk))
  if (card.text) found.push({ text: card.text, rule: ruleOf(card.key) })
  const lent = campOf(table.view, disk.seat)?.lent.filter(([, hero]) => hero === disk.id).length ?? 0
  if (lent > 0) found.push({ text: table.t('dt-lent', { count: lent }), rule: 'DT-18.52', tone: 'good' })
  return found
}

function stockFacts(table: Table, disk: DiskView): Fact[] {
  const stock = campOf(table.view, disk.seat)?.stocks.find((one) => one.kind === disk.kind)
  if (!stock) return []
  const missile = cardOf(table, stock.missile).name
  const id = stock.limit < 0 ? 'dt-stock-free' : 'dt-stock'
  return [{ text: table.t(id, { missile, count: stock.count, limit: stock.limit }), rule: stock.limit < 0 ? 'DT-10.17' : 'DT-10.16' }]
}

/** What it stands on, what lies on it, who is near. */
function placeFacts(table: Table, disk: DiskView): Fact[] {
  const { view } = table
  const found: Fact[] = []
  const below = diskOf(view, disk.on)
  if (below) found.push({ text: table.t('dt-stands', { what: nameOf(table, below.id) }), rule: 'DT-15.7' })
  for (const rider of ridersOf(view.disks, disk.id).filter((one) => one.on === disk.id || !isCharacter(disk.id))) {
    const name = isCharacter(rider.id) ? nameOf(table, rider.id) : cardOf(table, rider.kind).name
    found.push({ text: table.t('dt-bears', { what: name, owner: ownerName(table, rider.seat) }), rule: isCharacter(rider.id) ? 'DT-15.7' : ruleOf(cardOf(table, rider.kind).key) })
  }
  const near = nearTo(disk.id, nearPairs(view))
  if (near.length > 0) found.push({ text: table.t('dt-near', { who: near.map((one) => nameOf(table, one)).join(', ') }), rule: 'DT-2.8' })
  return found
}

function hinderFacts(table: Table, disk: DiskView): Fact[] {
  const why = hindrance(table, disk)
  return why ? [{ ...why, tone: 'bad' }] : []
}

function artifactFacts(table: Table, disk: DiskView): Fact[] {
  const card = cardOf(table, disk.kind)
  const found: Fact[] = card.text ? [{ text: card.text, rule: ruleOf(card.key) }] : []
  if (controllerOf(table.view, disk.id) < 0) found.push({ text: table.t('dt-neutral'), rule: 'DT-15.4' })
  else if (disk.marks & USED) found.push({ text: table.t('dt-used'), rule: 'DT-15.10', tone: 'warn' })
  return found
}
