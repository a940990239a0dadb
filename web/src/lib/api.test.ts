import { afterEach, describe, expect, it, vi } from 'vitest'
import { api, ApiError } from './api'
import { settings } from './settings.svelte'

const answers = (status: number, body: string) => vi.stubGlobal('fetch', vi.fn(async () => new Response(body, { status })))
const failure = async (ask: Promise<unknown>): Promise<ApiError> => {
  const found = await ask.catch((error: unknown) => error)
  expect(found).toBeInstanceOf(ApiError)
  return found as ApiError
}

afterEach(() => vi.unstubAllGlobals())

describe('the API', () => {
  it('gives what the server sent, and asks in the language of the page', async () => {
    settings.lang = 'ru'
    answers(200, '{"id":"x","name":"Ann","login":""}')
    expect(await api.me()).toMatchObject({ name: 'Ann' })
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({ 'accept-language': 'ru' })
    settings.lang = 'en'
  })

  it('says what is wrong, and where', async () => {
    answers(400, '{"message":"A name has 1 to 24 letters.","where":"name"}')
    expect(await failure(api.name({ name: '' }))).toMatchObject({ message: 'A name has 1 to 24 letters.', where: 'name', status: 400 })
  })

  it('has words for what no server of ours sent', async () => {
    answers(502, '<html>bad gateway</html>')
    expect((await failure(api.tables())).message).toContain('502')
    vi.stubGlobal('fetch', vi.fn(() => Promise.reject(new TypeError('failed'))))
    expect(await failure(api.tables())).toMatchObject({ status: 0 })
  })

  it('asks for rules once, but again after a failure', async () => {
    answers(500, '')
    await failure(api.rules('once'))
    answers(200, '[]')
    expect(await api.rules('once')).toEqual([])
    expect(await api.rules('once')).toEqual([])
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
