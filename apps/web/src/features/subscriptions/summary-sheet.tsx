import type { Currency, Sku } from '@luciole/contract/subscriptions'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { attemptFor, skuKey } from './plan-choice'
import { usePlanWords } from './plan-words'
import { useCheckout } from './subscriptions.queries'

/** Everything in one sentence, before the money. */
export function SummarySheet({
  open,
  onOpenChange,
  sku,
  stories,
  price,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  sku: Sku
  stories: number
  price: { amount: number; currency: Currency }
}) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const words = usePlanWords()
  const checkout = useCheckout()
  const navigate = useNavigate()
  const money = words.money(price)
  const { currency } = price

  const pay = () => {
    const attemptId = attemptFor(`${skuKey(sku)} ${currency}`)
    checkout.mutate(
      { attemptId, sku, currency },
      {
        onSuccess: ({ checkoutUrl }) => {
          if (checkoutUrl) globalThis.location.assign(checkoutUrl)
          else void navigate({ to: '/subscribe/awaiting', search: { checkout: attemptId } })
        },
      },
    )
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('summary.title')}
      description={
        <>
          <p className="text-lg text-ink">
            {t('summary.sentence', { plan: words.plan(sku, stories), price: money })}
          </p>
          <p className="mt-3 text-sm">{t('summary.renewal')}</p>
        </>
      }
    >
      <div className="grid gap-2">
        <Lamp
          busy={(checkout.isPending || checkout.isSuccess) && t('summary.opening')}
          onClick={pay}
        >
          {t('summary.pay', { price: money })}
        </Lamp>
        <Quiet look="plain" onClick={() => onOpenChange(false)}>
          {t('summary.edit')}
        </Quiet>
      </div>
    </Sheet>
  )
}
