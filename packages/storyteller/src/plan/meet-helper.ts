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

/** "asked Igor." becomes "asked Igor, who was a hedgehog.": nobody needs a sentence to be introduced in. */
export function meetIn({ text, clause }: { text: string; clause: string }): string {
  const at = firstNamed(text)
  if (at === null) return text
  const isEnd = text[at] === '.'
  return `${text.slice(0, at)}, ${clause}${isEnd ? '' : ','}${text.slice(at)}`
}
