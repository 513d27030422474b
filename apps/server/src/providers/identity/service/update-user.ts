import { inTransaction } from '#platform/db'
import type { SessionRow, UserRow } from '#providers/identity/identity.tables'
import { requireSession } from './bearer'
import { readEmail } from './email-address'
import { askForLetter } from './letters'
import { limitMail } from './limits'
import { mergeMetadata, readMetadata } from './metadata'
import { storedHashOf, tokenHashOf } from './one-time-token'
import { assertGoodPassword } from './password-policy'
import { readChallenge, type Challenge } from './pkce'
import { bodies, readBody } from './read-body'
import {
  currentPasswordInvalid,
  currentPasswordRequired,
  emailExists,
  invalid,
  phoneDisabled,
  reauthenticationNeeded,
  reauthenticationNotValid,
  samePassword,
  sessionNotFound,
} from './refusals'
import { deleteSessionsOf, findSession } from './sessions.store'
import { DAY_MS, type ServiceDeps } from './settings'
import { deleteOneTimeTokensOf, takeOneTimeToken } from './tokens.store'
import { describeUser } from './user-view'
import { findUserByEmail, lockUser, updateUser, type UserPatch } from './users.store'
import { linkLifeSeconds } from './links'

type Change = {
  user: UserRow
  session: SessionRow
  fields: ReturnType<typeof readBody<typeof bodies.updateUser>>
}

/** Takes the password, the address and the user's own data; whatever else is sent is not looked at. */
export async function updateOwnUser(
  deps: ServiceDeps,
  {
    authorization,
    body,
    redirectTo,
  }: { authorization: string | undefined; body: unknown; redirectTo: string },
) {
  const { user, session } = await requireSession(deps, authorization)
  const fields = readBody(bodies.updateUser, body)
  if (fields.phone) throw phoneDisabled()
  const challenge = readChallenge({
    challenge: fields.code_challenge,
    method: fields.code_challenge_method,
  })
  const change = { user, session, fields }
  const data = readMetadata(fields.data)
  const newEmail = fields.email === undefined ? null : readEmail(fields.email)
  const passwordHash =
    fields.password === undefined ? null : await preparePassword(deps, change, fields.password)
  if (newEmail && newEmail !== user.email) await assertFree(deps, newEmail)

  const updated = await inTransaction(deps, async (tx) => {
    const current = await lockUser(tx, user.id)
    if (!current || !(await findSession(tx, session.id))) throw sessionNotFound()
    const patch: UserPatch = { updatedAt: deps.clock.now() }
    patch.userMetadata = mergeMetadata({ old: current.userMetadata, update: data })
    if (passwordHash) {
      patch.passwordHash = passwordHash
      await deleteOneTimeTokensOf(tx, user.id)
      await deleteSessionsOf(tx, { userId: user.id, except: session.id })
      await askForLetter(deps, {
        tx,
        kind: 'password_changed',
        email: current.email ?? '',
        userId: user.id,
        redirectTo,
        challenge: null,
      })
    }
    if (newEmail && newEmail !== current.email) {
      Object.assign(patch, startChange(deps, newEmail))
      await askBoth(deps, { tx, user: current, newEmail, redirectTo, challenge })
    }
    return (await updateUser(tx, { id: user.id, patch })) ?? current
  })
  return describeUser(updated)
}

async function preparePassword(deps: ServiceDeps, change: Change, password: string) {
  const { user, fields } = change
  assertGoodPassword({ password, email: user.email ?? '' })
  await assertMayChangePassword(deps, change)
  const isSame =
    user.passwordHash !== null && (await deps.hasher.verify({ password, hash: user.passwordHash }))
  if (isSame) throw samePassword()
  if (fields.nonce) await spendNonce(deps, { user, nonce: fields.nonce })
  return deps.hasher.hash(password)
}

async function assertMayChangePassword(deps: ServiceDeps, { user, session, fields }: Change) {
  const { settings, clock } = deps
  // Whoever came to recover, or never had one, cannot be asked for the password they have.
  const isRecovery = session.amr.some((entry) => entry.isRecovery)
  const isAsked = settings.requireCurrentPassword && user.passwordHash !== null && !isRecovery
  if (isAsked && !fields.current_password) throw currentPasswordRequired()
  if (fields.current_password) {
    const check = { password: fields.current_password, hash: user.passwordHash }
    if (!(await deps.hasher.verify(check))) throw currentPasswordInvalid()
  }
  const isOld = clock.now().getTime() - session.createdAt.getTime() > DAY_MS
  if (settings.securePasswordChange && isOld && !fields.nonce) throw reauthenticationNeeded()
}

async function spendNonce(deps: ServiceDeps, { user, nonce }: { user: UserRow; nonce: string }) {
  const hash = storedHashOf(tokenHashOf({ email: user.email ?? '', code: nonce }))
  const token = await inTransaction(deps, (tx) =>
    takeOneTimeToken(tx, { hash, types: ['reauthentication'] }),
  )
  const lifeMs = linkLifeSeconds(deps.settings, 'reauthentication') * 1000
  const ageMs = token ? deps.clock.now().getTime() - token.createdAt.getTime() : Infinity
  if (!token || token.userId !== user.id || ageMs > lifeMs) throw reauthenticationNotValid()
}

async function assertFree(deps: ServiceDeps, email: string) {
  if (await findUserByEmail(deps.db, email)) throw emailExists()
  await limitMail(deps, { kind: 'email_change_new', email })
}

const startChange = (deps: ServiceDeps, newEmail: string): UserPatch => ({
  newEmail,
  emailChangeAgreed: 0,
  emailChangeSentAt: deps.clock.now(),
})

/** Both the old and the new address must agree before anything changes. */
async function askBoth(
  deps: ServiceDeps,
  {
    tx,
    user,
    newEmail,
    redirectTo,
    challenge,
  }: {
    tx: Parameters<typeof askForLetter>[1]['tx']
    user: UserRow
    newEmail: string
    redirectTo: string
    challenge: Challenge | null
  },
) {
  const shared = { tx, userId: user.id, redirectTo, challenge }
  await askForLetter(deps, { ...shared, kind: 'email_change_new', email: newEmail })
  await askForLetter(deps, { ...shared, kind: 'email_change_current', email: user.email ?? '' })
}

export async function reauthenticate(deps: ServiceDeps, authorization: string | undefined) {
  const { user } = await requireSession(deps, authorization)
  if (!user.email) throw invalid('Reauthentication requires an email')
  const email = user.email
  await limitMail(deps, { kind: 'reauthentication', email })
  const redirectTo = deps.settings.redirects.siteUrl
  await inTransaction(deps, async (tx) => {
    const reauthenticationSentAt = deps.clock.now()
    await updateUser(tx, { id: user.id, patch: { reauthenticationSentAt } })
    await askForLetter(deps, {
      tx,
      kind: 'reauthentication',
      email,
      userId: user.id,
      redirectTo,
      challenge: null,
    })
  })
  return {}
}
