import { describe, expect, it } from 'vitest'
import { handOver } from './native-links'

const origin = 'https://luciole.example'

describe('a link that opens the native app', () => {
  it('keeps path, query and hash on the web origin', () => {
    expect(handOver({ url: 'https://mail.example/changepassword?a=1#b=2', origin })).toBe(
      'https://luciole.example/changepassword?a=1#b=2',
    )
  })
  it('works with the app’s own scheme too', () => {
    expect(handOver({ url: 'luciole://emailconfirmed?x=é#t', origin })).toBe(
      'https://luciole.example/emailconfirmed?x=%C3%A9#t',
    )
    expect(handOver({ url: 'luciole://kid/1/story/2', origin })).toBe(
      'https://luciole.example/kid/1/story/2',
    )
  })
  it('never leaves our origin, whatever the path pretends', () => {
    const target = handOver({ url: 'https://a.example//evil.example/x', origin })
    expect(new URL(target ?? '').origin).toBe(origin)
  })
  it('ignores what is no address', () => {
    expect(handOver({ url: 'not a link', origin })).toBeNull()
  })
})
