import { inTransaction } from '#platform/db'
import { AuthError } from './errors'
import { PKCE_PREFIX, storedHashOf, tokenHashOf } from './one-time-token'
import { bodies, readBody } from './read-body'
import { flowNotFound, invalid, phoneDisabled } from './refusals'
import { beginSession, describeSession } from './session'
import type { Caller, ServiceDeps } from './settings'
import { findFlow, issueAuthCode } from './tokens.store'
import { isLinkType, openLink } from './open-link'

const HALFWAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** The button on our page: a link becomes a session, on whichever device it is pressed. */
export async function verifyLink(
  deps: ServiceDeps,
  { body, caller }: { body: unknown; caller: Caller },
) {
  const fields = readBody(bodies.verify, body)
  const { type, email, token, token_hash: givenHash } = fields
  if (!type) throw invalid('Verify requires a verification type')
  if (fields.phone) throw phoneDisabled()
  if (!isLinkType(type)) throw invalid('Unsupported verification type')
  if (givenHash && (email || token)) {
    throw invalid('Only the token_hash and type should be provided')
  }
  if (!givenHash && !(email && token)) throw invalid('Verify requires a token or a token hash')
  const hash = givenHash ?? tokenHashOf({ email: email ?? '', code: token ?? '' })
  const outcome = await inTransaction(deps, async (tx) => {
    const used = await openLink(deps, { tx, hash: storedHashOf(hash), type })
    if (used.isHalfway) return null
    const isRecovery = used.token.type === 'recovery'
    return beginSession(deps, { tx, user: used.user, method: 'otp', caller, isRecovery })
  })
  return outcome ? describeSession(deps, outcome) : { msg: HALFWAY, code: 200 }
}

/** A link that is followed rather than pressed: the answer is where the browser goes next. */
export async function followLink(
  deps: ServiceDeps,
  {
    token,
    type,
    target,
    caller,
  }: {
    token: string | undefined
    type: string | undefined
    target: string
    caller: Caller
  },
): Promise<string> {
  if (!token) throw invalid('Verify requires a token')
  if (!type) throw invalid('Verify requires a verification type')
  const isPkce = token.startsWith(PKCE_PREFIX)
  try {
    if (!isLinkType(type)) throw invalid('Unsupported verification type')
    const hash = storedHashOf(token)
    if (isPkce) return await giveCode(deps, { hash, type, target })
    return await giveTokens(deps, { hash, type, target, caller })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    return errorLocation({ target, error, isPkce })
  }
}

async function giveCode(
  deps: ServiceDeps,
  { hash, type, target }: { hash: string; type: string; target: string },
) {
  const authCode = deps.newId()
  const outcome = await inTransaction(deps, async (tx) => {
    const { token, isHalfway } = await openLink(deps, { tx, hash, type })
    if (isHalfway) return { isHalfway }
    const flow = token.flowId ? await findFlow(tx, token.flowId) : null
    if (!flow) throw flowNotFound(400)
    await issueAuthCode(tx, { id: flow.id, authCode, now: deps.clock.now() })
    return { isHalfway }
  })
  if (outcome.isHalfway) return halfwayLocation(target)
  const url = new URL(target)
  url.searchParams.set('code', authCode)
  return url.href
}

async function giveTokens(
  deps: ServiceDeps,
  { hash, type, target, caller }: { hash: string; type: string; target: string; caller: Caller },
) {
  const begun = await inTransaction(deps, async (tx) => {
    const { user, token, isHalfway } = await openLink(deps, { tx, hash, type })
    const isRecovery = token.type === 'recovery'
    return isHalfway ? null : beginSession(deps, { tx, user, method: 'otp', caller, isRecovery })
  })
  if (!begun) return halfwayLocation(target)
  const session = await describeSession(deps, begun)
  const fragment = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    type,
  })
  return `${target.split('#')[0]}#${fragment}`
}

const halfwayLocation = (target: string) =>
  `${target.split('#')[0]}#${new URLSearchParams({ message: HALFWAY, sb: '' })}`

function errorLocation({
  target,
  error,
  isPkce,
}: {
  target: string
  error: AuthError
  isPkce: boolean
}) {
  const names: Record<number, string> = {
    401: 'unauthorized_client',
    403: 'access_denied',
    500: 'server_error',
  }
  const description =
    error.code === 'otp_expired' ? 'Email link is invalid or has expired' : error.message
  const fields = {
    error: names[error.status] ?? 'invalid_request',
    error_code: error.code,
    error_description: description,
  }
  const url = new URL(target)
  if (isPkce) for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return `${url.href.split('#')[0]}#${new URLSearchParams({ ...fields, sb: '' })}`
}
