// @vitest-environment happy-dom
import { nearestLanguage } from '@luciole/contract/language'
import Detector from 'i18next-browser-languagedetector'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DETECTION } from './language'

const detect = () => {
  const found = new Detector(null, DETECTION).detect()
  return Array.isArray(found) ? found[0] : found
}
const visit = (search: string) => window.happyDOM.setURL(`https://luciole.example/signup${search}`)

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void }
  }
}

beforeEach(() => {
  visit('')
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'i18next=; Max-Age=0; Path=/'
  document.documentElement.lang = 'en'
  vi.stubGlobal('navigator', { languages: ['de-DE'], language: 'de-DE' })
})

it('a language is taken as it is, as any French, or as English', () => {
  const given = ['en', 'fr', 'fr-CA', 'fr-FR', 'FR', 'en-US', 'de', 'frisian', 'es']
  expect(given.map(nearestLanguage)).toEqual(['en', 'fr', 'fr', 'fr', 'fr', 'en', 'en', 'fr', 'en'])
})

describe('the language of a visit', () => {
  it('is asked of query, cookie, local storage, session storage, browser and page, in this order', () => {
    const places = [
      () => (document.documentElement.lang = 'fr'),
      () => vi.stubGlobal('navigator', { languages: ['en-GB'], language: 'en-GB' }),
      () => sessionStorage.setItem('i18nextLng', 'fr'),
      () => localStorage.setItem('i18nextLng', 'en'),
      () => (document.cookie = 'i18next=fr; Path=/'),
      () => visit('?lng=en'),
    ]
    vi.stubGlobal('navigator', { languages: [], language: undefined })
    const heard = places.map((say) => {
      say()
      return detect()
    })
    expect(heard).toEqual(['fr', 'en', 'fr', 'en', 'fr', 'en'])
  })

  it('never comes from something that looks like a script', () => {
    visit(`?lng=${encodeURIComponent('fr"><script>alert(1)</script>')}`)
    localStorage.setItem('i18nextLng', '<img src=x onerror=alert(1)>')
    expect(detect()).toBe('en')
    vi.stubGlobal('navigator', { languages: ['fr-CH'], language: 'fr-CH' })
    expect(detect()).toBe('fr')
  })
})
