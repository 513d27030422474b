import { setTimeout as sleep } from 'node:timers/promises'
import type { PaintedPicture, Painter } from '#providers/pictures/pictures'
import type { SpeechProvider } from '#providers/speech/speech'

const WORK_MS = 25

const pictureOf = (name: string): PaintedPicture => ({
  width: 4,
  height: 3,
  variants: [{ width: 4, webp: Buffer.from(name) }],
  blur: '',
  focus: { x: 0, y: 0, w: 1, h: 1 },
})

/** Hands that do next to nothing, at the pace of a very fast machine; each says what it made. */
export function createQuickCrafts(made: (what: string) => void): {
  painter: Painter
  speech: SpeechProvider
} {
  async function make(what: string, signal: AbortSignal) {
    await sleep(WORK_MS, undefined, { signal })
    made(what)
    return what
  }
  return {
    painter: {
      id: 'quick',
      paintPage: async ({ seed, brief, take }, signal) => ({
        ...pictureOf(await make(`page ${seed} ${brief.page} ${take}`, signal)),
        digest: {},
      }),
      paintCover: async ({ seed }, signal) => pictureOf(await make(`cover ${seed}`, signal)),
      paintPortrait: async ({ character }, signal) =>
        pictureOf(await make(`portrait ${JSON.stringify(character)}`, signal)),
      printPicture: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    },
    speech: {
      id: 'quick',
      version: '1',
      caps: {
        languages: ['en', 'fr'],
        marks: 'none',
        maximumCharacters: 4096,
        voices: [],
        spans: false,
      },
      // Whose book it is, so that the same words for two children are told apart.
      castVoices: (cast) => ({ kid: cast.find(({ source }) => source)?.source?.id ?? '' }),
      synthesise: async ({ text, voiceMap }, signal) => ({
        mp3: Buffer.from(await make(`voice ${voiceMap.kid} ${text}`, signal)),
        durationMs: 1000,
        marks: [],
      }),
      close: () => Promise.resolve(),
    },
  }
}
