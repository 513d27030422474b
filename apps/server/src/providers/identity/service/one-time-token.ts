import { createHash, createHmac, randomBytes } from 'node:crypto'

export const PKCE_PREFIX = 'pkce_'

/**
 * What a link carries: GoTrue's SHA-224 of address and code. Our code is long, so that nobody who
 * knows the address can compute the token from a million guesses.
 */
export function tokenHashOf({ email, code }: { email: string; code: string }): string {
  return createHash('sha224')
    .update(email.toLowerCase() + code)
    .digest('hex')
}

/** What the database keeps: reading it opens no link. */
export function storedHashOf(tokenHash: string): string {
  const bare = tokenHash.startsWith(PKCE_PREFIX) ? tokenHash.slice(PKCE_PREFIX.length) : tokenHash
  return createHash('sha256').update(bare).digest('hex')
}

/** Made from the letter, so that a letter tried twice carries one and the same link. */
export function codeOf({
  secret,
  letterId,
  isTyped,
}: {
  secret: Uint8Array
  letterId: string
  isTyped: boolean
}): string {
  const bytes = createHmac('sha256', secret).update('letter').update(letterId).digest()
  if (!isTyped) return bytes.subarray(0, 24).toString('base64url')
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

export const newLinkCode = () => randomBytes(24).toString('base64url')
