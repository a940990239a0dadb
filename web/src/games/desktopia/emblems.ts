/** Emblems of kinds, from the game-icons set (CC BY 3.0, credited on the page of credits), and the colours of the Orders.
 *  A disk and its card show the same picture. Bold shapes were chosen: a missile is a dozen pixels wide. */
import anvil from '~icons/game-icons/anvil?raw'
import barrel from '~icons/game-icons/barrel?raw'
import batteryMinus from '~icons/game-icons/battery-minus?raw'
import batteryPack from '~icons/game-icons/battery-pack?raw'
import batteryPlus from '~icons/game-icons/battery-plus?raw'
import bowman from '~icons/game-icons/bowman?raw'
import broadheadArrow from '~icons/game-icons/broadhead-arrow?raw'
import burningEye from '~icons/game-icons/burning-eye?raw'
import carnivorousPlant from '~icons/game-icons/carnivorous-plant?raw'
import chainLightning from '~icons/game-icons/chain-lightning?raw'
import cyborgFace from '~icons/game-icons/cyborg-face?raw'
import daemonSkull from '~icons/game-icons/daemon-skull?raw'
import deerHead from '~icons/game-icons/deer-head?raw'
import fangedSkull from '~icons/game-icons/fanged-skull?raw'
import fangs from '~icons/game-icons/fangs?raw'
import fire from '~icons/game-icons/fire?raw'
import fireRing from '~icons/game-icons/fire-ring?raw'
import fireSilhouette from '~icons/game-icons/fire-silhouette?raw'
import flame from '~icons/game-icons/flame?raw'
import fountain from '~icons/game-icons/fountain?raw'
import gasMask from '~icons/game-icons/gas-mask?raw'
import ghost from '~icons/game-icons/ghost?raw'
import goldMine from '~icons/game-icons/gold-mine?raw'
import healing from '~icons/game-icons/healing?raw'
import holosphere from '~icons/game-icons/holosphere?raw'
import hornedHelm from '~icons/game-icons/horned-helm?raw'
import huntingHorn from '~icons/game-icons/hunting-horn?raw'
import ifrit from '~icons/game-icons/ifrit?raw'
import imp from '~icons/game-icons/imp?raw'
import impLaugh from '~icons/game-icons/imp-laugh?raw'
import lasso from '~icons/game-icons/lasso?raw'
import lightningStorm from '~icons/game-icons/lightning-storm?raw'
import lightningTrio from '~icons/game-icons/lightning-trio?raw'
import magicBroom from '~icons/game-icons/magic-broom?raw'
import magnet from '~icons/game-icons/magnet?raw'
import magnetMan from '~icons/game-icons/magnet-man?raw'
import metalGolemHead from '~icons/game-icons/metal-golem-head?raw'
import mineWagon from '~icons/game-icons/mine-wagon?raw'
import oak from '~icons/game-icons/oak?raw'
import ramProfile from '~icons/game-icons/ram-profile?raw'
import ringedPlanet from '~icons/game-icons/ringed-planet?raw'
import scarabBeetle from '~icons/game-icons/scarab-beetle?raw'
import shepherdsCrook from '~icons/game-icons/shepherds-crook?raw'
import siegeRam from '~icons/game-icons/siege-ram?raw'
import smokingOrb from '~icons/game-icons/smoking-orb?raw'
import spartanHelmet from '~icons/game-icons/spartan-helmet?raw'
import spectre from '~icons/game-icons/spectre?raw'
import spikedShield from '~icons/game-icons/spiked-shield?raw'
import teleport from '~icons/game-icons/teleport?raw'
import tick from '~icons/game-icons/tick?raw'
import tornado from '~icons/game-icons/tornado?raw'
import treeFace from '~icons/game-icons/tree-face?raw'
import vineFlower from '~icons/game-icons/vine-flower?raw'
import waterFountain from '~icons/game-icons/water-fountain?raw'
import whip from '~icons/game-icons/whip?raw'

/** By the name that content files give (`icon`). */
const NAMED: Record<string, string> = {
  anvil, barrel, 'battery-minus': batteryMinus, 'battery-pack': batteryPack, 'battery-plus': batteryPlus, bowman,
  'broadhead-arrow': broadheadArrow, 'burning-eye': burningEye, 'carnivorous-plant': carnivorousPlant,
  'chain-lightning': chainLightning, 'cyborg-face': cyborgFace, 'daemon-skull': daemonSkull, 'deer-head': deerHead,
  'fanged-skull': fangedSkull, fangs, fire, 'fire-ring': fireRing, 'fire-silhouette': fireSilhouette, flame,
  fountain, 'gas-mask': gasMask, ghost, 'gold-mine': goldMine, healing, holosphere, 'horned-helm': hornedHelm,
  'hunting-horn': huntingHorn, ifrit, imp, 'imp-laugh': impLaugh, lasso, 'lightning-storm': lightningStorm,
  'lightning-trio': lightningTrio, 'magic-broom': magicBroom, magnet, 'magnet-man': magnetMan,
  'metal-golem-head': metalGolemHead, 'mine-wagon': mineWagon, oak, 'ram-profile': ramProfile,
  'ringed-planet': ringedPlanet, 'scarab-beetle': scarabBeetle, 'shepherds-crook': shepherdsCrook,
  'siege-ram': siegeRam, 'smoking-orb': smokingOrb, 'spartan-helmet': spartanHelmet, spectre,
  'spiked-shield': spikedShield, teleport, tick, tornado, 'tree-face': treeFace, 'vine-flower': vineFlower,
  'water-fountain': waterFountain, whip,
}

/** By the number of the kind: characters, artifacts, missiles, the barrel. */
const KINDS: readonly string[] = [
  'horned-helm', 'imp-laugh', 'fire-silhouette', 'gas-mask', 'spartan-helmet', 'deer-head', 'fangs', 'scarab-beetle',
  'oak', 'bowman', 'metal-golem-head', 'cyborg-face', 'ram-profile', 'battery-minus', 'battery-pack', 'shepherds-crook',
  'whip', 'fanged-skull', 'ghost', 'imp', 'mine-wagon', 'water-fountain', 'ringed-planet', 'anvil', 'flame', 'tornado',
  'spiked-shield', 'broadhead-arrow', 'lightning-trio', 'magnet', 'lasso', 'tick', 'barrel',
]

/** What stands between the tags of an SVG with the box 0 0 512 512, in the current colour. */
export function emblem(kind: number, icon?: string): string {
  const svg = NAMED[icon ?? ''] ?? NAMED[KINDS[kind] ?? 'barrel'] ?? barrel
  return svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
}

/** The outlines of an emblem, for a canvas. */
export const outlines = (kind: number, icon?: string): string[] =>
  [...emblem(kind, icon).matchAll(/\sd="([^"]+)"/g)].map(([, path = '']) => path)

/** The colour of an Order's wood, a deep and a light tone of it, and the ground of its stickers: white reads on it. */
export interface OrderTones {
  readonly wood: string
  readonly deep: string
  readonly light: string
  readonly ground: string
}

export const ORDERS: readonly OrderTones[] = [
  { wood: '#5f9a3c', deep: '#2c5420', light: '#a5cf7b', ground: '#2f6a2c' },
  { wood: '#e0701d', deep: '#8a3507', light: '#ffb266', ground: '#a8420b' },
  { wood: '#8f8b86', deep: '#47443f', light: '#c9c5bd', ground: '#57534e' },
  { wood: '#3f7cb8', deep: '#173f6b', light: '#8cbbe6', ground: '#1d5190' },
]

/** Grass, Fire, Dust, Metal: sixteen disks each. */
export const orderOf = (disk: number): OrderTones => ORDERS[Math.floor(disk / 16)] as OrderTones
