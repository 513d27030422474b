import type { Language } from '@luciole/contract/language'
import { isNative } from './native'

export const canSpeak = () => isNative() || 'speechSynthesis' in globalThis

/** The device's own voice; a new sentence cuts the last one short. */
export function speak({ text, language }: { text: string; language: Language }) {
  if (isNative()) {
    return void import('./shell-voice').then(({ sayInShell }) => sayInShell({ text, language }))
  }
  if (!canSpeak()) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language === 'fr' ? 'fr-FR' : 'en-GB'
  utterance.rate = 0.95
  speechSynthesis.speak(utterance)
}
