import type { UserRow } from '#providers/identity/identity.tables'

const PROVIDER = { provider: 'email', providers: ['email'] }

/** Empty fields are left out, never null: the client tells them apart. */
export function describeUser(user: UserRow) {
  const email = user.email ?? ''
  const verified = { email, email_verified: user.emailConfirmedAt !== null, phone_verified: false }
  return withoutEmpty({
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: iso(user.emailConfirmedAt),
    phone: '',
    confirmation_sent_at: iso(user.confirmationSentAt),
    confirmed_at: iso(user.emailConfirmedAt),
    recovery_sent_at: iso(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: iso(user.emailChangeSentAt),
    reauthentication_sent_at: iso(user.reauthenticationSentAt),
    invited_at: iso(user.invitedAt),
    last_sign_in_at: iso(user.lastSignInAt),
    banned_until: iso(user.bannedUntil),
    deleted_at: iso(user.deletedAt),
    app_metadata: { ...PROVIDER, ...user.appMetadata },
    user_metadata: { ...user.userMetadata, sub: user.id, ...verified },
    identities: user.email === null ? [] : [describeEmailIdentity({ user, verified })],
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  })
}
export type UserView = ReturnType<typeof describeUser>

function describeEmailIdentity({
  user,
  verified,
}: {
  user: UserRow
  verified: { email: string; email_verified: boolean; phone_verified: boolean }
}) {
  return withoutEmpty({
    identity_id: user.identityId,
    id: user.id,
    user_id: user.id,
    identity_data: { ...user.signUpData, sub: user.id, ...verified },
    provider: 'email',
    last_sign_in_at: iso(user.lastSignInAt),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    email: verified.email,
  })
}

/** What a sign-up on a registered address gets: a stranger, from whom nothing can be learnt. */
export function describeObfuscatedUser({
  id,
  email,
  data,
  now,
}: {
  id: string
  email: string
  data: Record<string, unknown>
  now: Date
}) {
  const at = now.toISOString()
  return {
    id,
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: PROVIDER,
    user_metadata: data,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}

const iso = (date: Date | null) => date?.toISOString()

function withoutEmpty<T extends Record<string, unknown>>(fields: T) {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as { [K in keyof T]: Exclude<T[K], undefined> }
}
