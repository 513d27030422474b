// @vitest-environment happy-dom
import type { Narration } from '@luciole/contract/narration'
import type { Picture, Story } from '@luciole/contract/stories'
import { describe, expect, it } from 'vitest'
import { contentsOf, likelyBytes } from './book-files'

const pictureOf = ({ name, signature = 1 }: { name: string; signature?: number }): Picture => ({
  width: 1536,
  height: 1152,
  sources: [768, 1536].map((width) => ({
    width,
    url: `/media/${name}-${width}.webp?signature=${signature}`,
  })),
  blur: '',
  focus: { x: 0, y: 0, w: 1, h: 1 },
  alt: { en: '', fr: '' },
})
const bookOf = ({ text = 'Zoé laughs.', signature = 1, bookmark = 1 } = {}) =>
  ({
    id: 'a',
    bookmark,
    finishedCount: bookmark,
    cover: null,
    cast: [],
    pages: [1, 2].map((number) => ({
      number,
      text,
      picture: pictureOf({ name: `page-${number}`, signature }),
    })),
  }) as unknown as Story
const voice = ({ url, included = true }: { url: string | null; included?: boolean }) =>
  ({ included, story: [{ url, durationMs: 10_000 }], parent: [] }) as unknown as Narration

describe('a book to keep', () => {
  const book = { story: bookOf(), narration: voice({ url: '/media/1.mp3?signature=1' }) }
  const contents = contentsOf(book)

  it('is the same book on another page and behind newly signed addresses', () => {
    const story = bookOf({ signature: 2, bookmark: 5 })
    const narration = voice({ url: '/media/1.mp3?signature=2' })
    expect(contentsOf({ story, narration })).toBe(contents)
  })
  it('is another with a changed line or a voice that came', () => {
    expect(contentsOf({ ...book, story: bookOf({ text: 'Zoé sings.' }) })).not.toBe(contents)
    expect(contentsOf({ ...book, narration: voice({ url: null }) })).not.toBe(contents)
  })
  it('has a weight before it is fetched: the pictures this screen shows, and the voices', () => {
    const kilobytes = (width: number, narration: Narration | null) =>
      Math.round(likelyBytes({ story: bookOf(), narration, width }) / 1000)
    expect(kilobytes(768, null)).toBe(84)
    expect(kilobytes(1536, null)).toBe(169)
    expect(kilobytes(768, book.narration)).toBe(84 + 60)
    expect(kilobytes(768, voice({ url: '/media/1.mp3', included: false }))).toBe(84)
  })
})
