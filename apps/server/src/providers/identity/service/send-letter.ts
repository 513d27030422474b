import type { Tx } from '#platform/db'
import type { LetterRow, TokenType, UserRow } from '#providers/identity/identity.tables'
import { composeLetter, type ComposedLetter } from '#providers/identity/letters/compose-letter'
import { LETTER_KINDS, type LetterKind } from './letters'
import { deleteLetter, findLetter, markLinked } from './letters.store'
import { linkLifeSeconds, mailedHash, makeLink, pageLink } from './links'
import { languageOf } from './metadata'
import { codeOf, tokenHashOf } from './one-time-token'
import type { Challenge } from './pkce'
import type { ServiceDeps } from './settings'
import { findUserByEmail, findUserById, updateUser } from './users.store'

export type Mail = ComposedLetter & { key: string; to: string }
type SendDeps = Pick<ServiceDeps, 'db' | 'clock' | 'newId' | 'settings' | 'ring'>
type Addressed = { kind: LetterKind; user: UserRow; email: string; letter: LetterRow }

/**
 * The job's whole work: find out whether anybody is to get the letter, make its link once, mail it,
 * and forget it. The link is made here, so that it never lies anywhere in the clear.
 */
export async function sendLetter(
  deps: SendDeps,
  {
    letterId,
    commit,
    mail,
  }: {
    letterId: string
    commit: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
    mail: (mail: Mail) => Promise<void>
  },
): Promise<void> {
  const letter = await findLetter(deps.db, letterId)
  if (!letter) return
  const addressed = await commit((tx) => address(deps, { tx, letter }))
  if (addressed) {
    await mail({ ...compose(deps, addressed), key: letterId, to: addressed.email })
  }
  await commit((tx) => deleteLetter(tx, letterId))
}

async function address(
  deps: SendDeps,
  { tx, letter }: { tx: Tx; letter: LetterRow },
): Promise<Addressed | null> {
  const kind = LETTER_KINDS.find((known) => known === letter.kind)
  const user = kind && (await findAddressee(tx, { letter, kind }))
  if (!kind || !user) return null
  const email = kind === 'email_change_new' ? user.newEmail : letter.email
  if (!email) return null
  const addressed = { kind, user, email, letter }
  if (letter.linkedAt || kind === 'password_changed') return addressed
  const now = deps.clock.now()
  await makeLink(deps, {
    tx,
    user,
    type: kind,
    bareHash: linkOf(deps, addressed).bareHash,
    challenge: challengeOf(letter),
  })
  await markLinked(tx, { id: letter.id, email, userId: user.id, now })
  await noteSending({ tx, user, kind, now })
  return addressed
}

function compose(deps: SendDeps, addressed: Addressed): ComposedLetter {
  const { kind, user, letter } = addressed
  const language = languageOf(user.userMetadata)
  const { webOrigin } = deps.settings
  if (kind === 'password_changed') {
    return composeLetter({ name: kind, language, url: `${webOrigin}/resetpassword` })
  }
  const { code, bareHash } = linkOf(deps, addressed)
  const lifeSeconds = linkLifeSeconds(deps.settings, kind)
  if (kind === 'reauthentication') return composeLetter({ name: kind, language, lifeSeconds, code })
  const tokenHash = mailedHash({ bareHash, challenge: challengeOf(letter) })
  const url = pageLink({ webOrigin, tokenHash, type: kind, redirectTo: letter.redirectTo })
  return composeLetter({ name: kind, language, lifeSeconds, url })
}

function linkOf(deps: SendDeps, { kind, email, letter }: Addressed) {
  const isTyped = kind === 'reauthentication'
  const code = codeOf({ secret: deps.ring.secret, letterId: letter.id, isTyped })
  return { code, bareHash: tokenHashOf({ email, code }) }
}

/** Nobody, when the address is unknown or there is nothing to confirm. */
async function findAddressee(
  tx: Tx,
  { letter, kind }: { letter: LetterRow; kind: LetterKind },
): Promise<UserRow | null> {
  if (letter.userId) return findUserById(tx, letter.userId)
  const user = await findUserByEmail(tx, letter.email)
  if (!user || user.deletedAt) return null
  return kind === 'signup' && user.emailConfirmedAt ? null : user
}

async function noteSending({
  tx,
  user,
  kind,
  now,
}: {
  tx: Tx
  user: UserRow
  kind: TokenType
  now: Date
}) {
  const patch = kind === 'recovery' ? { recoverySentAt: now } : { confirmationSentAt: now }
  if (kind === 'recovery' || kind === 'signup') await updateUser(tx, { id: user.id, patch })
}

function challengeOf({ challenge, challengeMethod }: LetterRow): Challenge | null {
  return challenge && challengeMethod ? { value: challenge, method: challengeMethod } : null
}
