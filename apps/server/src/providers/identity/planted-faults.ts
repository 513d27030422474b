/** One thing done wrong on purpose: where, what stood there, and what stands there instead. */
export type Fault = { name: string; file: string; find: string; plant: string }

const inService = (name: string, file: string, find: string, plant: string): Fault => ({
  name,
  file: `providers/identity/service/${file}`,
  find,
  plant,
})

export const FAULTS: readonly Fault[] = [
  inService(
    'password never checked',
    'sign-in.ts',
    'if (!user || !isRight) throw invalidCredentials()',
    'if (!user) throw invalidCredentials()',
  ),
  inService(
    'open redirect',
    'redirects.ts',
    'return accepted ?? rules.siteUrl',
    'return candidates.find((one) => one && URL.canParse(one)) ?? accepted ?? rules.siteUrl',
  ),
  inService(
    'dead session accepted',
    'bearer.ts',
    'throw !user || user.deletedAt ? userNotFound(403) : sessionNotFound()',
    `if (!user || user.deletedAt) throw userNotFound(403)
     return { user, claims, session: { id: claims.session_id, amr: [], createdAt: new Date() } }`,
  ),
  inService('reuse not detected', 'refresh-rule.ts', `return 'revoke'`, `return 'repeat'`),
  inService('no rotation', 'refresh.ts', 'session.counter + 1', 'session.counter'),
  inService(
    'other sessions kept after a password change',
    'update-user.ts',
    'await deleteSessionsOf(tx, { userId: user.id, except: session.id })',
    '',
  ),
  inService(
    'registered e-mail revealed',
    'sign-in.ts',
    'if (!user || !isRight) throw invalidCredentials()',
    `if (!user) throw emailNotConfirmed()
     if (!isRight) throw invalidCredentials()`,
  ),
  inService(
    'admin role unchecked',
    'admin.ts',
    'if (!ADMIN_ROLES.includes(role)) throw notAdmin()',
    'void role',
  ),
  inService(
    'link used twice',
    'tokens.store.ts',
    `.delete(identityOneTimeTokens)
    .where(
      and(eq(`,
    `.update(identityOneTimeTokens).set({ hash })
    .where(
      and(eq(`,
  ),
  inService(
    'verifier never checked',
    'exchange.ts',
    'if (!answersChallenge({ verifier, challenge })) return badVerifier()',
    'void answersChallenge',
  ),
  inService(
    'expiry never checked',
    'access-token.ts',
    'claims.exp + LEEWAY_S <= now.getTime() / 1000',
    'claims.exp + 1e12 <= now.getTime() / 1000',
  ),
  inService(
    'signature never checked',
    'signed-token.ts',
    'return isOurs ? parseJson(payload) : undefined',
    'return isOurs || true ? parseJson(payload) : undefined',
  ),
  inService(
    'stranger’s password survives recovery',
    'open-link.ts',
    'patch.passwordHash = null',
    '',
  ),
  inService(
    'current password never asked',
    'update-user.ts',
    'if (isAsked && !fields.current_password) throw currentPasswordRequired()',
    'void isAsked',
  ),
]
