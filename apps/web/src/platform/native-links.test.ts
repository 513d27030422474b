import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { handOver, linkOrigin } from './native-links'

const origin = 'https://localhost'
const hosts = ['luciole.example']
const opened = (url: string) => handOver({ url, origin, hosts })

const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const tail = fc.record({
  path: fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/')),
  query: fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((text) => `?x=${text}`),
  ),
  hash: fc.oneof(
    fc.constant(''),
    fc.webFragments().map((text) => `#x${text}`),
  ),
})

describe('a link that opens the native app', () => {
  it('keeps path, query and hash, whichever way it is written', () => {
    fc.assert(
      fc.property(tail, ({ path, query, hash }) => {
        const wanted = new URL(`${origin}/${path}${query}${hash}`).href
        expect(opened(`https://luciole.example/${path}${query}${hash}`)).toBe(wanted)
        expect(opened(`luciole://${path}${query}${hash}`)).toBe(wanted)
      }),
    )
  })
  it('means home when it says nothing more', () => {
    expect(opened('luciole://')).toBe('https://localhost/')
    expect(opened('https://luciole.example')).toBe('https://localhost/')
  })
  it('never leaves the origin of the shell, whatever is thrown at it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `luciole://${text}`),
        ),
        (url) => {
          const target = opened(url)
          if (target !== null) expect(new URL(target).origin).toBe(origin)
        },
      ),
    )
    expect(new URL(opened('https://luciole.example//evil.example/x') ?? '').origin).toBe(origin)
  })
  it.each([
    'https://evil.example/changepassword',
    'https://luciole.example.evil.example/x',
    'https://luciole.example@evil.example/x',
    'https://user@luciole.example/x',
    'https://luciole.example:8443/x',
    'http://luciole.example/x',
    'javascript:alert(1)',
    'other://changepassword',
    'not a link',
  ])('ignores %s, which is none of ours', (url) => expect(opened(url)).toBeNull())
})

describe('a link in one of our letters', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('leads back to this site, or into the app that asked for it', () => {
    vi.stubGlobal('location', { origin })
    expect(`${linkOrigin()}/changepassword`).toBe('https://localhost/changepassword')
    vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => 'ios' })
    expect(`${linkOrigin()}/changepassword`).toBe('luciole://changepassword')
  })
})
