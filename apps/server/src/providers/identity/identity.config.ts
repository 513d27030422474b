import * as z from 'zod'
import { asBoolean, asOptional, asOptionalUrl, asWhole, defineConfig } from '#platform/config'

const asList = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

export const identityConfig = defineConfig({
  mode: {
    env: 'AUTH_MODE',
    schema: z.enum(['embedded', 'hosted'], 'must be embedded or hosted'),
    default: 'embedded',
    doc: 'embedded: accounts live in our own database. hosted: in a GoTrue-compatible project elsewhere',
  },
  redirects: {
    env: 'AUTH_REDIRECTS',
    schema: asList,
    default: 'luciole://changepassword,luciole://emailconfirmed',
    doc: 'Where mail links may end beside the web origin, comma separated; * stays within a path part, ** does not',
  },
  keysFile: {
    env: 'AUTH_KEYS_FILE',
    schema: asOptional,
    default: '',
    doc: 'Where the signing keys are kept; empty for DATA_DIR. Servers of one database share one file',
  },
  autoConfirm: {
    env: 'AUTH_AUTOCONFIRM',
    schema: asBoolean,
    default: 'false',
    doc: 'true signs a new parent in at once, without a confirmation letter',
  },
  signUpsOpen: {
    env: 'AUTH_SIGNUPS',
    schema: asBoolean,
    default: 'true',
    doc: 'false takes no new parents',
  },
  accessTokenSeconds: {
    env: 'AUTH_TOKEN_SECONDS',
    schema: asWhole({ from: 120, to: 3600 }),
    default: '900',
    doc: 'Life of an access token',
  },
  inactivityDays: {
    env: 'AUTH_INACTIVITY_DAYS',
    schema: asWhole({ from: 1, to: 365 }),
    default: '30',
    doc: 'A session unused this long ends',
  },
  absoluteDays: {
    env: 'AUTH_ABSOLUTE_DAYS',
    schema: asWhole({ from: 1, to: 730 }),
    default: '180',
    doc: 'A session ends after this, used or not',
  },
  mailsPerHour: {
    env: 'AUTH_MAILS_PER_HOUR',
    schema: asWhole({ from: 1, to: 1_000_000 }),
    default: '1000',
    doc: 'Letters about accounts, all parents together',
  },
  mailIntervalSeconds: {
    env: 'AUTH_MAIL_INTERVAL_SECONDS',
    schema: asWhole({ from: 1, to: 3600 }),
    default: '60',
    doc: 'Seconds between two letters of one kind to one address',
  },
  limitFactor: {
    env: 'AUTH_LIMIT_FACTOR',
    schema: asWhole({ from: 1, to: 10_000 }),
    default: '1',
    doc: 'Multiplies the limits by address, for a machine where many parents share one',
  },
  hostedUrl: {
    env: 'AUTH_URL',
    schema: asOptionalUrl,
    default: '',
    doc: 'hosted: where the service is, such as https://ref.supabase.co/auth/v1; also the issuer of its tokens',
  },
  hostedJwksUrl: {
    env: 'AUTH_JWKS_URL',
    schema: asOptionalUrl,
    default: '',
    doc: 'hosted: its public keys; exactly one of this and AUTH_JWT_SECRET',
  },
  hostedSecret: {
    env: 'AUTH_JWT_SECRET',
    schema: asOptional,
    default: '',
    doc: 'hosted: the secret shared with it, for a project that signs with HS256',
  },
  hostedAdminKey: {
    env: 'AUTH_ADMIN_KEY',
    schema: asOptional,
    default: '',
    doc: 'hosted: its service-role key, to delete accounts with',
  },
  hostedPublicKey: {
    env: 'AUTH_PUBLIC_KEY',
    schema: asOptional,
    default: '',
    doc: 'hosted: its publishable key, which the web client sends along',
  },
})

type Hosted = {
  mode: 'embedded' | 'hosted'
  hostedUrl: string | null
  hostedJwksUrl: string | null
  hostedSecret: string | null
  hostedAdminKey: string | null
}

/** What one setting asks of the others. */
export function checkIdentityConfig(config: Hosted): string[] {
  if (config.mode === 'embedded') return []
  const problems: string[] = []
  if (config.hostedUrl === null) problems.push('AUTH_URL is required with AUTH_MODE=hosted')
  if (config.hostedAdminKey === null) {
    problems.push('AUTH_ADMIN_KEY is required with AUTH_MODE=hosted: accounts are deleted with it')
  }
  if ((config.hostedJwksUrl === null) === (config.hostedSecret === null)) {
    problems.push('AUTH_MODE=hosted needs exactly one of AUTH_JWKS_URL and AUTH_JWT_SECRET')
  }
  return problems
}
