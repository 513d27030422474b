import { describe, expect, it } from 'vitest'
import { en, fr } from './resources'

type Tree = { [key: string]: Tree | string }
const textsOf = (tree: unknown, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree as Tree).flatMap(([key, value]) => textsOf(value, `${path}.${key}`))

describe('French words', () => {
  it.each(textsOf(fr))('%s has its no-break spaces', (_path, text) => {
    expect(text).not.toMatch(/ [!?:;»]|« /)
    expect(text).not.toMatch(/[\p{L}\d)][!?;»]/u)
    expect(text).not.toContain('\u202f')
  })
})

describe('both languages', () => {
  it('say the same things with the same blanks', () => {
    const blanks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? []).toSorted()
    const french = new Map(textsOf(fr))
    for (const [path, english] of textsOf(en))
      expect(blanks(french.get(path) ?? ''), path).toEqual(blanks(english))
  })
})

it('the specification’s own texts keep their characters', () => {
  expect(en.common.crash).toEqual({
    title: 'Oops! Something went wrong.',
    message: 'An unexpected error occurred. Please try again.',
    retry: 'Retry',
  })
  expect(fr.common.crash).toEqual({
    title: "Oups\u00a0! Une erreur s'est produite.",
    message: "Une erreur inattendue s'est produite. Veuillez réessayer.",
    retry: 'Réessayer',
  })
  expect(en.common.network.message).toBe('Unable to load. Check your network and try again.')
  expect(en.common.deleted.message).toBe(
    'Your account is being deleted. Contact us at {{email}} if you have any questions.',
  )
  expect(en.common.outdated.title).toBe('Your app is outdated')
  expect(en.accounts.signIn.required).toBe('Email and password are required')
  expect(en.accounts.signIn.invalid).toBe('Email or password is incorrect.')
  expect(en.accounts.signUp.alreadyRegistered).toBe('An account already exists with that email.')
  expect(en.accounts.reset.required).toBe('Email is required')
  expect(en.accounts.change.mismatch).toBe('Passwords do not match.')
})
