import { expect, it } from 'vitest'
import { wayOut } from './way-out'

const HOME = '/'
const KID = '/kid/1'
const FORM = '/kid/1/create/avatar'

it('goes back to where a form was opened, over all its steps', () => {
  const behind = [HOME, KID, FORM, FORM, FORM]
  expect(wayOut({ behind, index: 4, target: KID })).toEqual({ by: -3, isBehind: true })
})

it('takes the place of the first step where one came from elsewhere', () => {
  const behind = [HOME, FORM, FORM]
  expect(wayOut({ behind, index: 2, target: KID })).toEqual({ by: -1, isBehind: false })
})

it('takes the place of the last one seen after the page was loaded anew', () => {
  const behind = [undefined, undefined, FORM]
  expect(wayOut({ behind, index: 2, target: KID })).toEqual({ by: 0, isBehind: false })
})

it('leaves what was gone through before in another visit of the same form', () => {
  const behind = [FORM, HOME, FORM]
  expect(wayOut({ behind, index: 2, target: KID })).toEqual({ by: 0, isBehind: false })
})
