import { importJWK } from 'jose'
import { createVerifiers } from './signed-token'
import {
  activeKey,
  loadOrCreateKeys,
  publicJwk,
  publishedKeys,
  rotateOldKeys,
  type KeyFile,
} from './signing-keys'

const REREAD_AFTER_MS = 30_000
/** Asked at every call: looked at again once a second, so that a retired key soon stops verifying. */
const LOOK_AGAIN_MS = 1000

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
  let verifiers = { kids: '', until: 0, keys: createVerifiers([]) }
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
    async rotateIfOld(olderThanMs: number) {
      if (await rotateOldKeys({ path, now: clock(), tokenLifeMs, olderThanMs })) await refresh()
    },
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
      if (now < verifiers.until && now >= verifiers.until - LOOK_AGAIN_MS) return verifiers.keys
      const open = published()
      const kids = open.map((key) => key.kid).join()
      const known = kids === verifiers.kids ? verifiers.keys : createVerifiers(open)
      verifiers = { kids, until: now + LOOK_AGAIN_MS, keys: known }
      return known
    },
  }
}
