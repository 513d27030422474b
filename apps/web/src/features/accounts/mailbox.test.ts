import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox'

it('“Open mail” opens our own mailbox on a machine that works alone', () => {
  expect(mailboxOf({ email: 'a@gmail.com', mode: 'local' })).toBe('/dev/mailbox')
})
it('“Open mail” opens the provider’s page where we know it, and is not offered elsewhere', () => {
  const open = (email: string) => mailboxOf({ email, mode: 'production' })
  expect(open('Camille@Laposte.net')).toBe('https://www.laposte.net/accueil')
  expect(open('camille@ecole.example')).toBeNull()
})
