import type { Language } from '@luciole/contract/language'
import { useSyncExternalStore } from 'react'
import { isNative } from './native'

const synthesis = () => globalThis.speechSynthesis as SpeechSynthesis | undefined

/** The device's voices arrive late; a local one is preferred, for it needs no network. */
export function deviceVoice(language: Language): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? []
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language))
  return (
    fitting.find(({ localService, default: isDefault }) => localService && isDefault) ??
    fitting.find(({ localService }) => localService) ??
    fitting[0] ??
    null
  )
}

const subscribe = (listener: () => void) => {
  synthesis()?.addEventListener?.('voiceschanged', listener)
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener)
}
/** Its name, which a shell does not tell; null when the device does not speak this language. */
export const useDeviceVoice = (language: Language) =>
  useSyncExternalStore(subscribe, () => (isNative() ? '' : (deviceVoice(language)?.name ?? null)))

/** Two words heard in time: from then on its word events are trusted. */
const TRUSTED_AFTER = 2

export type Utterances = {
  sentences: readonly { text: string; start: number }[]
  language: Language
  /** Asked at each sentence: bedtime slows and softens on the way. */
  manner: () => { rate: number; volume: number }
  onSentence: (index: number) => void
  onWord: (range: { start: number; end: number }) => void
  onEnd: () => void
  onError: () => void
}

/** Sentence after sentence; the function returned stops it. */
export const speakSentences = (utterances: Utterances) =>
  isNative() ? speakByShell(utterances) : speakByBrowser(utterances)

function speakByShell(utterances: Utterances) {
  let isStopped = false
  let stop = () => {}
  import('./shell-voice').then(
    ({ speakInShell }) => {
      if (!isStopped) stop = speakInShell(utterances)
    },
    () => {
      if (!isStopped) utterances.onError()
    },
  )
  return () => {
    isStopped = true
    stop()
  }
}

function speakByBrowser({ sentences, language, manner, ...on }: Utterances) {
  const engine = synthesis()
  let isStopped = false
  let heard = 0
  engine?.cancel()
  const say = (index: number) => {
    const sentence = sentences[index]
    if (isStopped) return
    if (!engine || !sentence) return on.onEnd()
    const utterance = new SpeechSynthesisUtterance(sentence.text)
    utterance.voice = deviceVoice(language)
    utterance.lang = language === 'fr' ? 'fr-FR' : 'en-GB'
    Object.assign(utterance, manner())
    utterance.addEventListener('start', () => {
      if (!isStopped) on.onSentence(index)
    })
    utterance.addEventListener('boundary', ({ name, charIndex }) => {
      if (isStopped || name !== 'word') return
      heard += 1
      const word = /^[\p{L}\p{N}'’-]+/u.exec(sentence.text.slice(charIndex))?.[0]
      if (heard <= TRUSTED_AFTER || !word) return
      const start = sentence.start + charIndex
      on.onWord({ start, end: start + word.length })
    })
    utterance.addEventListener('end', () => say(index + 1))
    utterance.addEventListener('error', () => {
      if (!isStopped) on.onError()
    })
    engine.speak(utterance)
  }
  say(0)
  return () => {
    isStopped = true
    engine?.cancel()
  }
}
