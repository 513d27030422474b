import * as fc from 'fast-check'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { isSignedWebhook, signWebhook } from './webhook-signature'

const secret = 'whsec_test'
const at = new Date('2026-03-01T08:00:00.000Z')
const rawBody = Buffer.from('{"id":"evt_1","object":"event"}')
const header = signWebhook({ rawBody, secret, at })
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const stripe = new Stripe('sk_test_x')

describe('the signature of a webhook', () => {
  it('is the one Stripe makes, and Stripe takes ours', async () => {
    const seconds = at.getTime() / 1000
    const theirs = stripe.webhooks.generateTestHeaderString({
      payload: rawBody.toString(),
      secret,
      timestamp: seconds,
    })
    expect(isSignedWebhook({ rawBody, secret, header: theirs, now: at })).toBe(true)
    const event = stripe.webhooks.constructEvent(
      rawBody,
      header,
      secret,
      300,
      undefined,
      at.getTime(),
    )
    expect(event.id).toBe('evt_1')
  })

  it('ends after five minutes, and does not begin before', () => {
    const accepted = [-301, -300, 0, 300, 301].map((seconds) =>
      isSignedWebhook({ rawBody, secret, header, now: later(seconds) }),
    )
    expect(accepted).toEqual([false, true, true, true, false])
  })

  it('is refused for any other body, secret or header', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), fc.string(), (bytes, text) => {
        const other = Buffer.from(bytes)
        if (!other.equals(rawBody)) {
          expect(isSignedWebhook({ rawBody: other, secret, header, now: at })).toBe(false)
        }
        expect(isSignedWebhook({ rawBody, secret: `${secret}${text}x`, header, now: at })).toBe(
          false,
        )
        expect(isSignedWebhook({ rawBody, secret, header: text, now: at })).toBe(false)
      }),
    )
    expect(isSignedWebhook({ rawBody, secret, header: undefined, now: at })).toBe(false)
  })
})
