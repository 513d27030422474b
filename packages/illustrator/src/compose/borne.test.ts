import type { Character } from '@luciole/contract/character'
import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#page'
import { sampleHuman } from '#people/sample-human'
import { gripOf } from './grip'
import type { PlacedObject } from './plan'
import { animal, briefWith, thing } from './test-brief'
import { thingSizesOf } from './thing-sizes'

const cast: Record<string, Character> = {
  hero: sampleHuman({ age: 6 }),
  king: sampleHuman({ age: 8 }),
  gran: sampleHuman({ age: 70 }),
  cat: animal('cat'),
  donkey: animal('donkey'),
  penguin: animal('penguin', 0.9),
  rabbit: { ...animal('rabbit'), kind: 'lovey' } as Character,
}
const ROOMS = ['kitchen', 'museum', 'throne_room', 'corridor', 'living_room'] as const
const planOf = (change: Partial<SceneBriefInput>, seed: string) =>
  drawPage({ cast, brief: briefWith(change), seed }).plan
const counted = (change: (i: number) => Partial<SceneBriefInput>, pages = 5) =>
  Array.from({ length: pages }, (_, i) => planOf(change(i), `borne ${i}`))

describe('what bears somebody', () => {
  it.each([
    ['chair', 'cat'],
    ['paper', 'cat'],
    ['suitcase', 'donkey'],
    ['big_armchair', 'hero'],
  ] as const)('is a %s of its own size under a %s', (id, who) => {
    const plans = counted(() => ({
      location: 'garden',
      cast: [{ id: 'gran' }, { id: who, action: 'sit', at: id }],
      objects: [thing(id)],
    }))
    const tall = plans.flatMap(({ placements, objects, stage }) => {
      const on = placements.find(({ actor }) => actor.id === who)
      const under = objects.find(({ bears }) => bears?.includes(who))
      const nearest = stage.slots.find(({ kind }) => kind === 'ground')?.scale[1] ?? 1
      return on?.footing && under ? [under.height / on.footing.size.height / nearest] : []
    })
    expect(tall.length).toBe(plans.length)
    expect(Math.max(...tall)).toBeLessThan(1.35)
  })

  it('turns its back to the back of who sits on it', () => {
    const plans = counted((i) => ({
      location: i % 2 ? 'street' : 'garden',
      cast: [
        { id: 'hero', action: 'talk' },
        { id: 'gran', action: 'sit' },
        { id: 'king', action: 'sit' },
      ],
      objects: [
        { id: 'one', thing: 'chair', role: 'support' },
        { id: 'two', thing: 'chair', role: 'support' },
      ],
    }))
    const seats = plans.flatMap(({ objects, placements }) =>
      objects.flatMap(({ seats: who, isTurned = false }) => {
        const sitter = placements.find(({ actor }) => actor.id === who)
        return sitter ? [isTurned === sitter.flip] : []
      }),
    )
    expect(seats.length).toBeGreaterThan(7)
    expect(seats.filter((isRight) => !isRight)).toEqual([])
  })

  it('is deep enough for a child to sit in with the legs crossed, facing us', () => {
    const inChair = counted(() => ({
      location: 'tree_room',
      cast: [{ id: 'hero', action: 'sit', at: 'big_armchair' }, { id: 'cat' }],
      objects: [thing('big_armchair')],
    }))
    const onThrone = counted(() => ({
      setting: 'magical_kingdom',
      location: 'throne_room',
      cast: [{ id: 'hero' }, { id: 'king', action: 'sit' }],
    }))
    const sitters = [...inChair, ...onThrone].flatMap(({ placements }) =>
      placements.filter(({ action }) => action === 'sit'),
    )
    expect(sitters.length).toBe(inChair.length + onThrone.length)
    expect(sitters.filter(({ view }) => view !== 'front')).toEqual([])
  })
})

it('a door, a wardrobe and a boiler stand against the wall of a room', () => {
  const away: string[] = []
  for (const id of ['door', 'wardrobe', 'boiler'] as const)
    for (const { objects, stage } of counted(
      (i) => ({
        setting: 'elsewhere',
        location: ROOMS[i] ?? 'kitchen',
        cast: [{ id: 'hero', action: 'point', looksAt: id }, { id: 'rabbit' }],
        objects: [thing(id)],
      }),
      ROOMS.length,
    ))
      for (const { object, y } of objects)
        if (object.thing === id && Math.abs(y - stage.horizon) > 20)
          away.push(`${id} in ${stage.id} ${Math.round(y - stage.horizon)}`)
  expect(away).toEqual([])
})

/** How far a held thing reaches below its holder's feet. */
function belowGround(held: PlacedObject, ground: number, brief: ReturnType<typeof briefWith>) {
  const grip = thingSizesOf(brief).get(held.object.id)?.grip
  if (!grip) throw new Error('nothing held')
  const { at, shrink } = gripOf(grip, held)
  const end = (grip.box.y + grip.box.height - at[1]) * held.scale * shrink
  return held.y + end - (held.lift ?? 0) - ground
}

it('no end of what a small one holds is in the ground', () => {
  const long: readonly ThingId[] = ['ruler', 'broom', 'spade', 'lantern']
  const deep: string[] = []
  let held = 0
  for (const holder of ['penguin', 'rabbit', 'cat'] as const)
    for (const id of long)
      for (const action of ['stand', 'hold'] as const) {
        const change = { cast: [{ id: 'hero' }, { id: holder, action, holds: id }] }
        const { objects, placements, brief } = planOf(change, `held ${holder} ${id}`)
        const place = placements.find(({ actor }) => actor.id === holder)
        for (const one of objects.filter(({ heldBy }) => heldBy === holder)) {
          held += 1
          const depth = belowGround(one, place?.y ?? 0, brief)
          if (depth > 2) deep.push(`${id} of ${holder} ${Math.round(depth)}`)
        }
      }
  expect(held).toBeGreaterThan(18)
  expect(deep).toEqual([])
})

it('a sheep and a goat who look on are no smaller than half a child', () => {
  const heights = counted(() => ({ location: 'farm', crowd: ['sheep', 'duck', 'goat'] })).flatMap(
    ({ placements }) => {
      const hero = placements.find(({ actor }) => actor.id === 'hero')
      const child = (hero?.measured.height ?? 0) * (hero?.size ?? 1)
      return placements
        .filter(({ actor, action }) => actor.extra && action === 'stand')
        .map(({ measured, size }) => (measured.height * size) / child)
    },
  )
  expect(heights.length).toBeGreaterThan(7)
  expect(Math.min(...heights)).toBeGreaterThan(0.5)
})
