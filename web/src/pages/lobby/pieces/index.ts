/** What lies beside the box of which game, where the cloth has room for it. */
import type { Component } from 'svelte'
import Gorgasali from './Gorgasali.svelte'

const PIECES: Record<string, Component> = { gorgasali: Gorgasali }

export const piecesOf = (game: string): Component | undefined => PIECES[game]
