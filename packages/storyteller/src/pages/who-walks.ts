import type { Sex } from '@luciole/contract/sex'
import { rolesOf } from '#bank/castings'
import type { Casting, PageKind } from '#bank/authoring'
import type { StoryPlan } from '#plan/story-plan'

/**
 * French says *ils* of the party from the page on where a boy comes along: Albin, once he is the witness. On the last
 * page the party goes home without him.
 */
export function partySex({
  casting,
  plan: { pages, textBand },
  kind,
  own,
}: {
  casting: Casting
  plan: Pick<StoryPlan, 'pages' | 'textBand'>
  kind: PageKind
  /** Of the hero and the friends. */
  own: Sex
}): Sex {
  const isBoyAlong = rolesOf(casting).some(([letter, { sex }]) => {
    const joins = casting.joins?.[letter]
    if (!joins?.bands.includes(textBand) || sex === 'female') return false
    const from = pages.indexOf(joins.at)
    return from >= 0 && pages.indexOf(kind) >= from && kind !== 'restore'
  })
  return isBoyAlong ? 'male' : own
}
