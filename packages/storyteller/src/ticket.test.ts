import { describe, expect, it } from 'vitest'
import { ticketSchema } from '@luciole/contract/stories'
import type { WizardAnswers } from '@luciole/contract/wizard'
import { ticket } from '#ticket'

const ask = { kidName: 'Nina', friendNames: ['Doudou'] }

describe('the ticket', () => {
  it('sums the answers up in one sentence in both languages, each part tappable', () => {
    const made = ticket({
      ...ask,
      answers: {
        kidIsHero: true,
        'setting-location': 'under_sea',
        challenge: 'help_someone',
        villain: 'no',
        'hero-details': 'yellow raincoat',
      },
    })
    expect(ticketSchema.safeParse(made).success).toBe(true)
    const say = (language: 'en' | 'fr') => made.parts.map(({ text }) => text[language]).join('')
    expect(say('en')).toBe(
      'The story of Nina, with a yellow raincoat, with Doudou. It happens under the sea, some day or other. There is somebody to help, without a villain. And it ends well.',
    )
    expect(say('fr')).toContain('sous la mer')
    expect(made.parts.filter(({ key }) => key === 'setting-location')).toHaveLength(1)
  })

  it.each([
    [undefined, 'with Bobo and Ivy.', 'avec Bobo et Ivy.'],
    ['animal', 'with Bobo, Ivy and', 'avec Bobo, Ivy et'],
  ] as const)(
    'names friends as one says them aloud, and a companion (%s) last',
    (companion, en, fr) => {
      const answers = { kidIsHero: true, ...(companion && { companion }) }
      const { parts } = ticket({ ...ask, friendNames: ['Bobo', 'Ivy'], answers })
      const say = (language: 'en' | 'fr') => parts.map(({ text }) => text[language]).join('')
      expect(say('en')).toContain(en)
      expect(say('fr')).toContain(fr)
    },
  )

  it('says every answer, each a way back to its question', () => {
    const answers = {
      kidIsHero: false,
      'hero-type': 'girl',
      'hero-details': 'red boots',
      'hero-name': 'Luna',
      'hero-age': '5-9',
      'setting-location': 'under_sea',
      'setting-time': 'future',
      theme: 'mystery_puzzles',
      'hero-talent': 'yes',
      companion: 'animal',
      'companion-sex': 'female',
      'companion-look': 'a small grey cat',
      'companion-name': 'Olive',
      challenge: 'find_something',
      villain: 'yes',
      'villain-name': 'Igor',
      ending: 'friends',
    } as const
    const { parts } = ticket({ kidName: 'Nina', friendNames: [], answers })
    const say = (language: 'en' | 'fr') => parts.map(({ text }) => text[language]).join('')
    expect(say('en')).toBe(
      'A mystery: a girl called Luna, five to nine years old, with red boots, who has a surprise talent, with an animal, a small grey cat (she is called Olive). It happens under the sea, in the future. There is something to find, in spite of a villain, Igor. It ends among friends.',
    )
    expect(say('fr')).toContain('Un mystère\u00a0: une fille qui s’appelle Luna, qui a entre')
    expect(say('fr')).toContain('avec un animal, a small grey cat (elle s’appelle Olive).')
    expect(say('fr')).toContain('Il y a quelque chose à retrouver, malgré un méchant, Igor.')
    const told = new Set(parts.flatMap(({ key }) => key ?? []))
    expect(Object.keys(answers).filter((key) => !told.has(key))).toEqual(['kidIsHero'])
  })

  it('says of a companion without a name that it has none yet, and of chance as one would say it', () => {
    const { parts } = ticket({
      kidName: 'Nina',
      friendNames: [],
      answers: { kidIsHero: true, companion: 'another_kid', 'companion-sex': 'female' },
    })
    const say = (language: 'en' | 'fr') => parts.map(({ text }) => text[language]).join('')
    expect(say('en')).toBe(
      'The story of Nina, with another child (she has no name yet). It happens somewhere unexpected, some day or other. There is something to sort out, and perhaps a villain. And it ends well.',
    )
    expect(say('fr')).toContain('avec une autre enfant (elle n’a pas encore de nom).')
    expect(say('fr')).toContain('Il y a quelque chose à arranger, et peut-être un méchant.')
  })

  it('shows the creatures that were put in words as the book draws them, and no other', () => {
    const drawn = (details: string, look: string) =>
      ticket({
        ...ask,
        answers: {
          kidIsHero: false,
          'hero-type': 'animal',
          'hero-details': details,
          companion: 'magical_creature',
          'companion-look': look,
        },
      }).creatures
    expect(drawn('a grey wolf', 'un dragon vert')).toMatchObject({
      hero: { species: 'fox', isStandIn: true },
      companion: { species: 'dragon', kind: 'magical_creature' },
    })
    expect(drawn('very brave', 'something with a hat')).toEqual({})
    expect(ticket({ ...ask, answers: { kidIsHero: true } }).creatures).toEqual({})
  })

  it('calls a lady what she is, and nobody what they are not', () => {
    const told = (answers: WizardAnswers, language: 'en' | 'fr') =>
      ticket({ kidName: 'Éloïse', friendNames: [], answers: { kidIsHero: true, ...answers } })
        .parts.map(({ text }) => text[language])
        .join('')
    const lady = { villain: 'yes', 'villain-name': 'Madame Givre' } as const
    expect(told(lady, 'fr')).toContain('malgré une méchante, Madame Givre.')
    expect(told({ companion: 'no' }, 'fr')).toMatch(/^L’histoire d’Éloïse, sans personne d’autre/)
    expect(told({ 'hero-details': 'collects shells, loves dinosaurs' }, 'fr')).toContain(
      'qui collectionne les coquillages, qui aime les dinosaures',
    )
  })

  it('says what an animal hero is, and that a child loves it', () => {
    const french = (heroType: 'animal' | 'girl') =>
      ticket({
        ...ask,
        answers: {
          kidIsHero: false,
          'hero-type': heroType,
          'hero-details': 'un hérisson, une écharpe bleue',
        },
      })
        .parts.map(({ text }) => text.fr)
        .join('')
    expect(french('animal')).toContain('un hérisson, avec une écharpe bleue')
    expect(french('animal')).not.toContain('qui aime')
    expect(french('girl')).toContain('une fille, qui aime les hérissons, avec une écharpe bleue')
  })

  it('elides in French before whoever begins with a vowel', () => {
    const french = (kidName: string, kidIsHero: boolean) =>
      ticket({ ...ask, kidName, answers: { kidIsHero } })
        .parts.map(({ text }) => text.fr)
        .join('')
    expect(french('Éloïse', true)).toMatch(/^L’histoire d’Éloïse/)
    expect(french('Nina', true)).toMatch(/^L’histoire de Nina/)
    expect(french('Nina', false)).toMatch(/^L’histoire d’un héros surprise/)
  })

  it('calls a torch of long ago a lantern, as the story will', () => {
    const said = (era: 'past' | 'today') =>
      ticket({
        ...ask,
        answers: { kidIsHero: true, 'setting-time': era, 'hero-details': 'a torch' },
      }).parts.find(({ key }) => key === 'hero-details')?.text
    expect(said('past')).toEqual({ en: 'with a lantern', fr: 'avec une lanterne' })
    expect(said('today')?.en).toBe('with a torch')
  })

  it('shows typed words the story cannot use, with near ones', () => {
    const { unused } = ticket({
      ...ask,
      answers: { kidIsHero: true, 'hero-details': 'collects stonez and quarks' },
    })
    expect(unused.map(({ words }) => words)).toEqual(['stonez', 'quarks'])
    expect(unused[0]?.near[0]?.en).toBe('stone')
  })

  it('says once what it cannot show, with its colour, and offers no pillow for an ear', () => {
    const noted = (look: string) =>
      ticket({
        ...ask,
        answers: { kidIsHero: true, companion: 'animal', 'companion-look': look },
      }).unused.map(({ words, near }) => [words, near.length])
    expect(noted('un lapin gris, une oreille rose')).toEqual([['oreille rose', 0]])
    expect(noted('un lapin, une oreille rose')).toEqual([['oreille rose', 0]])
    expect(noted('a grey rabbit with one pink ear')).toEqual([['ear', 0]])
    const { parts } = ticket({
      ...ask,
      answers: { kidIsHero: false, 'hero-type': 'boy', 'hero-details': 'une oreille rose' },
    })
    expect(parts.some(({ key }) => key === 'hero-details')).toBe(false)
  })

  it('says nothing of the spots and stripes an animal is drawn with', () => {
    const unusedOf = (answers: Parameters<typeof ticket>[0]['answers']) =>
      ticket({ ...ask, answers }).unused.map(({ words }) => words)
    const animal = { kidIsHero: false, 'hero-type': 'animal' } as const
    expect(unusedOf({ ...animal, 'hero-details': 'an octopus with white spots' })).toEqual([])
    expect(unusedOf({ ...animal, 'hero-details': 'une pieuvre rayée, à taches' })).toEqual([])
    expect(unusedOf({ kidIsHero: true, 'hero-details': 'spots' })).toEqual(['spots'])
    const companion = { kidIsHero: true, companion: 'animal' } as const
    expect(unusedOf({ ...companion, 'companion-look': 'une dragonne verte' })).toEqual([])
    expect(unusedOf({ ...companion, 'companion-look': 'a cat with stripes' })).toEqual([])
  })

  it('says of a companion’s looks what no picture will show', () => {
    const unseenOf = (companion: 'animal' | 'another_kid', look: string) =>
      ticket({
        ...ask,
        answers: { kidIsHero: true, companion, 'companion-look': look },
      }).unused.map(({ words }) => words)
    expect(unseenOf('animal', 'a tortoise with red glasses and a scarf')).toEqual([])
    expect(unseenOf('animal', 'une tortue à lunettes, avec un chapeau')).toEqual(['chapeau'])
    expect(unseenOf('animal', 'a frog with glasses')).toEqual(['glasses'])
    expect(unseenOf('another_kid', 'red hair, glasses, a yellow raincoat')).toEqual([])
    expect(unseenOf('another_kid', 'red boots')).toEqual(['boots'])
  })

  it('refuses what the gate refuses, and says only where', () => {
    const made = ticket({
      ...ask,
      answers: { kidIsHero: false, 'hero-name': 'Putain', 'hero-details': 'call 06 12 34 56 78' },
    })
    expect(made.refused).toEqual([{ key: 'hero-details' }, { key: 'hero-name' }])
    expect(JSON.stringify(made)).not.toMatch(/06 12|Putain/)
  })
})
