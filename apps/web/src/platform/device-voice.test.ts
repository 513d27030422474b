import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceVoice, speakSentences } from './device-voice'

/** A device that says a sentence when it is told to, word by word. */
class Utterance extends EventTarget {
  rate = 1
  volume = 1
  constructor(readonly text: string) {
    super()
  }
}
const voice = (name: string, lang: string, localService: boolean) => ({
  name,
  lang,
  localService,
  default: false,
})
let spoken: Utterance[]
beforeEach(() => {
  spoken = []
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [voice('Far', 'fr-FR', false), voice('Near', 'fr_FR', true)],
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: () => {},
  })
})
afterEach(() => vi.unstubAllGlobals())

const say = (utterance: Utterance | undefined, ...events: Event[]) => {
  for (const event of [new Event('start'), ...events, new Event('end')]) {
    utterance?.dispatchEvent(event)
  }
}
const boundary = (charIndex: number) =>
  Object.assign(new Event('boundary'), { name: 'word', charIndex })

function speak() {
  const heard: string[] = []
  let rate = 1
  const hush = speakSentences({
    sentences: [
      { text: 'Il fait nuit.', start: 0 },
      { text: 'Nina dort.', start: 14 },
    ],
    language: 'fr',
    manner: () => ({ rate, volume: 1 }),
    onSentence: (index) => heard.push(`sentence ${index}`),
    onWord: ({ start, end }) => heard.push(`word ${start}-${end}`),
    onEnd: () => heard.push('end'),
    onError: () => heard.push('error'),
  })
  return { heard, hush, slow: () => (rate = 0.8) }
}

it('prefers a voice that needs no network', () => {
  expect(deviceVoice('fr')?.name).toBe('Near')
  expect(deviceVoice('en')).toBeNull()
})

it('says sentence after sentence, and words once the device has shown it tells them', () => {
  const { heard } = speak()
  say(spoken[0], boundary(0), boundary(3), boundary(8))
  say(spoken[1], boundary(0))
  expect(heard).toEqual(['sentence 0', 'word 8-12', 'sentence 1', 'word 14-18', 'end'])
})

it('slows down from the next sentence on, and says nothing after it was hushed', () => {
  const { heard, hush, slow } = speak()
  slow()
  say(spoken[0])
  expect(spoken.map(({ rate }) => rate)).toEqual([1, 0.8])
  hush()
  say(spoken[1])
  expect(heard).toEqual(['sentence 0'])
})
