import { createHash } from 'node:crypto'
import type { BookCharacter, Span } from '@luciole/contract/book'
import type { Language } from '@luciole/contract/language'
import type { WordMark } from '@luciole/contract/narration'
import type { Bill } from '#providers/live/purse'

/** Which voice each speaker has; who is left out is read by the narrator. */
export type VoiceMap = Record<string, string>

export interface SpeechOrder {
  text: string
  spans: Span[]
  language: Language
  voiceMap: VoiceMap
  style: { wordsPerMinute: number; isBedtime: boolean }
  /** How the parent wants names said. */
  pronunciations: { name: string; sayAs: string }[]
  /**
   * Who agreed that a service outside reads this, names and all, and whose budget it is; `house` where
   * nobody's child is in it. Absent, the text stays here.
   */
  outside?: Bill | 'house'
}

/** Ready to store and to play: every shown word has a mark, in order, inside the file. */
export interface Speech {
  mp3: Uint8Array
  durationMs: number
  marks: WordMark[]
}

/** Who reads aloud. The same order gives the same bytes. */
export interface SpeechProvider {
  id: string
  /** Changes whenever the same order would sound different. */
  version: string
  caps: {
    languages: Language[]
    /** What the provider itself knows of times; marks it lacks are listened for. */
    marks: 'word' | 'char' | 'none'
    maximumCharacters: number
    /** Honest labels for the reader. */
    voices: { language: Language; label: string; isRobotic: boolean }[]
    /** True when characters have voices of their own. */
    spans: boolean
  }
  castVoices(cast: BookCharacter[]): VoiceMap
  synthesise(order: SpeechOrder, signal: AbortSignal): Promise<Speech>
  close(): Promise<void>
}

/** The name a page's audio is stored under: asked for twice, it is made once. */
export function speechKey({
  provider,
  order,
}: {
  provider: Pick<SpeechProvider, 'id' | 'version'>
  order: SpeechOrder
}): string {
  const { text, spans, language, voiceMap, style, pronunciations } = order
  const heard = pronunciations
    .filter(({ name }) => text.toLowerCase().includes(name.toLowerCase()))
    .map(({ name, sayAs }) => [name, sayAs])
    .toSorted()
  const voices = [...new Set(spans.map(({ speaker }) => speaker))]
    .toSorted()
    .map((speaker) => [speaker, voiceMap[speaker] ?? null])
  const said = spans.map(({ speaker, start, end }) => [speaker, start, end])
  const pace = [style.wordsPerMinute, style.isBedtime, ...(order.outside ? ['outside'] : [])]
  return createHash('sha256')
    .update(
      JSON.stringify([provider.id, provider.version, language, text, said, voices, pace, heard]),
    )
    .digest('hex')
}
