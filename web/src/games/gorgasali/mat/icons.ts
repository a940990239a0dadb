/** Art of cards, characters and signs, from the game-icons set (CC BY 3.0, credited on the page of credits). Each is
 *  the inside of an SVG with the box 0 0 512 512, in the current colour, so that it can stand in HTML and on the board. */
import allSeeingEye from '~icons/game-icons/all-seeing-eye?raw'
import ammoBox from '~icons/game-icons/ammo-box?raw'
import anvil from '~icons/game-icons/anvil?raw'
import axeSwing from '~icons/game-icons/axe-swing?raw'
import barbute from '~icons/game-icons/barbute?raw'
import explosionRays from '~icons/game-icons/explosion-rays?raw'
import flyingFlag from '~icons/game-icons/flying-flag?raw'
import bolterGun from '~icons/game-icons/bolter-gun?raw'
import breastplate from '~icons/game-icons/breastplate?raw'
import bubbleField from '~icons/game-icons/bubble-field?raw'
import bullets from '~icons/game-icons/bullets?raw'
import bullseye from '~icons/game-icons/bullseye?raw'
import burningEmbers from '~icons/game-icons/burning-embers?raw'
import caduceus from '~icons/game-icons/caduceus?raw'
import canoe from '~icons/game-icons/canoe?raw'
import cardPickup from '~icons/game-icons/card-pickup?raw'
import cardRandom from '~icons/game-icons/card-random?raw'
import checkedShield from '~icons/game-icons/checked-shield?raw'
import chestArmor from '~icons/game-icons/chest-armor?raw'
import compass from '~icons/game-icons/compass?raw'
import crossedPistols from '~icons/game-icons/crossed-pistols?raw'
import cycle from '~icons/game-icons/cycle?raw'
import desertEagle from '~icons/game-icons/desert-eagle?raw'
import electric from '~icons/game-icons/electric?raw'
import fangs from '~icons/game-icons/fangs?raw'
import fireBottle from '~icons/game-icons/fire-bottle?raw'
import flame from '~icons/game-icons/flame?raw'
import frozenBody from '~icons/game-icons/frozen-body?raw'
import gunRose from '~icons/game-icons/gun-rose?raw'
import gunshot from '~icons/game-icons/gunshot?raw'
import healthPotion from '~icons/game-icons/health-potion?raw'
import hearts from '~icons/game-icons/hearts?raw'
import diceSixFacesFive from '~icons/game-icons/dice-six-faces-five?raw'
import knapsack from '~icons/game-icons/knapsack?raw'
import leeEnfield from '~icons/game-icons/lee-enfield?raw'
import lightningDissipation from '~icons/game-icons/lightning-dissipation?raw'
import lockedChest from '~icons/game-icons/locked-chest?raw'
import m3GreaseGun from '~icons/game-icons/m3-grease-gun?raw'
import minigun from '~icons/game-icons/minigun?raw'
import molotov from '~icons/game-icons/molotov?raw'
import moonOrbit from '~icons/game-icons/moon-orbit?raw'
import mp5 from '~icons/game-icons/mp5?raw'
import octopus from '~icons/game-icons/octopus?raw'
import perspectiveDiceSixFacesSix from '~icons/game-icons/perspective-dice-six-faces-six?raw'
import pistolGun from '~icons/game-icons/pistol-gun?raw'
import potionBall from '~icons/game-icons/potion-ball?raw'
import revolver from '~icons/game-icons/revolver?raw'
import rifle from '~icons/game-icons/rifle?raw'
import dominoMask from '~icons/game-icons/domino-mask?raw'
import ropeCoil from '~icons/game-icons/rope-coil?raw'
import roundPotion from '~icons/game-icons/round-potion?raw'
import sawedOffShotgun from '~icons/game-icons/sawed-off-shotgun?raw'
import shield from '~icons/game-icons/shield?raw'
import smokeBomb from '~icons/game-icons/smoke-bomb?raw'
import snowflake2 from '~icons/game-icons/snowflake-2?raw'
import pocketWatch from '~icons/game-icons/pocket-watch?raw'
import spyglass from '~icons/game-icons/spyglass?raw'
import standingPotion from '~icons/game-icons/standing-potion?raw'
import starProminences from '~icons/game-icons/star-prominences?raw'
import steyrAug from '~icons/game-icons/steyr-aug?raw'
import stoneWall from '~icons/game-icons/stone-wall?raw'
import sunSpear from '~icons/game-icons/sun-spear?raw'
import swordsPower from '~icons/game-icons/swords-power?raw'
import syringe from '~icons/game-icons/syringe?raw'
import teleport from '~icons/game-icons/teleport?raw'
import tombstone from '~icons/game-icons/tombstone?raw'
import trade from '~icons/game-icons/trade?raw'
import treehouse from '~icons/game-icons/treehouse?raw'
import visoredHelm from '~icons/game-icons/visored-helm?raw'
import walkingBoot from '~icons/game-icons/walking-boot?raw'
import wildfires from '~icons/game-icons/wildfires?raw'
import woodAxe from '~icons/game-icons/wood-axe?raw'

export const BOX = '0 0 512 512'

/** What stands between the tags of an SVG. */
export const bodyOf = (svg: string): string =>
  svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

const CARDS: Record<string, string> = {
  sparrow: pistolGun, gemini: crossedPistols, seven: revolver, dobergun: desertEagle, locust: m3GreaseGun,
  mantis: mp5, lynx: steyrAug, hydra: minigun, tochinator: sawedOffShotgun, anvil, everload: bolterGun,
  bloodroot: gunRose, farsight: leeEnfield, breathhold: rifle, helmet: barbute, body_armour: breastplate,
  small_potion: roundPotion, medium_potion: standingPotion, large_potion: healthPotion, axe: woodAxe, boat: canoe,
  rope: ropeCoil, compass, adrenaline: syringe, teleport, extra_six: perspectiveDiceSixFacesSix, second_volley: cycle,
  second_swing: axeSwing, long_lens: spyglass, ammo_bag: ammoBox, barrier: stoneWall,
  ball_lightning: lightningDissipation, tree_platform: treehouse, magic_field: bubbleField, flame_bulb: fireBottle,
  magic_spear: sunSpear, ntt_bulb: electric, smoke_bulb: smokeBomb,
}

const CHARACTERS: Record<string, string> = {
  armazi: starProminences, ebue: pocketWatch, varas: dominoMask, medea: caduceus, tsiva: snowflake2, octor: octopus,
  kruber: allSeeingEye, tharsis: burningEmbers, drain: fangs, emoon: moonOrbit,
}

const SIGNS: Record<string, string> = {
  weapon: gunshot, helmet: visoredHelm, body: chestArmor, defensive: checkedShield, throwable: molotov,
  consumable: potionBall, backpack: knapsack, chest: lockedChest, heart: hearts, frozen: frozenBody, burned: flame,
  dead: tombstone, range: bullseye, dice: diceSixFacesFive, round: flyingFlag, damage: explosionRays, blocks: shield,
  six_shooter: revolver, striker: mp5, massive: sawedOffShotgun, scout: rifle, healing: hearts, movement: walkingBoot,
  extension: swordsPower, ammo: bullets, zone: wildfires, hand: cardPickup, cards: cardRandom, trade,
}

const kept = new Map<string, string>()

function found(from: Record<string, string>, key: string, instead: string): string {
  const svg = from[key] ?? from[instead] ?? instead
  const known = kept.get(svg)
  if (known !== undefined) return known
  const body = bodyOf(svg)
  kept.set(svg, body)
  return body
}

/** By the key of the catalogue; a card that nobody has drawn shows cards. */
export const cardIcon = (key: string): string => found({ ...SIGNS, ...CARDS }, key, 'cards')

export const characterIcon = (key: string): string => found({ ...SIGNS, ...CHARACTERS }, key, 'cards')

/** Of a category, a group, or a state of a seat. */
export const sign = (key: string): string => found(SIGNS, key, 'cards')

export interface Emblem {
  /** The inside of an SVG with the box 0 0 512 512, in the current colour. */
  readonly body: string
  /** The ground of the emblem, and what is drawn on it; 4.5:1 between them. */
  readonly colour: string
  readonly ink: string
  /** A darker form of the colour, for edges. */
  readonly deep: string
}

/** Colour, edge and ink of each character, told apart by their emblem as well. */
const TONES: Record<string, readonly [string, string, string]> = {
  armazi: ['#f2b632', '#8a5a05', '#2b1a02'],
  ebue: ['#7a3fa0', '#42205a', '#fff'],
  varas: ['#4a5a3a', '#232d19', '#fff'],
  medea: ['#1f7f6a', '#0c4537', '#fff'],
  tsiva: ['#a9d8f2', '#2f6d93', '#0c2637'],
  octor: ['#c2557f', '#6d2442', '#fff'],
  kruber: ['#2d5aa8', '#142f60', '#fff'],
  tharsis: ['#b8370f', '#5f1a05', '#fff'],
  drain: ['#6e1226', '#33060f', '#fff'],
  emoon: ['#e8e2d0', '#7d7460', '#2a2436'],
}

export const emblems: Record<string, Emblem> = Object.fromEntries(
  Object.entries(TONES).map(([key, [colour, deep, ink]]) => [key, { body: characterIcon(key), colour, deep, ink }]),
)

/** Before a character is chosen, and for one that nobody has drawn. */
const NOBODY: Emblem = { body: sign('cards'), colour: '#6b5b49', deep: '#382d20', ink: '#fff' }

export const emblemOf = (key: string | undefined): Emblem => emblems[key ?? ''] ?? NOBODY
