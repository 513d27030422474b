import type { StoryPlan } from '#plan/story-plan'

/** The friends beside the helper: X, then Y and Z; a fifth is only named. */
export const FRIEND_LETTERS = ['X', 'Y', 'Z', 'W'] as const

/** `{each:@ pushes too.}`: so every friend beside the helper, one after the other; two at most for one and two. */
export function expandEach({ source, plan }: { source: string; plan: StoryPlan }): string {
  const letters = FRIEND_LETTERS.slice(0, plan.party.others.length)
  const told = plan.band === '0-2' ? letters.slice(0, 2) : letters
  return source.replace(/\{each:([^{}]*)\}/g, (_, line: string) =>
    told.map((letter) => line.replace('@', `{${letter}}`)).join(' '),
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
