import { useTranslation } from 'react-i18next'
import { usePortal, useSubscription } from '#features/subscriptions/subscriptions.queries'
import { Quiet } from '#ui/quiet.tsx'

/** What a store sold only the store can end: said before the account goes, with the way there. */
export function StoreSubscriptionNote() {
  const { t } = useTranslation(['accounts', 'subscriptions'])
  const { data } = useSubscription()
  const portal = usePortal()
  const isOfStore = data?.managedBy === 'app_store' || data?.managedBy === 'play_store'
  if (!isOfStore || data.status !== 'active') return null
  return (
    <div className="mb-4 rounded-input bg-warning-soft px-4 py-3 text-sm text-warning">
      <p className="font-bold">{t('deletion.store')}</p>
      <Quiet disabled={portal.isPending} onClick={() => portal.mutate()}>
        {t('subscriptions:cancel.openStore')}
      </Quiet>
    </div>
  )
}
