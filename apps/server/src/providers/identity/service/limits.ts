import { createHmac } from 'node:crypto'
import { forgetLimits, takeAttempt, takeDrop } from './limits.store'
import { LETTER_KINDS, type LetterKind } from './letters'
import { tooManyMails, tooManyRequests } from './refusals'
import type { Caller, ServiceDeps } from './settings'

/** Requests from one address: how fast the bucket drains, and how much it holds. */
export const ADDRESS_LIMITS = {
  token: { periodMs: 2_000, burst: 30 },
  verify: { periodMs: 10_000, burst: 30 },
  signup: { periodMs: 10_000, burst: 30 },
  recover: { periodMs: 10_000, burst: 30 },
  resend: { periodMs: 10_000, burst: 30 },
  user: { periodMs: 10_000, burst: 30 },
} as const
export type LimitedCall = keyof typeof ADDRESS_LIMITS

const HOUR_MS = 3_600_000
const FREE_ATTEMPTS = 5
const LONGEST_WAIT_MS = 60_000
/** Guesses at one account from everywhere together: the twenty-first waits for its minute. */
const ACCOUNT_LIMIT = { periodMs: 60_000, burst: 20 }

type Deps = Pick<ServiceDeps, 'db' | 'clock' | 'ring' | 'settings'>

export async function limitByAddress(
  deps: Deps,
  { call, caller }: { call: LimitedCall; caller: Caller },
): Promise<void> {
  const { periodMs, burst } = ADDRESS_LIMITS[call]
  const isAllowed = await takeDrop(deps.db, {
    key: keyOf(deps, 'address', call, networkOf(caller.address)),
    now: deps.clock.now(),
    periodMs: periodMs / deps.settings.limitFactor,
    burst: burst * deps.settings.limitFactor,
  })
  if (!isAllowed) throw tooManyRequests()
}

/**
 * A back-off, never a lock-out: a stranger's guesses slow the stranger. An address where the
 * account is signed in already does not pay for what others try elsewhere.
 */
export async function limitSignIn(
  deps: Deps,
  { email, caller, isKnownHere }: { email: string; caller: Caller; isKnownHere: boolean },
): Promise<void> {
  const now = deps.clock.now()
  const isAllowedHere = await takeAttempt(deps.db, {
    key: pairKey(deps, { email, caller }),
    now,
    free: FREE_ATTEMPTS * deps.settings.limitFactor,
    longestMs: LONGEST_WAIT_MS,
  })
  if (!isAllowedHere) throw tooManyRequests()
  const key = keyOf(deps, 'account', email)
  const { periodMs, burst } = ACCOUNT_LIMIT
  const isAllowed = await takeDrop(deps.db, {
    key,
    now,
    periodMs,
    burst: burst * deps.settings.limitFactor,
  })
  if (!isAllowed && !isKnownHere) throw tooManyRequests()
}

export async function forgiveSignIn(
  deps: Deps,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  await forgetLimits(deps.db, [pairKey(deps, { email, caller })])
}

type Letter = { kind: LetterKind; email: string }

/**
 * By the address that was typed, whether anybody has it or not. Each kind waits for its own kind:
 * whoever just confirmed and forgot the password is told of a letter, and gets it.
 */
export async function mayMail(deps: Deps, letter: Letter): Promise<boolean> {
  const now = deps.clock.now()
  const { mailsPerHour, mailIntervalSeconds } = deps.settings
  const isSpaced = await takeDrop(deps.db, {
    key: mailKey(deps, letter),
    now,
    periodMs: mailIntervalSeconds * 1000,
    burst: 1,
  })
  if (!isSpaced) return false
  return takeDrop(deps.db, {
    key: 'mails',
    now,
    periodMs: HOUR_MS / mailsPerHour,
    burst: mailsPerHour,
  })
}

export async function limitMail(deps: Deps, letter: Letter): Promise<void> {
  if (!(await mayMail(deps, letter))) throw tooManyMails()
}

/** Everything the limits know of a person, so that an erasure can take it away. */
export async function forgetPerson(deps: Deps, email: string): Promise<void> {
  const mails = LETTER_KINDS.map((kind) => mailKey(deps, { kind, email }))
  await forgetLimits(deps.db, [keyOf(deps, 'account', email), ...mails])
}

const mailKey = (deps: Deps, { kind, email }: Letter) => keyOf(deps, 'mail', kind, email)

const pairKey = (deps: Deps, { email, caller }: { email: string; caller: Caller }) =>
  keyOf(deps, 'pair', email, networkOf(caller.address))

function keyOf(deps: Deps, ...parts: string[]) {
  return createHmac('sha256', deps.ring.secret).update(parts.join('\n')).digest('base64url')
}

/** One household has a whole IPv6 /64 to itself. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}
