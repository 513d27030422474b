import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail'

/** Sends by SMTP. A repeated key carries the same Message-ID, by which receivers drop doubles. */
export function createSmtp({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport(url, { from })
  const host = new URL(url).hostname
  return {
    async send({ key, ...letter }, { signal } = {}) {
      signal?.throwIfAborted()
      const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`
      await transport.sendMail({ ...letter, messageId })
    },
    forget: async () => {},
  }
}
