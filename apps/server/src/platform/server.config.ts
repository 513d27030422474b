import * as z from 'zod'
import { asOptional, asOptionalAddress, asOptionalUrl, asWhole, defineConfig } from './config'

export const serverConfig = defineConfig({
  mode: {
    env: 'MODE',
    schema: z.enum(['local', 'production'], 'must be local or production'),
    default: 'local',
    doc: 'local: everything built in, mailbox and payment sandbox on this machine. production: for parents',
  },
  roles: {
    env: 'ROLES',
    schema: z.enum(['web', 'worker', 'web,worker'], 'must be web, worker or web,worker'),
    default: 'web,worker',
    doc: 'What this process does; apart, they need DATABASE_URL',
  },
  host: { env: 'HOST', schema: z.string(), default: '127.0.0.1', doc: 'Address to listen on' },
  port: {
    env: 'PORT',
    schema: asWhole({ from: 0, to: 65_535 }),
    default: '3000',
    doc: 'Port to listen on',
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    schema: asOptionalUrl,
    default: '',
    doc: 'Where parents reach us, such as https://luciole.example; links in mails start with it',
    requiredInProduction: true,
  },
  dataDir: {
    env: 'DATA_DIR',
    schema: z.string(),
    default: '.luciole',
    doc: 'Folder of the embedded database and of local media',
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    schema: asOptionalAddress({ like: /^postgres(ql)?:\/\//, start: 'postgresql://…' }),
    default: '',
    doc: 'PostgreSQL 15 or later; empty for the embedded database',
  },
  supportEmail: {
    env: 'SUPPORT_EMAIL',
    schema: z.email('must be an e-mail address'),
    default: 'support@localhost.example',
    doc: 'Where parents write to us',
    requiredInProduction: true,
  },
  logLevel: {
    env: 'LOG_LEVEL',
    schema: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'is not a log level'),
    default: 'warn',
    doc: 'silent, error, warn, info or debug',
  },
  minimumClient: {
    env: 'MINIMUM_CLIENT',
    schema: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 1.2.0'),
    default: '0.0.0',
    doc: 'Clients older than this are asked to update',
  },
  proxies: {
    env: 'TRUST_PROXY',
    schema: z
      .string()
      .regex(/^(true|false|\d)$/, 'must be true, false, or how many proxies stand in front')
      .transform((text) => (text === 'true' ? 1 : Number(text) || 0)),
    default: 'false',
    doc: 'true behind a reverse proxy, or how many stand in front; the first of them says where a call comes from',
  },
  allowedOrigins: {
    env: 'ALLOWED_ORIGINS',
    schema: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
      .pipe(z.array(z.string().regex(/^https?:\/\/[^;'"]+$/, 'must be origins, https://…'))),
    default: '',
    doc: 'Other origins pages of ours may use (object storage, hosted identity), separated by commas',
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    schema: asOptional,
    default: '',
    doc: 'Bearer token for /metrics; empty answers this machine only',
  },
  sentryDsn: {
    env: 'SENTRY_DSN',
    schema: asOptionalUrl,
    default: '',
    doc: 'Where unexpected failures are reported; empty only logs them',
  },
  overloadDelayMs: {
    env: 'OVERLOAD_DELAY_MS',
    schema: asWhole({ from: 0, to: 60_000 }),
    default: '3000',
    doc: 'Calls are turned away while the process lags by more than this; 0 never does',
  },
  callsPerMinute: {
    env: 'CALLS_PER_MINUTE',
    schema: asWhole({ from: 10, to: 1_000_000 }),
    default: '1200',
    doc: 'Calls one address may make in a minute',
  },
})
