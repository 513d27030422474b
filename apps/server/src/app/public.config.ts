import { asOptionalUrl, defineConfig } from '#platform/config'

const dsn = (env: string, shell: string) => ({
  env,
  schema: asOptionalUrl,
  default: '',
  doc: `Where the ${shell} reports errors; empty reports nothing`,
})
const store = (env: string, shell: string) => ({
  env,
  schema: asOptionalUrl,
  default: '',
  doc: `Where the ${shell} finds its update`,
})

/** What every client is told before it has a session. */
export const publicFragment = defineConfig({
  webDsn: dsn('SENTRY_DSN_WEB', 'web app'),
  androidDsn: dsn('SENTRY_DSN_ANDROID', 'Android shell'),
  iosDsn: dsn('SENTRY_DSN_IOS', 'iOS shell'),
  androidStore: store('STORE_URL_ANDROID', 'Android shell'),
  iosStore: store('STORE_URL_IOS', 'iOS shell'),
})
