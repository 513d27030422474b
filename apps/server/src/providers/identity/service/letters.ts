import type { Tx } from '#platform/db'
import { insertLetter } from './letters.store'
import type { Challenge } from './pkce'
import type { ServiceDeps } from './settings'

export const LETTER_KINDS = [
  'signup',
  'invite',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
  'password_changed',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/**
 * Writes down that a letter is wanted. Known and unknown addresses cost the same here; whether
 * there is anything to send is found out later, by the job.
 */
export async function askForLetter(
  deps: ServiceDeps,
  letter: {
    tx: Tx
    kind: LetterKind
    email: string
    userId?: string
    redirectTo: string
    challenge: Challenge | null
  },
): Promise<void> {
  const id = deps.newId()
  await insertLetter(letter.tx, {
    id,
    kind: letter.kind,
    email: letter.email,
    userId: letter.userId ?? null,
    redirectTo: letter.redirectTo,
    challenge: letter.challenge?.value ?? null,
    challengeMethod: letter.challenge?.method ?? null,
    createdAt: deps.clock.now(),
    linkedAt: null,
  })
  await deps.enqueueLetter(letter.tx, id)
}
