import type { Sku, Subscription } from '@luciole/contract/subscriptions'
import { expect, it } from 'vitest'
import { planLamp } from './plan-lamp'

const SINGLE: Sku = { plan: 'single', tier: 'explorer', narration: false }
const FAMILY: Sku = { ...SINGLE, plan: 'family' }
const nobody: Subscription = {
  status: 'none',
  planType: null,
  tier: null,
  narration: false,
  remainingStories: 0,
  storyLimit: 0,
  kidLimit: 1,
  monthlyPrice: null,
  until: null,
  willRenew: false,
  paymentIssue: false,
  pendingChange: null,
  managedBy: 'none',
  trialAvailable: false,
}
const family: Subscription = { ...nobody, status: 'active', planType: 'family', tier: 'explorer' }
const shrinking: Subscription = {
  ...family,
  pendingChange: { sku: SINGLE, at: '2026-12-21T10:00:00.000Z' },
}

it('a plan is begun, changed, or already there', () => {
  expect(planLamp({ subscription: nobody, sku: SINGLE })).toBe('begin')
  expect(planLamp({ subscription: family, sku: SINGLE })).toBe('change')
  expect(planLamp({ subscription: family, sku: FAMILY })).toBe('owned')
})

it('a change that is planned is not asked for again, and can be taken back', () => {
  expect(planLamp({ subscription: shrinking, sku: SINGLE })).toBe('planned')
  expect(planLamp({ subscription: shrinking, sku: FAMILY })).toBe('keep')
  expect(planLamp({ subscription: shrinking, sku: { ...SINGLE, narration: true } })).toBe('change')
})
