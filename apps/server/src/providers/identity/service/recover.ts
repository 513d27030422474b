import { inTransaction } from '#platform/db'
import { readEmail } from './email-address'
import { askForLetter, type LetterKind } from './letters'
import { mayMail } from './limits'
import { readChallenge, type Challenge } from './pkce'
import { bodies, readBody } from './read-body'
import { invalid, phoneDisabled } from './refusals'
import type { ServiceDeps } from './settings'

type Wish = { body: unknown; redirectTo: string }

/** The same answer, after the same work, whether anybody has the address or not. */
export async function recover(deps: ServiceDeps, { body, redirectTo }: Wish) {
  const fields = readBody(bodies.recover, body)
  if (!fields.email) throw invalid('Password recovery requires an email')
  const challenge = readChallenge({
    challenge: fields.code_challenge,
    method: fields.code_challenge_method,
  })
  const email = readEmail(fields.email)
  return askQuietly(deps, { kind: 'recovery', email, redirectTo, challenge })
}

export async function resend(deps: ServiceDeps, { body, redirectTo }: Wish) {
  const fields = readBody(bodies.resend, body)
  if (fields.phone) throw phoneDisabled()
  if (!fields.type) throw invalid('Missing one of these types: signup, email_change')
  if (fields.type !== 'signup' && fields.type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change')
  }
  if (!fields.email) throw invalid('Type provided requires an email address')
  const challenge = readChallenge({
    challenge: fields.code_challenge,
    method: fields.code_challenge_method,
  })
  const email = readEmail(fields.email)
  const kind = fields.type === 'signup' ? 'signup' : 'email_change_new'
  return askQuietly(deps, { kind, email, redirectTo, challenge })
}

async function askQuietly(
  deps: ServiceDeps,
  letter: { kind: LetterKind; email: string; redirectTo: string; challenge: Challenge | null },
): Promise<Record<string, never>> {
  if (await mayMail(deps, letter)) {
    await inTransaction(deps, (tx) => askForLetter(deps, { tx, ...letter }))
  }
  return {}
}
