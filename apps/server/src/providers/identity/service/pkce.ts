import { createHash, timingSafeEqual } from 'node:crypto'
import { invalid } from './refusals'

export type Challenge = { value: string; method: 's256' | 'plain' }

/** Both fields or neither; null means the implicit flow. */
export function readChallenge({
  challenge,
  method,
}: {
  challenge: string | null | undefined
  method: string | null | undefined
}): Challenge | null {
  if (!challenge && !method) return null
  if (!challenge || !method) {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge has to be between 43 and 128 unreserved characters')
  }
  const lower = method.toLowerCase()
  if (lower !== 's256' && lower !== 'plain') throw invalid('unsupported code_challenge_method')
  return { value: challenge, method: lower }
}

export function answersChallenge({
  verifier,
  challenge,
}: {
  verifier: string
  challenge: Challenge
}): boolean {
  const answer =
    challenge.method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url')
  const given = Buffer.from(answer)
  const expected = Buffer.from(challenge.value)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
