import { expect, test } from 'vitest'
import { onsetsFromEvents, onsetsFromPhones } from './engine-marks'

const word = (text: string, start: number) => ({
  shown: { start, end: start + text.length, text },
  start,
  end: start + text.length,
})
const phone = (name: string, startMs: number) => ({ name, startMs, endMs: startMs + 50 })

test('events go by position: one word said in three, another not said at all', () => {
  const words = [word("aujourd'hui", 0), word('le', 12), word('chat', 15)]
  const events = [
    { at: 0, ms: 0 },
    { at: 8, ms: 90 },
    { at: 15, ms: 400 },
  ]
  expect(onsetsFromEvents({ words, events })).toEqual([0, undefined, 400])
})

test('sounds the engine changed in passing still find their words', () => {
  const spelling = new Map([
    ['the', ['dh', 'ax']],
    ['owl', ['aw', 'l']],
  ])
  const phones = [
    phone('pau', 0),
    phone('dh', 200),
    phone('iy', 250),
    phone('aw', 300),
    phone('l', 350),
  ]
  const words = [word('the', 0), word('owl', 4)]
  expect(onsetsFromPhones({ words, spoken: 'the owl.', spelling, phones })).toEqual([200, 300])
})
