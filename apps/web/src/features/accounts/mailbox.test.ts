import { expect, it } from 'vitest'
import { looksLikeEmail } from './email-address'
import { mailboxOf } from './mailbox'

it('“Open mail” opens our own mailbox on a machine that works alone', () => {
  expect(mailboxOf({ email: 'a@gmail.com', mode: 'local' })).toBe('/dev/mailbox')
})
it('“Open mail” opens the provider’s page where we know it, and is not offered elsewhere', () => {
  const open = (email: string) => mailboxOf({ email, mode: 'production' })
  expect(open('Camille@Laposte.net')).toBe('https://www.laposte.net/accueil')
  expect(open('camille@ecole.example')).toBeNull()
})
it('an address is tried when it could be one', () => {
  expect(['a@b.fr', ' camille.moreau@mail.example '].every(looksLikeEmail)).toBe(true)
  expect(['', 'camille', 'camille@', '@mail.fr', 'a b@mail.fr', 'a@b'].some(looksLikeEmail)).toBe(
    false,
  )
})
