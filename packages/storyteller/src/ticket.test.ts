import { describe, expect, it } from 'vitest'
import { ticketSchema } from '@luciole/contract/stories'
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
      'The story of Nina (a yellow raincoat), with Doudou, under the sea, some day or other, with somebody to help, and no villain. And it ends well.',
    )
    expect(say('fr')).toContain('sous la mer')
    expect(made.parts.filter(({ key }) => key === 'setting-location')).toHaveLength(1)
  })

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
      'A mystery: a girl called Luna (five to nine, red boots, with a talent), with an animal called Olive (she, a small grey cat), under the sea, in the future, with something to find, and a villain called Igor. It ends among friends.',
    )
    expect(say('fr')).toContain('Un mystère\u00a0: une fille du nom de Luna (')
    expect(say('fr')).toContain('un animal du nom d’Olive (elle, a small grey cat)')
    expect(say('fr')).toContain('un méchant du nom d’Igor')
    const told = new Set(parts.flatMap(({ key }) => key ?? []))
    expect(Object.keys(answers).filter((key) => !told.has(key))).toEqual(['kidIsHero'])
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
    expect(said('past')).toEqual({ en: 'a lantern', fr: 'une lanterne' })
    expect(said('today')?.en).toBe('a torch')
  })

  it('shows typed words the story cannot use, with near ones', () => {
    const { unused } = ticket({
      ...ask,
      answers: { kidIsHero: true, 'hero-details': 'collects stonez and quarks' },
    })
    expect(unused.map(({ words }) => words)).toEqual(['stonez', 'quarks'])
    expect(unused[0]?.near[0]?.en).toBe('stone')
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
