import type { Subscription } from '@luciole/contract/subscriptions'
import { useTranslation } from 'react-i18next'
import { usePlanWords } from './plan-words'
import { skuOf } from './plan-choice'

/** The state in two short lines: what it is, and what is left of it. */
export function useSubscriptionLines(): (subscription: Subscription) => {
  title: string
  detail: string | null
} {
  const { t } = useTranslation('subscriptions')
  const words = usePlanWords()
  return (subscription) => {
    const { status, remainingStories: count, storyLimit: limit, until } = subscription
    const sku = skuOf(subscription)
    if (status === 'freeTrial' && until) {
      const when = words.moment(until)
      return { title: t('state.freeTrial'), detail: t('state.trialLeft', { count, limit, when }) }
    }
    if ((status === 'active' || status === 'cancelled') && sku && until) {
      const when = words.day(until)
      const left = status === 'active' && !subscription.paymentIssue ? 'left' : 'leftEnding'
      return {
        title:
          status === 'active'
            ? words.plan(sku, limit)
            : t('state.cancelled', { date: words.day(until) }),
        detail: t(`state.${left}`, { count, limit, when }),
      }
    }
    const hasEnded = status === 'freeTrialExpired' || status === 'expired'
    return { title: t(`state.${status}`), detail: hasEnded ? t('state.readOn') : null }
  }
}
