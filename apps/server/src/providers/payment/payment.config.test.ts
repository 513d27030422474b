import { expect, it } from 'vitest'
import { readConfig } from '#platform/config'
import { checkPaymentConfig, paymentConfig } from './payment.config'

const read = (environment: Record<string, string>) =>
  readConfig({
    fragments: { payment: paymentConfig },
    environment,
    check: ({ payment }) =>
      checkPaymentConfig({
        payment,
        mode: environment['MODE'] === 'production' ? 'production' : 'local',
      }),
  })

it('production does not start without a provider that takes money', () => {
  expect(() => read({ MODE: 'production' })).toThrow('PAYMENT_PROVIDER is required')
  expect(() => read({ MODE: 'production', PAYMENT_PROVIDER: 'sandbox' })).toThrow('charges nobody')
  expect(() => read({ MODE: 'production', PAYMENT_PROVIDER: 'stripe' })).toThrow(
    'STRIPE_SECRET_KEY',
  )
})

it('a demonstration may use the sandbox when told to, and a machine of one’s own always', () => {
  const demonstration = {
    MODE: 'production',
    PAYMENT_PROVIDER: 'sandbox',
    ALLOW_PAYMENT_SANDBOX: 'true',
  }
  expect(read(demonstration).payment.provider).toBe('sandbox')
  expect(read({}).payment.pricesEur).toEqual({
    tier: { explorer: 699, adventurer: 1199 },
    family: 400,
    narration: 300,
  })
})
