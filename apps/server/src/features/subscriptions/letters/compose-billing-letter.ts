import type { BillingLetter } from '#features/subscriptions/payment-jobs'
import { en } from './words-en'
import { fr } from './words-fr'
import type { BillingText } from './words'

const WORDS = { en, fr }
const LOCALES = { en: 'en-GB', fr: 'fr-FR' }

export type BillingPage = BillingText & { language: 'en' | 'fr' }

/** Dates are days here: a letter does not know the time zone it is read in. */
export function composeBillingLetter({
  letter: { name, sku, price, at },
  language,
}: {
  letter: BillingLetter
  language: 'en' | 'fr'
}): BillingPage {
  const words = WORDS[language]
  const locale = LOCALES[language]
  const money = price
    ? new Intl.NumberFormat(locale, { style: 'currency', currency: price.currency })
        .format(price.amount / 100)
        .replaceAll('\u202f', '\u00a0')
    : ''
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(at))
  const date = language === 'fr' ? day.replace(/ 1 /, ' 1er ') : day
  const plan = sku ? words.plan(sku) : ''
  const blanks = { plan, paid: money, price: money && words.perMonth(money), date }
  return { ...words[name](blanks), language }
}
