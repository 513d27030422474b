import type { Currency, Sku } from '@luciole/contract/subscriptions'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '#i18n/i18n'
import { moneyText } from './money'
import { dayText, momentText } from './moment'

/** The words of plans, prices and days, in the language of the app. */
export function usePlanWords() {
  const { t } = useTranslation('subscriptions')
  const language = currentLanguage()
  return {
    money: (price: { amount: number; currency: Currency }) => moneyText({ ...price, language }),
    day: (iso: string) => dayText({ date: new Date(iso), language }),
    moment: (iso: string) => t('state.when', momentText({ date: new Date(iso), language })),
    plan: ({ plan, tier, narration }: Sku, stories: number) =>
      t(narration ? 'plan.storiesAloud' : 'plan.stories', {
        who: t(`plan.${plan}`),
        count: stories,
        tier,
      }),
  }
}
