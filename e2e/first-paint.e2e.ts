import { describe, expect, it } from 'vitest'
import { openBrowser, visit, type Visitor } from './harness/browser'
import { newFamily } from './harness/family'
import { wordsOf } from './harness/words'

const browser = openBrowser()
const words = wordsOf('en').accounts
const EMAIL = 'quick-parent@example.com'
const TYPED = 'not the right password'
const A_LONG_PRESS_MS = 1_000

const SCRIPTS = '**/assets/*.js'
const FONTS = '**/assets/*.woff2'

/** Files of the app arrive only when they are let through. */
async function holdBack({ visitor, files }: { visitor: Visitor; files: string }) {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  await visitor.page.route(files, async (route) => {
    await gate
    await route.continue()
  })
  return letThrough
}

/** The screen as the server sent it, until our scripts are let through. */
async function openBeforeScripts({ visitor, path }: { visitor: Visitor; path: string }) {
  const { page, origin } = visitor
  const letThrough = await holdBack({ visitor, files: SCRIPTS })
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

  it.each(['en', 'fr'] as const)(
    'stand still when their letters arrive, in %s',
    async (language) => {
      const visitor = await visit({ browser: browser(), language })
      const { page } = visitor
      const letFontsThrough = await holdBack({ visitor, files: FONTS })
      const letScriptsThrough = await openBeforeScripts({ visitor, path: '/signin' })
      const button = page.getByRole('button', { name: wordsOf(language).accounts.signIn.submit })
      await button.waitFor()
      const before = await button.boundingBox()
      letFontsThrough()
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      expect(await button.boundingBox()).toEqual(before)
      letScriptsThrough()
      await visitor.context.close()
    },
  )

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
