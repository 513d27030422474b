import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeRefreshToken,
  encodeRefreshToken,
  isRefreshTokenGenuine,
  refreshKey,
} from './refresh-token'

const secret = new Uint8Array(32).fill(7)

describe('a refresh token', () => {
  it('says which session and which number it is, however large', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.maxSafeNat(), (sessionId, counter) => {
        const key = refreshKey({ secret, sessionId })
        const token = decodeRefreshToken(encodeRefreshToken({ sessionId, counter, key }))
        expect(token).toMatchObject({ sessionId, counter })
        expect(token && isRefreshTokenGenuine({ token, key })).toBe(true)
      }),
      { seed: 1 },
    )
  })

  it('changed in any one place is not one any more', () => {
    const sessionId = randomUUID()
    const key = refreshKey({ secret, sessionId })
    const text = encodeRefreshToken({ sessionId, counter: 5, key })
    for (let at = 0; at < text.length; at += 1) {
      const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
      const token = decodeRefreshToken(changed)
      expect(token && isRefreshTokenGenuine({ token, key })).toBeFalsy()
    }
  })

  it('is not genuine under the key of another session', () => {
    const sessionId = randomUUID()
    const key = refreshKey({ secret, sessionId })
    const token = decodeRefreshToken(encodeRefreshToken({ sessionId, counter: 5, key }))
    const other = refreshKey({ secret, sessionId: randomUUID() })
    expect(token && isRefreshTokenGenuine({ token, key: other })).toBe(false)
  })

  it('never comes out of other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => {
        expect(decodeRefreshToken(text)).toBeNull()
      }),
      { seed: 1 },
    )
  })
})
