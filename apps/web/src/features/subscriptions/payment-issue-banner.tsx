import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useGrownUp } from '#features/kids/use-grown-up.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { usePlanWords } from './plan-words'
import { usePortal, useSubscription } from './subscriptions.queries'

/** Shown wherever the plan matters while a renewal is missing; otherwise nothing. */
export function PaymentIssueBanner() {
  const { t } = useTranslation('subscriptions')
  const { data } = useSubscription()
  const words = usePlanWords()
  const portal = usePortal()
  const grownUp = useGrownUp()
  if (!data?.paymentIssue || !data.until) return null
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-card bg-warning-soft px-4 pt-3.5 pb-2 text-sm text-warning sm:items-center sm:py-3"
    >
      <TriangleAlert aria-hidden="true" className="size-5 flex-none" />
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0 flex-1 basis-60 font-bold">
          {t('issue.message', { date: words.day(data.until) })}
        </p>
        <Quiet
          className="-ml-4 sm:-mr-3 sm:ml-0"
          disabled={portal.isPending}
          onClick={() => grownUp.ask(() => portal.mutate())}
        >
          {t('issue.action')}
        </Quiet>
      </div>
      {grownUp.gate}
    </div>
  )
}
