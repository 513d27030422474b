import { onsetsFromEvents } from './engine-marks'
import type { Espeak } from './espeak-pipe'
import { type Line, type SpokenLine, trimLine } from './page-lines'

/** eSpeak's "words a minute" leave our pauses out. */
const OWN_PACE_SHARE = 0.84

export async function speakFrench({
  espeak,
  lines,
  wordsPerMinute,
}: {
  espeak: Espeak
  lines: Line[]
  wordsPerMinute: number
}): Promise<SpokenLine[]> {
  const sentences = lines.map(({ spoken, voice }) => {
    if (voice.engine !== 'espeak') throw new Error('a French line needs an eSpeak voice')
    const rate = Math.round((wordsPerMinute * OWN_PACE_SHARE) / voice.formant)
    return { text: spoken, voice: `fr+${voice.name}`, rate, pitch: voice.pitch, range: voice.range }
  })
  const speech = await espeak.speak(sentences)
  return lines.map(({ words, voice }, index) => {
    const said = speech[index]
    if (!said) throw new Error('the French voice left a line out')
    const onsets = onsetsFromEvents({ words, events: said.events })
    return trimLine({ pcm: said.pcm, rate: said.rate, formant: voice.formant, onsets })
  })
}
