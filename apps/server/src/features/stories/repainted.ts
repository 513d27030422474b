import type { Story } from '@luciole/contract/stories'
import type { StoredPicture, StoryPageRow, StoryRepaintRow, StoryRow } from './stories.tables'

/** More than these in our hand between the others are no book of one style any more. */
const MOST_MISSING = 0.25

/** Every picture of a book, by the name its new one is asked for under. */
export function picturesOf({
  story,
  pages,
}: {
  story: StoryRow
  pages: StoryPageRow[]
}): Map<string, StoredPicture> {
  const own = new Map<string, StoredPicture>()
  if (story.cover) own.set('cover', story.cover)
  for (const { number, picture } of pages) if (picture) own.set(`page:${number}`, picture)
  for (const [id, picture] of Object.entries(story.castPictures ?? {}))
    own.set(`cast:${id}`, picture)
  return own
}

/** Whether so many cannot be had that the service is spared the others. */
export const hasTooFew = (rows: StoryRepaintRow[]): boolean =>
  rows.filter(({ state }) => state === 'failed').length > rows.length * MOST_MISSING

export type Repainted = ReturnType<typeof repaintedOf>

/** How far a book’s second style has come. */
export function repaintedOf({ rows, pages }: { rows: StoryRepaintRow[]; pages: StoryPageRow[] }) {
  // A page drawn again meanwhile was asked for in our own hand.
  const redrawn = new Set(
    pages.filter(({ take }) => take > 0).map(({ number }) => `page:${number}`),
  )
  const kept = rows.flatMap(({ picture }) => picture ?? [])
  const fresh = new Map(
    rows.flatMap(({ subject, picture }) =>
      picture && !redrawn.has(subject) ? [[subject, picture] as const] : [],
    ),
  )
  const missing = rows.length - fresh.size
  return {
    pages,
    kept,
    fresh,
    missing,
    isOver: rows.every(({ state }) => state !== 'asked'),
    isWorthShowing: fresh.size > 0 && missing <= rows.length * MOST_MISSING,
    canAskAgain: rows.some(({ state }) => state === 'failed'),
  }
}

/** What a parent is told: whose hand the book is in, and what there is to decide. */
export function repaintView({
  rows,
  pages,
}: {
  rows: StoryRepaintRow[]
  pages: StoryPageRow[]
}): Pick<Story, 'isRepainted' | 'repaint'> {
  const { isOver, fresh, missing, canAskAgain } = repaintedOf({ rows, pages })
  return {
    isRepainted: rows.some(({ state, picture }) => state === 'ready' && picture === null),
    ...(isOver && fresh.size > 0 ? { repaint: { painted: fresh.size, missing, canAskAgain } } : {}),
  }
}
