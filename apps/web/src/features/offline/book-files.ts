import type { Narration } from '@luciole/contract/narration'
import type { Picture, Story } from '@luciole/contract/stories'
import { nameOf } from '#platform/file-cache'

/** The smallest that fills this screen; a sharper one would only take room. */
export function withOneSource({ picture, width }: { picture: Picture; width: number }): Picture {
  const bySize = picture.sources.toSorted((a, b) => a.width - b.width)
  const source = bySize.find((one) => one.width >= width) ?? bySize.at(-1)
  return { ...picture, sources: source ? [source] : [] }
}

/** Pixels a page's picture is shown in on this device, whichever way it is held. */
export const shownWidth = () =>
  Math.max(768, Math.min(1536, Math.min(screen.width, 900) * devicePixelRatio))

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

interface Book {
  story: Story
  narration: Narration | null
}
const picturesOf = (story: Story) =>
  [
    story.cover,
    ...story.cast.map(({ portrait }) => portrait),
    ...story.pages.map(({ picture }) => picture),
  ].flatMap((picture) => picture?.sources ?? [])

function voicesOf(narration: Narration | null) {
  if (!narration) return []
  const all = [...(narration.included ? narration.story : []), ...narration.parent]
  return all.flatMap(({ url, durationMs }) => (url === null ? [] : { url, durationMs }))
}

/** Every address a kept book needs: its pictures, then the voices in both languages. */
export const filesOf = ({ story, narration }: Book) => [
  ...new Set([...picturesOf(story), ...voicesOf(narration)].map(({ url }) => url)),
]

/** A painted page of 1536 pixels takes some 90 kB, one of 768 some 35. */
const BYTES_PER_PIXEL_OF_WIDTH = 55
/** 48 kb/s of speech. */
const BYTES_PER_MILLISECOND = 6

/** What a book will take, before any of it is asked for: a weight to choose by, not a promise. */
export function likelyBytes({ story, narration, width }: Book & { width: number }) {
  const pictures = picturesOf(keptStory({ story, width }))
  const widths = new Map(pictures.map((picture) => [picture.url, picture.width]))
  const voices = new Map(voicesOf(narration).map(({ url, durationMs }) => [url, durationMs]))
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0)
  return (
    sum(widths.values()) * BYTES_PER_PIXEL_OF_WIDTH + sum(voices.values()) * BYTES_PER_MILLISECOND
  )
}

const unsigned = (_key: string, value: unknown) =>
  typeof value === 'string' && value.includes('/media/') ? nameOf(value) : value

/** The same until the book itself changes: turning a page or signing an address anew does not. */
export const contentsOf = ({ story, narration }: Book) =>
  JSON.stringify([{ ...story, bookmark: null, finishedCount: 0 }, narration], unsigned)
