import type { Tx } from '#platform/db'
import type { TokenType, UserRow } from '#providers/identity/identity.tables'
import { PKCE_PREFIX, storedHashOf } from './one-time-token'
import type { Challenge } from './pkce'
import type { ServiceDeps } from './settings'
import { insertFlow, replaceOneTimeToken } from './tokens.store'

/** How a session that began with such a link was authenticated. */
const AUTHENTICATION_METHODS: Record<TokenType, string> = {
  signup: 'email/signup',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'otp',
}

export async function makeLink(
  deps: Pick<ServiceDeps, 'clock' | 'newId'>,
  {
    tx,
    user,
    type,
    bareHash,
    challenge,
  }: { tx: Tx; user: UserRow; type: TokenType; bareHash: string; challenge: Challenge | null },
): Promise<void> {
  const createdAt = deps.clock.now()
  const flowId = challenge ? deps.newId() : null
  if (challenge && flowId) {
    await insertFlow(tx, {
      id: flowId,
      userId: user.id,
      authCode: null,
      challenge: challenge.value,
      method: challenge.method,
      authenticationMethod: AUTHENTICATION_METHODS[type],
      createdAt,
      codeIssuedAt: null,
    })
  }
  await replaceOneTimeToken(tx, {
    hash: storedHashOf(bareHash),
    userId: user.id,
    type,
    flowId,
    createdAt,
  })
}

/** The prefix tells whoever follows the link that a code, not a session, comes back. */
export const mailedHash = ({
  bareHash,
  challenge,
}: {
  bareHash: string
  challenge: Challenge | null
}) => (challenge ? PKCE_PREFIX + bareHash : bareHash)

/** GoTrue writes `email_change` for both halves of a change. */
export const linkTypeOf = (type: TokenType) =>
  type === 'email_change_current' || type === 'email_change_new' ? 'email_change' : type

/** Lands on our own page: a button there uses the link, so that a mail scanner cannot. */
export function pageLink({
  webOrigin,
  tokenHash,
  type,
  redirectTo,
}: {
  webOrigin: string
  tokenHash: string
  type: TokenType
  redirectTo: string
}): string {
  const query = new URLSearchParams({
    token_hash: tokenHash,
    type: linkTypeOf(type),
    redirect_to: redirectTo,
  })
  return `${webOrigin}/verify?${query}`
}

export function actionLink({
  issuer,
  tokenHash,
  type,
  redirectTo,
}: {
  issuer: string
  tokenHash: string
  type: TokenType
  redirectTo: string
}): string {
  const query = new URLSearchParams({
    token: tokenHash,
    type: linkTypeOf(type),
    redirect_to: redirectTo,
  })
  return `${issuer}/verify?${query}`
}

export function linkLifeSeconds(
  settings: { linkSeconds: number; recoveryLinkSeconds: number },
  type: TokenType,
): number {
  const isShort = type === 'recovery' || type === 'reauthentication'
  return isShort ? settings.recoveryLinkSeconds : settings.linkSeconds
}
