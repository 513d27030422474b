import { inTransaction } from '#platform/db'
import { answersChallenge } from './pkce'
import { bodies, readBody } from './read-body'
import { badVerifier, banned, flowExpired, flowNotFound, invalid } from './refusals'
import { beginSession, describeSession } from './session'
import { isBanned, type Caller, type ServiceDeps } from './settings'
import { takeFlowByCode } from './tokens.store'
import { lockUser } from './users.store'
import { isUuid } from './uuid'

const CODE_LIFE_MS = 300_000

/** A code is spent by the first try, right or wrong: a guessed verifier gets no second one. */
export async function exchangeCode(
  deps: ServiceDeps,
  { body, caller }: { body: unknown; caller: Caller },
) {
  const fields = readBody(bodies.exchange, body)
  const { auth_code: authCode, code_verifier: verifier } = fields
  if (!authCode || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  if (!isUuid(authCode)) throw flowNotFound(404)
  const now = deps.clock.now()
  const outcome = await inTransaction(deps, async (tx) => {
    const flow = await takeFlowByCode(tx, authCode)
    const user = flow && (await lockUser(tx, flow.userId))
    if (!flow || !user || !flow.codeIssuedAt) return flowNotFound(404)
    if (now.getTime() - flow.codeIssuedAt.getTime() > CODE_LIFE_MS) return flowExpired()
    const challenge = { value: flow.challenge, method: flow.method }
    if (!answersChallenge({ verifier, challenge })) return badVerifier()
    if (isBanned({ bannedUntil: user.bannedUntil, now })) return banned(400)
    const method = flow.authenticationMethod
    return beginSession(deps, { tx, user, method, caller, isRecovery: method === 'recovery' })
  })
  if (outcome instanceof Error) throw outcome
  return describeSession(deps, outcome)
}
