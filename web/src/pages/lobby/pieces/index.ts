/** What lies beside the box of which game, where the cloth has room for it. */
import type { Component } from 'svelte'
import Desktopia from './Desktopia.svelte'
import Gorgasali from './Gorgasali.svelte'

const PIECES: Record<string, Component> = { desktopia: Desktopia, gorgasali: Gorgasali }

export const piecesOf = (game: string): Component | undefined => PIECES[game]
