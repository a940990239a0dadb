/** The cards of the box as the table tells them, in the language of the player. */
export interface CharacterInfo {
  kind: number
  key: string
  name: string
  text: string
  order: string
  rank: string
  klass: string
  life: number
  hits: string[]
  sectors: [[number, number], [number, number]][]
  missile: number
  limit: number
  shoots: boolean
  spell: string
  trait: string
  icon: string
}

export interface MissileInfo {
  kind: number
  key: string
  name: string
  text: string
  order: string
  copies: number
  long_term: boolean
  icon: string
}

export interface ArtifactInfo {
  kind: number
  key: string
  name: string
  text: string
  order: string
  icon: string
}

export interface RitualInfo {
  kind: number
  key: string
  name: string
  text: string
  copies: number
  icon: string
}

export interface Catalogue {
  characters: CharacterInfo[]
  other: CharacterInfo[]
  missiles: MissileInfo[]
  artifacts: ArtifactInfo[]
  barrel: ArtifactInfo
  rituals: RitualInfo[]
  things: { key: string; name: string }[]
}
