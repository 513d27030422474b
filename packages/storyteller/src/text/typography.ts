import type { Language } from '@luciole/contract/language'

const NO_BREAK = '\u00a0'

/** Curly quotes and ellipses; in French, no-break spaces before high punctuation and in « ». */
export function typeset({ text, language }: { text: string; language: Language }): string {
  const plain = text.replaceAll("'", '’').replaceAll('...', '…')
  if (language === 'en') return plain
  return plain
    .replace(/[ \u00a0]*([;:!?]+)/g, (_, marks: string) => NO_BREAK + marks)
    .replace(/«[ \u00a0]*/g, `«${NO_BREAK}`)
    .replace(/[ \u00a0]*»/g, `${NO_BREAK}»`)
    .replace(/(\d)\u00a0:(\d)/g, '$1:$2')
}
