import { expect, test } from 'vitest'
import type { BookCharacter } from '@luciole/contract/book'
import { castVoices, findVoice, VOICE_KINDS } from './voices'

const human = (id: string, sex: 'male' | 'female', age: number): BookCharacter => ({
  id,
  part: 'other',
  name: { en: id, fr: id },
  introduction: { en: '', fr: '' },
  character: {
    kind: 'human',
    sex,
    age,
    skin: 3,
    hair: 'short',
    hairColor: 'brown',
    eyes: 'brown',
    freckles: false,
    glasses: 'none',
    hearingAid: false,
    wheelchair: false,
    beard: 'none',
    outfit: 'tee',
    colors: ['#ffffff', '#ffffff', '#ffffff'],
    accent: '#ffffff',
  },
})
const animal = (id: string, species: 'bear' | 'mouse' | 'robot'): BookCharacter => ({
  id,
  part: 'other',
  name: { en: id, fr: id },
  introduction: { en: '', fr: '' },
  character: {
    kind: species === 'robot' ? 'magical_creature' : 'animal',
    species,
    marks: 'none',
    scale: 1,
  },
})

test('a bear is not a mouse, a grandmother is not a girl', () => {
  const map = castVoices([
    human('nina', 'female', 5),
    human('gran', 'female', 70),
    human('dad', 'male', 38),
    animal('bear', 'bear'),
    animal('mouse', 'mouse'),
    animal('bolt', 'robot'),
  ])
  expect(map).toEqual({
    nina: 'girl:0',
    gran: 'grandmother:0',
    dad: 'man:0',
    bear: 'big:0',
    mouse: 'tiny:0',
    bolt: 'odd:0',
  })
})

test.each(['en', 'fr'] as const)('two girls in one story do not sound alike in %s', (language) => {
  const map = castVoices([human('nina', 'female', 5), human('zoe', 'female', 7)])
  const nina = findVoice({ language, voiceId: map.nina })
  expect(findVoice({ language, voiceId: map.zoe })).not.toEqual(nina)
})

test('everybody without a voice of their own is read by the narrator', () => {
  for (const voiceId of [undefined, 'nobody', 'constructor:3'])
    expect(findVoice({ language: 'en', voiceId })).toEqual(
      findVoice({ language: 'en', voiceId: 'narrator' }),
    )
  for (const kind of VOICE_KINDS)
    expect(findVoice({ language: 'fr', voiceId: `${kind}:7` }).engine).toBe('espeak')
})
