import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const identityUsers = pgTable('identity_users', {
  id: uuid('id').primaryKey(),
  identityId: uuid('identity_id').notNull(),
  /** Lower case; null once the user was deleted softly. */
  email: text('email').unique(),
  passwordHash: text('password_hash'),
  emailConfirmedAt: at('email_confirmed_at'),
  invitedAt: at('invited_at'),
  confirmationSentAt: at('confirmation_sent_at'),
  recoverySentAt: at('recovery_sent_at'),
  newEmail: text('new_email'),
  emailChangeSentAt: at('email_change_sent_at'),
  /** How many of the two addresses have agreed to a change. */
  emailChangeAgreed: integer('email_change_agreed').notNull().default(0),
  reauthenticationSentAt: at('reauthentication_sent_at'),
  lastSignInAt: at('last_sign_in_at'),
  bannedUntil: at('banned_until'),
  deletedAt: at('deleted_at'),
  appMetadata: jsonb('app_metadata').$type<Record<string, unknown>>().notNull().default({}),
  userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
  signUpData: jsonb('sign_up_data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
})
export type UserRow = typeof identityUsers.$inferSelect

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' })

export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** The number of the newest refresh token; older numbers are spent. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    amr: jsonb('amr')
      .$type<{ method: string; timestamp: number; isRecovery?: boolean }[]>()
      .notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: at('created_at').notNull(),
    refreshedAt: at('refreshed_at').notNull(),
  },
  (table) => [index('identity_sessions_user').on(table.userId)],
)
export type SessionRow = typeof identitySessions.$inferSelect

export const TOKEN_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const
export type TokenType = (typeof TOKEN_TYPES)[number]

export const identityOneTimeTokens = pgTable(
  'identity_one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    userId: userId(),
    type: text('type', { enum: TOKEN_TYPES }).notNull(),
    flowId: uuid('flow_id'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [unique('identity_one_time_tokens_user_type').on(table.userId, table.type)],
)
export type OneTimeTokenRow = typeof identityOneTimeTokens.$inferSelect

export const identityFlows = pgTable(
  'identity_flows',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** Given when the link is followed; the client exchanges it. */
    authCode: uuid('auth_code').unique(),
    challenge: text('challenge').notNull(),
    method: text('method', { enum: ['s256', 'plain'] }).notNull(),
    authenticationMethod: text('authentication_method').notNull(),
    createdAt: at('created_at').notNull(),
    codeIssuedAt: at('code_issued_at'),
  },
  (table) => [index('identity_flows_user').on(table.userId)],
)
export type FlowRow = typeof identityFlows.$inferSelect

/** Leaky buckets and back-offs, keyed by a keyed hash: no address lies here in the clear. */
export const identityLimits = pgTable('identity_limits', {
  key: text('key').primaryKey(),
  /** When the bucket will have drained, or until when attempts are refused. */
  until: at('until').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastAt: at('last_at').notNull(),
})

/** Letters asked for and not sent yet; a row goes with its mail. */
export const identityLetters = pgTable('identity_letters', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  email: text('email').notNull(),
  userId: uuid('user_id'),
  redirectTo: text('redirect_to').notNull(),
  challenge: text('challenge'),
  challengeMethod: text('challenge_method', { enum: ['s256', 'plain'] }),
  createdAt: at('created_at').notNull(),
  /** Its link exists from then on; a second try mails the same one. */
  linkedAt: at('linked_at'),
})
export type LetterRow = typeof identityLetters.$inferSelect
