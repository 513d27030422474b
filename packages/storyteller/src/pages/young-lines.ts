import type { Language } from '@luciole/contract/language'
import type { Saving } from '#pages/page-room'
import { listOf } from '#pages/party-names'
import type { StoryPlan } from '#plan/story-plan'

/** The friends beside the helper: X, then Y and Z; a fifth is only named. */
export const FRIEND_LETTERS = ['X', 'Y', 'Z', 'W'] as const

/** The friends beside the helper; the helper too, where the last page has no joke of theirs and no word of them. */
function lettersOf({
  source,
  plan,
  savings,
}: {
  source: string
  plan: StoryPlan
  savings: ReadonlySet<Saving>
}): readonly string[] {
  const others = FRIEND_LETTERS.slice(0, plan.party.others.length)
  return savings.has('joke') && !source.includes('F}') ? ['F', ...others] : others
}

/** `{each:@ pushes too.|@ push too.}`: so every friend, one or together; a crowd is everybody. */
export function expandEach({
  source,
  plan,
  language,
  savings,
}: {
  source: string
  plan: StoryPlan
  language: Language
  savings: ReadonlySet<Saving>
}): string {
  const letters = lettersOf({ source, plan, savings })
  const most = savings.has('names') ? 1 : plan.band === '0-2' ? 2 : letters.length
  const isCrowd = letters.length > most
  const names = isCrowd
    ? { en: 'Everybody', fr: 'Tout le monde' }[language]
    : listOf({ names: letters.map((letter) => `{${letter}}`), language })
  return source.replace(
    /\{each:([^{}|]*)\|([^{}|]*)\}/g,
    (_, one: string, many: string) =>
      names && (letters.length > 1 && !isCrowd ? many : one).replace('@', names),
  )
}

/** `{room:a red hat, as big as a house||a big red hat}`: the second, or nothing, where the page has no room. */
export const ROOM = /\{room:((?:\{[^{}]*\}|[^{}])*?)(?:\|\|([^{}]*))?\}/g

/**
 * Lines marked `-` are dropped at one, `~` at one and two, `+` before four, `<` after two, and `{room:…}` where
 * the page has none left; for the others the mark goes.
 */
export function dropOptional({
  source,
  plan,
  savings,
}: {
  source: string
  plan: StoryPlan
  savings: ReadonlySet<Saving>
}): string {
  if (plan.textBand !== '0-4') return source
  const isSparing = savings.has('extras')
  const isOne = isSparing || plan.facts.includes('age(1)')
  const isFour = !isSparing && plan.facts.includes('age(4)')
  const lines = source.split('\n')
  const extras = lines
    .filter((line) => line.startsWith(plan.band === '0-2' ? '- ' : '+ '))
    .toSorted((one, other) => one.length - other.length)
  const spared = [savings.has('extra') && extras[0], savings.has('more') && extras.at(-1)]
  const isSmall = plan.band === '0-2' || savings.has('years')
  const isTold = (line: string) =>
    !(isOne && plan.band === '0-2' && line.startsWith('- ')) &&
    !(isSmall && line.startsWith('~')) &&
    !(!isFour && line.startsWith('+ ')) &&
    !(!isSmall && line.startsWith('<'))
  return lines
    .filter((line) => !spared.includes(line) && isTold(line))
    .join('\n')
    .replace(ROOM, (_, full: string, short = '') => (savings.has('asides') ? short : full))
    .split('\n')
    .map((line) => line.replace(/^[~+<-]\s+/, '').trim())
    .filter(Boolean)
    .join('\n')
}
