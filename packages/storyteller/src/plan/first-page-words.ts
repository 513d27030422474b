import type { Unit } from '#bank/story-text'
import { oncePer } from '#once-per'

const wordsIn = (text: string) =>
  text
    .replace(/\[[A-Z]:|\]/g, '')
    .replace(/\{>when\}/g, '')
    .replace(/\{[^{}:]*:([^{}|]*)\|[^{}]*\}/g, '$1')
    .replace(/\{[^{}]*\}/g, 'x')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

const countOf = oncePer(({ en, fr }: Unit) => ({ en: wordsIn(en), fr: wordsIn(fr) }))

/** About how many words these lines make, in the language that has fewer. Each is counted once. */
export function fewestWords(units: readonly (Unit | undefined)[]): number {
  const told = units.filter((unit) => unit !== undefined).map(countOf)
  return Math.min(
    told.reduce((sum, { en }) => sum + en, 0),
    told.reduce((sum, { fr }) => sum + fr, 0),
  )
}
