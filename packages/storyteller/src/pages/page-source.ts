import type { PageKind } from '#bank/authoring'
import type { Units } from '#pages/page-units'
import type { Unit } from '#bank/story-text'
import type { StoryPlan } from '#plan/story-plan'
import type { Language } from '@luciole/contract/language'

/** Orders of page 1: the helper's home joke and the kid's own detail, then they set out. */
const FRAMES = [
  ['home', 'trait', 'wish', 'plant', 'party'],
  ['trait', 'wish', 'home', 'plant', 'party'],
] as const

/** The youngest meet the child first, then who comes along. */
const YOUNG_FRAME = ['trait', 'plant', 'home', 'party'] as const

/** One page before its slots are filled: paragraphs of authored text. */
export interface PageSource {
  kind: PageKind
  hook: boolean
  text: Record<Language, string>
}

function unitOfPage({
  kind,
  plan,
  units,
}: {
  kind: PageKind
  plan: StoryPlan
  units: Units
}): Unit {
  const tryAt = ['try1', 'try2', 'try3'].indexOf(kind)
  if (tryAt >= 0) return units.own(`try ${plan.tries[tryAt] ?? ''}`)
  return units.own(kind === 'turn' ? `turn ${plan.talent}` : kind)
}

function homeText({
  plan,
  units,
  language,
}: {
  plan: StoryPlan
  units: Units
  language: Language
}): string {
  const own = units.maybe('home')
  if (own) return `${own[language]}\n{>party}`
  const frame = plan.textBand === '0-4' ? YOUNG_FRAME : FRAMES[plan.lines.frame]
  return (frame ?? FRAMES[0]).map((part) => `{>${part}}`).join('\n')
}

function lastText({
  plan,
  units,
  language,
}: {
  plan: StoryPlan
  units: Units
  language: Language
}): string {
  const { lines, pages, textBand } = plan
  const strandEnd = pages.includes('strand') ? units.maybe('strandEnd')?.[language] : undefined
  const ending = lines.ending ? units.ending(lines.ending)[language] : undefined
  if (textBand === '0-4') return units.own('restore')[language]
  const parts = [units.own('restore')[language], strandEnd, ending, '{>granted}', '{>gag3}']
  return parts.filter(Boolean).join('\n')
}

/** The pages of a plan as authored text with its slots still open. */
export function pageSources({ plan, units }: { plan: StoryPlan; units: Units }): PageSource[] {
  return plan.pages.map((kind) => {
    const text = (language: Language) => {
      if (kind === 'home') return homeText({ plan, units, language })
      if (kind === 'restore') return lastText({ plan, units, language })
      const cameo = kind === 'road' && plan.cameo ? units.cameo(plan.cameo) : undefined
      const own = unitOfPage({ kind, plan, units })[language]
      return cameo ? `${cameo[language]}\n${own}` : own
    }
    const hook =
      kind === 'home' || kind === 'restore' ? false : unitOfPage({ kind, plan, units }).hook
    return { kind, hook, text: { en: text('en'), fr: text('fr') } }
  })
}
