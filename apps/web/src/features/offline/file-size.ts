import type { Language } from '@luciole/contract/language'

const MEGABYTE = 1024 * 1024

/** `3.4 MB`, `3,4 Mo`: a tenth is as much as anybody wants to know. */
export const fileSize = ({ bytes, language }: { bytes: number; language: Language }) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(Math.max(0.1, bytes / MEGABYTE))
    // Our faces have no narrow blank.
    .replace('\u202f', '\u00a0')
