/** The server's sentences call bots after their programs; people read the names that stand on the chairs. */
import type { Chair, FromServer, Told } from '../wire'
import { botName } from './parts/bots'

export type Call = (text: string) => string

const same: Call = (text) => text
const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What turns a sentence with the names of programs into one with the names people see. */
export function callOf(chairs: readonly Chair[]): Call {
  const names = new Map<string, string>()
  for (const chair of chairs) {
    if (chair.kind === 'bot' && chair.name && botName(chair) !== chair.name) names.set(chair.name, botName(chair))
  }
  if (names.size === 0) return same
  const longest = [...names.keys()].sort((a, b) => b.length - a.length).map(plain).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest})(?![\\p{L}\\p{N}])`, 'gu')
  return (text) => text.replace(pattern, (name) => names.get(name) ?? name)
}

export const calledTold = (told: Told, call: Call): Told => ({ ...told, said: told.said.map(call) })

/** Every sentence of a message, so called. */
export function called<M extends FromServer>(message: M, call: Call): M
export function called(message: FromServer, call: Call): FromServer {
  if (call === same) return message
  switch (message.t) {
    case 'table': return { ...message, question: call(message.question), log: message.log.map((told) => calledTold(told, call)) }
    case 'update': return {
      ...message,
      ...(message.question ? { question: call(message.question) } : {}),
      ...(message.told ? { told: calledTold(message.told, call) } : {}),
    }
    case 'looked': return { ...message, labels: message.labels.map(call) }
    case 'refused':
    case 'because': return message.text ? { ...message, text: call(message.text) } : message
    default: return message
  }
}
