import { CURRENCIES, type Currency } from '@luciole/contract/subscriptions'
import { useTranslation } from 'react-i18next'
import { Segmented } from '#ui/segmented.tsx'

const OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }))

export function CurrencyChoice({
  value,
  onChange,
}: {
  value: Currency
  onChange: (currency: Currency) => void
}) {
  const { t } = useTranslation('subscriptions')
  return (
    <Segmented
      label={t('subscribe.currency')}
      options={OPTIONS}
      value={value}
      onChange={onChange}
    />
  )
}
