import type {
  Currency,
  Sku,
  Subscription,
  changePreviewSchema,
} from '@luciole/contract/subscriptions'
import type * as z from 'zod/mini'
import type { Db } from '#platform/db'
import { AppError } from '#platform/errors'
import type { PaymentProvider, PlanChange } from '#providers/payment/payment'
import { isSameSku, isUpgrade, priceOf, skuId, type PriceList } from './catalogue'
import { asPayment } from './payments.service'
import * as store from './payments.store'
import type { Settle } from './settling'
import type { SubscriptionsService } from './subscriptions.service'

export interface PlanChangesDependencies {
  db: Db
  providers: readonly PaymentProvider[]
  prices: Record<Currency, PriceList>
  publicUrl: string
  subscriptions: Pick<SubscriptionsService, 'get' | 'livePlan'>
  settle: Settle
  contactOf: (accountId: string) => Promise<{ language: 'en' | 'fr' }>
}
export type PlanChangesService = ReturnType<typeof createPlanChangesService>
type Owner = { accountId: string }

export function createPlanChangesService(dependencies: PlanChangesDependencies) {
  const { db, providers, prices, subscriptions, settle } = dependencies

  async function livePlan({ accountId }: Owner) {
    const plan = await subscriptions.livePlan({ accountId })
    const provider = providers.find(({ id }) => id === plan?.provider)
    if (!plan || !provider) throw new AppError('subscription.not_found')
    return { plan, provider }
  }

  async function planToChange({ accountId }: Owner) {
    const { plan, provider } = await livePlan({ accountId })
    if (!provider.capabilities.serverChange) throw new AppError('subscription.store_managed')
    // Two presses on one button see the same look, so they ask for the same thing once.
    const look = await store.lastAppliedLook({ db, accountId, provider: provider.id })
    return { plan, provider, look }
  }

  const changeOf = ({
    accountId,
    plan,
    sku,
  }: Owner & { plan: Awaited<ReturnType<typeof livePlan>>['plan']; sku: Sku }): PlanChange => ({
    accountId,
    reference: plan.reference,
    from: plan.sku,
    to: sku,
    amount: priceOf({ sku, prices: prices[plan.currency] }),
    currency: plan.currency,
    // Asking for the plan one has takes back a change that was still to come.
    effective:
      isSameSku(plan.sku, sku) || isUpgrade({ from: plan.sku, to: sku }) ? 'now' : 'period_end',
  })

  /** What the provider did counts even when the look after it fails: its webhook comes. */
  async function after({ accountId }: Owner): Promise<Subscription> {
    await asPayment(settle({ accountId }))
    return subscriptions.get({ accountId })
  }

  const setRenewal =
    (name: 'cancelAtPeriodEnd' | 'resume') =>
    async ({ accountId }: Owner): Promise<Subscription> => {
      const { plan, provider, look } = await planToChange({ accountId })
      const { reference } = plan
      const key = `${name}:${reference}:${look}`
      await asPayment(provider[name]({ accountId, reference, key }))
      return after({ accountId })
    }

  return {
    async previewChange({
      accountId,
      sku,
    }: Owner & { sku: Sku }): Promise<z.infer<typeof changePreviewSchema>> {
      const { plan, provider } = await planToChange({ accountId })
      const change = changeOf({ accountId, plan, sku })
      const { dueNow, at } = await asPayment(provider.previewChange(change))
      const { effective, currency } = change
      return { dueNow, currency, effective, at: at.toISOString() }
    },

    async changePlan({ accountId, sku }: Owner & { sku: Sku }): Promise<Subscription> {
      const { plan, provider, look } = await planToChange({ accountId })
      const key = `change:${plan.reference}:${look}:${skuId(sku)}`
      await asPayment(provider.changePlan({ ...changeOf({ accountId, plan, sku }), key }))
      return after({ accountId })
    },

    /** Whoever has just bought in an app store need not wait for its webhook. */
    refresh: after,

    cancel: setRenewal('cancelAtPeriodEnd'),
    resume: setRenewal('resume'),

    async portal({ accountId }: Owner): Promise<{ url: string }> {
      const { provider } = await livePlan({ accountId })
      const { language } = await dependencies.contactOf(accountId)
      const returnUrl = `${dependencies.publicUrl}/subscribe`
      return { url: await asPayment(provider.portalUrl({ accountId, language, returnUrl })) }
    },

    /** Before an account is erased: nothing may go on costing money. */
    async endEverything({ accountId, key }: Owner & { key: string }): Promise<void> {
      for (const provider of providers) {
        await provider.deleteCustomer({ accountId, key: `${key}:${provider.id}` })
      }
    },
  }
}
