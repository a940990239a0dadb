/** The artists of game-icons.net: their names and pages, by the folders their pictures lie in. Where no licence is named
 *  it is CC BY 3.0. */
export interface Artist {
  readonly name: string
  readonly page?: string
  readonly free?: boolean
}

export const ARTISTS: Record<string, Artist> = {
  andymeneely: { name: 'Andy Meneely', page: 'https://www.se.rit.edu/~andy/' },
  aussiesim: { name: 'Aussiesim' },
  'carl-olsen': { name: 'Carl Olsen', page: 'https://twitter.com/unstoppableCarl' },
  'caro-asercion': { name: 'Caro Asercion' },
  cathelineau: { name: 'Cathelineau' },
  catsu: { name: 'Catsu' },
  darkzaitzev: { name: 'DarkZaitzev', page: 'http://darkzaitzev.deviantart.com' },
  delapouite: { name: 'Delapouite', page: 'https://delapouite.com' },
  faithtoken: { name: 'Faithtoken', page: 'http://fungustoken.deviantart.com' },
  felbrigg: { name: 'Felbrigg', page: 'http://blackdogofdoom.blogspot.co.uk' },
  generalace135: { name: 'GeneralAce135' },
  guard13007: { name: 'Guard13007', page: 'https://guard13007.com' },
  'heavenly-dog': { name: 'HeavenlyDog', page: 'http://www.gnomosygoblins.blogspot.com' },
  irongamer: { name: 'Irongamer', page: 'http://ecesisllc.wix.com/home' },
  'john-colburn': { name: 'John Colburn', page: 'http://ninmunanmu.com' },
  'john-redman': { name: 'John Redman', page: 'http://www.uniquedicetowers.com' },
  'kier-heyl': { name: 'Kier Heyl' },
  lorc: { name: 'Lorc', page: 'https://lorcblog.blogspot.com' },
  'lord-berandas': { name: 'Lord Berandas', page: 'http://berandas.deviantart.com' },
  lucasms: { name: 'Lucas' },
  'pepijn-poolman': { name: 'Pepijn Poolman' },
  'pierre-leducq': { name: 'Pierre Leducq' },
  priorblue: { name: 'PriorBlue' },
  quoting: { name: 'Quoting' },
  rihlsul: { name: 'Rihlsul' },
  sbed: { name: 'Sbed', page: 'https://opengameart.org/content/95-game-icons' },
  seregacthtuf: { name: 'SeregaCthtuf' },
  skoll: { name: 'Skoll' },
  sparker: { name: 'Sparker', page: 'http://citizenparker.com' },
  spencerdub: { name: 'SpencerDub' },
  starseeker: { name: 'Starseeker' },
  'various-artists': { name: 'game-icons.net', page: 'https://game-icons.net' },
  'viscious-speed': { name: 'Viscious Speed', page: 'http://viscious-speed.deviantart.com', free: true },
  willdabeast: { name: 'Willdabeast', page: 'http://wjbstories.blogspot.com' },
  zajkonur: { name: 'Zajkonur' },
  zeromancer: { name: 'Zeromancer', free: true },
}

/** The name of a picture as words. */
export const pictureName = (icon: string): string => icon.replaceAll('-', ' ')
