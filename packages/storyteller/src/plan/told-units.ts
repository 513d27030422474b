import { FRIENDS } from '#bank/layers'
import type { StoryPlan } from '#plan/story-plan'

type PlanOfLines = Omit<StoryPlan, 'units'>
type PlanOfSketch = Omit<PlanOfLines, 'lines' | 'title'>

/** What the ledger keeps of a plan, so that the next stories choose away from it: before its lines are chosen, */
export function unitsOfSketch({ casting, talent, plant, tries, party }: PlanOfSketch): string[] {
  const { helper, hero } = party
  return [
    `turn:${casting} ${talent}`,
    `plant:${casting} ${plant}`,
    ...tries.map((id) => `try:${casting} ${id}`),
    ...(helper.source ? [] : [`name:${helper.name}`, `helper:${helper.species}`]),
    ...(hero.source ? [] : [`name:${hero.name}`]),
  ]
}

/** and after. */
export function unitsOfLines(plan: PlanOfLines): string[] {
  const { lines, party } = plan
  const { voice } = party.helper
  const kept = [`title:${plan.casting} ${plan.title}`]
  if (lines.home) kept.push(`home:${voice} ${lines.home}`)
  if (lines.gag) kept.push(`gag:${voice} ${lines.gag}`)
  for (const step of lines.gagSteps ?? []) kept.push(`step:${voice} ${step}`)
  if (lines.talent) kept.push(`talent:${lines.talent}`)
  const voiceOf = (by: number | null) => (by === null ? voice : party.others[by]?.voice)
  if (lines.ending) kept.push(`ending:${lines.ending}`)
  const remarkKey = (name: string, by: number | null) =>
    FRIENDS.has(name) ? name : `${voiceOf(by)} ${name}`
  if (lines.fail) kept.push(`fail:${remarkKey(lines.fail, lines.failBy)}`)
  if (lines.go) kept.push(`go:${remarkKey(lines.go, lines.goBy)}`)
  if (plan.textBand !== '0-4') kept.push(`frame:${lines.frame}`)
  if (lines.era) kept.push(`era:${lines.era}`)
  if (lines.wish) kept.push(`wish:${lines.wish}`)
  if (lines.party) kept.push(`party:${lines.party}`)
  if (lines.last) kept.push(`last:${lines.last}`)
  if (lines.trait) kept.push(`trait:${lines.trait}`)
  if (lines.keep) kept.push(`keep:${lines.keep}`)
  if (lines.about) kept.push(`about:${lines.about}`)
  if (lines.hero) kept.push(`hero:${lines.hero}`)
  if (plan.cameo && plan.pages.includes('road')) kept.push(`cameo:${plan.cameo}`)
  return kept
}
