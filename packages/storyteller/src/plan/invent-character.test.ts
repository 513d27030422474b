import { expect, it } from 'vitest'
import { matchConcepts } from '#lexicon/match'
import { createRandom } from '#random'
import { inventCreature, unseenLooks } from './invent-character'

const described = (look: string) =>
  inventCreature({
    kind: 'animal',
    matches: matchConcepts(look).matches,
    random: createRandom('look'),
  })

it('gives the colour of its glasses to the glasses, and its own coat to the tortoise', () => {
  for (const look of ['une tortue à lunettes rouges', 'a tortoise with red glasses']) {
    const tortoise = described(look)
    expect(tortoise).toMatchObject({ species: 'turtle', glasses: expect.stringMatching(/^#/) })
    expect(tortoise).not.toHaveProperty('coat')
  }
})

it('paints the coat as described, and ties the scarf in its own colour', () => {
  const cat = described('a grey cat with a green scarf')
  expect(cat).toMatchObject({
    species: 'cat',
    coat: expect.any(String),
    accent: expect.any(String),
  })
  expect(cat.coat).not.toBe(cat.accent)
  expect(cat).not.toHaveProperty('glasses')
})

it('puts glasses on nobody whose eyes are on stalks', () => {
  expect(described('a snail with glasses')).not.toHaveProperty('glasses')
  for (let at = 0; at < 30; at++)
    expect(
      inventCreature({
        kind: 'animal',
        matches: matchConcepts('with glasses').matches,
        random: createRandom(`any ${at}`),
      }),
    ).toHaveProperty('glasses')
})

it.each([
  'une chatte blanche et rousse, avec un collier rouge',
  'a white and ginger cat with a red collar',
])('paints both colours of "%s", and hangs a collar round its neck', (look) => {
  expect(described(look)).toMatchObject({
    species: 'cat',
    coat: '#f3efe6',
    detail: '#d8732b',
    marks: 'patch',
    neck: 'collar',
    accent: '#d8473a',
  })
  expect(unseenLooks({ kind: 'creature', matches: matchConcepts(look).matches })).toEqual([])
})

it.each(['a black and white dog', 'un chien noir et blanc'])(
  'of two colours of "%s" the lighter one lies below',
  (look) => {
    const dog = described(look)
    expect(dog).toMatchObject({ coat: '#33333d', belly: '#f3efe6', marks: 'none' })
    expect(dog).not.toHaveProperty('neck')
  },
)
