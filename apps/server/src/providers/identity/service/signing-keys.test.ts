import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import { startTestService } from '#providers/identity/test-service'
import { KEYS_CACHED_MS, loadOrCreateKeys, rotateKeys, rotateOldKeys } from './signing-keys'

const tokenLifeMs = 900_000
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'luciole-keys-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('the signing keys', () => {
  it('are made once, though many processes start at the same moment', async () => {
    const path = join(folder, 'many', 'keys.json')
    const all = await Promise.all(
      Array.from({ length: 8 }, () => loadOrCreateKeys({ path, now: new Date(0) })),
    )
    expect(new Set(all.map(({ secret }) => secret)).size).toBe(1)
    expect(new Set(all.map(({ signing }) => signing[0]?.kid)).size).toBe(1)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('make room for new ones once they are old', async () => {
    const place = { path: join(folder, 'old.json'), tokenLifeMs, olderThanMs: 86_400_000 }
    await loadOrCreateKeys({ path: place.path, now: new Date(0) })
    expect(await rotateOldKeys({ ...place, now: new Date(86_399_999) })).toBe(false)
    expect(await rotateOldKeys({ ...place, now: new Date(86_400_000) })).toBe(true)
    expect(await rotateOldKeys({ ...place, now: new Date(86_400_001) })).toBe(false)
    const { signing } = await loadOrCreateKeys({ path: place.path, now: new Date(0) })
    expect(signing).toHaveLength(2)
  })

  it('are closed again when somebody opened their file', async () => {
    const path = join(folder, 'open.json')
    await loadOrCreateKeys({ path, now: new Date(0) })
    const { chmod } = await import('node:fs/promises')
    await chmod(path, 0o644)
    await loadOrCreateKeys({ path, now: new Date(0) })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('are published before they sign, and verify until the last token has ended', async () => {
    const clock = createTestClock()
    const service = await startTestService({ clock })
    const kidsNow = async () => (await service.deps.ring.published()).map(({ kid }) => kid)
    try {
      const { session } = await service.confirmedParent()
      const isLive = async () =>
        (await service.call('/user', { bearer: session.access_token })).status === 200
      const [old] = await kidsNow()
      await rotateKeys({ path: service.keysPath, now: clock.now(), tokenLifeMs })
      clock.advance(60_000)
      expect(await kidsNow()).toHaveLength(2)
      expect((await service.deps.ring.signer()).kid).toBe(old)
      clock.advance(KEYS_CACHED_MS)
      expect((await service.deps.ring.signer()).kid).not.toBe(old)
      expect(await isLive()).toBe(true)
      clock.advance(tokenLifeMs + KEYS_CACHED_MS)
      expect(await kidsNow()).not.toContain(old)
      const { session: next } = await service.confirmedParent()
      expect((await service.call('/user', { bearer: next.access_token })).status).toBe(200)
    } finally {
      await service.close()
    }
  })
})
