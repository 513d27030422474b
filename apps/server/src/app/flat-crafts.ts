import { silentMp3 } from '@luciole/bookbinder/audio/silence'
import sharp from 'sharp'
import type { PaintedPicture, Painter } from '#providers/pictures/pictures'
import type { SpeechProvider } from '#providers/speech/speech'

const WORD_MS = 240

const flat = ({ width, height }: { width: number; height: number }) =>
  sharp({ create: { width, height, channels: 3, background: '#4a7fb0' } })

async function pictureOf({ width, height }: { width: number; height: number }) {
  const webp = await flat({ width, height }).webp().toBuffer()
  const picture: PaintedPicture = {
    width,
    height,
    variants: [{ width, webp }],
    blur: '',
    focus: { x: 0.3, y: 0.2, w: 0.4, h: 0.6 },
  }
  return picture
}

/** Pictures and voices a binder can open, made in no time: one colour, and silence with marks. */
export function createFlatCrafts(printing: (page: string) => void = () => {}): {
  painter: Painter
  speech: SpeechProvider
} {
  return {
    painter: {
      id: 'flat',
      paintPage: async () => ({ ...(await pictureOf({ width: 320, height: 240 })), digest: {} }),
      paintCover: () => pictureOf({ width: 320, height: 240 }),
      paintPortrait: ({ width = 96 }) => pictureOf({ width, height: width }),
      async printPicture({ isCover, brief, width }) {
        printing(isCover ? 'cover' : String(brief.page))
        return flat({ width, height: Math.round((width * 3) / 4) })
          .jpeg()
          .toBuffer()
      },
      close: () => Promise.resolve(),
    },
    speech: {
      id: 'flat',
      version: '1',
      caps: {
        languages: ['en', 'fr'],
        marks: 'word',
        maximumCharacters: 4096,
        voices: [],
        spans: false,
      },
      castVoices: () => ({}),
      async synthesise({ text }) {
        const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)]
        const marks = words.map(({ index, 0: word }, at) => ({
          s: index,
          e: index + word.length,
          t0: at * WORD_MS,
          t1: (at + 1) * WORD_MS - 40,
        }))
        const durationMs = (words.length + 1) * WORD_MS
        return { mp3: silentMp3(durationMs), durationMs, marks }
      },
      close: () => Promise.resolve(),
    },
  }
}
