import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CardInfo } from '../wire'
import { abilityRules, figuresOf, rulesOf, slotRules, stonesOf } from './cards'
import { cardIcon, characterIcon, emblems, sign } from './icons'

const root = new URL('../../../../../src/tavola/games/gorgasali/', import.meta.url)
const rulebook = readFileSync(new URL('rulebook/en.md', root), 'utf8')
const keysIn = (file: string): string[] => [...readFileSync(new URL(`content/${file}`, root), 'utf8').matchAll(/^key\s*=\s*"(\w+)"/gm)].map((found) => found[1] ?? '')

const card = (over: Partial<CardInfo>): CardInfo => ({
  kind: 0, key: '', name: '', rule: 'GO-62.1', text: '', category: 'weapon', group: '', rarity: 'common', copies: 1, dice: 0, damage: 0,
  range: 0, fixed: false, minimum: [], blocks: 0, heal: 0, ...over,
})

describe('cards', () => {
  const cards = [...keysIn('weapons.toml'), ...keysIn('support.toml')]
  const characters = keysIn('characters.toml')

  it('are all drawn, each with a picture of its own', () => {
    expect(cards.length).toBe(38)
    expect(new Set(cards.map(cardIcon)).size).toBe(38)
    expect(cards.filter((key) => cardIcon(key) === sign('cards'))).toEqual([])
  })

  it('have characters with emblems of their own', () => {
    expect(Object.keys(emblems).sort()).toEqual([...characters].sort())
    expect(new Set(characters.map(characterIcon)).size).toBe(10)
    for (const emblem of Object.values(emblems)) expect(emblem.body).toMatch(/^<(path|g)/)
  })

  it('say their numbers, the most telling first', () => {
    expect(figuresOf(card({ damage: 4, dice: 2, range: 2 })).map((one) => one.text)).toEqual(['×4', '2', '2'])
    expect(figuresOf(card({ damage: 45, dice: 1, range: 1, fixed: true }))[0]?.text).toBe('45')
    expect(figuresOf(card({ category: 'consumable', heal: 20 }))).toEqual([{ what: 'healing', text: '+20' }])
    expect(figuresOf(card({ category: 'helmet', blocks: 10 }))).toEqual([{ what: 'blocks', text: '10' }])
  })

  it('show rarity as a number of stones too', () => {
    expect(['common', 'rare', 'epic', 'legendary'].map(stonesOf)).toEqual([1, 2, 3, 4])
  })

  it('lead to rules that exist', () => {
    const cited = new Set<string>()
    const groups = ['six_shooter', 'striker', 'massive', 'scout', 'healing', 'movement', 'extension', 'ammo', '']
    const categories = ['weapon', 'helmet', 'body', 'defensive', 'throwable', 'consumable']
    for (const key of cards) for (const group of groups) for (const category of categories) rulesOf(card({ key, group, category })).forEach((rule) => cited.add(rule))
    for (const category of categories) for (const active of [true, false]) slotRules(category, active).forEach((rule) => cited.add(rule))
    for (const key of characters) for (const passive of [true, false]) abilityRules(key, passive).forEach((rule) => cited.add(rule))
    for (const rule of ['GO-13.2', 'GO-13.3', 'GO-13.5', 'GO-14.2', 'GO-65.10', 'GO-6.14', 'GO-6.17', 'GO-6.18', 'GO-55.1', 'GO-55.7', 'GO-4.22', 'GO-61.1', 'GO-61.5']) cited.add(rule)
    expect([...cited].filter((rule) => !rulebook.includes(`**${rule}**`))).toEqual([])
  })
})
