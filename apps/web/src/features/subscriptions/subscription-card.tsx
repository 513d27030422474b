import { Link } from '@tanstack/react-router'
import { ChevronRight, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGrownUp } from '#features/kids/use-grown-up.tsx'
import { SettingsCard, SettingsRow } from '#ui/settings-card.tsx'
import { skuOf } from './plan-choice'
import { usePlanWords } from './plan-words'
import { useSubscriptionLines } from './subscription-line'
import { useOffers, usePortal, useSubscription } from './subscriptions.queries'

const Chevron = () => <ChevronRight aria-hidden="true" className="size-5 text-muted" />

/** The plan among the settings: what it is, what is left, and every way to change it. */
export function SubscriptionCard({ showsPlans = true }: { showsPlans?: boolean }) {
  const { t } = useTranslation('subscriptions')
  const { data } = useSubscription()
  const { data: offers } = useOffers()
  const words = usePlanWords()
  const linesOf = useSubscriptionLines()
  const portal = usePortal()
  const grownUp = useGrownUp()
  if (!data) return null
  const { title, detail } = linesOf(data)
  const isPaid = skuOf(data) !== null
  const { pendingChange, monthlyPrice } = data
  const pendingStories = offers?.offers.find(
    ({ sku }) => sku.tier === pendingChange?.sku.tier,
  )?.storiesPerMonth
  return (
    <SettingsCard label={t('state.title')}>
      <SettingsRow title={title} hint={detail}>
        {monthlyPrice && (
          <span className="text-sm text-muted">
            {t('state.price', { price: words.money(monthlyPrice) })}
          </span>
        )}
      </SettingsRow>
      {pendingChange && pendingStories && (
        <p className="py-3 text-sm text-muted">
          {t('state.pending', {
            date: words.day(pendingChange.at),
            plan: words.plan(pendingChange.sku, pendingStories),
          })}
        </p>
      )}
      {showsPlans && (
        <Link to="/subscribe" className="block">
          <SettingsRow title={t(isPaid ? 'state.changePlan' : 'state.plans')}>
            <Chevron />
          </SettingsRow>
        </Link>
      )}
      {isPaid && (
        <>
          {grownUp.gate}
          <button
            type="button"
            className="block w-full text-left"
            disabled={portal.isPending}
            onClick={() => grownUp.ask(() => portal.mutate())}
          >
            <SettingsRow title={t('state.portal')}>
              <ExternalLink aria-hidden="true" className="size-5 text-muted" />
            </SettingsRow>
          </button>
          <Link to="/unsubscribe" className="block">
            <SettingsRow title={t(data.status === 'cancelled' ? 'cancel.resume' : 'state.cancel')}>
              <Chevron />
            </SettingsRow>
          </Link>
        </>
      )}
    </SettingsCard>
  )
}
