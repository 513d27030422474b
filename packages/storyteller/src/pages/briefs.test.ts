import { describe, expect, it } from 'vitest'
import type { Casting } from '#bank/authoring'
import { CASTINGS, castingById } from '#bank/castings'
import { sampleAsk, sampleFriend, sampleKid } from '#checks/sample-asks'
import { planStory } from '#plan/plan-story'
import { briefsOf } from './briefs'

const turnOf = (seed: string, casting = 'crab-in-the-teapot') => {
  const kid = sampleKid({ name: 'Nina', sex: 'female', age: 6 })
  const plan = planStory(
    { kid, friends: [], answers: { kidIsHero: true }, ledger: { entries: [] }, canon: [], seed },
    { castings: [castingById(casting)] },
  )
  const brief = briefsOf(plan).pages[plan.pages.indexOf('turn')]
  const { cast = [], objects = [] } = brief ?? {}
  return { cast, hero: cast.find(({ id }) => id === 'hero'), objects }
}

describe('a band that tells a page in other words', () => {
  const cloud = castingById('cloud-in-the-oak')
  const own: Casting = {
    ...cloud,
    pictures: { '5-8': { lack: { at: 'cave_mouth', things: ['kite'] } } },
  }
  const lackAt = (age: number) => {
    const kid = sampleKid({ name: 'Nina', sex: 'female', age })
    const plan = planStory(
      {
        kid,
        friends: [],
        answers: { kidIsHero: true },
        ledger: { entries: [] },
        canon: [],
        seed: 'lack',
      },
      { castings: [own] },
    )
    return briefsOf(plan, own).pages[plan.pages.indexOf('lack')]
  }

  it('is drawn as its own words say, and the other bands as they were', () => {
    expect(lackAt(6)).toMatchObject({ location: 'cave_mouth', setting: 'forest', focus: 'kite' })
    expect(lackAt(3)).toMatchObject({ location: cloud.scenes.lack.at })
    expect(lackAt(6)?.cast.map(({ id }) => id)).toEqual(lackAt(3)?.cast.map(({ id }) => id))
  })
})

describe('what is given up in the turn', () => {
  it('lies where the words lay it: on the table, or on somebody’s head', () => {
    const hats = castingById('everybody-in-a-hat')
    const laid = (casting: Casting, details: string) => {
      const kid = sampleKid({ name: 'Nina', sex: 'female', age: 6 })
      const plan = planStory(
        {
          kid,
          friends: [],
          answers: { kidIsHero: true, 'hero-details': details },
          ledger: { entries: [] },
          canon: [],
          seed: 'laid',
        },
        { castings: [{ ...casting, plants: casting.plants.filter(({ id }) => id === 'own') }] },
      )
      const brief = briefsOf(plan).pages[plan.pages.indexOf('turn')]
      return brief?.objects.map(({ at }) => at)
    }
    expect(laid(hats, 'a dinosaur book')).toContain(hats.roles.A?.id)
    expect(laid(castingById('last-box'), 'a dinosaur book')).toContain('table')
  })
})

describe('page 1', () => {
  it('has in the hand, not on the ground, what the words give somebody to take along', () => {
    const kid = sampleKid({ name: 'Nina', sex: 'female', age: 6 })
    const loose = CASTINGS.flatMap((casting) => {
      const plan = planStory(
        {
          kid,
          friends: [],
          answers: { kidIsHero: true },
          ledger: { entries: [] },
          canon: [],
          seed: 'page one',
        },
        { castings: [casting] },
      )
      const [home] = briefsOf(plan).pages
      const plant = casting.plants.find(({ id }) => id === plan.plant)?.thing
      const shown = home?.objects.find(({ thing, heldBy }) => thing === plant && !heldBy)
      const isHeld = home?.cast.some(({ holds }) => holds === plant)
      const walks = home?.cast.some(({ id, action }) => id === 'hero' && action === 'walk')
      return shown && !isHeld && walks && !shown.at && !shown.near ? [casting.id] : []
    })
    expect(loose).toEqual([])
  })
})

describe('a crowd', () => {
  it('has nobody of the kind of who came along: there would be two, and which is the friend?', () => {
    const kid = sampleKid({ name: 'Nina', sex: 'female', age: 6 })
    const crowdWith = (at: number) => {
      const friends = [sampleFriend({ at, sex: 'male' })]
      const plan = planStory(
        {
          kid,
          friends,
          answers: { kidIsHero: true },
          ledger: { entries: [] },
          canon: [],
          seed: 'crowd',
        },
        { castings: [castingById('nobody-passes')] },
      )
      const crowd = briefsOf(plan).pages.flatMap((page) => page.crowd)
      return { crowd, species: plan.party.helper.species }
    }
    const told = Array.from({ length: 7 }, (_, at) => crowdWith(at))
    expect(told.some(({ crowd }) => crowd.includes('hedgehog'))).toBe(true)
    for (const { crowd, species } of told) expect(crowd).not.toContain(species)
    expect(told.map(({ species }) => species)).toContain('hedgehog')
  })
})

describe('the picture of the turn', () => {
  it('shows the hero giving what page 1 put into their hands, to whom it is for', () => {
    const given = Array.from({ length: 12 }, (_, at) =>
      turnOf(`turn ${at}`, 'nobody-passes'),
    ).filter(({ hero }) => hero?.holds)
    expect(given.length).toBeGreaterThan(3)
    for (const { hero, objects } of given) {
      expect(hero).toMatchObject({ action: 'give', looksAt: 'bridge_bear' })
      expect(objects.map(({ thing }) => thing)).not.toContain(hero?.holds)
    }
  })

  it('has in the giver’s hand what is given, whichever story it is', () => {
    const empty = CASTINGS.flatMap(({ id }) =>
      Array.from({ length: 6 }, (_, at) => turnOf(`hand ${at}`, id)).flatMap(({ hero }) =>
        hero?.action === 'give' && !hero.holds ? [id] : [],
      ),
    )
    expect(empty).toEqual([])
  })

  it('lets go of what rises, and looks up at it', () => {
    const turns = Array.from({ length: 12 }, (_, at) => turnOf(`up ${at}`, 'up-warm-boom'))
    const risen = turns.filter(({ objects }) => objects.some(({ at }) => at === 'sky'))
    expect(risen.length).toBeGreaterThan(3)
    for (const { hero, objects } of risen) {
      expect(hero).toMatchObject({ action: 'reach', looksAt: objects[0]?.id })
      expect(hero?.holds).toBeUndefined()
    }
  })

  it('shows it in the other’s hand when the hero’s own are busy', () => {
    const bridge = castingById('nobody-passes')
    const turns = Array.from({ length: 12 }, (_, at) => turnOf(`busy ${at}`, 'nobody-passes'))
    const climbing = turns.filter(({ hero }) => hero?.action === 'climb')
    const planted = bridge.plants.flatMap(({ thing }) => thing ?? [])
    expect(climbing.length).toBeGreaterThan(1)
    for (const { cast, objects } of climbing) {
      const bear = cast.find(({ id }) => id === bridge.roles.V?.id)
      for (const { thing } of objects) expect(planted).not.toContain(thing)
      expect(bear?.holds).toBeDefined()
    }
  })
})

describe('a book', () => {
  const tinyPages = (casting: Casting, age: number) =>
    [0, 1, 2].map((at) => {
      const ask = sampleAsk({ seed: `tiny ${at}`, age })
      const { pages } = briefsOf(planStory(ask, { castings: [casting] }))
      return `${casting.id}: ${pages.filter(({ shot }) => shot === 'tiny').length}`
    })

  it.each([3, 6, 8, 10])(
    'shows everybody tiny in a big world once, whichever story it tells to a child of %i',
    (age) => {
      for (const casting of CASTINGS)
        for (const told of tinyPages(casting, age)) expect(told).toBe(`${casting.id}: 1`)
    },
  )

  it('ends with its few people near, not as specks in a place', () => {
    for (const casting of CASTINGS) {
      const plan = planStory(sampleAsk({ seed: 'end', age: 6 }), { castings: [casting] })
      const last = briefsOf(plan).pages[plan.pages.indexOf('restore')]
      const named = last?.cast.filter(({ extra }) => !extra) ?? []
      if (named.length <= 4) expect(last?.shot, casting.id).not.toBe('wide')
    }
  })
})
