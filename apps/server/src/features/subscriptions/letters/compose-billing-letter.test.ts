import { describe, expect, it } from 'vitest'
import { billingLetterSchema, type BillingLetter } from '#features/subscriptions/payment-jobs'
import { composeBillingLetter } from './compose-billing-letter'

const letter: BillingLetter = {
  name: 'receipt',
  sku: { plan: 'family', tier: 'explorer', narration: true },
  price: { amount: 1399, currency: 'EUR' },
  at: '2026-12-01T10:00:00.000Z',
}

describe('a billing letter', () => {
  it('names plan, price and day the way its reader writes them', () => {
    const english = composeBillingLetter({ letter, language: 'en' }).paragraphs.join(' ')
    expect(english).toContain('€13.99 for Explorer (for the family, read aloud)')
    expect(english).toContain('Tuesday')
    const french = composeBillingLetter({ letter, language: 'fr' }).paragraphs.join(' ')
    expect(french).toContain('13,99\u00a0€ pour la formule Explorateur')
    expect(french).toContain('mardi 1er décembre')
  })

  it('leaves no blank, and in French no plain space before a sign', () => {
    for (const name of billingLetterSchema.shape.name.options) {
      for (const language of ['en', 'fr'] as const) {
        const text = JSON.stringify(composeBillingLetter({ letter: { ...letter, name }, language }))
        expect(text).not.toMatch(/undefined|null|\{\{/)
        if (language === 'fr') expect(text).not.toMatch(/ [!?:;»]|« /)
      }
    }
  })
})
