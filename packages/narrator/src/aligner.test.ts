import { expect, test } from 'vitest'
import { loadAligner } from './aligner'
import { loadFlite } from './flite'
import { markSound } from './mark-sound'
import { countSyllables } from './syllables'

const text = 'Nina had a yellow raincoat with zwibbly pockets.'

test('foreign sound is marked by listening, words no dictionary has included', async () => {
  const flite = await loadFlite()
  const { pcm, rate, phones } = flite.speak({
    spoken: text,
    voice: { engine: 'flite', name: 'rms', formant: 1 },
    stretch: 1,
  })
  const aligner = await loadAligner('en')
  const marks = markSound({ text, language: 'en', pronunciations: [], pcm, rate, aligner })
  const yellow = marks.find(({ s }) => text.startsWith('yellow', s))
  const glide = phones.find(({ name }) => name === 'y')
  expect(marks).toHaveLength(8)
  expect(Math.abs((yellow?.t0 ?? 0) - (glide?.startMs ?? 9999))).toBeLessThan(60)
})

test('sound that says something else still gives every word a place', async () => {
  const aligner = await loadAligner('fr')
  const pcm = new Float32Array(16_000).map((_, index) => 0.2 * Math.sin(index * 0.3))
  const marks = markSound({
    text: 'Le petit hibou dort.',
    language: 'fr',
    pronunciations: [],
    pcm,
    rate: 16_000,
    aligner,
  })
  expect(marks).toHaveLength(4)
})

test('syllables are counted as they are heard', () => {
  const count = (word: string, language: 'en' | 'fr') => countSyllables({ word, language })
  expect([count('stone', 'en'), count('little', 'en'), count('adventure', 'en')]).toEqual([1, 2, 3])
  expect([count('lune', 'fr'), count('cuillère', 'fr'), count('été', 'fr')]).toEqual([1, 2, 2])
})
