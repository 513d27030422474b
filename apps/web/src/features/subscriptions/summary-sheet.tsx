import type { Currency, Sku } from '@luciole/contract/subscriptions'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { usePlanWords } from './plan-words'
import { usePay } from './use-pay'

/** Everything in one sentence, before the money. */
export function SummarySheet({
  open,
  onOpenChange,
  sku,
  stories,
  money,
  currency,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  sku: Sku
  stories: number
  /** As it is charged: the store writes its own. */
  money: string
  currency: Currency
}) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const words = usePlanWords()
  const { pay, isBusy } = usePay({ sku, currency })
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
        <Lamp busy={isBusy && t('summary.opening')} onClick={pay}>
          {t('summary.pay', { price: money })}
        </Lamp>
        <Quiet look="plain" onClick={() => onOpenChange(false)}>
          {t('summary.edit')}
        </Quiet>
      </div>
    </Sheet>
  )
}
