import { describe, expect, it } from 'vitest'
import { linkTarget } from './link-target'

const origin = 'https://luciole.example'
const target = (redirectTo: string | undefined) =>
  linkTarget({ redirectTo, type: 'signup', origin })

describe('a redeemed link', () => {
  it('leads to the page it was made for', () => {
    expect(target('https://luciole.example/emailconfirmed')).toBe('/emailconfirmed')
    expect(target('/changepassword?a=1#b')).toBe('/changepassword?a=1#b')
  })
  it('never leaves our origin', () => {
    const tricks = [
      'https://evil.example/changepassword',
      'https://luciole.example@evil.example/x',
      '//evil.example/x',
      '/\\evil.example/x',
      'javascript:alert(1)',
      'not a url at all ://',
    ]
    for (const trick of tricks) expect(target(trick).startsWith('/')).toBe(true)
    for (const trick of tricks) expect(new URL(target(trick), origin).origin, trick).toBe(origin)
  })
  it('that was made for the app leads to the same page here', () => {
    const redirectTo = 'luciole://changepassword'
    expect(linkTarget({ redirectTo, type: 'recovery', origin })).toBe('/changepassword')
    expect(target('luciole://emailconfirmed')).toBe('/emailconfirmed')
  })
  it('knows where to go when the mail does not say', () => {
    expect(target(undefined)).toBe('/emailconfirmed')
    expect(linkTarget({ redirectTo: undefined, type: 'recovery', origin })).toBe('/changepassword')
  })
})
