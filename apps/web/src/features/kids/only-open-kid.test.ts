import { expect, it } from 'vitest'
import { onlyOpenKid } from './only-open-kid'

const nina = { id: 'nina', locked: false }
const tom = { id: 'tom', locked: false }

it('a shelf holds everybody’s books until the plan keeps a profile closed', () => {
  expect(onlyOpenKid([nina, tom])).toBeUndefined()
  expect(onlyOpenKid([{ ...tom, locked: true }, nina])).toBe('nina')
  expect(onlyOpenKid([])).toBeUndefined()
})
