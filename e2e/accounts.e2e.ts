import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@luciole/contract/language'
import { openBrowser, visit } from './harness/browser'
import { findBroken, readLarge } from './harness/broken-words'
import { firstLink, waitForMail } from './harness/mailbox'
import { newEmail, PASSWORD, signUp } from './harness/parent'
import { wordsOf } from './harness/words'

const browser = openBrowser()

describe.each(LANGUAGES)('an account, in %s', (language) => {
  const words = wordsOf(language).accounts

  it('is made, left, entered again, changed and deleted', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin } = visitor
    const email = newEmail()
    await page.goto(origin)
    await page.waitForURL('**/signup')
    await visitor.expectAccessible()
    await visitor.picture('signup')
    await signUp({ visitor, email })
    await visitor.expectAccessible()

    await page.goto(`${origin}/settings`)
    await page.getByText(email).waitFor()
    await visitor.expectAccessible()
    await visitor.picture('settings')
    await page.getByRole('button', { name: words.settings.logout }).click()
    await page.waitForURL('**/signup')

    visitor.expectTrouble(/400|429/)
    await page.goto(`${origin}/signin`)
    await visitor.expectAccessible()
    await page.getByLabel(words.email, { exact: true }).fill(email)
    await page.getByLabel(words.password, { exact: true }).fill('not this one, really')
    await page.getByRole('button', { name: words.signIn.submit }).click()
    await page.getByText(words.signIn.invalid).first().waitFor()
    expect(await page.getByLabel(words.email, { exact: true }).inputValue()).toBe(email)
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.startsWith('/signin'))
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('cannot be made twice, and says so with a way in', async () => {
    const visitor = await visit({ browser: browser(), language, screen: 'desktop' })
    const { page, origin } = visitor
    const email = newEmail()
    await signUp({ visitor, email })
    const second = await visit({ browser: browser(), language })
    await second.page.goto(`${origin}/signup`)
    await second.page.getByLabel(words.email, { exact: true }).fill(email)
    await second.page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
    await second.page.keyboard.press('Enter')
    await second.page.getByText(words.signUp.alreadyRegistered).first().waitFor()
    await second.expectAccessible()
    await second.context.close()
    expect(page.url()).toContain('emailconfirmed')
    await visitor.context.close()
  })

  it('is made by who needs large letters: no word is broken, nothing cut', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin } = visitor
    await readLarge(page)
    for (const path of [
      '/signup',
      '/signin',
      '/resetpassword',
      '/confirmemail?email=camille.moreau@example.com',
      '/verify?token_hash=spent&type=recovery',
    ]) {
      await page.goto(`${origin}${path}`)
      await page.locator('main h1').waitFor()
      await page.evaluate(() => document.fonts.ready)
      expect([path, await findBroken(page)]).toEqual([path, []])
    }
    visitor.expectTrouble(/403/)
    await page.getByRole('button', { name: words.verify.recovery.submit }).click()
    await page.getByRole('heading', { name: words.verify.expiredTitle }).waitFor()
    expect(await findBroken(page)).toEqual([])
    await visitor.picture('verify-spent-large')
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('gets a new password by letter', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin } = visitor
    const email = newEmail()
    await signUp({ visitor, email })
    await page.goto(`${origin}/settings`)
    await page.getByRole('button', { name: words.settings.logout }).click()
    await page.waitForURL('**/signup')
    await page.goto(`${origin}/resetpassword`)
    await visitor.expectAccessible()
    await page.getByLabel(words.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: words.reset.submit }).click()
    await page.getByText(words.reset.sentTitle).waitFor()
    const letter = await waitForMail({ origin, to: email, subject: /password|mot de passe/i })
    await page.goto(firstLink(letter))
    await page.getByRole('button', { name: words.verify.recovery.submit }).click()
    await page.waitForURL('**/changepassword**')
    await visitor.expectAccessible()
    await visitor.context.close()
  })
})
