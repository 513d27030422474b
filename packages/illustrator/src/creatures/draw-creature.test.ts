import type { Creature } from '@luciole/contract/character'
import { CREATURE_IDS, WITHOUT_GLASSES } from '@luciole/contract/creatures'
import type { CreatureId } from '@luciole/contract/creatures'
import { FEELINGS } from '@luciole/contract/scene-brief'
import type { Feeling } from '@luciole/contract/scene-brief'
import { THING_IDS } from '@luciole/contract/things'
import { describe, expect, it } from 'vitest'
import { writeSvg } from '#core/svg'
import type { DisplayList } from '#core/display-list'
import { CAST_LIGHTS } from '#light/rigs'
import { buildOf } from './builds'
import { drawCreature, measureCreature } from './draw-creature'
import { TEAR } from './face'
import { CREATURE_POSES } from './rigs/rig'

const light = CAST_LIGHTS.lantern
const creature = (species: CreatureId, kind: Creature['kind'] = 'animal'): Creature => ({
  kind,
  species,
  marks: 'none',
  scale: 1,
})
const markup = (list: DisplayList) =>
  writeSvg({ list, view: { x: -400, y: -700, width: 800, height: 800 }, width: 80, height: 80 })
const heightOf = (species: CreatureId) =>
  measureCreature({ creature: creature(species) }).box.height

describe('drawing creatures', () => {
  it.each(CREATURE_IDS)('draws a %s in every pose without a hole in its paths', (species) => {
    for (const pose of CREATURE_POSES) {
      const { list } = drawCreature({ creature: creature(species), pose, light })
      const drawn = JSON.stringify(list)
      expect(drawn).not.toMatch(/NaN|null|undefined|Infinity/)
      expect(drawn.length).toBeGreaterThan(2000)
    }
  })

  it.each(CREATURE_IDS)('shows a scarf, a collar or a bow on a %s, head or no head', (species) => {
    const bare = markup(drawCreature({ creature: creature(species), light }).list)
    for (const neck of ['scarf', 'collar', 'bow'] as const) {
      const worn = { ...creature(species), accent: '#d8473a', neck }
      expect(markup(drawCreature({ creature: worn, light }).list), neck).not.toBe(bare)
    }
  })

  it('ties a scarf round a thing that is alive', () => {
    const cloud: Creature = { ...creature('monster', 'living_thing'), thing: 'cloud' }
    const bare = markup(drawCreature({ creature: cloud, light }).list)
    const worn = { ...cloud, accent: '#d8473a' }
    expect(markup(drawCreature({ creature: worn, light }).list)).not.toBe(bare)
  })

  it.each(CREATURE_IDS)('lets a %s weep, in front and from the side', (species) => {
    for (const view of ['three_quarter', 'profile'] as const) {
      const weeps = (feeling: Feeling) =>
        JSON.stringify(
          drawCreature({ creature: creature(species), feeling, view, light }).list,
        ).includes(JSON.stringify(TEAR))
      expect(weeps('crying'), view).toBe(true)
      expect(weeps('sad'), view).toBe(false)
    }
  })

  it.each(CREATURE_IDS)(
    'keeps every place of a %s inside its box, however it is seen',
    (species) => {
      for (const view of ['three_quarter', 'profile', 'back'] as const)
        for (const pose of ['stand', 'sit', 'wave', 'sleep'] as const) {
          const facing = pose === 'sit' ? 'left' : 'right'
          const anchors = measureCreature({ creature: creature(species), view, facing, pose })
          const { box, head, eye, mouth, ear, chest, pocket, back, top, hands, shoulders } = anchors
          expect(anchors.headRadius).toBeGreaterThan(0)
          const places = [head, eye, mouth, ear, chest, pocket, back, top]
          for (const [x, y] of [...places, ...Object.values(hands), ...Object.values(shoulders)]) {
            expect(x).toBeGreaterThanOrEqual(box.x - 0.01)
            expect(x).toBeLessThanOrEqual(box.x + box.width + 0.01)
            expect(y).toBeGreaterThanOrEqual(box.y - 0.01)
            expect(y).toBeLessThanOrEqual(box.y + box.height + 0.01)
          }
        }
    },
  )

  it.each(['animal', 'lovey'] as const)(
    'turns the head of a rabbit that is %s to where it looks',
    (kind) => {
      const eyeAt = (yaw: number) =>
        measureCreature({ creature: creature('rabbit', kind), yaw }).eye[0]
      expect(eyeAt(0.68)).toBeGreaterThan(eyeAt(0.28) + 2)
    },
  )

  it('shows every feeling of every species differently from calm', () => {
    for (const species of CREATURE_IDS) {
      const face = (feeling: (typeof FEELINGS)[number]) =>
        JSON.stringify(drawCreature({ creature: creature(species), feeling, light }).list)
      const calm = face('calm')
      for (const feeling of FEELINGS) if (feeling !== 'calm') expect(face(feeling)).not.toBe(calm)
    }
  })

  it('draws the same creature the same way twice, and another seed is another creature', () => {
    const request = { creature: creature('hedgehog'), light, seed: 3 }
    expect(markup(drawCreature(request).list)).toBe(markup(drawCreature(request).list))
    expect(markup(drawCreature({ ...request, seed: 4 }).list)).not.toBe(
      markup(drawCreature(request).list),
    )
  })

  it('mirrors a figure that faces left', () => {
    const right = measureCreature({ creature: creature('fox') })
    const left = measureCreature({ creature: creature('fox'), facing: 'left' })
    expect(left.head[0]).toBeCloseTo(-right.head[0], 5)
    expect(left.box.x + left.box.width).toBeCloseTo(-right.box.x, 5)
  })

  it('keeps the sizes of the world: a mouse is tiny beside a bear', () => {
    const order: CreatureId[] = ['mouse', 'hedgehog', 'rabbit', 'fox', 'lion', 'bear', 'elephant']
    const heights = order.map(heightOf)
    expect(heights).toEqual([...heights].sort((one, other) => one - other))
    expect(heightOf('bear') / heightOf('mouse')).toBeGreaterThan(5)
    expect(heightOf('whale')).toBeGreaterThan(heightOf('fish') * 3)
  })

  it('sews loveys of any animal, small enough to carry', () => {
    for (const species of CREATURE_IDS) {
      const { box } = measureCreature({ creature: creature(species, 'lovey'), pose: 'sit' })
      expect(box.height).toBeLessThan(170)
    }
  })

  it('gives a small dragon six tenths of the height', () => {
    const small = measureCreature({ creature: { ...creature('dragon'), scale: 0.6 } })
    expect(small.box.height / heightOf('dragon')).toBeCloseTo(0.6, 1)
  })

  it('draws glasses on everybody whose face has room for them, from the front and from the side', () => {
    for (const species of CREATURE_IDS) {
      const views = (['three_quarter', 'profile'] as const).map((view) => {
        const [plain, dressed] = [{}, { glasses: '#c8413c' }].map((more) =>
          markup(drawCreature({ creature: { ...creature(species), ...more }, light, view }).list),
        )
        return plain === dressed
      })
      if (!WITHOUT_GLASSES.has(species)) expect(views, species).toEqual([false, false])
    }
  })

  it('wears its own coat and marks', () => {
    const plain = markup(drawCreature({ creature: creature('cat'), light }).list)
    for (const change of [{ coat: '#3f77b5' }, { marks: 'stars' }, { marks: 'socks' }] as const)
      expect(
        markup(drawCreature({ creature: { ...creature('cat'), ...change }, light }).list),
      ).not.toBe(plain)
  })

  it.each(['fox', 'octopus', 'owl', 'bear'] as const)('puts a %s into a coat', (species) => {
    const drawn = (change: object, view: 'three_quarter' | 'back' = 'three_quarter') =>
      markup(drawCreature({ creature: creature(species), light, view, ...change }).list)
    expect(drawn({ wears: 'coat' })).not.toBe(drawn({}))
    expect(drawn({ wears: 'coat' }, 'back')).not.toBe(drawn({}, 'back'))
  })

  it('brings every thing to life', () => {
    for (const thing of THING_IDS) {
      const { list, anchors } = drawCreature({
        creature: { ...creature('monster', 'living_thing'), thing },
        pose: 'wave',
        feeling: 'joy',
        light,
      })
      expect(JSON.stringify(list)).not.toMatch(/NaN|null|undefined/)
      expect(anchors.box.height).toBeGreaterThan(20)
    }
  })

  it('has a build for every species', () => {
    for (const species of CREATURE_IDS) expect(buildOf({ species }).size).toBeGreaterThan(0)
  })
})
