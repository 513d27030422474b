import type { Language } from '@luciole/contract/language'
import { type Aligner, loadAligner } from './aligner'
import { connectEspeak, type Espeak, findEspeakProgram } from './espeak-pipe'
import { type Flite, loadFlite } from './flite'
import { type PageToNarrate, speakPage } from './narrate-page'
import { assemblePage, type SpokenTake, type Take } from './takes'

/** A page to speak, or one that a service spoke already. */
export type NarratorTask = { page: PageToNarrate; takes?: Take[]; sounds?: SpokenTake[] }

let flite: Promise<Flite> | undefined
const aligners = new Map<Language, Promise<Aligner>>()
let espeak: Espeak | undefined

const tools = {
  flite: () => (flite ??= loadFlite()),
  espeak() {
    const program = process.argv[2] || findEspeakProgram()
    if (!program) throw new Error('the French voice is not installed')
    return (espeak ??= connectEspeak(program))
  },
  aligner(language: Language) {
    const aligner = aligners.get(language) ?? loadAligner(language)
    aligners.set(language, aligner)
    return aligner
  },
}

process.on('message', async ({ page, takes, sounds }: NarratorTask) => {
  try {
    const { mp3, durationMs, marks } =
      takes && sounds
        ? await assemblePage({ page, takes, sounds, ...tools })
        : await speakPage({ page, ...tools })
    process.send?.({ mp3, durationMs, marks })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
process.on('disconnect', () => {
  espeak?.close()
  process.exit()
})
