import { ERAS, LOCATION_IDS, MOODS, TIMES, WEATHERS } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { writeSvg } from '#core/svg'
import { boundsOf } from '#creatures/bounds'
import { drawEmptyStage } from './empty-stage'
import { createEnvironment } from './environment'
import { createScene } from './scene'
import { STAGE_HEIGHT, STAGE_WIDTH } from './stage'
import { DRAWN, stageFor } from './stages'

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T

describe('who is up on something built', () => {
  it('has a place there and no room to be moved off it', () => {
    const built = DRAWN.flatMap((stage) =>
      stage.slots.flatMap((slot) => (slot.z === undefined ? [] : [{ in: stage.id, ...slot }])),
    )
    expect(built.length).toBeGreaterThan(6)
    for (const slot of built) expect(slot.box[2] - slot.box[0], `${slot.id} of ${slot.in}`).toBe(0)
  })
})

describe('places', () => {
  it.each(LOCATION_IDS)('%s is its own place, with ground to stand on', (id) => {
    const stage = stageFor(id)
    expect(stage.id).toBe(id)
    expect(stage.slots.some(({ kind }) => kind === 'ground')).toBe(true)
    for (const { box, scale } of stage.slots) {
      expect(box[0]).toBeLessThanOrEqual(box[2])
      expect(box[0]).toBeGreaterThanOrEqual(0)
      expect(box[2]).toBeLessThanOrEqual(STAGE_WIDTH)
      expect(box[3]).toBeLessThanOrEqual(STAGE_HEIGHT)
      expect(Math.min(...scale)).toBeGreaterThan(0.4)
    }
    expect(Object.keys(stage.anchors).length).toBeGreaterThan(2)
  })

  it.each(LOCATION_IDS)('%s can be drawn in any age, hour and weather', (id) => {
    const start = LOCATION_IDS.indexOf(id)
    for (let i = 0; i < 6; i++) {
      const drawing = drawEmptyStage({
        location: id,
        time: pick(TIMES, start + i),
        weather: pick(WEATHERS, start + i * 5),
        era: pick(ERAS, i),
        mood: pick(MOODS, start + i * 3),
        seed: 'test',
      })
      const svg = writeSvg({
        list: drawing.layers.flatMap(({ list }) => list),
        view: drawing.view,
        width: 384,
        height: 288,
      })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeGreaterThan(12_000)
    }
  })

  it.each(LOCATION_IDS)('%s has no piece among the figures that spans the whole picture', (id) => {
    const stage = stageFor(id)
    const env = createEnvironment({
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      kind: stage.kind,
      seed: 'a',
    })
    const { items } = stage.build(createScene({ env, era: 'today', seed: 'a' }))
    for (const { list, yields } of items)
      if (!yields) expect(boundsOf(list).width).toBeLessThan(STAGE_WIDTH * 0.8)
  })

  it('looks the same every time it is asked for', () => {
    const asked = {
      location: 'reef',
      time: 'golden',
      weather: 'clear',
      era: 'today',
      mood: 'joy',
      seed: 'one',
    } as const
    expect(drawEmptyStage(asked)).toEqual(drawEmptyStage(asked))
    expect(drawEmptyStage(asked)).not.toEqual(drawEmptyStage({ ...asked, seed: 'two' }))
  })

  it('dresses every place differently when the story plays in the future, and most in the past', () => {
    let older = 0
    for (const location of LOCATION_IDS) {
      const inAge = (era: 'past' | 'today' | 'future') =>
        JSON.stringify(
          drawEmptyStage({ location, time: 'day', weather: 'clear', era, mood: 'calm', seed: 's' })
            .layers,
        )
      expect(inAge('future'), location).not.toBe(inAge('today'))
      if (inAge('past') !== inAge('today')) older++
    }
    expect(older).toBeGreaterThan(40)
  })
})
