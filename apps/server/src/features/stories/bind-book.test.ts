import { neutralHuman } from '@luciole/illustrator/portrait/neutral-character'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Db } from '#platform/db'
import type { JobRun } from '#platform/jobs'
import type { MediaStore } from '#providers/media-store/media-store'
import type { Painter } from '#providers/pictures/pictures'
import { bindBook } from './bind-book.job'
import type { StoryMaking } from './story-making'

const both = (text: string) => ({ en: text, fr: text })
const member = (id: string) => ({
  id,
  part: 'other',
  name: both(id),
  introduction: both(id),
  character: neutralHuman({ seed: id, sex: 'female', age: 6 }),
})
const cast = ['hero', 'friend', 'baker'].map(member)
const STORY = '5a7f6c30-5f0c-4c55-9a53-0a1f4f0d3a12'

/** A book of three, whose cover cannot be painted at once. */
function bind() {
  let asked = 0
  const kept: string[] = []
  const painter = {
    paintCover: () => Promise.reject(new Error('the paint is dry')),
    async paintPortrait() {
      asked += 1
      await sleep(20)
      return { variants: [{ width: 4, webp: Buffer.from('face') }] }
    },
  } as unknown as Painter
  const story = { book: { cast, cover: { cast: [] } }, state: 'painting', cover: null, tries: 0 }
  const making = { read: async () => story } as unknown as StoryMaking
  const media = { put: async () => String(kept.push('face')) } as unknown as MediaStore
  const { run } = bindBook({ db: {} as Db, making, painter, media })
  const payload = { storyId: STORY, tries: 0 }
  const signal = new AbortController().signal
  return { ran: run({ payload, signal } as unknown as JobRun<unknown>), kept, asked: () => asked }
}

it('a book one of whose pictures fails is tried again when nothing of it waits for a brush any more', async () => {
  const { ran, kept, asked } = bind()
  await expect(ran).rejects.toThrow('the paint is dry')
  expect(asked()).toBe(cast.length)
  expect(kept).toHaveLength(cast.length)
})
