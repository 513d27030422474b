import { expect, it } from 'vitest'
import { castingById, CASTINGS } from '#bank/castings'
import { canPassThrough } from '#plan/choose-cameo'

it.each([
  ['last-pages', 'sunbeam-in-a-jar', true],
  ['last-pages', 'last-box', false],
  ['warm-bed', 'stolen-echo', false],
  ['warm-bed', 'forgotten-password', true],
  ['missing-twinkle', 'last-pages', true],
] as const)('whom one met in %s may pass by in %s: %s', (friendsOf, casting, isSo) => {
  expect(canPassThrough({ friendsOf: castingById(friendsOf), casting: castingById(casting) })).toBe(
    isSo,
  )
})

it('knows each friend from one story', () => {
  const ids = CASTINGS.flatMap(({ canon }) => canon.map(({ id }) => id))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
