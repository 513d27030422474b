import { describe, expect, it } from 'vitest'
import { AuthClient } from '@supabase/auth-js'
import type { Locator, Page } from 'playwright-core'
import { openBrowser, visit } from './harness/browser'
import { newFamily } from './harness/family'
import { firstLink, waitForMail } from './harness/mailbox'
import { newEmail, PASSWORD, signUp } from './harness/parent'
import { wordsOf } from './harness/words'
import { languagesToWalk } from './harness/visits'

const browser = openBrowser()
const KID = 'Zoé'
const NEXT = 'seven quiet lanterns in a row'
const LARGEST_TEXT = '200%'
const SMALLEST = { width: 360, height: 780 }

const keptOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name.includes('of-a-test')),
    session: localStorage.getItem('luciole-session'),
  }))

/** Before the screen could show the first press: a slow phone, an impatient finger. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** Nothing wider than the screen, no word cut by its own box. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('main *')].filter((element) => {
      const { overflowX } = getComputedStyle(element)
      return (
        element.textContent &&
        overflowX === 'hidden' &&
        element.scrollWidth > element.clientWidth + 1
      )
    })
    const isWide = document.documentElement.scrollWidth > innerWidth
    return [...(isWide ? ['the page'] : []), ...cut.map((element) => element.textContent ?? '')]
  })

describe.each(languagesToWalk({ inGate: 'fr' }))('a session, in %s', (language) => {
  const words = wordsOf(language).accounts

  it('ends and begins in every tab at once, and leaves nothing on the device', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin, context } = visitor
    const email = newEmail()
    await signUp({ visitor, email })
    await page.goto(`${origin}/settings`)
    const other = await context.newPage()
    await other.goto(`${origin}/changepassword`)
    await other.getByLabel(words.change.current, { exact: true }).waitFor()
    await other.evaluate(async () => {
      const kept = await caches.open('luciole-of-a-test')
      await kept.put('/page', new Response('a page of a book'))
    })
    await page.getByRole('button', { name: words.settings.logout }).click()
    await Promise.all([page, other].map((tab) => tab.waitForURL('**/signup')))
    await expect.poll(() => keptOnDevice(other)).toEqual({ caches: [], session: null })

    await page.goto(`${origin}/signin`)
    await page.getByLabel(words.email, { exact: true }).fill(email)
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await Promise.all([page, other].map((tab) => tab.waitForURL('**/onboarding')))
    expect(visitor.troubles).toEqual([])
    await context.close()
  })

  it('speaks the language of the account on every device', async () => {
    const first = await visit({ browser: browser(), language })
    const email = newEmail()
    await signUp({ visitor: first, email })
    await first.context.close()
    const elsewhere = language === 'en' ? 'fr' : 'en'
    const { page, origin, context } = await visit({ browser: browser(), language: elsewhere })
    const foreign = wordsOf(elsewhere).accounts
    await page.goto(`${origin}/signin`)
    await page.getByLabel(foreign.email, { exact: true }).fill(email)
    await page.getByLabel(foreign.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: foreign.signIn.submit }).click()
    await page.waitForURL('**/onboarding')
    await page.getByRole('button', { name: wordsOf(language).onboarding.skip }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await context.close()
  })

  it('gives way, in every tab, to the account whose letter is opened beside it', async () => {
    const visitor = await visit({ browser: browser(), language })
    const { page, origin, context } = visitor
    const { session } = await newFamily({ origin, language })
    await page.goto(`${origin}/privacy`)
    await page.evaluate(
      (kept) => localStorage.setItem('luciole-session', kept),
      JSON.stringify(session),
    )
    await page.goto(origin)
    await page.getByText(KID).first().waitFor()

    const elsewhere = language === 'en' ? 'fr' : 'en'
    const email = newEmail()
    const auth = new AuthClient({ url: `${origin}/auth/v1`, persistSession: false })
    const data = { language: elsewhere }
    await auth.signUp({ email, password: PASSWORD, options: { data } })
    const other = await context.newPage()
    await other.goto(firstLink(await waitForMail({ origin, to: email })))
    await other.getByRole('button', { name: words.verify.signup.submit }).click()
    await other
      .getByRole('heading', { name: wordsOf(elsewhere).accounts.confirmed.title })
      .waitFor()
    await page.getByRole('button', { name: wordsOf(elsewhere).onboarding.skip }).waitFor()
    expect(await page.getByText(KID).count()).toBe(0)
    expect(visitor.troubles).toEqual([])
    await context.close()
  })

  it('outlives a wrong password, a lost network and an impatient finger', async () => {
    const visitor = await visit({
      browser: browser(),
      language,
      theme: 'dark',
    })
    const { page, origin, context, picture, expectAccessible } = visitor
    const email = newEmail()
    await signUp({ visitor, email })
    visitor.expectTrouble(/400|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await page.goto(`${origin}/changepassword`)
    const submit = page.getByRole('button', { name: words.change.submit })
    const [current, next, again] = [words.change.current, words.change.next, words.change.again]
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
    await fill(current, 'not this one')
    await fill(next, NEXT)
    await fill(again, 'another')
    await submit.click()
    await page.getByText(words.change.mismatch).waitFor()
    await fill(again, NEXT)
    await submit.click()
    await page.getByText(words.change.wrongCurrent).first().waitFor()
    await expectAccessible()
    await picture('changepassword-wrong')

    await fill(current, PASSWORD)
    await context.setOffline(true)
    await submit.click()
    await page.getByText(wordsOf(language).errors.network).first().waitFor()
    expect(await page.getByLabel(next, { exact: true }).inputValue()).toBe(NEXT)
    await picture('changepassword-offline')
    await context.setOffline(false)

    let changes = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/auth/v1/user')) changes += 1
    })
    const slowly = { offline: false, latency: 900, downloadThroughput: -1, uploadThroughput: -1 }
    const wire = await context.newCDPSession(page)
    await wire.send('Network.emulateNetworkConditions', slowly)
    await submit.dblclick()
    await page.locator('button[aria-busy=true]').waitFor()
    await picture('changepassword-slow')
    await page.waitForURL('**/settings')
    expect(changes).toBe(1)
    const letter = await waitForMail({ origin, to: email, subject: /changed|changé|modifié/i })
    expect(letter.text.length).toBeGreaterThan(80)
    expect(visitor.troubles).toEqual([])
    await context.close()
  })

  it('a link works once, says so, and a new one reaches a new password', async () => {
    const visitor = await visit({ browser: browser(), language, theme: 'dark' })
    const { page, origin, picture, expectAccessible } = visitor
    const email = newEmail()
    await signUp({ visitor, email })
    visitor.expectTrouble(/403/)
    await page.goto(firstLink(await waitForMail({ origin, to: email })))
    await page.getByRole('button', { name: words.verify.signup.submit }).click()
    await page.getByRole('heading', { name: words.verify.expiredTitle }).waitFor()
    await expectAccessible()
    await picture('verify-expired')

    await page.goto(`${origin}/settings`)
    await page.getByRole('button', { name: words.settings.logout }).click()
    await page.waitForURL('**/signup')
    await page.goto(`${origin}/resetpassword`)
    await page.getByLabel(words.email, { exact: true }).fill(email)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: words.reset.sentTitle }).waitFor()
    await expectAccessible()
    const letter = await waitForMail({ origin, to: email, subject: /password|mot de passe/i })
    await page.goto(firstLink(letter))
    await pressTwice(page.getByRole('button', { name: words.verify.recovery.submit }))
    await page.waitForURL('**/changepassword**')
    await page.getByLabel(words.change.next, { exact: true }).fill(NEXT)
    await page.getByLabel(words.change.again, { exact: true }).fill(NEXT)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/onboarding')
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('keeps its settings whole at twice the text, and ends with the account', async () => {
    const visitor = await visit({ browser: browser(), language, theme: 'dark' })
    const { page, origin, picture, expectAccessible } = visitor
    const email = newEmail()
    await signUp({ visitor, email })
    await page.setViewportSize(SMALLEST)
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size
      })
    }, LARGEST_TEXT)
    for (const path of ['/settings', '/changepassword', '/emailconfirmed', '/privacy']) {
      await page.goto(`${origin}${path}`)
      await page.locator('main h1').waitFor()
      expect([path, await findCut(page)]).toEqual([path, []])
    }
    await page.goto(`${origin}/settings`)
    await picture('settings-200')
    const other = await visitor.context.newPage()
    await other.goto(`${origin}/settings`)
    await other.getByRole('heading', { name: words.settings.title }).waitFor()
    await page.getByRole('button', { name: words.settings.export }).click()
    const ready = page.getByRole('link', { name: words.settings.exportReady })
    await ready.waitFor()
    const archive = await page.request.get((await ready.getAttribute('href')) ?? '')
    expect((await archive.body()).subarray(0, 2).toString()).toBe('PK')

    visitor.expectTrouble(/403|409/)
    await page.getByRole('button', { name: words.settings.delete }).click()
    await page.getByLabel(words.deletion.password, { exact: true }).fill(PASSWORD)
    const { word } = words.deletion
    const typed = page.getByLabel(words.deletion.confirmation.replace('{{word}}', word))
    await typed.fill(word)
    await expectAccessible()
    await picture('delete-account-200')
    await page.getByRole('button', { name: words.deletion.submit }).click()
    for (const tab of [page, other]) {
      await tab.getByRole('heading', { name: wordsOf(language).common.deleted.title }).waitFor()
    }
    await expectAccessible()
    expect(await findCut(page)).toEqual([])
    await picture('account-deleted')
    await waitForMail({ origin, to: email, subject: /deleted|supprimé/i })
    await visitor.context.close()
  })
})
