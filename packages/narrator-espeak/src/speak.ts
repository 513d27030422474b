import createEspeak from '@echogarden/espeak-ng-emscripten'

export type Sentence = { text: string; voice: string; rate: number; pitch: number; range: number }
export type SpokenSentence = { pcm: Int16Array; events: { at: number; ms: number }[] }

/** The engine carries a random state from sentence to sentence: a new one a page says it the same. */
export async function speakPage(
  sentences: Sentence[],
): Promise<{ rate: number; spoken: SpokenSentence[] }> {
  const { eSpeakNGWorker } = await createEspeak()
  const engine = new eSpeakNGWorker()
  const spoken = sentences.map((sentence) => {
    if (engine.set_voice(sentence.voice, sentence.voice.split('+')[0] ?? 'fr', 0) !== 0)
      throw new Error(`unknown voice ${sentence.voice}`)
    engine.set_rate(sentence.rate)
    engine.set_pitch(sentence.pitch)
    engine.set_range(sentence.range)
    return speakSentence({ engine, text: sentence.text })
  })
  return { rate: engine.get_samplerate(), spoken }
}

type Engine = InstanceType<Awaited<ReturnType<typeof createEspeak>>['eSpeakNGWorker']>

function speakSentence({ engine, text }: { engine: Engine; text: string }): SpokenSentence {
  const parts: Int16Array[] = []
  const events: SpokenSentence['events'] = []
  const offsets = utf16Offsets(text)
  // Angle brackets and ampersands would be read as markup.
  engine.synthesize(text.replace(/[<>&]/g, ' '), (pcm, heard) => {
    parts.push(pcm)
    for (const { type, text_position, audio_position } of heard) {
      const at = offsets[text_position - 1]
      if (type === 'word' && at !== undefined) events.push({ at, ms: audio_position })
    }
    return false
  })
  const pcm = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  let filled = 0
  for (const part of parts) {
    pcm.set(part, filled)
    filled += part.length
  }
  return { pcm, events }
}

/** The engine counts code points; everybody else counts UTF-16 units. */
function utf16Offsets(text: string): number[] {
  const offsets: number[] = []
  let at = 0
  for (const char of text) {
    offsets.push(at)
    at += char.length
  }
  return offsets
}
