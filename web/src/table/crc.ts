/** CRC-32 as in zlib, of a text in UTF-8. */

const TABLE = new Uint32Array(256).map((_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const encoder = new TextEncoder()

export function crc32(text: string): number {
  let crc = 0xffffffff
  for (const byte of encoder.encode(text)) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] as number)
  return (crc ^ 0xffffffff) >>> 0
}
