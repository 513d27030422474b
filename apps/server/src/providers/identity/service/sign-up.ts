import { inTransaction, type Tx } from '#platform/db'
import type { UserRow } from '#providers/identity/identity.tables'
import { readEmail } from './email-address'
import { askForLetter } from './letters'
import { limitMail } from './limits'
import { mergeMetadata, readMetadata, type Metadata } from './metadata'
import { assertGoodPassword } from './password-policy'
import { readChallenge, type Challenge } from './pkce'
import { bodies, readBody } from './read-body'
import {
  alreadyRegistered,
  anonymousDisabled,
  conflict,
  invalid,
  phoneDisabled,
  signupDisabled,
} from './refusals'
import { beginSession, describeSession } from './session'
import type { Caller, ServiceDeps } from './settings'
import { deleteOneTimeTokensOf } from './tokens.store'
import { describeObfuscatedUser, describeUser } from './user-view'
import { findUserByEmail, insertUser, lockUser, updateUser } from './users.store'

type Applicant = {
  email: string
  passwordHash: string
  data: Metadata
  challenge: Challenge | null
  redirectTo: string
  caller: Caller
}

export async function signUp(
  deps: ServiceDeps,
  { body, redirectTo, caller }: { body: unknown; redirectTo: string; caller: Caller },
) {
  const fields = readBody(bodies.signUp, body)
  if (!deps.settings.signUpsOpen) throw signupDisabled()
  if (fields.phone) throw phoneDisabled()
  if (!fields.email) {
    if (!fields.password) throw anonymousDisabled()
    throw invalid('To signup, please provide your email')
  }
  if (!fields.password) throw invalid('Signup requires a valid password')
  assertGoodPassword({ password: fields.password, email: fields.email })
  const challenge = readChallenge({
    challenge: fields.code_challenge,
    method: fields.code_challenge_method,
  })
  const applicant: Applicant = {
    email: readEmail(fields.email),
    data: readMetadata(fields.data),
    passwordHash: await deps.hasher.hash(fields.password),
    challenge,
    redirectTo,
    caller,
  }
  const existing = await findUserByEmail(deps.db, applicant.email)
  if (existing?.emailConfirmedAt) return answerRegistered(deps, applicant)
  if (deps.settings.autoConfirm) return confirmAtOnce(deps, applicant)
  await limitMail(deps, { kind: 'signup', email: applicant.email })
  return describeUser(await inTransaction(deps, (tx) => enrol(deps, { tx, applicant })))
}

function answerRegistered(deps: ServiceDeps, { email, data }: Applicant) {
  if (deps.settings.autoConfirm) throw alreadyRegistered()
  return describeObfuscatedUser({ id: deps.newId(), email, data, now: deps.clock.now() })
}

/** A second sign-up on an unconfirmed address mails again and changes nothing. */
async function enrol(deps: ServiceDeps, { tx, applicant }: { tx: Tx; applicant: Applicant }) {
  const { email, redirectTo, challenge } = applicant
  const confirmationSentAt = deps.clock.now()
  const user =
    (await insertUser(tx, { ...newUser(deps, applicant), confirmationSentAt })) ??
    (await findUserByEmail(tx, email))
  if (!user) throw conflict()
  await askForLetter(deps, { tx, kind: 'signup', email, redirectTo, challenge })
  return (await updateUser(tx, { id: user.id, patch: { confirmationSentAt } })) ?? user
}

/** Whoever claimed the address before never proved it is theirs: their password goes. */
async function confirmAtOnce(deps: ServiceDeps, applicant: Applicant) {
  const now = deps.clock.now()
  const begun = await inTransaction(deps, async (tx) => {
    const inserted = await insertUser(tx, { ...newUser(deps, applicant), emailConfirmedAt: now })
    const user = inserted ?? (await takeOver(deps, { tx, applicant }))
    return beginSession(deps, { tx, user, method: 'password', caller: applicant.caller })
  })
  return describeSession(deps, begun)
}

async function takeOver(
  deps: ServiceDeps,
  { tx, applicant }: { tx: Tx; applicant: Applicant },
): Promise<UserRow> {
  const found = await findUserByEmail(tx, applicant.email)
  const user = found && (await lockUser(tx, found.id))
  if (!user || user.emailConfirmedAt) throw alreadyRegistered()
  await deleteOneTimeTokensOf(tx, user.id)
  const now = deps.clock.now()
  const userMetadata = mergeMetadata({ old: {}, update: applicant.data })
  const patch = {
    passwordHash: applicant.passwordHash,
    userMetadata,
    signUpData: userMetadata,
    emailConfirmedAt: now,
    updatedAt: now,
  }
  return (await updateUser(tx, { id: user.id, patch })) ?? user
}

function newUser(deps: ServiceDeps, { email, passwordHash, data }: Applicant) {
  const now = deps.clock.now()
  const userMetadata = mergeMetadata({ old: {}, update: data })
  return {
    id: deps.newId(),
    identityId: deps.newId(),
    email,
    passwordHash,
    userMetadata,
    signUpData: userMetadata,
    createdAt: now,
    updatedAt: now,
  }
}
