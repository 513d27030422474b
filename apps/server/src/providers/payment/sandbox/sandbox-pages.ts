import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors'
import { isFromThisMachine } from '#platform/loopback'
import { CARDS, type Card, type Sandbox } from './sandbox'
import { checkoutHtml, portalHtml, secondStepHtml } from './sandbox-html'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const DAY_FORWARD = 1

const show = (reply: FastifyReply, html: string) =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
    .type('text/html')
    .send(html)

const isCard = (value: string | null): value is Card => CARDS.some((card) => card === value)
const fieldsOf = ({ body }: FastifyRequest) => new URLSearchParams(String(body ?? ''))

async function act({
  sandbox,
  accountId,
  fields,
}: {
  sandbox: Sandbox
  accountId: string
  fields: URLSearchParams
}) {
  const isOn = (name: string) => fields.get(name) === 'on'
  switch (fields.get('action')) {
    case 'period':
      return sandbox.advance({ accountId, days: 'period' })
    case 'day':
      return sandbox.advance({ accountId, days: DAY_FORWARD })
    case 'fail':
      return sandbox.failRenewals({ accountId, fails: true })
    case 'fix':
      return sandbox.failRenewals({ accountId, fails: false })
    case 'refund':
      return sandbox.refund({ accountId })
    case 'knobs':
      return sandbox.setKnobs({
        accountId,
        knobs: {
          delaySeconds: Math.max(0, Math.min(600, Number(fields.get('delaySeconds')) || 0)),
          duplicate: isOn('duplicate'),
          reorder: isOn('reorder'),
          drop: isOn('drop'),
          wrongSignature: isOn('wrongSignature'),
        },
      })
    default:
      return undefined
  }
}

type Checkout = { Params: { id: string } }
type Portal = { Params: { id: string }; Querystring: { language?: string; back?: string } }

/** A checkout and a portal that look hosted elsewhere; only this machine can open them. */
export async function registerSandboxPages({
  http,
  sandbox,
}: {
  http: FastifyInstance
  sandbox: Sandbox
}): Promise<void> {
  await http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('preHandler', async (request) => {
      const { id } = request.params as { id: string }
      const isUuid = /^[0-9a-f-]{36}$/.test(id)
      if (!isFromThisMachine(request) || !isUuid) throw new AppError('not_found')
    })
    const found = async (id: string) => {
      const checkout = await sandbox.findCheckout(id)
      if (!checkout) throw new AppError('not_found')
      return checkout
    }

    scope.get<Checkout>('/sandbox/checkout/:id', async ({ params }, reply) =>
      show(reply, checkoutHtml(await found(params.id))),
    )
    scope.post<Checkout>('/sandbox/checkout/:id', async (request, reply) => {
      const { id, accountId, language, successUrl } = await found(request.params.id)
      const card = fieldsOf(request).get('card')
      if (card === 'confirm') await sandbox.confirmCheckout({ accountId, checkoutId: id })
      if (card === 'expire') await sandbox.expireCheckout({ accountId, checkoutId: id })
      if (card === 'second_step') return show(reply, secondStepHtml({ language }))
      if (isCard(card)) await sandbox.pay({ checkoutId: id, card })
      if (card === 'drop') {
        reply.hijack()
        request.raw.socket.destroy()
        return reply
      }
      return reply.redirect(successUrl, 303)
    })
    scope.get<Portal>('/sandbox/portal/:id', async ({ params, query }, reply) => {
      const look = await sandbox.look({ accountId: params.id })
      const language = query.language === 'fr' ? 'fr' : 'en'
      return show(reply, portalHtml({ look, language, back: query.back ?? '/' }))
    })
    scope.post<Portal>('/sandbox/portal/:id', async (request, reply) => {
      await act({ sandbox, accountId: request.params.id, fields: fieldsOf(request) })
      return reply.redirect(request.url, 303)
    })
  })
}
