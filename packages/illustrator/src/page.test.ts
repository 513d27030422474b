import type { Character, Human } from '@luciole/contract/character'
import {
  ACTIONS,
  FEELINGS,
  LOCATION_IDS,
  PAIRS,
  SHOTS,
  TEXT_ZONES,
  sceneBriefSchema,
} from '@luciole/contract/scene-brief'
import type { SceneBrief, SceneBriefInput } from '@luciole/contract/scene-brief'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownOf } from '#compose/extents'
import { headOf } from '#compose/plan'
import type { PlanDigest } from '#compose/plan'
import { drawCover, drawPage } from '#page'

const hero: Human = {
  kind: 'human',
  sex: 'female',
  age: 6,
  skin: 4,
  hair: 'puffs',
  hairColor: 'black',
  eyes: 'brown',
  freckles: false,
  glasses: 'none',
  hearingAid: false,
  wheelchair: false,
  beard: 'none',
  outfit: 'raincoat',
  colors: ['#eeb82c', '#324e73', '#d33b36'],
  accent: '#d33b36',
}
const friend: Character = { kind: 'animal', species: 'fox', marks: 'none', scale: 1 }
const mouse: Character = { kind: 'animal', species: 'mouse', marks: 'none', scale: 1 }
const cast = { hero, friend, mouse }
const brief = (change: Partial<SceneBriefInput> = {}): SceneBrief =>
  sceneBriefSchema.parse({
    page: 1,
    setting: 'forest',
    location: 'big_oak',
    cast: [
      { id: 'hero', looksAt: 'friend' },
      { id: 'friend', looksAt: 'hero' },
    ],
    focus: 'friend',
    ...change,
  }) as SceneBrief

describe('pages', () => {
  it('shows every head whole, in any place and shot', () => {
    for (const [i, location] of LOCATION_IDS.entries()) {
      const { plan } = drawPage({
        cast,
        brief: brief({ location, shot: SHOTS[i % SHOTS.length] }),
        seed: `book${i}`,
      })
      for (const place of plan.placements) {
        const { x, y, rx, ry } = headOf(place)
        expect(x - rx * 0.8, location).toBeGreaterThanOrEqual(plan.camera.x)
        expect(x + rx * 0.8, location).toBeLessThanOrEqual(plan.camera.x + plan.camera.width)
        expect(y - ry * 0.9, location).toBeGreaterThanOrEqual(plan.camera.y)
      }
    }
  })

  it('has the things of its words where no crop of its sides cuts them off', () => {
    for (const location of ['big_oak', 'beach', 'street', 'park'] as const) {
      const objects = ['suitcase', 'boots', 'map'].map((thing) => ({ id: thing, thing }))
      const { plan, focus } = drawPage({
        cast,
        brief: brief({ location, objects: objects as SceneBriefInput['objects'] }),
        seed: 'kept',
      })
      expect(plan.objects.length).toBeGreaterThanOrEqual(objects.length)
      for (const thing of plan.objects) {
        const { left, right } = shownOf(thing)
        const share = (x: number) =>
          Math.min(1, Math.max(0, (x - plan.camera.x) / plan.camera.width))
        expect(share(left), `${thing.object.id} at ${location}`).toBeGreaterThanOrEqual(focus.x)
        expect(share(right), `${thing.object.id} at ${location}`).toBeLessThanOrEqual(
          focus.x + focus.width,
        )
      }
    }
  })

  it('always returns a picture, whatever the writer asks for', () => {
    fc.assert(
      fc.property(
        fc.record({
          location: fc.constantFrom(...LOCATION_IDS),
          action: fc.constantFrom(...ACTIONS),
          feeling: fc.constantFrom(...FEELINGS),
          shot: fc.constantFrom(...SHOTS),
          textZone: fc.constantFrom(...TEXT_ZONES),
          at: fc.constantFrom(undefined, 'nowhere', 'branch'),
          looksAt: fc.constantFrom('friend', 'viewer', 'away', 'nobody', 'far'),
          pair: fc.option(fc.constantFrom(...PAIRS)),
        }),
        ({ location, action, feeling, shot, textZone, at, looksAt, pair }) => {
          const page = drawPage({
            cast,
            seed: 'x',
            brief: brief({
              location,
              shot,
              textZone,
              cast: [
                {
                  id: 'hero',
                  action,
                  feeling,
                  looksAt,
                  ...(at ? { at } : {}),
                  ...(pair ? { pair: { with: 'friend', type: pair } } : {}),
                },
                { id: 'friend', action },
                { id: 'stranger' },
              ],
              objects: [{ id: 'thing', thing: 'lantern', near: 'nobody' }],
            }),
          })
          expect(JSON.stringify(page.drawing.layers)).not.toMatch(/NaN|Infinity/)
          expect(page.focus.width).toBeGreaterThan(0)
          expect(page.focus.x + page.focus.width).toBeLessThanOrEqual(1.0001)
        },
      ),
      { numRuns: 30, seed: 7 },
    )
  })

  it('draws the same page twice alike, and another book’s page differently', () => {
    const one = drawPage({ cast, brief: brief(), seed: 'a' })
    expect(drawPage({ cast, brief: brief(), seed: 'a' }).drawing).toEqual(one.drawing)
    expect(drawPage({ cast, brief: brief(), seed: 'b' }).drawing).not.toEqual(one.drawing)
  })

  it('changes side and shot when two pages follow each other in one place', () => {
    const first = drawPage({ cast, brief: brief(), seed: 'a' }).plan
    const second = drawPage({
      cast,
      brief: brief({ page: 2 }),
      seed: 'a',
      previous: [first.digest],
    }).plan
    expect(second.digest.heroOnLeft).not.toBe(first.digest.heroOnLeft)
    expect(second.camera).not.toEqual(first.camera)
    expect(second.shot).not.toBe(first.shot)
  })

  it('keeps the sides of a place from page to page: the house is where it was', () => {
    const CLEARLY = 100
    for (const location of LOCATION_IDS.filter((_, i) => i % 6 === 0)) {
      const previous: PlanDigest[] = []
      const seen = [1, 2, 3].map((page) => {
        const { plan } = drawPage({ cast, brief: brief({ page, location }), seed: 'a', previous })
        previous.push(plan.digest)
        return Object.entries(plan.stage.anchors)
      })
      // An end of it seen from nearer has fewer of them, in the same order.
      const [first = [], ...later] = seen
      for (const here of later.map((anchors) => new Map(anchors)))
        for (const [one, [x]] of first)
          for (const [other, [right]] of first) {
            const [a, b] = [here.get(one), here.get(other)]
            if (a && b && x < right - CLEARLY)
              expect(a[0], `${one} and ${other} in ${location}`).toBeLessThan(b[0])
          }
    }
  })

  it('lets a mouse ride in a pocket and a fox walk beside', () => {
    const riding = (id: 'mouse' | 'friend') =>
      drawPage({
        cast,
        seed: 'a',
        brief: brief({ cast: [{ id: 'hero' }, { id, attach: { to: 'hero', where: 'pocket' } }] }),
      }).plan
    expect(riding('mouse').riders).toHaveLength(1)
    expect(riding('friend').placements).toHaveLength(2)
  })

  it('keeps the top of a cover free for its title', () => {
    const { plan } = drawCover({ cast, brief: brief(), seed: 'a' })
    for (const place of plan.placements) {
      const { y, ry } = headOf(place)
      expect((y - ry - plan.camera.y) / plan.camera.height).toBeGreaterThan(0.15)
    }
  })

  it('draws an empty place when nobody is in it', () => {
    expect(
      drawPage({ cast: {}, brief: brief({ cast: [] }), seed: 'a' }).plan.placements,
    ).toHaveLength(0)
  })
})
