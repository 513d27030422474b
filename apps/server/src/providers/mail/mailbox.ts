import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db'
import { AppError } from '#platform/errors'
import { isFromThisMachine } from '#platform/loopback'
import { listOutbox } from './outbox'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

type Listed = Awaited<ReturnType<typeof listOutbox>>[number]

/** A letter shows in a frame without scripts; its links open in the window they are clicked in. */
const letterHtml = ({ to, subject, html, sentAt }: Listed) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)} · <time>${sentAt.toISOString()}</time></p>
<iframe sandbox="allow-top-navigation-by-user-activation allow-popups" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(`<base target="_top">${html}`)}"></iframe>
</article>`

const pageHtml = (letters: Listed[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Luciole mailbox</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}
iframe{width:100%;height:28rem;border:1px solid #bbb;border-radius:.5rem;background:#fff}
</style></head><body><h1>Mailbox</h1>
<p>Letters this server would have sent. Only this machine can read them.</p>
${letters.map(letterHtml).join('\n') || '<p>Nothing yet.</p>'}</body></html>`

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
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
      .type('text/html')
      .send(pageHtml(await listOutbox(database.db)))
  })
}
