import type { PageKind, PageName } from '#bank/authoring'
import type { StoryPlan } from '#plan/story-plan'

const TRIES: readonly PageKind[] = ['try1', 'try2', 'try3']

/** The name an author knows a page of this plan by. */
export function pageName({
  kind,
  plan,
}: {
  kind: PageKind
  plan: Pick<StoryPlan, 'tries' | 'talent'>
}): PageName {
  const tryAt = TRIES.indexOf(kind)
  if (tryAt >= 0) return `try ${plan.tries[tryAt] ?? ''}`
  return kind === 'turn'
    ? `turn ${plan.talent}`
    : (kind as Exclude<PageKind, 'try1' | 'try2' | 'try3' | 'turn'>)
}

/** The page on which nothing is left to try, or the last that fails: it does not end on a joke. */
export function isWorstPage({
  kind,
  pages,
}: {
  kind: PageKind
  pages: readonly PageKind[]
}): boolean {
  const next = pages[pages.indexOf(kind) + 1]
  const isDown = (one: PageKind | undefined) => one === 'quiet' || one === 'insight'
  return isDown(kind) || (TRIES.includes(kind) && isDown(next))
}
