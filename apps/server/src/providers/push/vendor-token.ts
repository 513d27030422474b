import { importPKCS8, SignJWT } from 'jose'
import type { Clock } from '#platform/clock'

/** A token is made, or fetched, once and used until shortly before it ends. */
export function rememberToken({
  clock,
  make,
}: {
  clock: Clock
  make: () => Promise<{ token: string; seconds: number }>
}) {
  let known: Promise<string> | null = null
  let endsAt = 0
  return {
    async read(): Promise<string> {
      const now = clock.now().getTime()
      if (known && now < endsAt) return known
      endsAt = Infinity
      known = make().then(({ token, seconds }) => {
        endsAt = now + seconds * 900
        return token
      })
      known.catch(() => {
        known = null
      })
      return known
    },
    forget() {
      known = null
    },
  }
}

/** A statement about ourselves, signed with the key a vendor gave us. */
export const signStatement = async ({
  key,
  header,
  claims,
}: {
  key: string
  header: { alg: 'RS256' | 'ES256'; kid?: string }
  claims: Record<string, string | number>
}) => new SignJWT(claims).setProtectedHeader(header).sign(await importPKCS8(key, header.alg))
