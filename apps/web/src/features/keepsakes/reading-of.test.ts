import type { Narration, PageAudio } from '@luciole/contract/narration'
import { describe, expect, it } from 'vitest'
import { readingOf } from './reading-of'

const page = (number: number, state: PageAudio['state']): PageAudio => ({
  page: number,
  language: 'en',
  state,
  url: null,
  durationMs: 0,
  marks: [],
})
const narrated = (story: PageAudio[], parent: Narration['parent'] = []): Narration => ({
  included: true,
  story,
  parent,
  sample: null,
  pronunciations: [],
  voices: [],
})
const read = (narration: Narration) => readingOf({ narration, language: 'en', pages: 2 })

describe('a book read aloud', () => {
  it('is whole when one voice read every page', () => {
    expect(read(narrated([page(1, 'ready'), page(2, 'ready')])).isWhole).toBe(true)
    const clip = { language: 'en' as const, url: '', durationMs: 1 }
    const clips = [1, 2].map((number) => ({ ...clip, page: number }))
    expect(read(narrated([], clips)).isWhole).toBe(true)
    expect(read(narrated([page(1, 'ready')], clips.slice(1))).isWhole).toBe(false)
  })
  it('is on its way while a page is being recorded, and not when one failed', () => {
    expect(read(narrated([page(1, 'ready'), page(2, 'recording')]))).toMatchObject({
      isAsked: true,
      done: 1,
    })
    expect(read(narrated([page(1, 'ready'), page(2, 'failed')])).isAsked).toBe(false)
  })
})
