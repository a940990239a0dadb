import { describe, expect, it } from 'vitest'
import { ApiError } from './api'
import { Attempt } from './attempt.svelte'

const refusal = (): ApiError => new ApiError('taken', 'login', 409)

describe('an attempt', () => {
  it('keeps what the server refuses until the next one', async () => {
    const attempt = new Attempt()
    await attempt.make(() => Promise.reject(refusal()))
    expect([attempt.fault, attempt.problem?.where, attempt.busy]).toEqual(['taken', 'login', false])
    await attempt.make(() => Promise.resolve())
    expect([attempt.fault, attempt.problem]).toEqual(['', null])
  })

  it('is made once, however often one presses', async () => {
    const attempt = new Attempt()
    let made = 0
    let finish = () => {}
    const first = attempt.make(() => new Promise((done) => { made += 1; finish = done }))
    await attempt.make(() => { made += 1; return Promise.resolve() })
    finish()
    await first
    expect([made, attempt.busy]).toEqual([1, false])
  })

  it('does not swallow what is our own fault', async () => {
    await expect(new Attempt().make(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  })
})
