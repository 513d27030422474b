import type { Language } from '@luciole/contract/language'

/** `3.4 MB`, `3,4 Mo`: a tenth is as much as anybody wants to know. */
export function fileSize({ bytes, language }: { bytes: number; language: Language }): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000)
  const size = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: megabytes < 10 ? 1 : 0,
  }).format(megabytes)
  // Our faces have no narrow blank.
  return size.replace('\u202f', '\u00a0')
}
