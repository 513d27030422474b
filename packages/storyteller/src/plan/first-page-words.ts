import type { Unit } from '#bank/story-text'

const counts = new WeakMap<Unit, { en: number; fr: number }>()

const wordsIn = (text: string) =>
  text
    .replace(/\[[A-Z]:|\]/g, '')
    .replace(/\{>when\}/g, '')
    .replace(/\{[^{}:]*:([^{}|]*)\|[^{}]*\}/g, '$1')
    .replace(/\{[^{}]*\}/g, 'x')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

function countOf(unit: Unit) {
  const known = counts.get(unit) ?? { en: wordsIn(unit.en), fr: wordsIn(unit.fr) }
  counts.set(unit, known)
  return known
}

/** About how many words these lines make, in the language that has fewer. Each is counted once. */
export function fewestWords(units: readonly (Unit | undefined)[]): number {
  const told = units.filter((unit) => unit !== undefined).map(countOf)
  return Math.min(
    told.reduce((sum, { en }) => sum + en, 0),
    told.reduce((sum, { fr }) => sum + fr, 0),
  )
}
