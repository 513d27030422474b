import type { Creature } from '@luciole/contract/character'
import type { SceneActor } from '@luciole/contract/scene-brief'
import { expect, it } from 'vitest'
import { inOwnThings } from './own-clothes'

const cat: Creature = { kind: 'animal', species: 'cat', marks: 'none', scale: 1 }
const page = (scarf: string) => ({ scarf }) as SceneActor

it('takes a scarf off when it is given away, and leaves a collar where it is', () => {
  expect(inOwnThings({ ...cat, accent: '#cf4436' }, page('none'))).toEqual(cat)
  const collared: Creature = { ...cat, accent: '#cf4436', neck: 'collar' }
  expect(inOwnThings(collared, page('none'))).toEqual(collared)
})

it('ties a scarf over whatever is round the neck', () => {
  const bowed: Creature = { ...cat, accent: '#ea9aae', neck: 'bow' }
  expect(inOwnThings(bowed, page('#3f7fc0'))).toEqual({ ...cat, accent: '#3f7fc0' })
})
