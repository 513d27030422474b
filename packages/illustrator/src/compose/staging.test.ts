import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput, Shot } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { stageFor } from '#stages/stages'
import { shotOf } from './compose'
import { bodyHiddenBy, faceHiddenBy } from './visible'
import { headOf } from './plan'
import type { PlanDigest } from './plan'
import { stageBrief } from './staging'
import { briefWith, thing } from './test-brief'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  fox: { kind: 'animal', species: 'fox', marks: 'none', scale: 1 },
  fish: { kind: 'animal', species: 'fish', marks: 'none', scale: 1 },
  pony: { kind: 'animal', species: 'pony', marks: 'none', scale: 1 },
  star: { kind: 'living_thing', species: 'fairy', thing: 'star', marks: 'none', scale: 1 },
  gran: sampleHuman({ age: 70, hair: 'bun', hairColor: 'white' }),
}
const acted = (change: Partial<SceneBriefInput>) => {
  const page = briefWith(change)
  return stageBrief(page, { cast, stage: stageFor(page.location) })
}

describe('what a page shows', () => {
  it('puts a thing into the hands of whoever does something with it', () => {
    const { objects } = acted({
      cast: [
        { id: 'fox', action: 'sit' },
        { id: 'hero', action: 'carry' },
      ],
      objects: [thing('soup_pot')],
    })
    expect(objects[0]?.heldBy).toBe('hero')
  })

  it('puts a coat on bare arms in the snow, outdoors alone', () => {
    const inShirt = { hero: sampleHuman({ outfit: 'tee' }) }
    const wornAt = (change: Partial<SceneBriefInput>) => {
      const page = briefWith(change)
      return stageBrief(page, { cast: inShirt, stage: stageFor(page.location) }).cast[0]?.wears
    }
    expect(wornAt({ weather: 'snow' })).toBe('coat')
    expect(wornAt({ setting: 'elsewhere', location: 'snow_hill' })).toBe('coat')
    expect(wornAt({ weather: 'clear' })).toBeUndefined()
    expect(wornAt({ weather: 'snow', setting: 'elsewhere', location: 'bedroom' })).toBeUndefined()
  })

  it('leaves on the ground what no hand holds: a tent, a cake to be eaten', () => {
    for (const [action, id] of [
      ['carry', 'tent'],
      ['eat', 'cake'],
    ] as const)
      expect(
        acted({ cast: [{ id: 'hero', action }], objects: [thing(id)] }).objects[0]?.heldBy,
      ).toBeUndefined()
  })

  it('shows a star who speaks once, and looks at it', () => {
    const { objects, focus } = acted({
      cast: [{ id: 'hero' }, { id: 'star', action: 'float' }],
      objects: [thing('star')],
      focus: 'star',
    })
    expect(objects).toEqual([])
    expect(focus).toBe('star')
  })

  it('has no second rocket inside the rocket', () => {
    const inside = { setting: 'space', location: 'rocket_inside' } as const
    expect(acted({ ...inside, objects: [thing('rocket')] }).objects).toEqual([])
  })

  it('lets the first who rides sit on the animal that can bear it', () => {
    const { cast: actors } = acted({ cast: [{ id: 'hero', action: 'ride' }, { id: 'pony' }] })
    expect(actors[0]?.pair).toEqual({ with: 'pony', type: 'ride' })
  })

  it('seats an old lady on the chair, and nobody’s face behind it', () => {
    const { plan } = drawPage({
      cast,
      seed: 'chair',
      brief: briefWith({
        cast: [{ id: 'hero' }, { id: 'gran', action: 'sit' }],
        objects: [thing('chair')],
      }),
    })
    expect(plan.objects.find(({ object }) => object.thing === 'chair')?.seats).toBe('gran')
  })

  it('lays what is small on the table', () => {
    const { plan } = drawPage({
      cast,
      seed: 'table',
      brief: briefWith({ objects: [thing('cup'), thing('table', 'support')] }),
    })
    const [cup, table] = ['cup', 'table'].map((id) =>
      plan.objects.find(({ object }) => object.id === id),
    )
    expect(cup?.isOnTable).toBe(true)
    expect(cup?.y ?? 0).toBeLessThan(table?.y ?? 0)
  })

  it('puts a lamp of the street beside who is there, and nobody on top of it', () => {
    const lamp = { id: 'street_lamp', thing: 'street_lamp', role: 'focal' } as const
    const { cast: actors, objects } = acted({
      cast: [
        { id: 'hero', action: 'look', at: 'street_lamp' },
        { id: 'helper', action: 'sit', at: 'street_lamp' },
      ],
      objects: [lamp],
    })
    expect(actors.map(({ at, near }) => [at, near])).toEqual([
      [undefined, undefined],
      [undefined, 'hero'],
    ])
    expect(objects).toEqual([{ ...lamp, near: 'hero' }])
  })

  it('stands what is shown off on its own feet beside who shows it', () => {
    const {
      cast: actors,
      objects,
      focus,
    } = acted({
      cast: [{ id: 'hero', action: 'hold', holds: 'stool' }],
      focus: 'hero',
    })
    expect(actors[0]?.holds).toBeUndefined()
    expect(objects).toEqual([{ id: 'stool', thing: 'stool', role: 'focal', near: 'hero' }])
    expect(focus).toBe('stool')
  })

  it('holds nothing before a friend’s face', () => {
    const near = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const { plan } = drawPage({
        cast,
        seed,
        brief: briefWith({
          shot: 'close',
          cast: [{ id: 'hero', action: 'give', looksAt: 'fox' }, { id: 'fox' }],
          objects: [{ ...thing('cake'), heldBy: 'hero' }],
        }),
      })
      const [cake] = plan.objects
      const fox = plan.placements.find(({ actor }) => actor.id === 'fox')
      if (!cake || !fox || fox.z > cake.z) return Infinity
      const { x, y, rx } = headOf(fox)
      const [mx, my] = cake.middle ?? [cake.x, cake.y]
      return Math.hypot(x - mx, y - my) / (rx + cake.radius * 0.7)
    })
    expect(Math.min(...near)).toBeGreaterThan(0.9)
  })

  it('stands no thing before another', () => {
    const { plan } = drawPage({
      cast,
      seed: 'apart',
      brief: briefWith({ shot: 'wide', objects: [thing('lantern'), thing('beehive', 'support')] }),
    })
    const [one, other] = plan.objects
    const apart = Math.abs((one?.x ?? 0) - (other?.x ?? 0))
    expect(apart).toBeGreaterThan(((one?.radius ?? 0) + (other?.radius ?? 0)) * 0.7)
  })

  it('keeps the helmet under a hat where there is no air', () => {
    const { plan } = drawPage({
      cast,
      seed: 'hat',
      brief: briefWith({
        setting: 'space',
        location: 'moon_surface',
        cast: [{ id: 'hero', wears: 'hat' }],
      }),
    })
    expect(plan.placements[0]).toMatchObject({ glass: 'space_helmet', actor: { wears: 'hat' } })
  })

  it('gives air to a fox in the sea, and none to a fish', () => {
    const { plan } = drawPage({
      cast,
      seed: 'sea',
      brief: briefWith({
        setting: 'under_sea',
        location: 'reef',
        cast: [{ id: 'fox' }, { id: 'fish' }],
      }),
    })
    const worn = Object.fromEntries(plan.placements.map(({ actor }) => [actor.id, actor.wears]))
    expect(worn).toEqual({ fox: 'bubble_helmet', fish: undefined })
  })
})

describe('what is inside', () => {
  it('gives water to a fish ashore, on the ground: a pool on the beach, a bowl elsewhere', () => {
    for (const [setting, location, glass] of [
      ['under_sea', 'beach', 'pool'],
      ['elsewhere', 'kitchen', 'bowl'],
    ] as const) {
      const { plan } = drawPage({
        cast,
        seed: 'ashore',
        brief: briefWith({
          setting,
          location,
          cast: [{ id: 'hero' }, { id: 'fish', action: 'swim' }],
        }),
      })
      const fish = plan.placements.find(({ actor }) => actor.id === 'fish')
      expect(fish).toMatchObject({ glass, slot: { kind: expect.stringMatching(/ground|small/) } })
    }
  })

  it('carries a fish in its bowl, and lifts none to a shoulder', () => {
    const shore = { setting: 'under_sea', location: 'beach', shot: 'close' } as const
    const look = (fish: Partial<NonNullable<SceneBriefInput['cast']>[number]>) =>
      drawPage({
        cast,
        seed: 'ashore',
        brief: briefWith({
          ...shore,
          cast: [
            { id: 'hero', looksAt: 'fish' },
            { id: 'fish', ...fish },
          ],
        }),
      }).plan
    expect(look({}).riders).toEqual([])
    expect(look({ attach: { to: 'hero', where: 'arms' } }).riders).toMatchObject([
      { glass: 'bowl' },
    ])
  })

  it('has no second door where the barn has its own', () => {
    const inBarn = { setting: 'elsewhere', location: 'barn' } as const
    expect(acted({ ...inBarn, objects: [thing('door')] }).objects).toEqual([])
  })
})

describe('the camera', () => {
  const digest = (shot: Shot): PlanDigest => ({
    location: 'stream',
    shot,
    heroOnLeft: true,
    hour: 'day',
  })

  it('is wide at most every third page', () => {
    const page = briefWith({ shot: 'wide' })
    expect(shotOf(page, [digest('medium'), digest('medium')])).toBe('wide')
    expect(shotOf(page, [digest('wide'), digest('medium')])).toBe('medium')
    expect(shotOf(page, [digest('tiny'), digest('medium')])).toBe('medium')
  })

  it('is wide no more in a book whose third is, and tiny whenever the story says', () => {
    const third = [digest('wide'), digest('tiny'), digest('medium'), digest('medium')]
    expect(shotOf(briefWith({ shot: 'wide' }), third)).toBe('medium')
    expect(shotOf(briefWith({ shot: 'tiny' }), third)).toBe('tiny')
  })

  it('comes close a second time in one place for faces, never for feet', () => {
    const shotFor = (action: SceneBriefInput['cast'][number]['action']) =>
      shotOf(briefWith({ location: 'stream', cast: [{ id: 'hero', action }] }), [digest('medium')])
    expect(shotFor('talk')).toBe('close')
    expect(shotFor('tiptoe')).toBe('low')
  })

  it('sees many from above after a level page in the same place, wide or not, and then level again', () => {
    const cast = ['hero', 'helper', 'guard'].map((id) => ({ id, action: 'tiptoe' as const }))
    const page = briefWith({ location: 'stream', cast })
    expect(shotOf(page, [digest('wide')])).toBe('high')
    expect(shotOf(page, [digest('medium')])).toBe('high')
    expect(shotOf(page, [digest('high')])).toBe('medium')
    expect(shotOf({ ...page, location: 'farm' }, [digest('wide')])).toBe('medium')
  })

  it('sees the horizon low from below, and hardly from above', () => {
    const horizonOf = (shot: Shot) => {
      const { plan } = drawPage({
        cast,
        seed: 'angle',
        brief: briefWith({ location: 'castle_meadow', setting: 'magical_kingdom', shot }),
      })
      const star = plan.placements[0]
      const head = star ? headOf(star).y : 0
      return { ofFrame: (plan.stage.horizon - plan.camera.y) / plan.camera.height, head, plan }
    }
    const [low, high] = [horizonOf('low'), horizonOf('high')]
    expect(low.head).toBeLessThan(low.plan.stage.horizon)
    expect(high.ofFrame).toBeLessThan(low.ofFrame)
  })
})

describe('who stands where', () => {
  const crowd: SceneBriefInput['cast'] = [
    { id: 'hero', action: 'cheer', feeling: 'joy' },
    { id: 'gran', action: 'cheer', feeling: 'joy' },
    { id: 'pony', action: 'laugh', feeling: 'joy' },
    { id: 'fox', action: 'dance', feeling: 'joy' },
  ]

  it('hides no face and no figure behind anybody, however many there are', () => {
    for (const page of [1, 2, 3]) {
      const { placements } = drawPage({
        cast,
        brief: briefWith({ page, location: 'farm', shot: 'wide', cast: crowd }),
        seed: 'crowd',
      }).plan
      for (const back of placements)
        for (const front of placements.filter(({ z }) => z > back.z)) {
          expect(faceHiddenBy(back, front)).toBeLessThan(0.2)
          expect(bodyHiddenBy(back, front)).toBeLessThan(0.5)
        }
    }
  })

  it('turns eyes to the thing a page is about', () => {
    const { placements, objects } = drawPage({
      cast,
      brief: briefWith({
        cast: [{ id: 'hero', action: 'look' }],
        objects: [thing('lantern')],
        focus: 'lantern',
      }),
      seed: 'eyes',
    }).plan
    const [hero] = placements
    const [lantern] = objects
    expect((lantern?.x ?? 0) > (hero?.x ?? 0)).toBe(!hero?.flip)
    expect(hero?.target?.[0]).toBe(lantern?.x)
  })
})
