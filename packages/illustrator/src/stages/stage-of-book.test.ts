import { LOCATION_IDS } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { createEnvironment } from './environment'
import { createScene } from './scene'
import { STAGE_WIDTH } from './stage'
import { stageOfBook } from './stage-of-book'
import { stageFor } from './stages'

const BOOKS = Array.from({ length: 60 }, (_, i) => `book${i}`)

const counted = (all: readonly string[]) =>
  all.reduce(
    (counts, one) => counts.set(one, (counts.get(one) ?? 0) + 1),
    new Map<string, number>(),
  )

const sightOf = (seed: string, location: 'living_room' | 'street' | 'bedroom' | 'kitchen') => {
  const stage = stageOfBook(location, seed)
  const look = { time: 'day', weather: 'clear', mood: 'calm', kind: stage.kind, seed } as const
  const scene = createScene({
    env: createEnvironment(look),
    stage,
    era: 'today',
    seed: `${seed}/${location}`,
  })
  return ['wall', 'curtain', 'armchair'].map((what) => scene.dye(what, [0.7, 0.1, 0]).join())
}

describe('a place from book to book', () => {
  it('has its window, its hearth and its armchair elsewhere', () => {
    const rooms = counted(
      BOOKS.map((seed) => JSON.stringify(stageOfBook('living_room', seed).anchors)),
    )
    expect(rooms.size).toBeGreaterThanOrEqual(6)
    expect(Math.max(...rooms.values())).toBeLessThan(BOOKS.length * 0.4)
  })

  it('has other colours', () => {
    for (const location of ['living_room', 'bedroom', 'kitchen', 'street'] as const)
      expect(counted(BOOKS.map((seed) => sightOf(seed, location).join())).size).toBeGreaterThan(40)
  })

  it.each(LOCATION_IDS)('%s is the other way round in about half of them', (location) => {
    const stages = [stageFor(location), ...(stageFor(location).others ?? [])]
    const asDrawn = BOOKS.filter((seed) => stages.includes(stageOfBook(location, seed))).length
    expect(asDrawn).toBeGreaterThan(BOOKS.length * 0.25)
    expect(asDrawn).toBeLessThan(BOOKS.length * 0.75)
  })

  it('is the same on every page of one', () => {
    for (const location of LOCATION_IDS) {
      const [one, again] = [stageOfBook(location, 'a'), stageOfBook(location, 'a')]
      expect(one.anchors).toEqual(again.anchors)
      expect(one.slots).toEqual(again.slots)
    }
  })

  it('has the same slots and anchors, all of them within the picture', () => {
    for (const location of LOCATION_IDS)
      for (const seed of BOOKS.slice(0, 12)) {
        const [own, known] = [stageOfBook(location, seed), stageFor(location)]
        expect(Object.keys(own.anchors)).toEqual(Object.keys(known.anchors))
        expect(own.slots.map(({ id }) => id)).toEqual(known.slots.map(({ id }) => id))
        for (const { box } of own.slots) {
          expect(box[0]).toBeLessThanOrEqual(box[2])
          expect(box[0]).toBeGreaterThanOrEqual(0)
          expect(box[2]).toBeLessThanOrEqual(STAGE_WIDTH)
        }
      }
  })
})
