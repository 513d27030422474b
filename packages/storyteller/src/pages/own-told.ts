import type { PageKind } from '#bank/authoring'
import type { Unit } from '#bank/story-text'
import { plantOf } from '#pages/own-worn'
import { createUnits } from '#pages/page-units'
import { pageName } from '#plan/page-name'
import type { StoryPlan } from '#plan/story-plan'

/** The page on which it is given up; after it nobody has it on. */
export function isWornGone({ plan, page }: { plan: StoryPlan; page: number }): boolean {
  const told = plan.pages.findLastIndex((kind) => kind !== 'home' && isThingTold({ plan, kind }))
  return told >= 0 && page > told
}

/** What the child brought is drawn where the words have it: in the turn, or earlier, and at the end. */
export function isThingTold({
  plan,
  kind,
}: {
  plan: StoryPlan
  kind: PageKind | 'cover'
}): boolean {
  if (kind === 'home' || (kind === 'restore' && plantOf(plan)?.keeper)) return true
  const isOwn = plan.textBand === '0-4' && plan.lines.keep !== null
  if (!isOwn || kind === 'cover') return kind === 'turn'
  const units = createUnits(plan)
  if (kind === 'restore') return namesOwn(units.end())
  const isPaid = namesOwn(units.pay())
  if (kind === 'turn') return isPaid
  if (isPaid) return false
  const page = units.maybe(pageName({ kind, plan }))
  return (page?.en.includes('{>between}') ?? false) && namesOwn(units.between())
}
const namesOwn = (unit: Unit | undefined) => /[{ ]T\}|\b(?:boot|shell)\b/.test(unit?.en ?? '')
/** The turn tells of the child's own thing: it is given away there. */
export const isPaidWith = (plan: StoryPlan) => namesOwn(createUnits(plan).pay())
