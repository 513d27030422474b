import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/db'
import type { NewId } from '#platform/ids'
import type { KeyRing } from './key-ring'
import type { PasswordHasher } from './password-hash'
import type { RedirectRules } from './redirects'

export type ServiceSettings = {
  /** `<origin>/auth/v1`: what our tokens say they come from. */
  issuer: string
  webOrigin: string
  redirects: RedirectRules
  autoConfirm: boolean
  signUpsOpen: boolean
  /** A session older than a day needs a mailed number before it changes the password. */
  securePasswordChange: boolean
  requireCurrentPassword: boolean
  accessTokenSeconds: number
  refreshReuseSeconds: number
  inactivityDays: number
  absoluteDays: number
  linkSeconds: number
  recoveryLinkSeconds: number
  mailsPerHour: number
  /** Between two letters of one kind to one address. */
  mailIntervalSeconds: number
  /** Multiplies every limit by address; a trial machine with one address for everybody needs more. */
  limitFactor: number
}

export const DEFAULT_SETTINGS = {
  autoConfirm: false,
  signUpsOpen: true,
  securePasswordChange: false,
  requireCurrentPassword: true,
  accessTokenSeconds: 900,
  refreshReuseSeconds: 10,
  inactivityDays: 30,
  absoluteDays: 180,
  linkSeconds: 3600,
  recoveryLinkSeconds: 1800,
  mailsPerHour: 1000,
  mailIntervalSeconds: 60,
  limitFactor: 1,
} as const

export type ServiceDeps = {
  db: Db
  clock: Clock
  newId: NewId
  ring: KeyRing
  hasher: PasswordHasher
  settings: ServiceSettings
  /** Stores the job that sends a letter, in the transaction that wrote it. */
  enqueueLetter: (tx: Tx, letterId: string) => Promise<void>
}

/** Who is calling, as far as the connection tells. */
export type Caller = { address: string; userAgent: string }

export const DAY_MS = 86_400_000
export const isBanned = ({ bannedUntil, now }: { bannedUntil: Date | null; now: Date }) =>
  bannedUntil !== null && bannedUntil > now
