import { expect, test } from 'vitest'
import { splitUtterances } from './utterances'

const read = (text: string, spans: Parameters<typeof splitUtterances>[0]['spans'] = []) =>
  splitUtterances({ text, spans }).map(({ start, end, speaker, pauseBeforeMs }) => ({
    said: text.slice(start, end).trim(),
    speaker,
    pauseBeforeMs,
  }))

test('silences are those of a reader: sentence, ellipsis, paragraph', () => {
  expect(read('One. Two… Three!\nFour.').map(({ pauseBeforeMs }) => pauseBeforeMs)).toEqual([
    250, 350, 500, 650,
  ])
})

test('a speaker takes over after a breath and the narrator after a longer one', () => {
  const text = '— Moi, dit-il, je dors.'
  const spans = [
    { speaker: 'biscuit', start: 0, end: 6 },
    { speaker: 'biscuit', start: 15, end: 23 },
  ]
  expect(read(text, spans)).toEqual([
    { said: '— Moi,', speaker: 'biscuit', pauseBeforeMs: 250 },
    { said: 'dit-il,', speaker: 'narrator', pauseBeforeMs: 300 },
    { said: 'je dors.', speaker: 'biscuit', pauseBeforeMs: 200 },
  ])
})

test('Mr. Owl is one sentence and so is a thought that trails on', () => {
  expect(read('Mr. Owl slept. He… he snored.').map(({ said }) => said)).toEqual([
    'Mr. Owl slept.',
    'He… he snored.',
  ])
})

test('a span that ends inside a word takes the whole word', () => {
  expect(
    read('Owls sleep.', [{ speaker: 'zoe', start: 0, end: 2 }]).map(({ said }) => said),
  ).toEqual(['Owls', 'sleep.'])
})

test('lines without a word are not spoken', () => {
  expect(read('… !\n🦊\n')).toEqual([])
})
