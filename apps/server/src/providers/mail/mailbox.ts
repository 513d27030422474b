import { nearestLanguage } from '@luciole/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db'
import { AppError } from '#platform/errors'
import { isFromThisMachine } from '#platform/loopback'
import { mailboxPage } from './mailbox-page'
import { listOutbox } from './outbox'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'self'"

/** `/dev/mailbox` for people, `/dev/mailbox.json` for scripts. */
export function registerMailbox({
  http,
  database,
}: {
  http: FastifyInstance
  database: Pick<Database, 'db'>
}): void {
  http.get('/dev/mailbox.json', async (request, reply) => {
    if (!isFromThisMachine(request)) throw new AppError('not_found')
    return reply.header('cache-control', 'no-store').send(await listOutbox(database.db))
  })
  http.get('/dev/mailbox', async (request, reply) => {
    if (!isFromThisMachine(request)) throw new AppError('not_found')
    const language = nearestLanguage(request.headers['accept-language'] ?? '')
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
      .type('text/html')
      .send(mailboxPage({ letters: await listOutbox(database.db), language }))
  })
}
