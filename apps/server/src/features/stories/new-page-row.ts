import type { BookPage } from '@luciole/contract/book'
import { sceneBriefSchema } from '@luciole/contract/scene-brief'
import type { StoryPageRow, StoryRow } from './stories.tables'

/** A page as it was told: nothing painted, nothing changed. */
export const newPageRow = ({
  story: { id: storyId },
  page: { number, text, brief, hook },
}: {
  story: Pick<StoryRow, 'id'>
  page: BookPage
}): StoryPageRow => ({
  storyId,
  number,
  text,
  brief: sceneBriefSchema.parse(brief),
  hook,
  picture: null,
  digest: null,
  take: 0,
  redraw: null,
  editedEn: false,
  editedFr: false,
  revision: 0,
})
