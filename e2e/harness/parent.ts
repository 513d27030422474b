import { randomUUID } from 'node:crypto'
import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from '@luciole/server/app-router'
import type { Visitor } from './browser'
import { firstLink, waitForMail } from './mailbox'
import { wordsOf } from './words'

export const PASSWORD = 'glow worm over the hill'
export const newEmail = () => `parent-${randomUUID().slice(0, 8)}@example.com`

/** From the sign-up form by the letter to "your email is confirmed". */
export async function signUp({ visitor, email }: { visitor: Visitor; email: string }) {
  const { page, origin, language } = visitor
  const words = wordsOf(language).accounts
  await page.goto(`${origin}/signup`)
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: words.signUp.submit }).click()
  await page.waitForURL('**/confirmemail**')
  await visitor.expectAccessible()
  await page.goto(firstLink(await waitForMail({ origin, to: email })))
  await page.getByRole('button', { name: words.verify.signup.submit }).click()
  await page.waitForURL('**/emailconfirmed**')
}

/** The session the browser holds, for what a journey prepares behind the screens. */
export async function apiOf(visitor: Visitor) {
  const token = await visitor.page.evaluate(() => {
    for (const value of Object.values(localStorage)) {
      try {
        const { access_token: found } = JSON.parse(value) as { access_token?: string }
        if (found) return found
      } catch {
        continue
      }
    }
    return ''
  })
  return createTRPCClient<AppRouter>({
    links: [
      httpLink({ url: `${visitor.origin}/trpc`, headers: { authorization: `Bearer ${token}` } }),
    ],
  })
}
