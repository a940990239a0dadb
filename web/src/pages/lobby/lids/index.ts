/** Which drawing lies on the box of which game. */
import type { Component } from 'svelte'
import Desktopia from './Desktopia.svelte'
import Gorgasali from './Gorgasali.svelte'
import Plain from './Plain.svelte'

const LIDS: Record<string, Component> = { desktopia: Desktopia, gorgasali: Gorgasali }

export const lidOf = (game: string): Component => LIDS[game] ?? Plain
