import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#platform/clock'
import type { MediaKey } from './media-store'

export type UrlSigner = ReturnType<typeof createUrlSigner>

/**
 * Addresses expire at the end of the next window of `urlHours`: asked for again within a window an
 * address is the same, so a browser keeps what it has.
 */
export function createUrlSigner({
  signingKey,
  urlHours,
  origin,
  clock,
}: {
  signingKey: string
  urlHours: number
  /** Empty for addresses on the page's own origin. */
  origin: string
  clock: Clock
}) {
  const windowSeconds = urlHours * 3600
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const signatureOf = (key: MediaKey, expires: number) =>
    createHmac('sha256', signingKey).update(`${key}:${expires}`).digest('base64url').slice(0, 32)

  return {
    sign(key: MediaKey): string {
      const expires = (Math.floor(now() / windowSeconds) + 2) * windowSeconds
      return `${origin}/media/${key}?e=${expires}&s=${signatureOf(key, expires)}`
    },
    isValid({ key, e, s }: { key: MediaKey; e: string; s: string }): boolean {
      const expires = Number(e)
      if (!Number.isSafeInteger(expires) || expires < now()) return false
      const given = Buffer.from(s)
      const wanted = Buffer.from(signatureOf(key, expires))
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}
