import { neutralHuman } from '@luciole/illustrator/portrait/neutral-character'
import { expect, it } from 'vitest'
import type { MediaStore } from '#providers/media-store/media-store'
import type { Painter, PortraitOrder } from '#providers/pictures/pictures'
import { gatherBook } from './book-to-bind'
import type { BookAsItIs } from './edition'

const both = (text: string) => ({ en: text, fr: text })
const MINA = {
  id: 'hero',
  part: 'hero',
  name: both('Mina'),
  introduction: both('who looks everywhere'),
  character: neutralHuman({ seed: 'Mina', sex: 'female', age: 6 }),
  wears: 'crown',
}
const drawn = (order: PortraitOrder) => Buffer.from(JSON.stringify(order))
const painter = {
  paintPortrait: async (order: PortraitOrder) => ({ variants: [{ webp: drawn(order) }] }),
} as unknown as Painter
const hung = {
  cover: Buffer.from('cover'),
  face: drawn({ character: MINA.character, kind: 'face', wears: 'crown' }),
}
const media = {
  get: async (key: keyof typeof hung) => ({ bytes: hung[key] }),
} as unknown as MediaStore
const pictureAt = (key: string) => ({ sources: [{ key }], focus: {}, alt: both(key) })
const book = {
  story: {
    id: 'story',
    book: { cast: [MINA], title: both('Mina'), teaser: both(''), band: '5-6', prompts: [] },
    cover: pictureAt('cover'),
    castPictures: { hero: pictureAt('face') },
    players: { kid: { name: 'Mina' } },
  },
  pages: [],
  sounds: [],
} as unknown as BookAsItIs

it('for a printer the hero’s face is drawn again larger, with what the hero has on', async () => {
  const { cast } = await gatherBook({
    book,
    kind: 'print_pdf',
    language: 'en',
    prints: {},
    media,
    painter,
    madeAt: new Date(0),
    signal: AbortSignal.any([]),
  })
  const printed = JSON.parse(Buffer.from(cast[0]?.portrait ?? '').toString()) as PortraitOrder
  expect(printed).toMatchObject({ kind: 'face', wears: 'crown' })
  expect(printed.width).toBeGreaterThan(1000)
})
