import { describe, expect, it } from 'vitest'
import { inOrderOfTime } from '#pages/order-of-time'

const order = (...lines: string[]) =>
  inOrderOfTime(lines.map((english) => ({ english }))).map(({ english }) => english)

describe('the lines of the last page', () => {
  it('do not run backwards', () => {
    const [hall, way, bed, week] = [
      'Tom said *ooh* as well.',
      'On the way home they ate what was left.',
      'In bed Ada dreamed of swimming.',
      'On Thursdays, now, the cow knocks.',
    ]
    expect(order(week, bed, way, hall)).toEqual([hall, way, bed, week])
  })

  it('stay as they are where they are of one hour', () => {
    const lines = ['The goat looked at her feet.', 'Tom laughed.', 'The shelf could stay free.']
    expect(order(...lines)).toEqual(lines)
  })
})
