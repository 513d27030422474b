import type { Language } from '@luciole/contract/language'

/** Where the helper is first named outside of what is said: at the end of a sentence, or at the head of one. */
function firstNamed(text: string): number | null {
  const told = text.replace(/\[[^\]]*\]/g, (said) => ' '.repeat(said.length))
  const at = told.indexOf('{F}')
  if (at < 0) return null
  const next = told.slice(at + 3, at + 4)
  const isHead = at === 0 || told[at - 1] === '\n'
  return next === '.' || (next === ' ' && isHead) ? at + 3 : null
}

/** Whether what the helper is can be told in passing, where these words first name them. */
export const canMeetIn = (text: string): boolean => firstNamed(text) !== null

/** Whether a sentence of its own may follow, which says the same. */
export function canFollow(text: string): boolean {
  const at = firstNamed(text)
  return at !== null && text[at] === '.' && (text[at + 1] ?? '\n') === '\n'
}

/**
 * "asked Igor." becomes "asked Igor, a hedgehog who liked to know everything.", or "asked Igor. You don't expect that
 * from a hedgehog.": nobody needs a paragraph to be introduced in.
 */
export function meetIn({
  text,
  met,
  isApart,
  language,
}: {
  text: string
  met: string
  /** A sentence of its own. */
  isApart: boolean
  language: Language
}): string {
  const at = firstNamed(text)
  if (at === null) return text
  /** After a French dash, whatever stands in the same paragraph would be heard as said. */
  const joint = language === 'fr' ? '\n' : ' '
  if (isApart) return `${text.slice(0, at + 1)}${joint}${met}${text.slice(at + 1)}`
  const isEnd = text[at] === '.'
  return `${text.slice(0, at)}, ${met}${isEnd ? '' : ','}${text.slice(at)}`
}
