import { expect, it } from 'vitest'
import { isRefusedLink } from './refused-link'

const plain = { hash: '', search: {}, hasSession: false }

it('a link was refused when its address says so, or when its code is for another device', () => {
  const hash = 'error=access_denied&error_code=otp_expired&sb='
  expect(isRefusedLink({ ...plain, hash, hasSession: true })).toBe(true)
  expect(isRefusedLink({ ...plain, search: { error_code: 'otp_expired' } })).toBe(true)
  expect(isRefusedLink({ ...plain, search: { code: '8a2f1c34' } })).toBe(true)
})

it('a link that began a session, and a page opened by hand, were not', () => {
  expect(isRefusedLink({ ...plain, search: { code: '8a2f1c34' }, hasSession: true })).toBe(false)
  expect(isRefusedLink(plain)).toBe(false)
})
