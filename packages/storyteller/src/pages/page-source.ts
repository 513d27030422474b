import type { PageKind } from '#bank/authoring'
import { friendPages, type Units } from '#pages/page-units'
import type { Unit } from '#bank/story-text'
import type { StoryPlan } from '#plan/story-plan'
import type { Language } from '@luciole/contract/language'

/** Orders of page 1: the helper's home joke, the kid's own detail, the thing planted. */
const FRAMES = [
  ['home', 'trait', 'plant'],
  ['trait', 'home', 'plant'],
  ['trait', 'plant', 'home'],
  ['home', 'plant', 'trait'],
  ['plant', 'trait', 'home'],
  ['plant', 'home', 'trait'],
] as const
/** A detail is named before it is held in the hand. */
const DETAIL_FIRST = 3

/** One page before its slots are filled: paragraphs of authored text, and who spoke up on it. */
export interface PageSource {
  kind: PageKind
  hook: boolean
  text: Record<Language, string>
  /** For each paragraph-long insertion, whose line it is: an index into the other friends. */
  friends: readonly { index: number; unit: Unit }[]
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
  if (own) return own[language]
  const frame = FRAMES[plan.lines.keep ? plan.lines.frame % DETAIL_FIRST : plan.lines.frame]
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
  const isRoomy = plan.isEndingAsked || !strandEnd
  const ending = lines.ending && isRoomy ? units.ending(lines.ending) : undefined
  const gag = textBand === '0-4' ? '~ {>gag3}' : '{>gag3}'
  const parts = [units.own('restore')[language], strandEnd]
  if (ending?.hook) parts.push(gag, ending[language])
  else parts.push(ending?.[language], gag)
  return parts.filter(Boolean).join('\n')
}

/** The pages of a plan as authored text with its slots still open. */
export function pageSources({ plan, units }: { plan: StoryPlan; units: Units }): PageSource[] {
  const placed = friendPages(plan)
  return plan.pages.map((kind) => {
    const text = (language: Language) => {
      if (kind === 'home') return homeText({ plan, units, language })
      if (kind === 'restore') return lastText({ plan, units, language })
      const cameo = kind === 'road' && plan.cameo ? units.cameo(plan.cameo) : undefined
      const own = unitOfPage({ kind, plan, units })[language]
      return cameo ? `${cameo[language]}\n${own}` : own
    }
    const friends = placed.flatMap(({ joins, acts }, index) => {
      const line = plan.lines.friends[index]
      if (!line) return []
      return [
        ...(joins === kind ? [{ index, unit: units.friend(line.join) }] : []),
        ...(acts === kind ? [{ index, unit: units.friend(line.act) }] : []),
      ]
    })
    const hook =
      kind === 'home' || kind === 'restore' ? false : unitOfPage({ kind, plan, units }).hook
    return { kind, hook, text: { en: text('en'), fr: text('fr') }, friends }
  })
}
