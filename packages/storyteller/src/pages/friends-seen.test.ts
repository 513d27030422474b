import { describe, expect, it } from 'vitest'
import { CASTINGS } from '#bank/castings'
import { sampleFriend, sampleKid } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { briefsOf } from './briefs'
import { pagesOf } from './realise'

const AGES = [3, 6, 8, 10] as const
const LOVEY = 0
const FRIENDS = [LOVEY, 1, 3].map((at) => ({ ...sampleFriend({ at, sex: 'male' }) }))

/** Told with a lovey, a brother and a hedgehog: whoever of them is not the helper is one of the others. */
const books = CASTINGS.map((casting, at) => {
  const kid = sampleKid({ name: 'Nina', sex: 'female', age: AGES[at % AGES.length] ?? 6 })
  const ask = { kid, friends: FRIENDS, answers: { kidIsHero: true }, ledger: { entries: [] } }
  const plan = planStory({ ...ask, canon: [], seed: `company ${at}` }, { castings: [casting] })
  const { en, fr } = pagesOf(plan)
  const party = [plan.party.helper, ...plan.party.others]
  const pages = briefsOf(plan).pages.map(({ cast, shot }, page) => ({
    cast,
    shot,
    words: [en[page], fr[page]].flatMap((told) => told ?? []),
  }))
  return { id: casting.id, party, pages }
})

describe('the friends a family chose', () => {
  it('are in the picture of every page whose words name them or let them speak', () => {
    const missed = books.flatMap(({ id, party, pages }) =>
      pages.flatMap(({ cast, words }, page) =>
        party
          .filter(({ id: who, name }) => {
            const isHeard = words.some(({ spans }) => spans.some(({ speaker }) => speaker === who))
            const isNamed = words.some(({ text }) => text.split(/[^\p{L}]+/u).includes(name))
            return (isHeard || isNamed) && !cast.some((one) => one.id === who)
          })
          .map(({ name }) => `${id} ${page + 1}: ${name}`),
      ),
    )
    expect(missed).toEqual([])
  })

  it('have the lovey on every second page at least, near the hero or in their arms', () => {
    for (const { id, party, pages } of books) {
      const lovey = party.find(({ voice }) => voice === 'lovey')
      const places = pages.flatMap(({ cast }) => cast.filter((one) => one.id === lovey?.id))
      expect(places.length * 2, id).toBeGreaterThanOrEqual(pages.length)
      if (lovey?.id === 'helper') continue
      const apart = places.filter(
        ({ attach, near, at, extra }) => !attach && !near && !at && !extra,
      )
      expect(apart, id).toEqual([])
    }
  })

  it('sit where the words have them sit', () => {
    const seats = ['slowest-race', 'seven-too-many', 'up-warm-boom', 'dragon-on-tuesdays'].flatMap(
      (id, at) => {
        const kid = sampleKid({ name: 'Nina', sex: 'female', age: [10, 6, 4, 6][at] ?? 6 })
        const ask = { kid, friends: FRIENDS, answers: { kidIsHero: true }, ledger: { entries: [] } }
        const castings = CASTINGS.filter((one) => one.id === id)
        const plan = planStory({ ...ask, canon: [], seed: `seats ${at}` }, { castings })
        const { en } = pagesOf(plan)
        return briefsOf(plan).pages.flatMap(({ cast }, page) =>
          plan.party.others
            .filter(({ name }) =>
              new RegExp(`${name} (?:the [a-z ]+ )?(?:and [A-Z]\\w+ )?(?:sat|sits?) `).test(
                en[page]?.text ?? '',
              ),
            )
            .map(({ id: who }) => cast.find((one) => one.id === who)?.action),
        )
      },
    )
    expect(seats.length).toBeGreaterThan(1)
    expect(new Set(seats)).toEqual(new Set(['sit']))
  })

  it('never fill arms that hold, hug or touch already', () => {
    const carried = books.flatMap(({ pages }) =>
      pages.filter(({ cast }) => cast.some(({ id, attach }) => /friend/.test(id) && attach)),
    )
    expect(carried.length).toBeGreaterThan(20)
    for (const { cast } of carried) {
      const hero = cast.find(({ id }) => id === 'hero')
      expect(hero).not.toHaveProperty('holds')
      expect(hero).not.toHaveProperty('pair')
      expect(cast.filter(({ attach }) => attach?.to === 'hero')).toHaveLength(1)
    }
  })
})
