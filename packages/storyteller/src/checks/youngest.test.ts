import { describe, expect, it } from 'vitest'
import type { PageText } from '@luciole/contract/book'
import { CASTINGS } from '#bank/castings'
import { sampleAsk } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { bindBook } from '#tell-story'
import { wordsOf } from '#text/readability'

const FAMILIES = process.env.PROVE ? 20 : 8

/** Paragraphs that open with speech, told by the mouth that opened the one before. */
function secondDashes({ text, spans }: PageText): string[] {
  let from = 0
  let last: string | undefined
  return text.split('\n').filter((paragraph) => {
    const end = from + paragraph.length
    const said = spans.filter(
      (span) => span.start >= from && span.end <= end && span.speaker !== 'narrator',
    )
    from = end + 1
    const isOpening = /^[—“]/.test(paragraph)
    const isAgain = isOpening && last !== undefined && said[0]?.speaker === last
    last = isOpening ? said.at(-1)?.speaker : undefined
    return isAgain
  })
}

describe('a book for the youngest', () => {
  it.each(CASTINGS.map((casting) => [casting.id, casting] as const))(
    '%s opens on the child, brings everybody back and lets nobody speak twice running',
    (_, casting) => {
      for (let at = 0; at < FAMILIES; at++) {
        const ask = sampleAsk({ seed: `youngest ${at}`, age: 1 + (at % 4) })
        const plan = planStory(ask, { castings: [casting] })
        const { pages } = bindBook({ plan, details: '' })
        const { hero, helper, others } = plan.party
        for (const language of ['en', 'fr'] as const) {
          const texts = pages.map(({ text }) => text[language])
          expect(
            texts[0]?.text
              .split('\n')
              .slice(0, plan.lines.era ? 3 : 2)
              .join(),
          ).toContain(hero.name)
          for (const { name } of [helper, ...others]) expect(texts[0]?.text).toContain(name)
          for (const { name } of [hero, helper]) expect(texts.at(-1)?.text).toContain(name)
          const heard = plan.band === '3-4' ? texts.slice(1, -1) : texts.slice(1)
          const told = plan.band === '3-4' || others.length === 1 ? others : []
          for (const { name } of told)
            expect(heard.some(({ text }) => text.includes(name))).toBe(true)
          expect(texts.flatMap(secondDashes)).toEqual([])
        }
      }
    },
  )

  it('says once what a hero is who is no person', () => {
    const plans = Array.from({ length: 80 }, (_, at) =>
      planStory(sampleAsk({ seed: `hero ${at}`, age: 1 + (at % 4) })),
    ).filter(({ party }) => party.hero.species)
    expect(plans.length).toBeGreaterThan(2)
    for (const plan of plans) {
      const { name } = plan.party.hero
      const texts = bindBook({ plan, details: '' }).pages.map(({ text }) => text.en.text)
      expect(texts.join('\n').split(`${name} the `)).toHaveLength(2)
      expect(texts[0]).toContain(`${name} the `)
    }
  })

  it('grows with the child: each year has more words than the one before', () => {
    const wordsAt = (casting: (typeof CASTINGS)[number], age: number) => {
      const plan = planStory(sampleAsk({ seed: 'grows', age }), { castings: [casting] })
      return bindBook({ plan, details: '' }).pages.flatMap(({ text }) => [
        ...wordsOf(text.en.text),
        ...wordsOf(text.fr.text),
      ]).length
    }
    const growing = [1, 2, 3, 4].map((age) =>
      CASTINGS.reduce((sum, casting) => sum + wordsAt(casting, age), 0),
    )
    for (const [at, words] of growing.entries()) expect(words).toBeGreaterThan(growing[at - 1] ?? 0)
    expect(growing[3]).toBeGreaterThan(1.15 * (growing[2] ?? 0))
    for (const casting of CASTINGS)
      expect(wordsAt(casting, 4), casting.id).toBeGreaterThan(wordsAt(casting, 3))
  })

  it('says when it is where something of that time is beside it, and never on a line of its own', () => {
    const firstPage = (id: string, time: 'past' | 'future', age: number) => {
      const ask = sampleAsk({ seed: 'when', age })
      const answers = { kidIsHero: true, 'setting-time': time } as const
      const castings = CASTINGS.filter((casting) => casting.id === id)
      const plan = planStory({ ...ask, answers }, { castings })
      expect(plan.era).toBe(time)
      return bindBook({ plan, details: '' }).pages[0]?.text.en.text ?? ''
    }
    for (const age of [1, 3]) {
      expect(firstPage('not-laughing-cup', 'past', age)).toMatch(/^Long ago, /m)
      expect(firstPage('very-small-world', 'future', age)).toMatch(/^In a thousand years, /m)
      expect(firstPage('soup-for-the-badger', 'past', age)).not.toMatch(/long ago/i)
      expect(firstPage('lamp-number-twelve', 'future', age)).not.toMatch(/thousand/i)
    }
  })

  it('keeps signs, rules and misunderstandings from whom they are too old for while there is a choice', () => {
    for (const age of [1, 2]) {
      for (let at = 0; at < 20; at++) {
        const ask = sampleAsk({ seed: `one ${at}`, age })
        const plan = planStory({ ...ask, answers: { kidIsHero: true } })
        const fromAge = CASTINGS.find(({ id }) => id === plan.casting)?.fromAge
        expect(fromAge ?? 1).toBeLessThanOrEqual(age)
      }
    }
  })

  it('gives up a theme rather than tell a child of two what is for three', () => {
    for (let at = 0; at < 20; at++) {
      const ask = sampleAsk({ seed: `theme ${at}`, age: 2 })
      const answers = {
        kidIsHero: true,
        'setting-location': 'school',
        villain: 'yes',
        theme: 'adventure_exploration',
      } as const
      expect(planStory({ ...ask, answers }).casting).not.toBe('most-useless-thing')
    }
  })

  it('names both what the child wears and what the child collects', () => {
    const details = 'yellow raincoat, collects stones'
    const ask = sampleAsk({ seed: 'both', age: 3 })
    const answers = { kidIsHero: true, 'hero-details': details } as const
    for (const casting of CASTINGS) {
      const plan = planStory({ ...ask, answers }, { castings: [casting] })
      const first = bindBook({ plan, details }).pages[0]?.text
      expect(first?.en.text).toMatch(/raincoat[^]*stone/)
      expect(first?.fr.text).toMatch(/ciré[^]*caillou/)
    }
  })
})
