import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readPictureWebhook } from './picture-webhook'

const now = new Date('2026-03-01T08:00:00.000Z')
const secret = `whsec_${Buffer.from('a quiet secret').toString('base64')}`
const rawBody = Buffer.from(JSON.stringify({ id: 'p1', status: 'succeeded' }))

function headersAt({ at = now, body = rawBody }: { at?: Date; body?: Buffer } = {}) {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const hmac = createHmac('sha256', Buffer.from('a quiet secret')).update(`m1.${seconds}.`)
  const signature = `v1,${hmac.update(body).digest('base64')}`
  return { 'webhook-id': 'm1', 'webhook-timestamp': seconds, 'webhook-signature': signature }
}

test('a signed call names the picture that is done', () => {
  expect(readPictureWebhook({ rawBody, headers: headersAt(), secret, now })).toBe('p1')
})

test.each([
  ['that is not signed', {}, rawBody],
  ['that is old', headersAt({ at: new Date(now.getTime() - 3_600_000) }), rawBody],
  ['whose body was changed', headersAt(), Buffer.from('{"id":"p2"}')],
  ['that is signed and says nothing', headersAt({ body: Buffer.from('{}') }), Buffer.from('{}')],
])('a call %s is nobody’s', (_, headers, body) => {
  expect(readPictureWebhook({ rawBody: body, headers, secret, now })).toBeNull()
})
