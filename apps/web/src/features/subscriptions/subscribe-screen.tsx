import type { Offers, Sku, Subscription } from '@luciole/contract/subscriptions'
import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGrownUp } from '#features/kids/use-grown-up.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NetworkErrorScreen } from '#ui/network-error-screen.tsx'
import { PriceBar } from '#ui/price-bar.tsx'
import { ChangeSheet } from './change-sheet.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { currencyOf } from './money'
import {
  isSameSku,
  keepChoice,
  keptChoice,
  offerOf,
  skuOf,
  withWish,
  type Wish,
} from './plan-choice'
import { PlanPicker } from './plan-picker.tsx'
import { usePlanWords } from './plan-words'
import { PaymentIssueBanner } from './payment-issue-banner.tsx'
import { SummarySheet } from './summary-sheet.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { useOffers, useSubscription } from './subscriptions.queries'
import { TrialOffer } from './trial-offer.tsx'

const FIRST_CHOICE: Sku = { plan: 'family', tier: 'explorer', narration: true }

/** Whoever has a plan changes it here; whoever has none, or an ended one, begins. */
export function SubscribeScreen({ wish }: { wish: Wish | null }) {
  const offers = useOffers()
  const subscription = useSubscription()
  if (offers.data && subscription.data) {
    return <Choose offers={offers.data} subscription={subscription.data} wish={wish} />
  }
  const error = offers.error ?? subscription.error
  if (!error) return <LoadingScreen />
  const retry = () => void Promise.all([offers.refetch(), subscription.refetch()])
  return <NetworkErrorScreen onRetry={retry} />
}

function Choose({
  offers,
  subscription,
  wish,
}: {
  offers: Offers
  subscription: Subscription
  wish: Wish | null
}) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const words = usePlanWords()
  const owned = skuOf(subscription)
  const [sku, setSku] = useState<Sku>(() =>
    withWish({ sku: owned ?? keptChoice() ?? FIRST_CHOICE, wish }),
  )
  const [regional, setCurrency] = useState(() =>
    currencyOf({ locales: navigator.languages, fallback: offers.currency }),
  )
  const [isSheetOpen, setSheetOpen] = useState(false)
  const grownUp = useGrownUp()
  const currency = subscription.monthlyPrice?.currency ?? regional
  const offer = offerOf({ offers, sku })
  const price = { amount: offer?.prices[currency] ?? 0, currency }
  const stories = offer?.storiesPerMonth ?? 0
  const isOwned = owned !== null && isSameSku(owned, sku) && !subscription.pendingChange
  const choose = (next: Sku) => {
    setSku(next)
    keepChoice(next)
  }
  const sheet = { open: isSheetOpen, onOpenChange: setSheetOpen, sku, stories, price }

  return (
    <main className="flex min-h-svh flex-col">
      <div className="mx-auto w-full max-w-200 flex-1 lg:max-w-260 px-screen pt-safe pb-8">
        <IconButton
          label={t('common:back')}
          render={<Link to="/" />}
          className="mt-6 -ml-3 md:mt-4"
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <div className="grid gap-6">
          <PaymentIssueBanner />
          {owned && <SubscriptionCard showsPlans={false} />}
          <div>
            <PlanPicker offers={offers} sku={sku} onChange={choose} />
          </div>
          {owned === null && <CurrencyChoice value={currency} onChange={setCurrency} />}
          {subscription.trialAvailable && owned === null && <TrialOffer />}
        </div>
      </div>
      <PriceBar
        summary={words.plan(sku, stories)}
        price={words.money(price)}
        period={t('subscribe.perMonth')}
        footnote={isOwned ? t('subscribe.choosePlan') : t('subscribe.footnote')}
      >
        <Lamp
          notYet={(isOwned && t('subscribe.choosePlan')) || (!offer && t('subscribe.notFound'))}
          onClick={() => grownUp.ask(() => setSheetOpen(true))}
        >
          {isOwned ? t('subscribe.noChange') : owned ? t('subscribe.change') : t('common:continue')}
        </Lamp>
      </PriceBar>
      {grownUp.gate}
      {owned ? <ChangeSheet {...sheet} subscription={subscription} /> : <SummarySheet {...sheet} />}
    </main>
  )
}
