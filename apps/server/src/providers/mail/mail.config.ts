import * as z from 'zod'
import { asOptionalAddress, defineConfig } from '#platform/config'

export const mailConfig = defineConfig({
  smtpUrl: {
    env: 'SMTP_URL',
    schema: asOptionalAddress({ like: /^smtps?:\/\//, start: 'smtp://… or smtps://…' }),
    default: '',
    doc: 'smtps://user:password@host:465; empty keeps mails in the mailbox at /dev/mailbox',
    requiredInProduction: true,
  },
  from: {
    env: 'MAIL_FROM',
    schema: z.string(),
    default: 'Luciole <hello@localhost.example>',
    doc: 'Sender of our mails',
  },
})
