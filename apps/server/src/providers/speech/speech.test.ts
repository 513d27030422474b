import { expect, test } from 'vitest'
import { speechKey, type SpeechOrder } from './speech'

const provider = { id: 'builtin', version: '1' }
const order: SpeechOrder = {
  text: 'Zoé slept.',
  spans: [{ speaker: 'narrator', start: 0, end: 10 }],
  language: 'en',
  voiceMap: { narrator: 'narrator:0' },
  style: { wordsPerMinute: 124, isBedtime: false },
  pronunciations: [],
}
const key = (change: Partial<SpeechOrder> = {}) =>
  speechKey({ provider, order: { ...order, ...change } })

test('whatever changes the sound changes the name it is stored under', () => {
  const changes: Partial<SpeechOrder>[] = [
    { text: 'Zoé woke.' },
    { language: 'fr' },
    { spans: [{ speaker: 'zoe', start: 0, end: 10 }] },
    { voiceMap: { narrator: 'man:0' } },
    { style: { wordsPerMinute: 124, isBedtime: true } },
    { pronunciations: [{ name: 'Zoé', sayAs: 'zo-é' }] },
  ]
  const keys = changes.map((change) => key(change))
  const newer = speechKey({ provider: { ...provider, version: '2' }, order })
  expect(new Set([key(), newer, ...keys]).size).toBe(changes.length + 2)
})

test('what cannot be heard on this page does not', () => {
  const elsewhere = { pronunciations: [{ name: 'Biscuit', sayAs: 'bis-kit' }] }
  expect(key(elsewhere)).toBe(key())
  expect(key({ voiceMap: { ...order.voiceMap, fox: 'tiny:0' } })).toBe(key())
})
