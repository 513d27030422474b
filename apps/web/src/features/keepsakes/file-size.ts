import type { Language } from '@luciole/contract/language'

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' }

/** `3.4 MB`, `3,4 Mo`: what a download will cost, roughly. */
export function fileSizeText({ bytes, language }: { bytes: number; language: Language }): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000)
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: megabytes < 10 ? 1 : 0,
  }).format(megabytes)
}
