import { expect, test } from 'vitest'
import type { Letter, Mail } from './mail'

export type Received = Pick<Letter, 'to' | 'subject' | 'text' | 'html'>

const letter = {
  to: 'parent@example.org',
  subject: 'Confirmez votre adresse : c’est l’été !',
  text: 'Bonjour,\nhttps://luciole.example/verify?token_hash=abc&type=signup\n',
  html: '<p>Bonjour, <a href="https://luciole.example/verify">confirmez</a>.</p>',
}

/** What every way to send mail does; `received` reads what arrived, oldest first. */
export function describeMail({
  open,
  received,
}: {
  open: () => Mail
  received: () => Promise<Received[]>
}): void {
  test('a letter arrives as it was written, accents and all', async () => {
    await open().send({ key: 'welcome:1', ...letter })
    const [first] = (await received()).filter(({ to }) => to === letter.to)
    expect(first?.subject).toBe(letter.subject)
    expect(first?.text.trim()).toBe(letter.text.trim())
    expect(first?.html.trim()).toBe(letter.html)
  })

  test('two letters to two parents are not mixed up', async () => {
    await open().send({ key: 'a', ...letter, to: 'a@example.org', subject: 'for a' })
    await open().send({ key: 'b', ...letter, to: 'b@example.org', subject: 'for b' })
    const subjects = (await received()).filter(({ to }) => /^[ab]@/.test(to))
    expect(subjects.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'a@example.org for a',
      'b@example.org for b',
    ])
  })

  test('forgetting a parent leaves the letters of the others', async () => {
    await open().send({ key: 'e', ...letter, to: 'e@example.org' })
    await open().send({ key: 'f', ...letter, to: 'f@example.org' })
    await open().forget('e@example.org')
    expect((await received()).map(({ to }) => to)).toContain('f@example.org')
  })

  test('a name with a line break in it cannot add a header or a second parent', async () => {
    const subject = 'hello\r\nBcc: thief@example.org'
    await open().send({ key: 'c', ...letter, to: 'c@example.org', subject })
    const everybody = (await received()).map(({ to }) => to)
    expect(everybody).toContain('c@example.org')
    expect(everybody).not.toContain('thief@example.org')
  })
}
