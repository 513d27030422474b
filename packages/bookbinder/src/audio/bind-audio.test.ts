import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { BookToBind } from '#book'
import { bindAudio } from './bind-audio'
import { soundOf } from './mp3-frames'
import { silentMp3 } from './silence'

const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123' } })
  .jpeg()
  .toBuffer()
const picture = { bytes: jpeg, focus: { x: 0, y: 0, w: 1, h: 1 }, alt: '' }
const note = Buffer.concat([
  Buffer.from('ID3'),
  Buffer.from([4, 0, 0, 0, 0, 0, 20]),
  Buffer.alloc(20),
])
const pageOf = (number: number, ms: number): BookToBind['pages'][number] => ({
  number,
  text: { text: 'Hop.', spans: [], emphasis: [] },
  picture,
  sound: { mp3: Buffer.concat([note, silentMp3(ms)]), durationMs: ms, marks: [] },
})
const book: BookToBind = {
  id: 'b',
  language: 'fr',
  title: 'L’ours & la « page »',
  teaser: '',
  forName: 'Zoé',
  band: '3-4',
  cover: picture,
  cast: [],
  pages: [pageOf(1, 2400), pageOf(2, 1200)],
  prompts: [],
  sleepers: [],
  madeAt: new Date(0),
}

it('joins the pages without the notes between them, a chapter each, to the millisecond', async () => {
  const mp3 = Buffer.from((await bindAudio(book)) ?? [])
  expect(soundOf(mp3)?.ms).toBe(3600)
  const chapters: [number, number][] = []
  for (let at = mp3.indexOf('CHAP'); at >= 0; at = mp3.indexOf('CHAP', at + 4)) {
    const times = mp3.indexOf(0, at + 10) + 1
    chapters.push([mp3.readUInt32BE(times), mp3.readUInt32BE(times + 4)])
  }
  expect(chapters).toEqual([
    [0, 2400],
    [2400, 3600],
  ])
  expect(mp3.includes(Buffer.from('L’ours & la « page »', 'utf16le'))).toBe(true)
})

it('is not made of half a reading', async () => {
  const silent = { ...pageOf(2, 1000), sound: null }
  expect(await bindAudio({ ...book, pages: [pageOf(1, 1000), silent] })).toBeNull()
})
