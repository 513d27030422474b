import { LOCATION_IDS, MOODS, TIMES } from '@luciole/contract/scene-brief'
import type { LocationId, TimeOfDay, Weather } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { deltaE } from '#core/color'
import type { Lab } from '#core/color'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { createEnvironment } from './environment'
import { lantern } from './kit/lights'
import { createScene, isGrassy } from './scene'
import { stageFor } from './stages'
import { courseOf, dayPalette } from './sun-in-its-course'

function sceneAt(
  location: LocationId,
  {
    time,
    weather = 'clear',
    isUnlit = false,
  }: { time: TimeOfDay; weather?: Weather; isUnlit?: boolean },
) {
  const stage = stageFor(location)
  const env = createEnvironment({ time, weather, mood: 'joy', kind: stage.kind, seed: 'light' })
  return createScene({ env, stage, era: 'today', seed: 'light', isUnlit })
}

const flat = (list: DisplayList): DisplayNode[] =>
  list.flatMap((node) => (node.kind === 'group' ? [node, ...flat(node.children)] : [node]))
const shines = (list: DisplayList) => flat(list).some(({ blend }) => blend === 'screen')

describe('light that belongs to its hour', () => {
  it('leaves no green shadow on a floor or a pavement', () => {
    for (const location of LOCATION_IDS)
      for (const time of TIMES) {
        const stage = stageFor(location)
        if (stage.kind === 'water' || isGrassy(stage)) continue
        const [lightness, green] = sceneAt(location, { time }).shade
        expect(green, `${location} at ${time}`).toBeGreaterThanOrEqual(-0.01)
        expect(lightness).toBeLessThan(0.45)
      }
  })

  it('lights a lantern in the evening, and none by day or beside the candle of a story', () => {
    const at = { x: 0, y: 0, h: 80 }
    const isLit = (time: TimeOfDay, isUnlit = false) =>
      shines(lantern(sceneAt('throne_room', { time, isUnlit }), at))
    expect(isLit('day')).toBe(false)
    expect(isLit('dawn')).toBe(false)
    expect(isLit('dusk')).toBe(true)
    expect(isLit('night')).toBe(true)
    expect(isLit('night', true)).toBe(false)
  })

  it('shows one sun in a room with two windows', () => {
    for (const time of ['day', 'dawn', 'golden'] as const) {
      const scene = sceneAt('throne_room', { time })
      const sun = JSON.stringify(scene.env.orb?.color)
      const { back } = stageFor('throne_room').build(scene)
      const suns = flat(back).filter(
        (node) => node.kind === 'path' && node.fill && JSON.stringify(node.fill) === sun,
      )
      expect(suns, time).toHaveLength(1)
    }
  })

  it('has one light in the sky of an evening, whatever is felt', () => {
    const orbs = MOODS.map(
      (mood) =>
        createEnvironment({ time: 'dusk', weather: 'clear', mood, kind: 'outdoors', seed: 'light' })
          .orb?.kind,
    )
    expect(new Set(orbs)).toEqual(new Set(['moon']))
  })

  it('is another at the beginning of a day and at its end, and blue above', () => {
    const pages = (count: number) => Array.from({ length: count }, () => 'day' as const)
    const skies = [0, 3, 9].map((count) => dayPalette(courseOf(pages(count))).sky)
    const low = skies.map(([, , , horizon]) => horizon)
    expect(deltaE(low[0] as Lab, low[1] as Lab)).toBeGreaterThan(0.02)
    expect(deltaE(low[1] as Lab, low[2] as Lab)).toBeGreaterThan(0.02)
    for (const [above] of skies) expect(above[2]).toBeLessThan(-0.05)
    expect(courseOf([...pages(7), 'night'])).toBe(courseOf([]))
  })

  it('burns no fire on a fine day', () => {
    const fires = ({ time, weather }: { time: TimeOfDay; weather?: Weather }) => {
      const scene = sceneAt('living_room', { time, ...(weather ? { weather } : {}) })
      return flat(stageFor('living_room').build(scene).back).length
    }
    expect(fires({ time: 'day' })).toBeLessThan(fires({ time: 'day', weather: 'snow' }))
    expect(fires({ time: 'golden' })).toBe(fires({ time: 'day' }))
  })

  it('leaves the night to the light that a story brings', () => {
    for (const location of ['throne_room', 'barn', 'living_room', 'bedroom'] as const) {
      const [lamp, candle] = [false, true].map((isUnlit) => {
        const { back } = stageFor(location).build(sceneAt(location, { time: 'night', isUnlit }))
        const [wall] = back
        const paint = wall?.kind === 'path' ? wall.fill : undefined
        return paint && 'stops' in paint ? (paint.stops[0]?.color[0] ?? 1) : 1
      })
      expect(candle, location).toBeLessThan((lamp ?? 0) - 0.08)
    }
  })
})
