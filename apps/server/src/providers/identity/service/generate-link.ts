import { inTransaction, type Tx } from '#platform/db'
import type { TokenType, UserRow } from '#providers/identity/identity.tables'
import { blankUser, insertInvited } from './admin'
import { readEmail } from './email-address'
import { actionLink, makeLink } from './links'
import { readMetadata } from './metadata'
import { newLinkCode, tokenHashOf } from './one-time-token'
import { assertGoodPassword } from './password-policy'
import { bodies, readBody } from './read-body'
import { conflict, emailExists, invalid, userNotFound } from './refusals'
import type { ServiceDeps } from './settings'
import { describeUser } from './user-view'
import { findUserByEmail, insertUser, updateUser } from './users.store'

type Fields = ReturnType<typeof readBody<typeof bodies.generateLink>>
const LINKS: Record<string, TokenType> = {
  signup: 'signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
}

/** The link a mail would carry, for an administrator who mails it otherwise. */
export async function generateLink(
  deps: ServiceDeps,
  { body, chooseTarget }: { body: unknown; chooseTarget: (wanted: string | undefined) => string },
) {
  const fields = readBody(bodies.generateLink, body)
  const type = Object.hasOwn(LINKS, fields.type ?? '') ? LINKS[fields.type ?? ''] : undefined
  if (!type) throw invalid(`Invalid email action link type requested`)
  const email = readEmail(fields.email ?? '')
  const redirectTo = chooseTarget(fields.redirect_to)
  const password = fields.password
  if (type === 'signup') {
    if (!password) throw invalid('Signup requires a valid password')
    assertGoodPassword({ password, email })
  }
  const passwordHash = type === 'signup' && password ? await deps.hasher.hash(password) : null
  const code = newLinkCode()
  const newEmail = type.startsWith('email_change') ? readEmail(fields.new_email ?? '') : null
  const addressee = type === 'email_change_new' ? (newEmail ?? email) : email
  const bareHash = tokenHashOf({ email: addressee, code })
  const user = await inTransaction(deps, async (tx) => {
    const found = await subject(deps, { tx, type, email, passwordHash, fields })
    const user = newEmail ? await expectChange(deps, { tx, user: found, newEmail }) : found
    await makeLink(deps, { tx, user, type, bareHash, challenge: null })
    return user
  })
  return {
    ...describeUser(user),
    action_link: actionLink({
      issuer: deps.settings.issuer,
      tokenHash: bareHash,
      type,
      redirectTo,
    }),
    email_otp: code,
    hashed_token: bareHash,
    redirect_to: redirectTo,
    verification_type: fields.type,
  }
}

async function subject(
  deps: ServiceDeps,
  {
    tx,
    type,
    email,
    passwordHash,
    fields,
  }: { tx: Tx; type: TokenType; email: string; passwordHash: string | null; fields: Fields },
): Promise<UserRow> {
  const data = readMetadata(fields.data)
  if (type === 'invite') return insertInvited(deps, { tx, email, data })
  const existing = await findUserByEmail(tx, email)
  if (type !== 'signup') {
    if (!existing) throw userNotFound(404)
    return existing
  }
  if (existing?.emailConfirmedAt) throw emailExists()
  if (existing) return existing
  const inserted = await insertUser(tx, { ...blankUser(deps, { email, data }), passwordHash })
  if (!inserted) throw conflict()
  return inserted
}

async function expectChange(
  deps: ServiceDeps,
  { tx, user, newEmail }: { tx: Tx; user: UserRow; newEmail: string },
): Promise<UserRow> {
  if (user.newEmail === newEmail) return user
  const patch = { newEmail, emailChangeAgreed: 0, emailChangeSentAt: deps.clock.now() }
  return (await updateUser(tx, { id: user.id, patch })) ?? user
}
