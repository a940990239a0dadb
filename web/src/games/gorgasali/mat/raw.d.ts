declare module '~icons/game-icons/*?raw' {
  const svg: string
  export default svg
}
