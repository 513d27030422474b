import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@luciole/contract/language'
import createModule, { type SoundSwallowerModule } from 'soundswallower'
import type { Onset } from './engine-marks'
import { guessPhones } from './letter-phones'

export const ALIGNER_RATE = 16_000
const MODELS: Record<Language, string> = { en: 'en-us', fr: 'fr-fr' }

/** Read by the module, missing from its types. */
type Models = { modelBase: string; defaultModel: string }

export type Aligner = {
  /** Where each word begins, in milliseconds; all unknown when the words do not fit the sound. */
  align: (speech: { pcm: Float32Array; words: string[] }) => Onset[]
}

/** A recogniser that is told unknown words before it meets them. Sound is mono at 16 kHz. */
export async function openDecoder(language: Language, settings: Record<string, number> = {}) {
  const home = dirname(createRequire(import.meta.url).resolve('soundswallower'))
  const options: Partial<SoundSwallowerModule> & Models = {
    modelBase: join(home, 'model/'),
    defaultModel: MODELS[language],
  }
  const { Decoder } = await createModule(options)
  const decoder = new Decoder({ loglevel: 'FATAL', samprate: ALIGNER_RATE, ...settings })
  await decoder.initialize()

  function phonesOf(word: string): string {
    const parts = word.split(/(?<=')|-/).filter(Boolean)
    return parts
      .map((part) => decoder.lookup_word(part) ?? guessPhones({ word: part, language }).join(' '))
      .join(' ')
  }

  function known(word: string): string {
    const key = word.normalize('NFC').toLowerCase().replace(/’/g, "'").replace(/\s+/g, '-')
    if (!decoder.lookup_word(key)) decoder.add_words([key, phonesOf(key)])
    return key
  }

  function listen(pcm: Float32Array) {
    decoder.start()
    decoder.process_audio(pcm, false, true)
    decoder.stop()
    return (decoder.get_alignment().w ?? []).filter(({ t }) => !/^[<[(+]/.test(t))
  }

  return { decoder, known, listen }
}

/** Forced alignment for sound whose engine gives no times. */
export async function loadAligner(language: Language): Promise<Aligner> {
  const { decoder, known, listen } = await openDecoder(language)
  return {
    align({ pcm, words }) {
      try {
        decoder.set_align_text(words.map(known).join(' '))
        const heard = listen(pcm)
        return words.map((_, index) => {
          const onset = heard.length === words.length ? heard[index]?.b : undefined
          return onset === undefined ? undefined : onset * 1000
        })
      } catch {
        // The search may end without reaching the last word; time is then shared by syllables.
        return words.map(() => undefined)
      }
    },
  }
}
