import { describe, expect, it } from 'vitest'
import type { Book, BookPage } from '@luciole/contract/book'
import { castingById } from '#bank/castings'
import { sampleFriend, sampleKid } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { findChangedThing } from '#retell/find-changed-thing'
import { findStranger } from '#retell/find-stranger'
import type { StoryAsk } from '#story-ask'
import { bindBook, tellStory } from '#tell-story'

/** A market day, a goose in hats, a baker, a mayor, Mr Fig and Mr Pear. */
const ask: StoryAsk = {
  kid: sampleKid({ name: 'Nina', sex: 'female', age: 8 }),
  friends: [sampleFriend({ at: 8 })],
  answers: { kidIsHero: true },
  ledger: { entries: [] },
  canon: [],
  seed: 's 8',
}
const plan = planStory(ask, { castings: [castingById('goose-in-three-hats')] })
const book = bindBook({ plan, details: '' })
const [, market] = book.pages

describe('somebody our book does not know', () => {
  it.each([
    'Then Marlene came by with a cake.',
    'Zorblax came by with a cake.',
    'Zorblax and {{HERO}} ran home.',
    '{{HERO}} waved to Zorblax.',
    '{{HERO}} gave the cake to Professor Zorblax.',
    '[H:Come on, Zorblax!] said {{HERO}}.',
    '[H:Come on,] said Oliver.',
    '[H:Come on!] Oliver laughed.',
    'EMMA! shouted somebody.',
    'A small fox sat down beside {{HERO}}.',
    'Three hedgehogs watched. The owls did not.',
    'An old witch opened the door.',
    'The policeman blew his whistle.',
  ])('is noticed in %j', (said) => {
    expect(findStranger({ said, book, language: 'en' })).not.toBeNull()
  })

  it.each([
    'Alors Marlène arriva avec un gâteau.',
    'Zorblax arriva avec un gâteau.',
    'Zorblax s’assit par terre.',
    '{{HERO}} salua Zorblax.',
    'C’était le gâteau d’Antoine.',
    '[H:Viens, Zorblax !] dit {{HERO}}.',
    '[H:Viens !] dit Olivier.',
    'Un petit renard s’assit à côté de {{HERO}}.',
    'L’ours et le hérisson regardaient.',
    'Une vieille sorcière ouvrit la porte.',
    'Le policier siffla.',
  ])('is noticed in %j', (said) => {
    expect(findStranger({ said, book, language: 'fr' })).not.toBeNull()
  })

  it.each([
    'One Saturday in March, {{HERO}} and {{HELPER}} went to Market Street.',
    'Mr Fig bowed. The baker and the Mayor laughed. So did Mr Pear.',
    'The goose in three hats nodded. [A:Oh! I see,] said {{GOOSE}}. [A:May I?]',
    '“Yes,” she said, “Tuesday will do.”',
    '*Plap! Plap!* Quietly, {{HERO}} hid. STOP! *Crash Bang Wallop!*',
    'She was as quiet as a mouse, and as hungry as a bear. It smelled like a wizard.',
    'A bird sang. Two bees went home. I’m off, thought {{HERO}}.',
    'Grandma’s scarf went round seven times… Lovely!',
    'A lady in a hat looked on: the crowd grew.',
    'Whatever happened, nobody ducked. It was hard to bear.',
    'Gingerly, {{HERO}} stepped in. Porridge, again! Sunlight everywhere.',
  ])('is not seen in %j', (said) => {
    expect(findStranger({ said, book, language: 'en' })).toBeNull()
  })

  it.each([
    'Un samedi de mars, {{HERO}} et {{HELPER}} allèrent en ville.',
    'Monsieur Figue salua. La boulangère et le maire rirent. Monsieur Poire aussi.',
    'L’oie aux trois chapeaux hocha la tête. [A:Ah ! Je vois,] dit {{GOOSE}}.',
    'Elle dit : « Mardi, ça ira. »',
    '*Plap ! Plap !* {{HERO}} se cacha. OUI ! Doucement, tout doucement.',
    'Elle avançait comme une souris, plus douce qu’un ours.',
    'Un oiseau chanta. Des abeilles rentraient. Silencieusement, {{HERO}} sourit.',
    'L’écharpe de Mamie faisait sept tours… Magnifique !',
    'Une dame à chapeau regardait. À Noël, ce serait pareil.',
    'Déjà la nuit tombait. Quel navet ! Tant pis : Elle rit.',
    'Son ours en peluche et son âne en bois dormaient. Bouche bée, {{HERO}} attendit.',
  ])('is not seen in %j', (said) => {
    expect(findStranger({ said, book, language: 'fr' })).toBeNull()
  })
})

describe('a thing our page shows', () => {
  const own = { ...market, brief: { ...market?.brief, objects: [{ thing: 'hat' }] } } as BookPage
  const changed = (said: string, language: 'en' | 'fr') =>
    findChangedThing({ said, own, book, language })

  it('is not exchanged for one that stands nowhere in the book', () => {
    expect(changed('The goose wore three lanterns.', 'en')).toBe('lantern')
    expect(changed('L’oie portait trois lanternes.', 'fr')).toBe('lantern')
  })

  it('may be left unsaid, or have another beside it', () => {
    expect(changed('The goose wore three of them.', 'en')).toBeNull()
    expect(changed('The goose wore three hats and carried a lantern.', 'en')).toBeNull()
    expect(changed('L’oie avait trois chapeaux sur la tête.', 'fr')).toBeNull()
  })
})

it.each([['\n'], ['*A'], ['A!'], ['*A A'], ['. '], ['L’']])(
  'a page of nothing but %j is judged at once',
  (mark) => {
    const said = `${mark.repeat(2000 / mark.length)} Zorblax`
    expect(() => findStranger({ said, book, language: 'fr' })).not.toThrow()
  },
  5000,
)

it('our own telling knows everybody in it', () => {
  const strangers = [2, 4, 6, 8, 10].flatMap((age) => {
    const told: Book = tellStory({
      kid: sampleKid({ name: 'Zoé', sex: 'female', age }),
      friends: [sampleFriend({ at: age })],
      answers: { kidIsHero: age > 5 },
      ledger: { entries: [] },
      canon: [],
      seed: `own ${age}`,
    }).book
    return told.pages.flatMap(({ text }) =>
      (['en', 'fr'] as const).map((language) =>
        findStranger({ said: text[language].text, book: told, language }),
      ),
    )
  })
  expect(strangers.filter((name) => name !== null)).toEqual([])
})
