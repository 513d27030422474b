import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Quiet } from '#ui/quiet.tsx'
import { usePlanWords } from './plan-words'
import { usePortal, useSubscription } from './subscriptions.queries'

/** Shown wherever the plan matters while a renewal is missing; otherwise nothing. */
export function PaymentIssueBanner() {
  const { t } = useTranslation('subscriptions')
  const { data } = useSubscription()
  const words = usePlanWords()
  const portal = usePortal()
  if (!data?.paymentIssue || !data.until) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warning-soft px-4 py-3 text-sm text-warning"
    >
      <TriangleAlert aria-hidden="true" className="size-5 flex-none" />
      <p className="min-w-48 flex-1 font-bold">
        {t('issue.message', { date: words.day(data.until) })}
      </p>
      <Quiet disabled={portal.isPending} onClick={() => portal.mutate()}>
        {t('issue.action')}
      </Quiet>
    </div>
  )
}
