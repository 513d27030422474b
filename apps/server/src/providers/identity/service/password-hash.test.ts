import { describe, expect, it } from 'vitest'
import { createGate, createPasswordHasher } from './password-hash'

describe('hashing passwords', () => {
  it('is done by as many at once as there is room, and by all in the end', async () => {
    const enter = createGate(2)
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside -= 1
    }
    await Promise.all(Array.from({ length: 20 }, () => enter(work)))
    expect([most, inside]).toEqual([2, 0])
  })

  it('makes room again when one fails', async () => {
    const enter = createGate(1)
    await expect(enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await enter(async () => 'yes')).toBe('yes')
  })

  it('never says yes without a hash, though it takes the same way', async () => {
    const hasher = createPasswordHasher(1)
    expect(await hasher.verify({ password: 'a password nobody has', hash: null })).toBe(false)
    const hash = await hasher.hash('a lantern')
    expect(await hasher.verify({ password: 'a lantern', hash })).toBe(true)
  })
})
