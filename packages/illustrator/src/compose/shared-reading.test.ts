import type { SceneBriefInput } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { NEUTRAL_LIGHT } from '#light/light'
import { drawPair } from '#people/pairs/draw-pair'
import { sampleHuman } from '#people/sample-human'
import { drawPage } from '#page'
import { isRead } from './shared-reading'
import { animal, briefWith, thing } from './test-brief'
import { thingFigure } from './thing-figure'

const child = sampleHuman({})
const friend = sampleHuman({ age: 8, outfit: 'dungarees' })
const OTHERS = [
  friend,
  sampleHuman({ age: 36, outfit: 'cardigan' }),
  sampleHuman({ wheelchair: true }),
  animal('fox', 0.9),
  animal('bear', 1.5),
]

function readOn(
  hero: Partial<SceneBriefInput['cast'][number]> = {},
  objects: SceneBriefInput['objects'] = [],
) {
  const brief = briefWith({
    cast: [
      { id: 'hero', action: 'sit', pair: { with: 'other', type: 'share_book' }, ...hero },
      { id: 'other', action: 'sit' },
    ],
    objects,
  })
  const { plan } = drawPage({ cast: { hero: child, other: friend }, brief, seed: 'reading' })
  return plan.objects
    .map(({ object }) => object)
    .filter(isRead)
    .map(({ thing: what, state, heldBy }) => [what, state, heldBy])
}

describe('two who share a book', () => {
  it('have exactly one: what the page names or one of them holds, or an open book of theirs', () => {
    expect(readOn()).toEqual([['book', 'open', 'hero']])
    expect(readOn({ holds: 'book' })).toEqual([['book', 'open', 'hero']])
    expect(readOn({ holds: 'map' })).toEqual([['map', undefined, 'hero']])
    expect(readOn({}, [thing('letter')])).toEqual([['letter', undefined, 'hero']])
    expect(readOn({}, [{ ...thing('book'), heldBy: 'other' }])).toEqual([['book', 'open', 'hero']])
  })

  it('have it between them, drawn below both faces', () => {
    const light = NEUTRAL_LIGHT
    const object = { ...thing('book'), state: 'open' as const }
    const shared = thingFigure({ object, light, isHeld: true })
    for (const second of OTHERS) {
      const first = { character: child }
      const pair = drawPair({
        type: 'share_book',
        first,
        second: { character: second },
        light,
        shared,
      })
      const { first: one, second: other } = pair.anchors
      expect(JSON.stringify(pair.list)).toContain(JSON.stringify(shared.list))
      expect(pair.meeting[0]).toBeGreaterThan(one.head[0])
      expect(pair.meeting[0]).toBeLessThan(other.head[0])
      for (const { head, headRadius } of [one, other])
        expect(pair.meeting[1]).toBeGreaterThan(head[1] + headRadius)
    }
  })
})
