import { describe, expect, it } from 'vitest'
import { openBrowser, visit, type Visitor } from './harness/browser'
import { newFamily } from './harness/family'
import { wordsOf } from './harness/words'

const browser = openBrowser()
const words = wordsOf('en').accounts
const EMAIL = 'quick-parent@example.com'
const TYPED = 'not the right password'
const A_LONG_PRESS_MS = 1_000

/** The screen as the server sent it: our scripts arrive only when they are let through. */
async function openBeforeScripts({ visitor, path }: { visitor: Visitor; path: string }) {
  const { page, origin } = visitor
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
  return letThrough
}

describe('the first screens, before any script', () => {
  it('take what a quick parent types, and send it once the app is there', async () => {
    const visitor = await visit({ browser: browser() })
    const { page } = visitor
    visitor.expectTrouble(/status of 400/)
    const letThrough = await openBeforeScripts({ visitor, path: '/signin' })
    await page.getByLabel(words.email, { exact: true }).fill(EMAIL)
    await page.getByLabel(words.password, { exact: true }).fill(TYPED)
    await page.getByLabel(words.password, { exact: true }).press('Enter')
    expect(page.url()).not.toContain('password')
    letThrough()
    await page.getByText(words.signIn.invalid).first().waitFor()
    expect(await page.getByLabel(words.email, { exact: true }).inputValue()).toBe(EMAIL)
    expect(await page.getByLabel(words.password, { exact: true }).inputValue()).toBe(TYPED)
    expect(page.url()).not.toContain('password')
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('let a finger that is down finish its press', async () => {
    const visitor = await visit({ browser: browser() })
    const { page } = visitor
    visitor.expectTrouble(/status of 400/)
    const letThrough = await openBeforeScripts({ visitor, path: '/signin' })
    await page.getByLabel(words.email, { exact: true }).fill(EMAIL)
    await page.getByLabel(words.password, { exact: true }).fill(TYPED)
    await page.getByRole('button', { name: words.signIn.submit }).hover()
    await page.mouse.down()
    letThrough()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(A_LONG_PRESS_MS)
    await page.mouse.up()
    await page.getByText(words.signIn.invalid).first().waitFor()
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('speak the language of the browser, and stay hidden from who is signed in', async () => {
    const stranger = await visit({ browser: browser(), language: 'fr' })
    await openBeforeScripts({ visitor: stranger, path: '/signin' })
    await stranger.page
      .getByRole('heading', { name: wordsOf('fr').accounts.signIn.title })
      .waitFor()
    await stranger.context.close()

    const parent = await visit({ browser: browser() })
    const family = await newFamily({ origin: parent.origin, language: 'en' })
    await family.signIn(parent.context)
    const letThrough = await openBeforeScripts({ visitor: parent, path: '/signin' })
    const title = parent.page.getByText(words.signIn.title)
    await title.waitFor({ state: 'attached' })
    expect(await title.isVisible()).toBe(false)
    letThrough()
    await parent.page.waitForURL(`${parent.origin}/`)
    await parent.context.close()
  })
})
