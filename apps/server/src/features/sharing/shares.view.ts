import type { Bilingual } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import type { Share, SharedBook } from '@luciole/contract/sharing'
import type { Story } from '@luciole/contract/stories'
import type { ShareRow } from './shares.tables'

export const shareView = ({ row, title }: { row: ShareRow; title: Bilingual }): Share => ({
  id: row.id,
  kidId: row.kidId,
  storyId: row.storyId,
  title,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  opened: row.opened,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
})

/** What the pages show, and nothing else that is known of the family. */
export const sharedBookView = ({
  story: { id, title, teaser, band, cover, cast, pages, prompts },
  narration,
  forName,
  expiresAt,
}: {
  story: Story
  narration: Narration
  forName: string
  expiresAt: Date
}): SharedBook => ({
  id,
  title: title ?? { en: '', fr: '' },
  teaser,
  forName,
  band,
  cover,
  cast: cast.map(({ id: member, name, introduction, part, portrait }) => ({
    id: member,
    name,
    introduction,
    part,
    portrait,
  })),
  pages: pages.map(({ number, text, picture }) => ({ number, text, picture })),
  prompts,
  audio: narration.included ? narration.story.filter(({ state }) => state === 'ready') : [],
  expiresAt: expiresAt.toISOString(),
})
