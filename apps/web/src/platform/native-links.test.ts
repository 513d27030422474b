import { afterEach, describe, expect, it, vi } from 'vitest'
import { handOver, linkOrigin } from './native-links'

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

describe('a link in one of our letters', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('leads back to this site, or into the app that asked for it', () => {
    vi.stubGlobal('location', { origin })
    expect(`${linkOrigin()}/changepassword`).toBe('https://luciole.example/changepassword')
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'ios' })
    expect(`${linkOrigin()}/changepassword`).toBe('luciole://changepassword')
  })
})
