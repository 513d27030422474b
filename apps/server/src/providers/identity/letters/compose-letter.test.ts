import { describe, expect, it } from 'vitest'
import { composeLetter } from './compose-letter'
import type { LetterName } from './letter'

const NAMES: LetterName[] = [
  'signup',
  'invite',
  'recovery',
  'email_change_new',
  'email_change_current',
  'reauthentication',
  'password_changed',
  'account_deleted',
]
const url = 'https://luciole.example/verify?token_hash=ab&type=signup&redirect_to=https%3A%2F%2Fx'

describe('every letter', () => {
  const letters = NAMES.flatMap((name) =>
    (['en', 'fr'] as const).map((language) => ({
      name,
      language,
      ...composeLetter({ name, language, lifeSeconds: 1800, url, code: '' }),
    })),
  )

  it('says the same as HTML and as text, with at most one button', () => {
    for (const { name, html, text, language } of letters) {
      expect(html).toContain(`<html lang="${language}">`)
      const hasButton = html.includes('bgcolor="#613ebe"')
      expect([name, hasButton]).toEqual([
        name,
        !['reauthentication', 'account_deleted'].includes(name),
      ])
      expect(text.includes(url)).toBe(hasButton)
      expect(html.split('bgcolor="#613ebe"').length).toBeLessThanOrEqual(2)
    }
  })

  it('with a link says how long it lives', () => {
    const linked = letters.filter(({ html }) => html.includes('/verify?'))
    for (const { name, text, language } of linked) {
      if (name === 'password_changed') continue
      expect([name, text.includes(language === 'en' ? '30 minutes' : '30\u00a0minutes')]).toEqual([
        name,
        true,
      ])
    }
  })

  it('in French keeps its spaces before high signs', () => {
    for (const { text, language } of letters) {
      const words = text.replace(/https?:\S+/g, '')
      if (language === 'fr') expect(words).not.toMatch(/[^\u00a0\s][!?;:»]|[ ][!?;:»]|«[^\u00a0]/)
    }
  })
})
