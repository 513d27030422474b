import type { AnyColumn, SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { ConfigOf } from '#platform/config'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/db'
import { enqueue } from '#platform/jobs'
import { createBuiltinIdentity } from './builtin'
import { createHostedIdentity } from './hosted'
import type { AccountState } from './identity'
import type { identityConfig } from './identity.config'
import { sendLetterJob } from './send-letter.job'
import { createKeyRing } from './service/key-ring'
import { createPasswordHasher } from './service/password-hash'
import { DEFAULT_SETTINGS, type ServiceDeps } from './service/settings'

export type IdentityConfig = ConfigOf<{ identity: typeof identityConfig }>['identity']
const AUTH_PATH = '/auth/v1'
const KEY_FILE = 'identity-keys.json'

/** Either kind of identity; the service is there only when it is ours. */
export async function openIdentity({
  config,
  dataDir,
  publicUrl,
  database,
  clock,
  accountState,
}: {
  config: IdentityConfig
  dataDir: string
  publicUrl: string
  database: Database
  clock: Clock
  accountState: (userId: AnyColumn) => SQL<AccountState>
}) {
  if (config.mode === 'hosted') {
    return { identity: openHosted({ config, clock }), identityService: null }
  }
  const tokenLifeMs = config.accessTokenSeconds * 1000
  const ring = await createKeyRing({
    path: config.keysFile ?? join(dataDir, KEY_FILE),
    clock: clock.now,
    tokenLifeMs,
  })
  const deps: ServiceDeps = {
    db: database.db,
    clock,
    newId: randomUUID,
    ring,
    hasher: createPasswordHasher(),
    settings: {
      ...DEFAULT_SETTINGS,
      issuer: publicUrl + AUTH_PATH,
      webOrigin: publicUrl,
      redirects: { siteUrl: publicUrl, allowed: config.redirects },
      autoConfirm: config.autoConfirm,
      signUpsOpen: config.signUpsOpen,
      accessTokenSeconds: config.accessTokenSeconds,
      inactivityDays: config.inactivityDays,
      absoluteDays: config.absoluteDays,
      mailsPerHour: config.mailsPerHour,
      mailIntervalSeconds: config.mailIntervalSeconds,
      limitFactor: config.limitFactor,
    },
    enqueueLetter: (tx, letterId) =>
      enqueue({ tx, job: sendLetterJob, payload: { letterId }, key: letterId }),
  }
  return { identity: createBuiltinIdentity(deps, accountState), identityService: deps }
}

function openHosted({ config, clock }: { config: IdentityConfig; clock: Clock }) {
  const { hostedUrl, hostedAdminKey, hostedPublicKey, hostedJwksUrl, hostedSecret } = config
  if (hostedUrl === null || hostedAdminKey === null) {
    throw new Error('A hosted identity needs AUTH_URL and AUTH_ADMIN_KEY')
  }
  const keys = hostedJwksUrl === null ? { secret: hostedSecret ?? '' } : { jwksUrl: hostedJwksUrl }
  const url = hostedUrl.replace(/\/+$/, '')
  const settings = { url, adminKey: hostedAdminKey, publicKey: hostedPublicKey, keys }
  return createHostedIdentity({ settings, clock })
}
