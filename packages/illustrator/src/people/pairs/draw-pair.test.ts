import { PAIRS } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { distance } from '#core/geometry'
import { CAST_LIGHTS } from '#light/rigs'
import { sampleHuman } from '#people/sample-human'
import { drawPair } from './draw-pair'

const light = CAST_LIGHTS.day
const child = { character: sampleHuman({}) }
const friend = {
  character: sampleHuman({ age: 8, hair: 'short', sex: 'male', outfit: 'dungarees' }),
}
const mother = { character: sampleHuman({ age: 36, hair: 'wavy', outfit: 'cardigan' }) }

describe('two who touch', () => {
  it('never hide each other’s faces', () => {
    for (const type of PAIRS)
      for (const other of [friend, mother]) {
        const [first, second] = type === 'carry' ? [other, child] : [child, other]
        const { anchors } = drawPair({ type, first, second, light })
        expect(distance(anchors.first.head, anchors.second.head)).toBeGreaterThan(78)
      }
  })

  it('hold the same hand, also a child and a grown-up', () => {
    const { anchors } = drawPair({ type: 'hold_hands', first: mother, second: child, light })
    expect(distance(anchors.first.hands.far, anchors.second.hands.near)).toBeLessThan(30)
  })
})
