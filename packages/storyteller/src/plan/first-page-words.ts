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

/** About how many words these lines make, in the language that has fewer and in the other. Each is counted once. */
export function wordsOf(units: readonly (Unit | undefined)[]): { fewest: number; most: number } {
  const told = units.filter((unit) => unit !== undefined).map(countOf)
  const sums = [
    told.reduce((sum, { en }) => sum + en, 0),
    told.reduce((sum, { fr }) => sum + fr, 0),
  ]
  return { fewest: Math.min(...sums), most: Math.max(...sums) }
}
