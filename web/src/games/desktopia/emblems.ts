/** Emblems of kinds, from the game-icons set (CC BY 3.0, credited on the page of credits).
 *  A disk and its card show the same picture. Bold shapes were chosen: a missile is a dozen pixels wide. */
import anvil from '~icons/game-icons/anvil?raw'
import barrel from '~icons/game-icons/barrel?raw'
import batteryMinus from '~icons/game-icons/battery-minus?raw'
import batteryPack from '~icons/game-icons/battery-pack?raw'
import bowman from '~icons/game-icons/bowman?raw'
import broadheadArrow from '~icons/game-icons/broadhead-arrow?raw'
import burningEye from '~icons/game-icons/burning-eye?raw'
import daemonSkull from '~icons/game-icons/daemon-skull?raw'
import deerHead from '~icons/game-icons/deer-head?raw'
import fangs from '~icons/game-icons/fangs?raw'
import fire from '~icons/game-icons/fire?raw'
import fireRing from '~icons/game-icons/fire-ring?raw'
import fireSilhouette from '~icons/game-icons/fire-silhouette?raw'
import flowerEmblem from '~icons/game-icons/flower-emblem?raw'
import gasMask from '~icons/game-icons/gas-mask?raw'
import ghost from '~icons/game-icons/ghost?raw'
import healing from '~icons/game-icons/healing?raw'
import huntingHorn from '~icons/game-icons/hunting-horn?raw'
import ifrit from '~icons/game-icons/ifrit?raw'
import lasso from '~icons/game-icons/lasso?raw'
import lightningStorm from '~icons/game-icons/lightning-storm?raw'
import lightningTrio from '~icons/game-icons/lightning-trio?raw'
import magicBroom from '~icons/game-icons/magic-broom?raw'
import magnet from '~icons/game-icons/magnet?raw'
import magnetMan from '~icons/game-icons/magnet-man?raw'
import mineWagon from '~icons/game-icons/mine-wagon?raw'
import ramProfile from '~icons/game-icons/ram-profile?raw'
import ringedPlanet from '~icons/game-icons/ringed-planet?raw'
import scarabBeetle from '~icons/game-icons/scarab-beetle?raw'
import shepherdsCrook from '~icons/game-icons/shepherds-crook?raw'
import spikedShield from '~icons/game-icons/spiked-shield?raw'
import teleport from '~icons/game-icons/teleport?raw'
import thornyVine from '~icons/game-icons/thorny-vine?raw'
import tick from '~icons/game-icons/tick?raw'
import tornado from '~icons/game-icons/tornado?raw'
import waterFountain from '~icons/game-icons/water-fountain?raw'
import whip from '~icons/game-icons/whip?raw'

/** By the name that content files give (`icon`). */
const NAMED: Record<string, string> = {
  anvil, barrel, 'battery-minus': batteryMinus, 'battery-pack': batteryPack, bowman,
  'broadhead-arrow': broadheadArrow, 'burning-eye': burningEye, 'daemon-skull': daemonSkull, 'deer-head': deerHead,
  fangs, fire, 'fire-ring': fireRing, 'fire-silhouette': fireSilhouette, 'flower-emblem': flowerEmblem,
  'gas-mask': gasMask, ghost, healing, 'hunting-horn': huntingHorn, ifrit, lasso, 'lightning-storm': lightningStorm,
  'lightning-trio': lightningTrio, 'magic-broom': magicBroom, magnet, 'magnet-man': magnetMan,
  'mine-wagon': mineWagon, 'ram-profile': ramProfile, 'ringed-planet': ringedPlanet, 'scarab-beetle': scarabBeetle,
  'shepherds-crook': shepherdsCrook, 'spiked-shield': spikedShield, teleport, 'thorny-vine': thornyVine, tick,
  tornado, 'water-fountain': waterFountain, whip,
}

/** By the number of the kind: characters, artifacts, missiles, the barrel. */
const KINDS: readonly string[] = [
  'burning-eye', 'ifrit', 'fire-silhouette', 'gas-mask', 'fire-ring', 'deer-head', 'thorny-vine', 'scarab-beetle',
  'flower-emblem', 'bowman', 'lightning-storm', 'magnet-man', 'ram-profile', 'battery-minus', 'battery-pack',
  'shepherds-crook', 'whip', 'fangs', 'ghost', 'daemon-skull', 'mine-wagon', 'water-fountain', 'ringed-planet',
  'anvil', 'fire', 'tornado', 'spiked-shield', 'broadhead-arrow', 'lightning-trio', 'magnet', 'lasso', 'tick',
  'barrel',
]

/** What stands between the tags of an SVG with the box 0 0 512 512, in the current colour. */
export function emblem(kind: number, icon?: string): string {
  const svg = NAMED[icon ?? ''] ?? NAMED[KINDS[kind] ?? 'barrel'] ?? barrel
  return svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
}

/** The outlines of an emblem, for a canvas. */
export const outlines = (kind: number, icon?: string): string[] =>
  [...emblem(kind, icon).matchAll(/\sd="([^"]+)"/g)].map(([, path = '']) => path)

export const isDrawn = (icon: string): boolean => icon in NAMED
