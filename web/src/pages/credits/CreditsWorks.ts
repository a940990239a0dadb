/** Works of others that are in the client, and the licences they came with. */
export interface Work {
  readonly name: string
  readonly page: string
  readonly maker?: string
  readonly licence: string
  readonly terms: string
}

const OFL = { licence: 'SIL OFL 1.1', terms: 'https://openfontlicense.org' }

export const PICTURES: Work = {
  name: 'game-icons.net', page: 'https://game-icons.net',
  licence: 'CC BY 3.0', terms: 'https://creativecommons.org/licenses/by/3.0/',
}
export const SIGNS: Work = { name: 'Lucide', page: 'https://lucide.dev', licence: 'ISC', terms: 'https://lucide.dev/license' }
export const LETTERS: readonly Work[] = [
  { name: 'Alegreya', page: 'https://github.com/huertatipografica/Alegreya', maker: 'The Alegreya Project Authors', ...OFL },
  { name: 'Commissioner', page: 'https://github.com/kosbarts/Commissioner', maker: 'The Commissioner Project Authors', ...OFL },
]
/** What an artist gave away without conditions. */
export const FREE = 'CC0'
export const OWN = { licence: 'Apache License 2.0', terms: 'https://www.apache.org/licenses/LICENSE-2.0' }
