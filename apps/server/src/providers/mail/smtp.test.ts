import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from './mail'
import { describeMail, type Received } from './mail.contract'
import { createSmtp } from './smtp'

const arrived: Received[] = []
const messageIds: (string | undefined)[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      const message = await PostalMime.parse(Buffer.concat(chunks))
      messageIds.push(message.messageId)
      for (const { address: to } of session.envelope.rcptTo) {
        const { subject = '', text = '', html = '' } = message
        arrived.push({ to, subject, text, html })
      }
      done()
    })
  },
})
let mail: Mail
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  mail = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Luciole <hello@luciole.example>' })
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

describeMail({ open: () => mail, received: async () => arrived })

test('the same letter sent again carries the same Message-ID', async () => {
  const again = { key: 'once', to: 'd@example.org', subject: 's', text: 't', html: 'h' }
  await mail.send(again)
  await mail.send(again)
  const [first, second] = messageIds.slice(-2)
  expect(first).toMatch(/^<[0-9a-f]{40}@/)
  expect(second).toBe(first)
})

test('a server that refuses fails the call, so that its job tries again', async () => {
  const nowhere = createSmtp({ url: 'smtp://127.0.0.1:1', from: 'hello@luciole.example' })
  const letter = { key: 'k', to: 'a@example.org', subject: 's', text: 't', html: 'h' }
  await expect(nowhere.send(letter)).rejects.toThrow()
})
