import {
  storeNameOf,
  type Offers,
  type Sku,
  type Subscription,
} from '@luciole/contract/subscriptions'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGrownUp } from '#features/kids/use-grown-up.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { NetworkErrorScreen } from '#ui/network-error-screen.tsx'
import { PriceBar } from '#ui/price-bar.tsx'
import { useGoBack } from '#ui/use-go-back'
import { ChangeSheet } from './change-sheet.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { currencyOf } from './money'
import { keepChoice, keptChoice, offerOf, skuOf, withWish, type Wish } from './plan-choice'
import { planLamp } from './plan-lamp'
import { PlanPicker } from './plan-picker.tsx'
import { usePlanWords } from './plan-words'
import { PaymentIssueBanner } from './payment-issue-banner.tsx'
import { Restore } from './restore.tsx'
import { useStore, useStorePrices } from './store.queries'
import { SummarySheet } from './summary-sheet.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { SubscriptionNote } from './subscription-note.tsx'
import { useOffers, usePortal, useSubscription } from './subscriptions.queries'
import { TrialOffer } from './trial-offer.tsx'

const LAMP_WORDS = {
  begin: 'common:continue',
  change: 'subscribe.change',
  keep: 'subscribe.keep',
  owned: 'subscribe.noChange',
  planned: 'subscribe.planned',
} as const
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
  const goBack = useGoBack()
  const currency = subscription.monthlyPrice?.currency ?? regional
  const offer = offerOf({ offers, sku })
  const price = { amount: offer?.prices[currency] ?? 0, currency }
  const stories = offer?.storiesPerMonth ?? 0
  const mayTry = subscription.trialAvailable && owned === null
  const portal = usePortal()
  const isStores = ['app_store', 'play_store'].includes(subscription.managedBy)
  const state = planLamp({ subscription, sku })
  const choose = (next: Sku) => {
    setSku(next)
    keepChoice(next)
  }
  const isSoldHere = Boolean(useStore()) && owned === null
  const storePrices = useStorePrices(offers.offers.map((one) => one.sku))
  const storePrice = isSoldHere && storePrices?.[storeNameOf(sku)]
  const isOffered = offer && !(isSoldHere && storePrices && !storePrice)
  const money = storePrice || words.money(price)
  const plannedDay = subscription.pendingChange && words.day(subscription.pendingChange.at)
  const sheet = { open: isSheetOpen, onOpenChange: setSheetOpen, sku, stories }

  return (
    <main className="flex min-h-svh flex-col">
      <div className="mx-auto w-full max-w-200 flex-1 lg:max-w-260 px-screen pt-safe pb-8">
        <div className="mt-2 mb-4 flex min-h-12 items-center justify-between gap-3 md:mt-4">
          <IconButton label={t('common:back')} onClick={goBack} className="-ml-3">
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          {owned === null && !isSoldHere && (
            <CurrencyChoice value={currency} onChange={setCurrency} />
          )}
        </div>
        <div className="grid gap-6">
          <PaymentIssueBanner />
          {owned && (
            <section className="grid gap-4">
              <h1 className="text-2xl">{t('subscribe.yours')}</h1>
              <SubscriptionCard showsPlans={false} />
            </section>
          )}
          {mayTry && <TrialOffer />}
          <div>
            <PlanPicker offers={offers} sku={sku} isTop={owned === null} onChange={choose} />
          </div>
          {owned === null && (
            <p className="text-center text-sm text-muted">
              <SubscriptionNote />
            </p>
          )}
          {isSoldHere && <Restore />}
        </div>
      </div>
      <PriceBar
        summary={words.plan(sku, stories)}
        price={money}
        period={t('subscribe.perMonth')}
        footnote={t(
          isStores
            ? 'subscribe.inStore'
            : state === 'owned'
              ? 'subscribe.choosePlan'
              : 'subscribe.footnote',
        )}
      >
        {isStores ? (
          <Lamp
            busy={portal.isPending && t('cancel.openStore')}
            onClick={() => grownUp.ask(() => portal.mutate())}
          >
            {t('cancel.openStore')}
          </Lamp>
        ) : (
          <Lamp
            notYet={
              (state === 'owned' && t('subscribe.choosePlan')) ||
              (state === 'planned' && t('subscribe.plannedNote', { date: plannedDay })) ||
              (!isOffered && t('subscribe.notFound'))
            }
            onClick={() => grownUp.ask(() => setSheetOpen(true))}
          >
            {t(LAMP_WORDS[state])}
          </Lamp>
        )}
      </PriceBar>
      {grownUp.gate}
      {owned ? (
        <ChangeSheet {...sheet} price={price} subscription={subscription} />
      ) : (
        <SummarySheet {...sheet} money={money} currency={currency} />
      )}
    </main>
  )
}
