import type { Creature } from '@luciole/contract/character'
import { PAIRS } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { distance } from '#core/geometry'
import { CAST_LIGHTS } from '#light/rigs'
import { drawHuman } from '#people/human'
import { naturalScale } from '#people/proportions'
import { sampleHuman } from '#people/sample-human'
import { drawPair } from './draw-pair'

const light = CAST_LIGHTS.day
const child = { character: sampleHuman({}) }
const friend = {
  character: sampleHuman({ age: 8, hair: 'short', sex: 'male', outfit: 'dungarees' }),
}
const mother = { character: sampleHuman({ age: 36, hair: 'wavy', outfit: 'cardigan' }) }
const onWheels = { character: sampleHuman({ wheelchair: true }) }
const LARGE: readonly { character: Creature }[] = [
  { character: { kind: 'animal', species: 'bear', marks: 'none', scale: 1.5 } },
  { character: { kind: 'animal', species: 'pony', marks: 'none', scale: 1.3 } },
  { character: { kind: 'magical_creature', species: 'dragon', marks: 'none', scale: 1.1 } },
  { character: { kind: 'magical_creature', species: 'monster', marks: 'none', scale: 1.6 } },
]

describe('two who touch', () => {
  it('never hide each other’s faces', () => {
    for (const type of PAIRS)
      for (const other of [friend, mother]) {
        const [first, second] = type === 'carry' ? [other, child] : [child, other]
        const { anchors } = drawPair({ type, first, second, light })
        expect(distance(anchors.first.head, anchors.second.head)).toBeGreaterThan(78)
      }
  })

  it.each(['hug', 'high_five', 'ride'] as const)(
    'show both faces, with a large friend as with a child in a wheelchair: %s',
    (type) => {
      const faults = [child, onWheels].flatMap((first) =>
        LARGE.filter(({ character }) => {
          const { anchors } = drawPair({ type, first, second: { character }, light })
          const [one, other] = [anchors.first, anchors.second]
          const faces = one.headRadius + other.headRadius
          return distance(one.head, other.head) < faces * 0.75
        }).map(({ character }) => `${first.character.wheelchair} ${character.species}`),
      )
      expect(faults).toEqual([])
    },
  )

  it('leave who sits in a wheelchair in it, whatever the arms do', () => {
    const alone = drawHuman({ human: onWheels.character, light }).anchors.box.height
    for (const type of ['hug', 'high_five', 'hold_hands', 'back_to_back', 'share_book'] as const) {
      const { anchors } = drawPair({ type, first: onWheels, second: friend, light })
      const scale = naturalScale(onWheels.character.age)
      expect(anchors.first.box.height / scale, type).toBeLessThan(alone * 1.12)
    }
  })

  it('hold the same hand, also a child and a grown-up', () => {
    const { anchors } = drawPair({ type: 'hold_hands', first: mother, second: child, light })
    expect(distance(anchors.first.hands.far, anchors.second.hands.near)).toBeLessThan(30)
  })
})
