/** Sounds, made on the spot by Web Audio: short, of wood and paper, none loud. Silent until the first gesture, as browsers
 *  demand, and at most a handful at once. */
import type { Sound } from '../games/face'
import { settings } from './settings.svelte'

/** A note: when it begins, how long it sounds, where its pitch starts and ends (Hz), how loud, of which wave. */
export interface Tone { at: number; for: number; from: number; to: number; gain: number; wave: OscillatorType }
/** A rustle: noise through a band around `from`..`to` Hz; `q` narrows it. */
export interface Rustle { at: number; for: number; from: number; to: number; gain: number; q: number }

export const tone = (at: number, length: number, from: number, to: number, gain: number, wave: OscillatorType = 'sine'): Tone =>
  ({ at, for: length, from, to, gain, wave })
export const rustle = (at: number, length: number, from: number, to: number, gain: number, q = 1): Rustle =>
  ({ at, for: length, from, to, gain, q })

const knock = (at: number, pitch: number, gain: number): (Tone | Rustle)[] =>
  [tone(at, 0.07, pitch, pitch * 0.6, gain), rustle(at, 0.03, 2400, 900, gain * 0.6, 0.8)]

/** Notes of one sound. */
export type Notes = readonly (Tone | Rustle)[]

const VOICES: Record<Sound, Notes> = {
  step: knock(0, 300, 0.22),
  dice: [0, 0.07, 0.13, 0.21, 0.32].flatMap((at, n) => knock(at, 620 - 45 * n, 0.2 - 0.025 * n)),
  card: [rustle(0, 0.14, 1800, 5200, 0.22, 0.9), rustle(0.1, 0.05, 900, 500, 0.14, 1.2)],
  hit: [tone(0, 0.16, 190, 60, 0.42, 'triangle'), rustle(0, 0.09, 1600, 300, 0.3, 0.7)],
  miss: [rustle(0, 0.24, 700, 3200, 0.16, 2.4)],
  heal: [tone(0, 0.4, 523, 523, 0.12), tone(0.09, 0.4, 659, 659, 0.12), tone(0.18, 0.5, 784, 784, 0.12)],
  chest: [rustle(0, 0.2, 260, 520, 0.2, 3), ...knock(0.17, 180, 0.3), tone(0.24, 0.4, 1318, 1318, 0.07)],
  magic: [tone(0, 0.5, 440, 1320, 0.1), tone(0.05, 0.5, 660, 1980, 0.06), rustle(0, 0.5, 3000, 7000, 0.05, 3)],
  zone: [tone(0, 1.1, 98, 82, 0.3, 'triangle'), tone(0, 1.1, 147, 123, 0.14), rustle(0, 0.9, 240, 90, 0.2, 1)],
  turn: [tone(0, 0.25, 587, 587, 0.14), tone(0.12, 0.45, 880, 880, 0.14)],
  win: [523, 659, 784, 1047].map((pitch, n) => tone(0.13 * n, 0.55, pitch, pitch, 0.13, 'triangle')),
  wood: [...knock(0, 900, 0.22), ...knock(0.09, 1150, 0.14), ...knock(0.2, 700, 0.08)],
  refused: [tone(0, 0.12, 196, 185, 0.16, 'triangle'), tone(0.11, 0.16, 165, 155, 0.16, 'triangle')],
}

const MOST = 8

let context: AudioContext | null = null
let noise: AudioBuffer | null = null
let sounding = 0

function noiseOf(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  }
  return noise
}

/** A sharp beginning and a soft end. */
function envelope(audio: AudioContext, part: Tone | Rustle, start: number, volume: number, into: AudioNode): GainNode {
  const node = audio.createGain()
  node.gain.setValueAtTime(0.0001, start)
  node.gain.exponentialRampToValueAtTime(Math.max(0.0002, part.gain * volume), start + 0.006)
  node.gain.exponentialRampToValueAtTime(0.0001, start + part.for)
  node.connect(into)
  return node
}

function sourceOf(audio: AudioContext, part: Tone | Rustle, start: number, into: AudioNode): AudioScheduledSourceNode {
  if ('wave' in part) {
    const oscillator = audio.createOscillator()
    oscillator.type = part.wave
    oscillator.frequency.setValueAtTime(part.from, start)
    oscillator.frequency.exponentialRampToValueAtTime(part.to, start + part.for)
    oscillator.connect(into)
    return oscillator
  }
  const source = audio.createBufferSource()
  source.buffer = noiseOf(audio)
  source.loop = true
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = part.q
  band.frequency.setValueAtTime(part.from, start)
  band.frequency.exponentialRampToValueAtTime(part.to, start + part.for)
  source.connect(band).connect(into)
  return source
}

/** `side`: from the left (-1) to the right (1). */
function sing(audio: AudioContext, notes: Notes, side: number): void {
  const volume = settings.volume / 100
  const now = audio.currentTime + 0.01
  const out = side === 0 ? audio.destination : audio.createStereoPanner()
  if (out instanceof StereoPannerNode) {
    out.pan.value = side
    out.connect(audio.destination)
  }
  sounding++
  let last = 0
  for (const part of notes) {
    const source = sourceOf(audio, part, now + part.at, envelope(audio, part, now + part.at, volume, out))
    source.start(now + part.at)
    source.stop(now + part.at + part.for + 0.02)
    last = Math.max(last, part.at + part.for)
  }
  setTimeout(() => sounding--, 1000 * last)
}

/** Sound may be made from the first gesture on; when it is done, it can be heard. */
export async function wake(): Promise<void> {
  if (!settings.sound) return
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
}

/** Called once, by main.ts. */
export function watchGestures(): void {
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, () => void wake(), { capture: true, passive: true })
}

/** Play this kind, unless it is switched off. A game may bring notes of its own for it, and say from which side. */
export function play(kind: Sound, notes: Notes = VOICES[kind], side = 0): void {
  if (!settings.sound || settings.volume === 0 || settings.muted.includes(kind)) return
  if (context?.state === 'running' && sounding < MOST && !document.hidden) sing(context, notes, side)
}
