import type { Currency, Sku } from '@luciole/contract/subscriptions'
import { useTranslation } from 'react-i18next'
import { Lamp } from '#ui/lamp.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { BedsPicture, LanternPicture, LighthousePicture } from './plan-pictures.tsx'
import { usePlanWords } from './plan-words'
import { usePay } from './use-pay'

const PICTURE =
  'block aspect-[284/200] max-h-30 w-full overflow-hidden rounded-choice [filter:var(--picture)] low:hidden [&>svg]:size-full'

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
  const { pay, isBusy, leave } = usePay({ sku, currency })
  const change = (isOpen: boolean) => {
    if (!isOpen) leave()
    onOpenChange(isOpen)
  }
  return (
    <Sheet
      open={open}
      onOpenChange={change}
      title={t('summary.title')}
      description={
        <>
          <div aria-hidden="true" className="mt-1 mb-4 grid grid-cols-2 gap-3">
            <span className={PICTURE}>
              <BedsPicture isFamily={sku.plan === 'family'} />
            </span>
            <span className={PICTURE}>
              {sku.tier === 'explorer' ? <LanternPicture /> : <LighthousePicture />}
            </span>
          </div>
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
        <Quiet look="plain" onClick={() => change(false)}>
          {t('summary.edit')}
        </Quiet>
      </div>
    </Sheet>
  )
}
