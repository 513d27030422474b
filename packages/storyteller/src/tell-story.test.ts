import { describe, expect, it } from 'vitest'
import { bookSchema, type CanonFact, type Ledger } from '@luciole/contract/book'
import { CASTINGS, castingById } from '#bank/castings'
import { checkBook } from '#checks/check-book'
import { likestPair, sharedSentences } from '#checks/sameness'
import { sampleAsk, sampleFriend, sampleKid } from '#checks/sample-asks'
import { READERS } from '#reading-bands'
import type { StoryAsk, StoryFriend } from '#story-ask'
import { planStory } from '#plan/plan-story'
import { bindBook, tellStory } from '#tell-story'

/** Ten times as many where everything is proved. */
const FAMILIES = process.env.PROVE ? 5000 : 500
const PATIENCE_MS = 600_000
/** A family with two friends hears a helper's favourite remark again within ten books. */
const A_FEW = 12

const ask: StoryAsk = {
  kid: sampleKid({ name: 'Nina', sex: 'female', age: 5 }),
  friends: [],
  answers: { kidIsHero: true },
  ledger: { entries: [] },
  canon: [],
  seed: 'one',
}

describe('a told story', () => {
  it('is the same, byte for byte, for the same seed', () => {
    expect(JSON.stringify(tellStory(ask))).toBe(JSON.stringify(tellStory(ask)))
    expect(JSON.stringify(tellStory({ ...ask, seed: 'two' }))).not.toBe(
      JSON.stringify(tellStory(ask)),
    )
  })

  it(
    `comes out whole for ${FAMILIES} families, whatever they answered or skipped`,
    () => {
      const faults: string[] = []
      for (let at = 0; at < FAMILIES; at++) {
        const { book, plan } = tellStory(sampleAsk({ seed: `family ${at}` }))
        faults.push(...checkBook({ book, plan }))
      }
      expect(faults).toEqual([])
    },
    PATIENCE_MS,
  )

  it('counts among its people only those whom it draws, hears or names', () => {
    const kid = sampleKid({ name: 'Nina', sex: 'female', age: 4 })
    const plan = planStory({ ...ask, kid }, { castings: [castingById('sunbeam-in-a-jar')] })
    const people = bindBook({ plan, details: '' }).cast.map(({ id }) => id)
    expect(people).toEqual(expect.arrayContaining(['moon', 'late_sun']))
    expect(people).not.toContain('dark_seller')
    expect(people).not.toContain('stationmaster')
  })

  it('gives one kid who always asks for the same ten books that share hardly a sentence', () => {
    let ledger: Ledger = { entries: [] }
    const friends = [sampleFriend({ at: 0 }), sampleFriend({ at: 1 })]
    const texts: string[] = []
    for (let at = 0; at < 10; at++) {
      const told = tellStory({ ...ask, friends, ledger, seed: `same ${at}` })
      ledger = { entries: [...ledger.entries, told.ledgerEntry] }
      texts.push(told.book.pages.map(({ text }) => text.en.text).join('\n'))
    }
    expect(likestPair(texts)).toBeLessThanOrEqual(0.12)
    expect(sharedSentences(texts).length).toBeLessThanOrEqual(A_FEW)
  })

  it.each([
    [1, 8],
    [4, 8],
    [5, 10],
    [7, 12],
    [11, 12],
  ])('has the pages promised at %i years', (age, pages) => {
    const kid = sampleKid({ name: 'Emma', sex: 'female', age })
    const { book } = tellStory({ ...ask, kid })
    expect(book.pages).toHaveLength(pages)
    expect(READERS[book.band].pages).toBe(pages)
    expect(bookSchema.parse(book).prompts).toHaveLength(3)
  })

  it('gives every friend the parent chose a line and a place in the pictures', () => {
    const friends = [0, 3, 5, 6].map((at) => sampleFriend({ at }))
    const { book } = tellStory({ ...ask, friends })
    const text = book.pages.map((page) => page.text.fr.text).join('\n')
    for (const { id, name } of friends) {
      const cast = book.cast.find(({ source }) => source?.id === id)
      expect(cast?.name.fr).toBe(name)
      expect(text).toContain(name)
      expect(
        book.pages.some(({ brief }) => brief.cast.some((actor) => actor.id === cast?.id)),
      ).toBe(true)
    }
  })

  it('never calls a friend by the body that only stands in for theirs', () => {
    const monkey = sampleFriend({ at: 0, sex: 'female' })
    for (const type of ['lovey', 'animal', 'magical_creature'] as const) {
      const character = { kind: type, species: 'pony', isStandIn: true, marks: 'spots', scale: 1 }
      const friend = { ...monkey, type, name: 'Sophie', character } as StoryFriend
      for (let at = 0; at < 30; at++) {
        const kid = sampleKid({ name: 'Nina', sex: 'female', age: 2 + (at % 8) })
        const { book } = tellStory({ ...ask, kid, friends: [friend], seed: `monkey ${at}` })
        const said = book.cast.find(({ name }) => name.en === 'Sophie')?.introduction
        expect(`${said?.en} ${said?.fr}`).not.toMatch(/pon(y|ette|ey)/)
        const texts = book.pages.flatMap(({ text }) => [text.en.text, text.fr.text]).join(' ')
        expect(texts).not.toMatch(
          /Sophie (was|était) (a|une?) (cloth )?pon|[{}]|Sophie (était|was)[ ,.] /,
        )
      }
    }
  })

  it('lets the kid’s own thing be what is given up', () => {
    const answers = { kidIsHero: true, 'hero-details': 'collects shells' }
    const { book, plan } = tellStory({ ...ask, answers })
    const turn = book.pages[plan.pages.indexOf('turn')]
    expect(plan.trait?.concept).toBe('shell')
    expect(turn?.text.en.text).toContain('shell')
    expect(turn?.text.fr.text).toContain('coquillage')
  })

  it('honours a female helper in French', () => {
    const answers = {
      kidIsHero: true,
      companion: 'animal',
      'companion-look': 'a hedgehog',
      'companion-sex': 'female',
      'companion-name': 'Olive',
    } as const
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const text = tellStory({ ...ask, answers, seed })
        .book.pages.map((page) => page.text.fr.text)
        .join('\n')
      expect(text).toContain('une hérissonne')
      expect(text).not.toMatch(/Olive,? (?:était )?(?:endormi|content|assis|entré)(?![\p{L}])/u)
    }
  })

  it('tells ten stories running without telling one casting twice', () => {
    let ledger: Ledger = { entries: [] }
    let canon: CanonFact[] = []
    const castings: string[] = []
    for (let at = 0; at < 10; at++) {
      const told = tellStory({ ...ask, ledger, canon, seed: `night ${at}` })
      ledger = { entries: [...ledger.entries, told.ledgerEntry] }
      canon = [...canon, ...told.canonFacts]
      castings.push(told.plan.casting)
    }
    const possible = CASTINGS.filter(({ bands }) => bands['5-8'] !== undefined).length
    expect(new Set(castings).size).toBe(Math.min(10, possible))
    const kernels = ledger.entries.map(({ kernel }) => kernel)
    expect(kernels.some((kernel, at) => at > 0 && kernel === kernels[at - 1])).toBe(false)
  })

  it('lets each friend of an earlier story pass by once in ten', () => {
    let ledger: Ledger = { entries: [] }
    let canon: CanonFact[] = []
    const passing: string[] = []
    for (let at = 0; at < 10; at++) {
      const told = tellStory({ ...ask, ledger, canon, seed: `passing ${at}` })
      ledger = { entries: [...ledger.entries, told.ledgerEntry] }
      canon = [...canon, ...told.canonFacts]
      if (told.plan.cameo) passing.push(told.plan.cameo)
    }
    expect(passing.length).toBeGreaterThan(2)
    expect(new Set(passing).size).toBe(passing.length)
  })

  it('tells what a child collects and draws what the child wears', () => {
    const details = 'yellow raincoat, collects stones'
    for (let at = 0; at < 20; at++) {
      const answers = { kidIsHero: true, 'hero-details': details }
      const { book } = tellStory({ ...ask, answers, seed: `both ${at}` })
      const hero = book.cast.find(({ part }) => part === 'hero')?.character
      expect(hero).toMatchObject({ outfit: 'raincoat' })
      expect(book.pages.map(({ text }) => text.en.text).join()).toMatch(/stone/)
    }
  })

  it('never lets the same spans overlap, and keeps them inside the page', () => {
    const { book } = tellStory(ask)
    for (const { text } of book.pages.flatMap((page) =>
      [page.text.en, page.text.fr].map((one) => ({ text: one })),
    ))
      for (const [at, span] of text.spans.entries()) {
        expect(span.start).toBeLessThan(span.end)
        expect(span.end).toBeLessThanOrEqual(text.text.length)
        expect(span.start).toBeGreaterThanOrEqual(text.spans[at - 1]?.end ?? 0)
      }
  })
})
