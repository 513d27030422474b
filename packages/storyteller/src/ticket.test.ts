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
