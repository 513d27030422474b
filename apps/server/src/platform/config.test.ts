import { expect, test } from 'vitest'
import * as z from 'zod'
import { asBoolean, asWhole, defineConfig, describeConfig, readConfig } from './config'

const fragments = {
  server: defineConfig({
    port: {
      env: 'PORT',
      schema: asWhole({ from: 0, to: 65_535 }),
      default: '3000',
      doc: 'Port to listen on',
    },
    isOpen: { env: 'OPEN', schema: asBoolean, default: 'false', doc: 'Open to all' },
  }),
  mail: defineConfig({
    from: { env: 'MAIL_FROM', schema: z.email('must be an e-mail address'), doc: 'Sender' },
    smtp: {
      env: 'SMTP_URL',
      schema: z.string(),
      default: '',
      doc: 'Mail server',
      requiredInProduction: true,
    },
  }),
}

test('settings are read from text, with their defaults', () => {
  const config = readConfig({ fragments, environment: { MAIL_FROM: 'a@b.example', OPEN: 'true' } })
  expect(config.server).toEqual({ port: 3000, isOpen: true })
})

test('every problem is told at once', () => {
  const environment = { MODE: 'production', PORT: '99999', OPEN: 'perhaps' }
  const read = () => readConfig({ fragments, environment })
  expect(read).toThrow(/PORT must be at most 65535[^]*OPEN [^]*MAIL_FROM is required[^]*SMTP_URL/)
})

test('what one setting asks of another is checked too', () => {
  const read = () =>
    readConfig({
      fragments,
      environment: { MAIL_FROM: 'a@b.example' },
      check: ({ server }) => (server.port === 3000 ? ['PORT 3000 needs a friend'] : []),
    })
  expect(read).toThrow('PORT 3000 needs a friend')
})

test('a wrong setting hides nothing of what settings ask of each other, and is told once', () => {
  const read = () =>
    readConfig({
      fragments,
      environment: { PORT: 'many', MAIL_FROM: 'a@b.example' },
      check: () => ['OPEN=false needs a key', 'PORT=3000 needs a friend'],
    })
  expect(read).toThrow(/PORT must be a whole number\n {2}- OPEN=false needs a key$/)
})

test('the example file names every setting with its default', () => {
  expect(describeConfig(fragments)).toContain('# Port to listen on\n# PORT=3000')
})
