import type { Language } from '@luciole/contract/language'
import { listOf } from '#pages/party-names'
import type { StoryPlan } from '#plan/story-plan'

/** The friends beside the helper: X, then Y and Z; a fifth is only named. */
export const FRIEND_LETTERS = ['X', 'Y', 'Z', 'W'] as const

/** `{each:@ pushes too.|@ push too.}`: so every friend beside the helper, one or together; for one and two, a crowd has no names. */
export function expandEach({
  source,
  plan,
  language,
}: {
  source: string
  plan: StoryPlan
  language: Language
}): string {
  const letters = FRIEND_LETTERS.slice(0, plan.party.others.length)
  const isCrowd = plan.band === '0-2' && letters.length > 2
  const names = isCrowd
    ? { en: 'The others', fr: 'Les autres' }[language]
    : listOf({ names: letters.map((letter) => `{${letter}}`), language })
  return source.replace(
    /\{each:([^{}|]*)\|([^{}|]*)\}/g,
    (_, one: string, many: string) =>
      names && (letters.length > 1 ? many : one).replace('@', names),
  )
}

/** Lines marked `-` are dropped at one, `~` at one and two, `+` before four, `<` after two; for the others the mark goes. */
export function dropOptional({ source, plan }: { source: string; plan: StoryPlan }): string {
  if (plan.textBand !== '0-4') return source
  const isOne = plan.facts.includes('age(1)')
  const isFour = plan.facts.includes('age(4)')
  const isTold = (line: string) =>
    !(isOne && line.startsWith('- ')) &&
    !(plan.band === '0-2' && line.startsWith('~')) &&
    !(!isFour && line.startsWith('+ ')) &&
    !(plan.band !== '0-2' && line.startsWith('<'))
  return source
    .split('\n')
    .filter(isTold)
    .map((line) => line.replace(/^[~+<-]\s+/, '').trim())
    .filter(Boolean)
    .join('\n')
}
