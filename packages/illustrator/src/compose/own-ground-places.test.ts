import type { Character } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '#creatures/bounds'
import { group } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { IDENTITY, multiply, scale, translate } from '#core/geometry'
import { silhouetteOf } from '#creatures/silhouette'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { NEUTRAL_LIGHT } from '#light/light'
import { createEnvironment } from '#stages/environment'
import { createScene } from '#stages/scene'
import { STAGE_WIDTH, banksOf } from '#stages/stage'
import { drawThing } from '#things/draw-thing'
import { clearFrame } from './clear-stage'
import { bodyOf, toWorld } from './plan'
import type { PlacedObject } from './plan'
import { animal, briefWith } from './test-brief'
import { shadowsUnder, stringOf } from './thing-grounding'

const cast: Record<string, Character> = {
  hero: sampleHuman({}),
  friend: animal('fox'),
  king: sampleHuman({ age: 9 }),
  moon: { kind: 'living_thing', species: 'fairy', thing: 'moon', marks: 'none', scale: 1 },
}

const sceneOf = (kind: 'outdoors' | 'indoors') => {
  const env = createEnvironment({ time: 'day', weather: 'clear', mood: 'calm', kind, seed: 'a' })
  return createScene({ env, era: 'today', seed: 'a' })
}

const leavesOf = (list: DisplayList): DisplayList =>
  list.flatMap((node): DisplayNode[] =>
    node.kind === 'group'
      ? node.children.map((leaf) => group([leaf], { transform: node.transform ?? IDENTITY }))
      : [node],
  )

describe('ferns before the camera', () => {
  it('stand before no foot and no hand, over many pages', () => {
    const seen = { leaves: 0, gone: 0, before: 0 }
    for (const [i, location] of (
      ['big_oak', 'stream', 'hollow_tree', 'lantern_clearing', 'mushroom_ring'] as const
    ).entries())
      for (const shot of ['wide', 'medium'] as const) {
        const brief = briefWith({
          location,
          shot,
          cast: [{ id: 'hero', action: 'walk' }, { id: 'friend' }, { id: 'king', action: 'lie' }],
        })
        const { plan } = drawPage({ cast, brief, seed: `fern ${i}` })
        const { camera } = plan
        const frame = multiply(translate(camera.x, camera.y), scale(camera.width / STAGE_WIDTH))
        const { front } = plan.stage.build(sceneOf('outdoors'))
        const all = leavesOf(front)
        const left = leavesOf(clearFrame(front, plan, frame))
        seen.leaves += all.length
        seen.gone += all.length - left.length
        const ends = plan.placements.flatMap((place) => {
          const { hands, feet } = place.measured.anchors
          return [hands.far, hands.near, feet].map((point) => toWorld(place, point))
        })
        for (const node of left) {
          const box = boundsOf([{ kind: 'group', children: [node], transform: frame }])
          if (
            ends.some(
              ([x, y]) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
            )
          )
            seen.before++
        }
      }
    expect(seen.leaves).toBeGreaterThan(150)
    expect(seen.gone).toBeGreaterThan(10)
    expect(seen.before).toBe(0)
  })
})

describe('water', () => {
  it('is where nobody stands', () => {
    const wet: number[] = []
    for (let i = 0; i < 8; i++) {
      const location = i % 2 ? 'castle_meadow' : 'castle_gate'
      const brief = briefWith({
        setting: 'magical_kingdom',
        location,
        cast: [{ id: 'hero' }, { id: 'friend', near: 'hero' }, { id: 'king', action: 'talk' }],
      })
      const { placements, stage } = drawPage({ cast, brief, seed: `bank ${i}` }).plan
      const [, right] = banksOf(stage)
      const [ground] = stage.slots
      for (const { x, y } of placements)
        if (x > right + 1 || y < (ground?.box[1] ?? 0) - 1) wet.push(x)
    }
    expect(wet).toEqual([])
  })
})

describe('a moon who is seen from afar', () => {
  it('hangs above the roofs', () => {
    for (const location of ['rooftop', 'garden', 'street'] as const) {
      const brief = briefWith({
        location,
        setting: location === 'street' || location === 'rooftop' ? 'city' : 'elsewhere',
        shot: 'tiny',
        time: 'night',
        cast: [
          { id: 'hero', action: 'point', looksAt: 'moon' },
          { id: 'moon', action: 'float' },
        ],
      })
      const { placements, stage } = drawPage({ cast, brief, seed: location }).plan
      const moon = placements.find(({ actor }) => actor.id === 'moon')
      expect(moon && bodyOf(moon).bottom).toBeLessThan(stage.horizon * 0.62)
    }
  })
})

const placed = (id: 'bunting' | 'cake_smell' | 'lantern'): PlacedObject => {
  const { list, anchors } = drawThing({ thing: id, light: NEUTRAL_LIGHT, scale: 'hero' })
  const { box } = anchors
  return {
    object: { id, thing: id, role: 'focal' },
    x: 700,
    y: 900,
    z: 900,
    scale: 1,
    radius: Math.max(box.width, box.height) / 2,
    width: box.width,
    height: box.height,
    shape: silhouetteOf(list, box),
  }
}

/** Dark where it stands, and away from the light. */
const DARK_AND_FALL = 2

describe('what a thing stands on', () => {
  it('has a shadow of its own: each post, and only the table under a smell', () => {
    const scene = sceneOf('outdoors')
    const under = (thing: PlacedObject) =>
      shadowsUnder(thing, { scene, light: NEUTRAL_LIGHT }).map((node) =>
        boundsOf([{ ...node, blur: 0 } as typeof node]),
      )
    expect(under(placed('bunting')).length).toBe(2 * DARK_AND_FALL)
    const smell = placed('cake_smell')
    for (const { x, width } of under(smell)) {
      expect(x).toBeGreaterThan(smell.x)
      expect(width).toBeLessThan(smell.width * 0.6)
    }
  })

  it('or hangs from above the picture', () => {
    const scene = sceneOf('indoors')
    const [string] = stringOf(placed('lantern'), { scene, light: NEUTRAL_LIGHT, top: 300 })
    expect(string && boundsOf([string]).y).toBeLessThan(300)
    expect(string && boundsOf([string]).height).toBeGreaterThan(200)
  })
})

describe('a bird in the air', () => {
  it('holds a star in its claws, and not before its eyes', () => {
    const brief = briefWith({
      cast: [{ id: 'hero' }, { id: 'owl', action: 'fly', holds: 'star' }],
    })
    const { placements } = drawPage({
      cast: { ...cast, owl: animal('owl') },
      brief,
      seed: 'o',
    }).plan
    const owl = placements.find(({ actor }) => actor.id === 'owl')
    if (!owl) throw new Error('no owl')
    const { hands, head, headRadius } = owl.measured.anchors
    expect(hands.far[1]).toBeGreaterThan(head[1] + headRadius)
  })
})
