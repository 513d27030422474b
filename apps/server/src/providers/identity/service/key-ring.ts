import { createLocalJWKSet, importJWK } from 'jose'
import { activeKey, loadOrCreateKeys, publicJwk, publishedKeys, type KeyFile } from './signing-keys'

const REREAD_AFTER_MS = 30_000

type Signer = Awaited<ReturnType<typeof importJWK>>
export type KeyRing = Awaited<ReturnType<typeof createKeyRing>>

/** The keys as they are now: another process may have rotated the file. */
export async function createKeyRing({
  path,
  clock,
  tokenLifeMs,
}: {
  path: string
  clock: () => Date
  tokenLifeMs: number
}) {
  let keys: KeyFile = await loadOrCreateKeys({ path, now: clock() })
  let readAt = clock().getTime()
  let verifiers = { keys, until: 0, set: createLocalJWKSet({ keys: [] }) }
  const signers = new Map<string, Signer>()
  const secret = Buffer.from(keys.secret, 'base64url')

  async function refresh() {
    readAt = clock().getTime()
    keys = await loadOrCreateKeys({ path, now: clock() })
  }
  const refreshIfOld = async () => {
    if (Math.abs(clock().getTime() - readAt) > REREAD_AFTER_MS) await refresh()
  }
  const published = () => publishedKeys({ keys, now: clock(), tokenLifeMs }).map(publicJwk)

  return {
    secret,
    reload: refresh,
    async published() {
      await refreshIfOld()
      return published()
    },
    async signer() {
      await refreshIfOld()
      const key = activeKey({ keys, now: clock() })
      const known = signers.get(key.kid) ?? (await importJWK(key.privateJwk, 'ES256'))
      signers.set(key.kid, known)
      return { kid: key.kid, key: known }
    },
    async verifiers() {
      await refreshIfOld()
      const now = clock().getTime()
      // Asked at every call: made anew once a second, so that a retired key soon stops verifying.
      if (verifiers.keys !== keys || now >= verifiers.until || now < verifiers.until - 1000) {
        const set = createLocalJWKSet({ keys: published() })
        verifiers = { keys, until: now + 1000, set }
      }
      return verifiers.set
    },
  }
}
