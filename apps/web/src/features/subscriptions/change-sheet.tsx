import type { Currency, Sku, Subscription } from '@luciole/contract/subscriptions'
import { useTranslation } from 'react-i18next'
import { describeError } from '#api/describe-error'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { isSameSku, skuOf } from './plan-choice'
import { usePlanWords } from './plan-words'
import { useChangePlan, usePreview } from './subscriptions.queries'

/** What a change costs and when it begins, before it is made. */
export function ChangeSheet({
  open,
  onOpenChange,
  subscription,
  sku,
  stories,
  price,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  subscription: Subscription
  sku: Sku
  stories: number
  price: { amount: number; currency: Currency }
}) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const words = usePlanWords()
  const preview = usePreview({ sku: { sku }, enabled: open })
  const change = useChangePlan()
  const plan = words.plan(sku, stories)
  const monthly = words.money(price)
  // A price asked for earlier is no price: what is due changes by the day, and with the plan.
  const data = preview.isFetching ? undefined : preview.data
  const error = preview.isFetching ? null : preview.error
  const { pendingChange } = subscription
  const owned = skuOf(subscription)
  const isKept = pendingChange && owned && isSameSku(owned, sku)
  const isFewer = subscription.planType === 'family' && sku.plan === 'single'
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(isKept ? 'change.keepTitle' : 'change.title')}
      description={
        <>
          <p className="text-lg text-ink" aria-live="polite">
            {isKept
              ? t('change.keep', { plan, monthly, date: words.day(pendingChange.at) })
              : data
                ? data.effective === 'now'
                  ? t('change.now', {
                      plan,
                      monthly,
                      price: words.money({ amount: data.dueNow, currency: data.currency }),
                    })
                  : t('change.later', { plan, monthly, date: words.day(data.at) })
                : error
                  ? describeError(error)
                  : t('common:loading')}
          </p>
          {isFewer && <p className="mt-3 text-sm">{t('change.keepKids')}</p>}
        </>
      }
    >
      <div className="grid gap-2">
        {error ? (
          <Lamp onClick={() => void preview.refetch()}>{t('common:retry')}</Lamp>
        ) : (
          <Lamp
            busy={(change.isPending && t('change.changing')) || (!data && t('common:loading'))}
            onClick={() => change.mutate({ sku }, { onSuccess: () => onOpenChange(false) })}
          >
            {t(isKept ? 'subscribe.keep' : 'change.confirm')}
          </Lamp>
        )}
        <Quiet look="plain" onClick={() => onOpenChange(false)}>
          {t('common:cancel')}
        </Quiet>
      </div>
    </Sheet>
  )
}
