import { TextToSpeech } from '@capacitor-community/text-to-speech'
import type { Utterances } from './device-voice'

const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const

/** Sentence after sentence by the shell's own voice; the function returned stops it. */
export function speakInShell({ sentences, language, manner, ...on }: Utterances) {
  let isStopped = false
  let start = 0
  const words = TextToSpeech.addListener('onRangeStart', (range) => {
    if (!isStopped) on.onWord({ start: start + range.start, end: start + range.end })
  })
  const leave = () => void words.then((listener) => listener.remove())
  async function sayAll() {
    for (const [index, sentence] of sentences.entries()) {
      if (isStopped) return
      start = sentence.start
      on.onSentence(index)
      await TextToSpeech.speak({ text: sentence.text, lang: LOCALES[language], ...manner() })
    }
    leave()
    if (!isStopped) on.onEnd()
  }
  sayAll().catch(() => {
    leave()
    if (!isStopped) on.onError()
  })
  return () => {
    isStopped = true
    leave()
    void TextToSpeech.stop()
  }
}

export async function sayInShell({ text, language }: { text: string; language: 'en' | 'fr' }) {
  await TextToSpeech.stop()
  await TextToSpeech.speak({ text, lang: LOCALES[language], rate: 0.95 })
}
