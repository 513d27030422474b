import type { Language } from '@luciole/contract/language'
import type { SpokenTake } from '@luciole/narrator/takes'

/** A service that speaks: one text, one voice, sound back. */
export interface LiveVoice {
  id: string
  label: string
  marks: 'char' | 'none'
  maximumCharacters: number
  speak(
    said: { text: string; voice: string; language: Language; pace: number },
    signal: AbortSignal,
  ): Promise<SpokenTake>
}
