import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import * as z from 'zod'
import type { publicJwk } from './signing-keys'

const PART = /^[\w-]+$/
const SIGNATURE_BYTES = 64
const headerSchema = z.object({
  alg: z.literal('ES256'),
  kid: z.string(),
  typ: z.literal('JWT').optional(),
  /** What a token declares critical, its reader has to understand: we understand nothing of it. */
  crit: z.undefined().optional(),
})

export type Verifiers = ReadonlyMap<string, KeyObject>

export const createVerifiers = (open: readonly ReturnType<typeof publicJwk>[]): Verifiers =>
  new Map(open.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]))

/**
 * What one of our keys signed, or nothing. The key is prepared and the check synchronous: sending
 * it to another thread and back takes longer than the check.
 */
export function openSignedToken({ token, keys }: { token: string; keys: Verifiers }): unknown {
  const parts = token.split('.')
  const [head, payload, written] = parts
  if (!head || !payload || !written || parts.length !== 3 || !parts.every(isPart)) return undefined
  const header = headerSchema.safeParse(parseJson(head))
  const key = header.success ? keys.get(header.data.kid) : undefined
  const signature = Buffer.from(written, 'base64url')
  const isWhole =
    signature.length === SIGNATURE_BYTES && signature.toString('base64url') === written
  if (!key || !isWhole) return undefined
  const signed = Buffer.from(`${head}.${payload}`)
  const isOurs = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature)
  return isOurs ? parseJson(payload) : undefined
}

const isPart = (part: string) => PART.test(part)

function parseJson(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}
