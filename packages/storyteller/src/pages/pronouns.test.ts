import { describe, expect, it } from 'vitest'
import { sampleAsk } from '#checks/sample-asks'
import { sayPronouns } from '#pages/pronouns'
import { planStory } from '#plan/plan-story'

const { party } = planStory(sampleAsk({ seed: 'pronouns', age: 7 }))
const players = [
  { ...party.hero, name: 'Leo', sex: 'male' as const },
  { ...party.helper, name: 'Biscuit', sex: 'female' as const },
]
const say = (text: string, language: 'en' | 'fr' = 'en') =>
  sayPronouns({ text, players, language, names: ['Leo', 'Biscuit', 'Vesper'] })

describe('a name that comes twice running', () => {
  it('is he or she the second time', () => {
    expect(say('Leo was a unicorn. Leo liked swimming.\nLeo had won nothing.')).toBe(
      'Leo was a unicorn. He liked swimming.\nHe had won nothing.',
    )
    expect(say('Biscuit fit un pas. Mais Biscuit vit un papillon.', 'fr')).toBe(
      'Biscuit fit un pas. Mais elle vit un papillon.',
    )
    expect(say('Biscuit volait. Biscuit était une licorne.', 'fr')).toBe(
      'Biscuit volait. C’était une licorne.',
    )
  })

  it('is so after a day with a capital, after *one morning*, and after a sentence about a thing', () => {
    expect(say('Leo was a unicorn, except on Mondays. Leo had a why.')).toBe(
      'Leo was a unicorn, except on Mondays. He had a why.',
    )
    expect(
      say('Leo was a robot. One night in June, Leo found a stone. It shone. Leo understood.'),
    ).toBe('Leo was a robot. One night in June, he found a stone. It shone. He understood.')
    expect(say('Leo and Biscuit made a good pair.\nLeo was a robot. Leo loved rain.')).toBe(
      'Leo and Biscuit made a good pair.\nLeo was a robot. He loved rain.',
    )
    expect(say('Leo était un robot. Une nuit de juin, Leo trouva un caillou.', 'fr')).toBe(
      'Leo était un robot. Une nuit de juin, il trouva un caillou.',
    )
  })

  it.each([
    'Leo found a stone. It was the baker. Leo laughed.',
    'Leo waited. One night, with Biscuit, Leo laughed.',
    'Leo looked at Biscuit. Leo laughed.',
    'Biscuit sat down. Leo waited. Leo laughed.',
    'Leo waited. Leo and Biscuit laughed.',
    'Leo waited. Leo’s hat fell off.',
    '[H:Look!] said Leo. Leo pointed.',
    'Leo thought of Grandma. Leo laughed.',
    'Vesper came in. Leo waited. Leo laughed.',
  ])('stays where somebody else could be meant, or is not alone: %s', (text) => {
    expect(say(text)).toBe(text)
  })
})
