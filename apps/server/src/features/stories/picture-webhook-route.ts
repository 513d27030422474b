import type { FastifyInstance } from 'fastify'

const BODY_BYTES = 1024 * 1024

/** A queue says that a picture is done: it is fetched now and not at the next look. */
export async function registerPictureWebhook({
  http,
  read,
  hurry,
}: {
  http: FastifyInstance
  /** The ticket, when the call is signed; else null. */
  read(call: {
    rawBody: Buffer
    headers: Record<string, string | string[] | undefined>
  }): string | null
  hurry(ticket: string): Promise<void>
}): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/webhooks/pictures',
      { bodyLimit: BODY_BYTES },
      async ({ body, headers }, reply) => {
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const ticket = read({ rawBody, headers })
        if (ticket !== null) await hurry(ticket)
        return reply.status(ticket === null ? 400 : 200).send({ received: ticket !== null })
      },
    )
  })
}
