import type { Tx } from '#platform/db'

/** What the product holds of a user; read together with the session where both are in one database. */
export type AccountState = 'open' | 'closing' | 'none'

/**
 * Who a bearer token speaks for: a live session, one that has ended, a user that is gone, or, when
 * the token itself is no good, nobody.
 */
export type SessionCheck =
  | { state: 'live'; userId: string; email: string; account?: AccountState }
  | { state: 'ended'; userId: string }
  | { state: 'deleted'; userId: string }
  | { state: 'none' }

export type IdentityUser = { id: string; email: string; language: 'en' | 'fr' | null }

export type PasswordCheck = { userId: string; email: string; password: string; address: string }

/** Who may come in. Ours or a hosted project's: the product asks no more than this. */
export type Identity = {
  mode: 'embedded' | 'hosted'
  checkSession: (token: string) => Promise<SessionCheck>
  /** Null when there is no such user, or no longer. */
  findUser: (userId: string) => Promise<IdentityUser | null>
  /** The password once more, before something that cannot be undone. */
  checkPassword: (check: PasswordCheck) => Promise<'right' | 'wrong' | 'too_many'>
  /** The language of the user's letters. */
  setLanguage: (change: { userId: string; language: 'en' | 'fr' }) => Promise<void>
  /** Nobody comes in with it any more; inside the caller's transaction where we hold the sessions. */
  endSessions: (target: { tx?: Tx; userId: string }) => Promise<void>
  /** Everything about the user goes; deleting one who is gone is no error. */
  deleteUser: (user: { userId: string; email: string }) => Promise<void>
  /** What is held of the user, for their own copy. */
  exportUser: (userId: string) => Promise<Record<string, unknown>>
}
