/** Made by web/credits.ts. */
declare module 'virtual:artists' {
  const artists: readonly (readonly [artist: string, icons: readonly (readonly [name: string, body: string])[]])[]
  export default artists
}
