import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors'
import type { TakeWebhook } from './webhooks.service'

const BODY_BYTES = 256 * 1024

/** `/webhooks/<provider>`: the body stays the bytes that were signed. */
export async function registerWebhooks({
  http,
  takeWebhook,
}: {
  http: FastifyInstance
  takeWebhook: TakeWebhook
}): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      '/webhooks/:provider',
      { bodyLimit: BODY_BYTES },
      async ({ params, body, headers }, reply) => {
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const answer = await takeWebhook({ providerId: params.provider, rawBody, headers })
        if (answer === 'unknown') throw new AppError('not_found')
        return reply.status(answer === 'taken' ? 200 : 400).send({ received: answer === 'taken' })
      },
    )
  })
}
