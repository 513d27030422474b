import { createHash } from 'node:crypto'
import { inTransaction, type Tx } from '#platform/db'
import type { UserRow } from '#providers/identity/identity.tables'
import { readClaims } from './bearer'
import { readEmail } from './email-address'
import { askForLetter } from './letters'
import { mergeMetadata, readMetadata, type Metadata } from './metadata'
import { assertGoodPassword } from './password-policy'
import { bodies, readBody } from './read-body'
import { conflict, emailExists, invalid, notAdmin, userNotFound } from './refusals'
import { deleteSessionsOf } from './sessions.store'
import type { ServiceDeps } from './settings'
import { deleteOneTimeTokensOf } from './tokens.store'
import { describeUser } from './user-view'
import * as users from './users.store'
import { isUuid } from './uuid'
import { AuthError } from './errors'

const ADMIN_ROLES = ['service_role', 'supabase_admin']
const LONGEST_PAGE = 1000

export async function requireAdmin(deps: ServiceDeps, authorization: string | undefined) {
  const { role } = await readClaims(deps, authorization)
  if (!ADMIN_ROLES.includes(role)) throw notAdmin()
}

export async function listAllUsers(
  deps: ServiceDeps,
  query: { page: string | undefined; per_page: string | undefined },
) {
  const page = readPositive(query.page, 1)
  const perPage = Math.min(readPositive(query.per_page, 50), LONGEST_PAGE)
  const { users: rows, total } = await users.listUsers(deps.db, { page, perPage })
  const last = Math.max(1, Math.ceil(total / perPage))
  const links = [
    ...(page < last ? [`</admin/users?page=${page + 1}&per_page=${perPage}>; rel="next"`] : []),
    `</admin/users?page=${last}&per_page=${perPage}>; rel="last"`,
  ]
  return {
    body: { users: rows.map(describeUser), aud: 'authenticated' },
    headers: { 'x-total-count': String(total), link: links.join(', ') },
  }
}

export async function createUser(deps: ServiceDeps, body: unknown) {
  const fields = readBody(bodies.adminUser, body)
  if (!fields.email) throw invalid('Cannot create a user without an email')
  const email = readEmail(fields.email)
  if (fields.id !== undefined && !isUuid(fields.id)) throw invalid('ID must conform to the UUID v4')
  if (fields.password) assertGoodPassword({ password: fields.password, email })
  const now = deps.clock.now()
  const user = await users.insertUser(deps.db, {
    ...blankUser(deps, { email, data: readMetadata(fields.user_metadata) }),
    ...(fields.id === undefined ? {} : { id: fields.id }),
    passwordHash: fields.password ? await deps.hasher.hash(fields.password) : null,
    emailConfirmedAt: fields.email_confirm ? now : null,
    appMetadata: readMetadata(fields.app_metadata),
    bannedUntil: readBan(fields.ban_duration, now) ?? null,
  })
  if (!user) throw emailExists()
  return describeUser(user)
}

export async function readUser(deps: ServiceDeps, id: string) {
  return describeUser(await mustFind(deps, id))
}

export async function changeUser(deps: ServiceDeps, { id, body }: { id: string; body: unknown }) {
  const fields = readBody(bodies.adminUser, body)
  const user = await mustFind(deps, id)
  const now = deps.clock.now()
  const patch: users.UserPatch = { updatedAt: now }
  if (fields.email) {
    const email = readEmail(fields.email)
    const holder = await users.findUserByEmail(deps.db, email)
    if (holder && holder.id !== id) throw emailExists()
    patch.email = email
  }
  if (fields.password) {
    assertGoodPassword({ password: fields.password, email: patch.email ?? user.email ?? '' })
    patch.passwordHash = await deps.hasher.hash(fields.password)
  }
  if (fields.email_confirm) patch.emailConfirmedAt = user.emailConfirmedAt ?? now
  const userData = readMetadata(fields.user_metadata)
  patch.userMetadata = mergeMetadata({ old: user.userMetadata, update: userData })
  const appData = readMetadata(fields.app_metadata)
  patch.appMetadata = mergeMetadata({ old: user.appMetadata, update: appData })
  const ban = readBan(fields.ban_duration, now)
  if (ban !== undefined) patch.bannedUntil = ban
  const changed = await inTransaction(deps, async (tx) => {
    if (patch.passwordHash) {
      await deleteSessionsOf(tx, { userId: id })
      await deleteOneTimeTokensOf(tx, id)
    }
    return users.updateUser(tx, { id, patch })
  })
  if (!changed) throw userNotFound(404)
  return describeUser(changed)
}

export async function removeUser(deps: ServiceDeps, { id, body }: { id: string; body: unknown }) {
  const fields = readBody(bodies.adminDelete, body)
  const user = await mustFind(deps, id)
  if (!fields.should_soft_delete) await users.deleteUser(deps.db, id)
  else await inTransaction(deps, (tx) => blankOut(deps, { tx, user }))
  return {}
}

export async function invite(
  deps: ServiceDeps,
  { body, redirectTo }: { body: unknown; redirectTo: string },
) {
  const fields = readBody(bodies.invite, body)
  const email = readEmail(fields.email ?? '')
  const data = readMetadata(fields.data)
  const user = await inTransaction(deps, async (tx) => {
    const invited = await insertInvited(deps, { tx, email, data })
    await askForLetter(deps, {
      tx,
      kind: 'invite',
      email,
      userId: invited.id,
      redirectTo,
      challenge: null,
    })
    return invited
  })
  return describeUser(user)
}

export async function insertInvited(
  deps: ServiceDeps,
  { tx, email, data }: { tx: Tx; email: string; data: Metadata },
): Promise<UserRow> {
  const existing = await users.findUserByEmail(tx, email)
  if (existing?.emailConfirmedAt) throw emailExists()
  if (existing) return existing
  const row = { ...blankUser(deps, { email, data }), invitedAt: deps.clock.now() }
  const inserted = await users.insertUser(tx, row)
  if (!inserted) throw conflict()
  return inserted
}

export function blankUser(deps: ServiceDeps, { email, data }: { email: string; data: Metadata }) {
  const now = deps.clock.now()
  const userMetadata = mergeMetadata({ old: {}, update: data })
  return {
    id: deps.newId(),
    identityId: deps.newId(),
    email,
    userMetadata,
    signUpData: userMetadata,
    createdAt: now,
    updatedAt: now,
  }
}

/** The row stays as a tombstone; nothing in it leads back to the person. */
async function blankOut(deps: ServiceDeps, { tx, user }: { tx: Tx; user: UserRow }) {
  const now = deps.clock.now()
  await deleteSessionsOf(tx, { userId: user.id })
  await deleteOneTimeTokensOf(tx, user.id)
  const hidden = createHash('sha256')
    .update(user.id + user.email)
    .digest('hex')
  await users.updateUser(tx, {
    id: user.id,
    patch: {
      email: `${hidden}@deleted.invalid`,
      newEmail: null,
      passwordHash: null,
      userMetadata: {},
      appMetadata: {},
      signUpData: {},
      deletedAt: now,
      updatedAt: now,
    },
  })
}

async function mustFind(deps: ServiceDeps, id: string): Promise<UserRow> {
  if (!isUuid(id)) {
    const message = 'user_id must be an UUID'
    throw new AuthError({ status: 404, code: 'validation_failed', message })
  }
  const user = await users.findUserById(deps.db, id)
  if (!user) throw userNotFound(404)
  return user
}

function readPositive(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid('Bad Pagination Parameters')
  return Number(text)
}

const UNITS_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 }

/** `none` lifts a ban; undefined leaves it as it is. */
function readBan(duration: string | undefined, now: Date): Date | null | undefined {
  if (duration === undefined) return undefined
  if (duration === 'none') return null
  const parts = [...duration.matchAll(/(\d{1,9})([smh])/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== duration) {
    throw invalid('Invalid format for ban duration')
  }
  const ms = parts.reduce((sum, [, n, unit]) => sum + Number(n) * (UNITS_MS[unit ?? ''] ?? 0), 0)
  return new Date(Math.min(now.getTime() + ms, Date.UTC(9000, 0)))
}
