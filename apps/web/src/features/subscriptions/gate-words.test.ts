import { expect, it } from 'vitest'
import { gateWords } from './gate-words'

const ACTIVE = {
  status: 'active',
  planType: 'single',
  tier: 'explorer',
  paymentIssue: false,
  trialAvailable: false,
  until: '2026-12-22T10:00:00.000Z',
} as const
const NONE = { ...ACTIVE, status: 'none', planType: null, tier: null, until: null } as const
const at = (
  gate: 'kids' | 'stories',
  subscription: Parameters<typeof gateWords>[0]['subscription'],
) => gateWords({ gate, subscription })

it('more stories are offered to whoever can have more, and to nobody else', () => {
  expect(at('stories', ACTIVE)).toMatchObject({ message: 'storiesRenew', hasMore: true })
  const most = { ...ACTIVE, tier: 'adventurer' } as const
  expect(at('stories', most)).toMatchObject({ message: 'storiesMost', hasMore: false })
})

it('a missing payment is what new stories wait for', () => {
  const unpaid = { ...ACTIVE, tier: 'adventurer', paymentIssue: true } as const
  expect(at('stories', unpaid)).toMatchObject({ message: 'storiesUnpaid', hasMore: true })
})

it('a trial that waits, one that is told and one that is over have words of their own', () => {
  const trial = { ...NONE, status: 'freeTrial', planType: 'freeTrial' } as const
  expect(at('stories', { ...NONE, trialAvailable: true })).toMatchObject({
    title: 'trialTitle',
    message: 'storiesTrialWaits',
  })
  expect(at('stories', trial).message).toBe('storiesTrial')
  expect(at('stories', { ...NONE, status: 'freeTrialExpired' }).message).toBe('storiesEnded')
})

it('a family of five is not offered the family plan', () => {
  const family = { ...ACTIVE, planType: 'family' } as const
  expect(at('kids', family)).toMatchObject({ message: 'full', hasMore: false })
  expect(at('kids', ACTIVE)).toMatchObject({ message: 'kids', hasMore: true })
  expect(at('kids', NONE)).toMatchObject({ message: 'kidsNoPlan', hasMore: true })
})
