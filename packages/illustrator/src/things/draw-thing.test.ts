import { THING_IDS } from '@luciole/contract/things'
import type { ThingId } from '@luciole/contract/things'
import { describe, expect, it } from 'vitest'
import type { DisplayList } from '#core/display-list'
import { writeSvg } from '#core/svg'
import { CAST_LIGHTS } from '#light/rigs'
import { drawThing, measureThing } from './draw-thing'
import { artOf, hasOwnArt } from './thing-list'

const light = CAST_LIGHTS.golden
const markup = (list: DisplayList) =>
  writeSvg({ list, view: { x: -300, y: -500, width: 600, height: 600 }, width: 60, height: 60 })
const STATES = ['whole', 'open', 'broken', 'glowing', 'empty', 'full'] as const

describe('drawing things', () => {
  it.each(THING_IDS)('draws a %s in every state, without a hole in its paths', (thing) => {
    for (const state of STATES) {
      const drawn = JSON.stringify(drawThing({ thing, state, scale: 'hero', light }).list)
      expect(drawn).not.toMatch(/NaN|null|undefined|Infinity/)
      expect(drawn.length).toBeGreaterThan(1200)
    }
  })

  it.each(THING_IDS.filter((thing) => artOf(thing).dye))('dyes a %s as it is told', (thing) => {
    const drawn = (color?: string) => markup(drawThing({ thing, scale: 'hero', light, color }).list)
    expect(drawn(artOf(thing).dye) === drawn()).toBe(true)
    expect(drawn('#4f9a5b') === drawn()).toBe(false)
  })

  it('holds an open umbrella by its handle, the canopy over a head', () => {
    const { box, grip } = measureThing({ thing: 'umbrella', scale: 'hand' })
    expect(box.height).toBeGreaterThan(190)
    expect(grip[1]).toBeGreaterThan(-40)
  })

  it('keeps grip, centre and top inside the box', () => {
    for (const thing of THING_IDS)
      for (const scale of ['hand', 'hero'] as const) {
        const { box, grip, centre, top } = measureThing({ thing, scale })
        for (const [x, y] of [grip, centre, top]) {
          expect(x).toBeGreaterThanOrEqual(box.x - 2)
          expect(x).toBeLessThanOrEqual(box.x + box.width + 2)
          expect(y).toBeGreaterThanOrEqual(box.y - 2)
          expect(y).toBeLessThanOrEqual(box.y + box.height + 2)
        }
      }
  })

  it('stands every thing on the ground', () => {
    for (const thing of THING_IDS) {
      const { box } = measureThing({ thing, scale: 'hero' })
      const art = artOf(thing)
      expect(Math.abs(box.y + box.height)).toBeLessThan(art.hero * 0.16)
    }
  })

  it('is larger as the subject of a picture than in a hand', () => {
    // A scarf hangs from a hand and lies on the ground: it is as large as it is long.
    const size = (thing: ThingId, scale: 'hero' | 'hand') => {
      const { box } = measureThing({ thing, scale })
      return thing === 'scarf' ? Math.max(box.width, box.height) : box.height
    }
    for (const thing of THING_IDS) expect(size(thing, 'hero')).toBeGreaterThan(size(thing, 'hand'))
  })

  it('opens a chest, breaks a cup in two, lights a stone', () => {
    const drawn = (thing: 'treasure_chest' | 'cup' | 'stone', state: (typeof STATES)[number]) =>
      markup(drawThing({ thing, state, light }).list)
    expect(drawn('treasure_chest', 'open')).not.toBe(drawn('treasure_chest', 'whole'))
    expect(drawn('cup', 'broken')).not.toBe(drawn('cup', 'whole'))
    expect(drawn('stone', 'glowing')).not.toBe(drawn('stone', 'whole'))
  })

  it('draws the same thing the same way twice', () => {
    expect(markup(drawThing({ thing: 'nest', light, seed: 2 }).list)).toBe(
      markup(drawThing({ thing: 'nest', light, seed: 2 }).list),
    )
  })

  it('has art of its own for at least a hundred things', () => {
    expect(THING_IDS.filter(hasOwnArt).length).toBeGreaterThanOrEqual(100)
  })
})
