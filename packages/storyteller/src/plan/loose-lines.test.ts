import { describe, expect, it } from 'vitest'
import { CASTINGS } from '#bank/castings'
import { OWN_LINES, VOICES, WORLDS } from '#bank/layers'
import type { Unit } from '#bank/story-text'
import { sampleAsk, sampleFriend } from '#checks/sample-asks'
import { chooseRemarks, jokeOf } from '#plan/choose-remarks'
import { placeOf } from '#plan/joints'
import { planStory } from '#plan/plan-story'
import { bindBook } from '#tell-story'

const unitOf = (fr: string): Unit => ({ name: 'line', en: fr, fr, hook: false, guards: [] })

const plans = Array.from({ length: 60 }, (_, at) =>
  planStory(sampleAsk({ seed: `loose ${at}`, age: 5 + (at % 8) })),
)

describe('lines laid over a story', () => {
  it('tells no joke twice in one book', () => {
    const offered: string[] = []
    const helper = sampleFriend({ at: 4 })
    const { party } = planStory({ ...sampleAsk({ seed: 'joke', age: 7 }), friends: [helper] })
    chooseRemarks({
      party: { ...party, helper: { ...party.helper, voice: 'magical_creature' }, others: [] },
      pick: ({ units }) => {
        offered.push(...units.map(({ name }) => name))
        return units[0] ?? null
      },
      factsOf: () => ({ band: '5-8', words: new Set() }),
      isWayFree: true,
      hasFail: true,
      isClosed: false,
      isCrowded: false,
      road: 'open',
      told: ['gag lesson'],
    })
    expect(offered.length).toBeGreaterThan(5)
    expect(offered.map(jokeOf)).not.toContain('lesson')
  })

  it('says on page 1 where they are going, in every story', () => {
    for (const { id } of CASTINGS) expect(OWN_LINES.has(`out ${id}`), id).toBe(true)
    // One for all ages, or one more for those who are older.
    for (const { lines, casting } of plans)
      expect([`out ${casting}`, `out ${casting} older`]).toContain(lines.out)
  })

  it('opens page 1 in at least four ways', () => {
    expect(new Set(plans.map(({ lines }) => lines.frame)).size).toBe(4)
  })

  it('shows the talent or makes a remark on the way, never both where there is another page', () => {
    for (const { lines, pages, cameo } of plans)
      if (pages.includes('road') && !cameo) expect(lines.goAt === 'way').toBe(lines.isTalentAtHome)
  })

  it('gives every time of long ago or to come a line that comes back', () => {
    for (const name of WORLDS.keys())
      if (name.startsWith('era')) expect(WORLDS.has(name.replace('era', 'later')), name).toBe(true)
    for (const text of Object.values(VOICES))
      for (const name of text.keys())
        if (name.startsWith('kept')) expect(text.has(name.replace('kept', 'home')), name).toBe(true)
  })

  it('calls no roll on page 1: of many who come too, one is told apart', () => {
    for (let at = 0; at < 12; at++) {
      const friends = [0, 1, 2, 3].map((more) => sampleFriend({ at: at + more }))
      const ask = { ...sampleAsk({ seed: `roll ${at}`, age: 5 + (at % 7) }), friends }
      const plan = planStory(ask)
      const { hero, helper, others } = plan.party
      const first = bindBook({ plan, details: '' }).pages[0]?.text.en.text ?? ''
      expect(others.length).toBeGreaterThan(2)
      expect(first).not.toMatch(new RegExp(`${hero.name}, (his|her)?.*${helper.name}, `))
      for (const { name } of [helper, ...others]) expect(first).toContain(name)
    }
  })

  it('packs nothing to eat for a story about hunger', () => {
    const hungry = CASTINGS.filter((casting) => casting.hungry)
    for (let at = 0; at < 40; at++) {
      const ask = sampleAsk({ seed: `hungry ${at}`, age: 7 })
      const { gag, go, party } = planStory(ask, { castings: hungry }).lines
      expect([gag, go, party].join(' ')).not.toMatch(/sandwich|apple|crumbs|lunch/)
    }
  })

  it('never lets the hero speak twice running in French, as two people would', () => {
    const said = unitOf('[H:Tu viens ?]\n[F:Non.]')
    const done = unitOf('Le chat bâilla.')
    const ask = { page: unitOf('[H:Facile.]\n{>gag1}'), hook: 'gag1' }
    expect(placeOf({ ...ask, line: said })).toBe(null)
    expect(placeOf({ ...ask, line: done })).toBe('there')
  })
})
