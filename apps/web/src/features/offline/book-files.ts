import type { Narration } from '@luciole/contract/narration'
import type { Picture, Story } from '@luciole/contract/stories'

/** The smallest that fills this screen; a sharper one would only take room. */
export function withOneSource({ picture, width }: { picture: Picture; width: number }): Picture {
  const bySize = picture.sources.toSorted((a, b) => a.width - b.width)
  const source = bySize.find((one) => one.width >= width) ?? bySize.at(-1)
  return { ...picture, sources: source ? [source] : [] }
}

const FACE_WIDTH = 300
const COVER_WIDTH = 440

/** The book as it is kept: each picture in the one size this device shows. */
export function keptStory({ story, width }: { story: Story; width: number }): Story {
  const one = (picture: Picture | null, at = width) =>
    picture && withOneSource({ picture, width: at })
  return {
    ...story,
    cover: one(story.cover, COVER_WIDTH),
    cast: story.cast.map((member) => ({ ...member, portrait: one(member.portrait, FACE_WIDTH) })),
    pages: story.pages.map((page) => ({ ...page, picture: one(page.picture) })),
  }
}

/** Every address a kept book needs: its pictures, then the voices in both languages. */
export function filesOf({ story, narration }: { story: Story; narration: Narration | null }) {
  const pictures = [
    story.cover,
    ...story.cast.map(({ portrait }) => portrait),
    ...story.pages.map(({ picture }) => picture),
  ].flatMap((picture) => picture?.sources.map(({ url }) => url) ?? [])
  const voices = narration
    ? [
        ...(narration.included ? narration.story.flatMap(({ url }) => url ?? []) : []),
        ...narration.parent.map(({ url }) => url),
      ]
    : []
  return [...new Set([...pictures, ...voices])]
}
