import createEspeak from '@echogarden/espeak-ng-emscripten'

export type Sentence = { text: string; voice: string; rate: number; pitch: number; range: number }
export type SpokenSentence = { pcm: Int16Array; events: { at: number; ms: number }[] }

/**
 * The engine carries a random state from sentence to sentence, so every page gets a new engine, and
 * it seeds its breath noise from the clock, so the clock stands still meanwhile: a page is always
 * said the same.
 */
export async function speakPage(
  sentences: Sentence[],
): Promise<{ rate: number; spoken: SpokenSentence[] }> {
  const { eSpeakNGWorker } = await createEspeak()
  const now = Date.now
  Date.now = () => 0
  try {
    const engine = new eSpeakNGWorker()
    const spoken = sentences.map((sentence) => speakSentence({ engine, sentence }))
    return { rate: engine.get_samplerate(), spoken }
  } finally {
    Date.now = now
  }
}

type Engine = InstanceType<Awaited<ReturnType<typeof createEspeak>>['eSpeakNGWorker']>

function speakSentence({
  engine,
  sentence: { text, voice, rate, pitch, range },
}: {
  engine: Engine
  sentence: Sentence
}): SpokenSentence {
  // With a language beside it the engine forgets the variant, the part after the plus.
  if (engine.set_voice(voice) !== 0) throw new Error(`unknown voice ${voice}`)
  engine.set_rate(rate)
  engine.set_pitch(pitch)
  engine.set_range(range)
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
