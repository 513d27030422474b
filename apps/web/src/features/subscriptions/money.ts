import type { Currency } from '@luciole/contract/subscriptions'
import type { Language } from '@luciole/contract/language'

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }
const REGIONS: Record<string, Currency> = { GB: 'GBP', US: 'USD', CA: 'CAD' }

/** `€13.99`, `13,99 €`. */
export const moneyText = ({
  amount,
  currency,
  language,
}: {
  amount: number
  currency: Currency
  language: Language
}) =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .format(amount / 100)
    .replaceAll('\u202f', '\u00a0')

/** Where the browser says the parent is, as far as we have its money. */
export function currencyOf({
  locales,
  fallback,
}: {
  locales: readonly string[]
  fallback: Currency
}): Currency {
  const region = /-([A-Z]{2})\b/.exec(locales[0] ?? '')?.[1] ?? ''
  return REGIONS[region] ?? fallback
}
