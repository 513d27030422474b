import type { Language } from '@luciole/contract/language'

export const canSpeak = () => 'speechSynthesis' in globalThis

/** The device's own voice; a new sentence cuts the last one short. */
export function speak({ text, language }: { text: string; language: Language }) {
  if (!canSpeak()) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language === 'fr' ? 'fr-FR' : 'en-GB'
  utterance.rate = 0.95
  speechSynthesis.speak(utterance)
}
