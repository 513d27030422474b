import { findEspeakProgram } from '@luciole/narrator/espeak-pipe'
import { createNarrator } from '@luciole/narrator/narrator'
import { CHAIN_VERSION } from '@luciole/narrator/sound-chain'
import { castVoices, VOICES_VERSION } from '@luciole/narrator/voices'
import { entryOf } from '#platform/entry'
import type { SpeechProvider } from './speech'

const ENGINES = 'flite-0.1.1 espeak-0.3.5'
const LABELS = [
  { language: 'en', label: 'Flite', isRobotic: true },
  { language: 'fr', label: 'eSpeak NG', isRobotic: true },
] as const

/** Our own engines: no key, no network. French is there when its separate program is. */
export function createBuiltinSpeech({
  entry = entryOf('narrator-process'),
  espeakProgram = findEspeakProgram(entry.href.endsWith('.js')),
}: { entry?: URL; espeakProgram?: string | null } = {}): SpeechProvider {
  const narrator = createNarrator({ entry, ...(espeakProgram && { espeakProgram }) })
  const voices = LABELS.filter(({ language }) => language === 'en' || espeakProgram)
  return {
    id: 'builtin',
    version: `${ENGINES} voices-${VOICES_VERSION} chain-${CHAIN_VERSION}`,
    caps: {
      languages: voices.map(({ language }) => language),
      marks: 'word',
      maximumCharacters: 20_000,
      voices,
      spans: true,
    },
    castVoices,
    synthesise: (order, signal) => narrator.narratePage(order, signal),
    async close() {
      narrator.close()
    },
  }
}
