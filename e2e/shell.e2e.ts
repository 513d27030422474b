import type { Language } from '@luciole/contract/language'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { newFamily, newParent } from './harness/family'
import { PASSWORD } from './harness/parent'
import { invoicesOf } from './harness/payment-sandbox'
import { openPhone, SHELL } from './harness/phone'
import { startLuciole } from './harness/start-luciole'
import { isWhole } from './harness/visits'
import { catchVoice, isSpeaking } from './harness/voice'
import { saying, wordsOf } from './harness/words'

// A page that no server sent may not ask a server of this machine, says a browser; a shell may.
const browser = openBrowser({ flags: ['--disable-features=LocalNetworkAccessChecks'] })
type Phone = 'android' | 'ios'
const LANGUAGE_OF: Record<Phone, Language> = { android: 'en', ios: 'fr' }
/** In the gate a phone each: what they share is the app, what differs are the two ends of a bridge. */
const phonesToWalk = ({ inGate }: { inGate: Phone }): Phone[] =>
  isWhole ? ['android', 'ios'] : [inGate]

const shownPicture = (page: Page) =>
  page.locator('.page-picture img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.currentSrc
  })

let luciole: Awaited<ReturnType<typeof startLuciole>>
beforeAll(async () => {
  luciole = await startLuciole({ publicHost: 'luciole.localhost' })
})
afterAll(() => luciole.stop())

describe.each(phonesToWalk({ inGate: 'android' }))('the app in a shell on %s', (platform) => {
  const language = LANGUAGE_OF[platform]
  const words = wordsOf(language)
  const secondPage = (page: Page) =>
    page
      .getByRole('status')
      .filter({ hasText: saying(words.reader.pageOf.replace('{{page}}', '2')) })
      .waitFor({ state: 'attached' })

  it('opens by links, keeps its secrets and books in the phone, and reads them in flight mode', async () => {
    const { publicUrl } = luciole
    const family = await newFamily({
      origin: luciole.origin,
      language,
      hasNarration: true,
    })
    const { kidId, trpc } = family
    const storyId = await family.newBook()
    const { context } = await visit({ browser: browser(), origin: SHELL, language })
    const phone = await openPhone({ context, platform, server: publicUrl })
    const book = `kid/${kidId}/story/${storyId}`

    let page = await phone.start({ link: 'luciole://signin' })
    onTestFailed(async () => {
      if (process.env.PICTURES) {
        await page.screenshot({ path: `${process.env.PICTURES}/failed-${platform}.png` })
      }
    })
    await page.waitForURL(`${SHELL}/signin`)
    await page.getByLabel(words.accounts.email, { exact: true }).fill(family.email)
    await page.getByLabel(words.accounts.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: words.accounts.signIn.submit }).click()
    await page.getByText('Zoé').first().waitFor()
    expect(await page.evaluate(() => document.body.classList.contains('native'))).toBe(true)
    expect(phone.secrets.size).toBe(1)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('access_token')

    // Killed and opened by a link; then by another one while it runs.
    page = await phone.start({ link: `luciole://${book}` })
    await page.waitForURL(`${SHELL}/${book}**`)
    await page.getByText(saying(words.reader.by)).waitFor()
    await expect.poll(() => phone.listensTo('App.appUrlOpen')).toBe(true)
    const started = phone.asked('SplashScreen.hide').length
    const url = `https://${new URL(publicUrl).host}/settings?from=mail#top`
    await phone.tell({ page, event: 'App.appUrlOpen', data: { url } })
    await page.waitForURL(`${SHELL}/settings?from=mail#top`)
    await page.getByRole('heading', { name: words.accounts.settings.title }).waitFor()
    await expect.poll(() => phone.asked('SplashScreen.hide').length).toBe(started + 1)
    expect(page.url()).toBe(`${SHELL}/settings?from=mail#top`)

    await trpc.narration.request.mutate({ kidId, storyId, language })
    const isHeard = async () => {
      const { story } = await trpc.narration.get.query({ kidId, storyId })
      return story.every((one) => one.language !== language || one.url !== null)
    }
    await expect.poll(isHeard).toBe(true)
    page = await phone.start({ link: `luciole://${book}` })
    await page.getByText(saying(words.reader.by)).waitFor()
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowRight')
    await secondPage(page)
    const menu = page.getByRole('button', { name: words.reader.menu, exact: true })
    await menu.click()
    const keep = page.getByRole('switch', { name: words.offline.keep })
    await keep.waitFor()
    await phone.tell({ page, event: 'App.backButton', data: { canGoBack: true } })
    await keep.waitFor({ state: 'detached' })
    expect(page.url()).toContain(book)
    await menu.click()
    await keep.press('Space')
    await page.getByText(saying(words.offline.kept)).first().waitFor()
    const { pages } = await trpc.story.get.query({ kidId, storyId })
    // A picture and a voice for each page, besides its cover and its faces.
    expect(phone.kept('books').length).toBeGreaterThan(pages.length * 2)

    // What the parent takes out of the app goes to the phone's own sheet.
    await page.getByRole('button', { name: words.keepsakes.open }).click()
    await page.getByRole('button', { name: words.kids.gate.deviceLock }).click()
    const card = page.getByRole('region', { name: words.keepsakes.kinds.screen_pdf.name })
    await card.getByRole('button').click()
    await card.getByRole('link').click()
    await expect.poll(() => phone.asked('Share.share').length).toBe(1)
    const { files } = phone.asked('Share.share')[0] as { files: [string] }
    expect(files[0]).toMatch(/\.pdf$/)
    expect(phone.bytesOf(files[0])?.subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('button', { name: words.sharing.create }).click()
    await page.getByRole('button', { name: words.sharing.send }).click()
    await expect
      .poll(() => phone.asked('Share.share').at(-1)?.url)
      .toContain(`${publicUrl}/shared/`)

    await context.setOffline(true)
    page = await phone.start({ link: `luciole://${book}` })
    await secondPage(page)
    expect(await shownPicture(page)).toContain(`${SHELL}/_capacitor_file_/`)
    await catchVoice(page)
    await page.reload()
    await secondPage(page)
    const play = { name: words.narration.play, exact: true }
    await page.getByRole('button', play).filter({ visible: true }).click()
    await page.waitForFunction(isSpeaking)
    await page.locator('.read-word').first().waitFor()

    await page.goto(`${SHELL}/settings`)
    await page.getByRole('button', { name: words.accounts.settings.logout }).click()
    await page.waitForURL(/signup|signin/)
    const left = () => [...phone.secrets.keys(), ...phone.kept('books'), ...phone.kept('to-save')]
    await expect.poll(left).toEqual([])
    await context.close()
  })
})

describe.each(phonesToWalk({ inGate: 'ios' }))('paying in a shell on %s', (platform) => {
  const language = LANGUAGE_OF[platform]
  const words = wordsOf(language)

  it('leads on from a card page over the app, closed by its cross, as far as it was paid', async () => {
    const { publicUrl: server, origin } = luciole
    const parent = await newParent({ origin, language })
    await parent.trpc.account.setParentGate.mutate({ parentGate: false })
    await parent.trpc.subscription.skipOnboarding.mutate()
    const { context } = await visit({ browser: browser(), origin: SHELL, language })
    const phone = await openPhone({ context, platform, server })
    const page = await phone.start({ link: 'luciole://signin' })
    await page.getByLabel(words.accounts.email, { exact: true }).fill(parent.email)
    await page.getByLabel(words.accounts.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: words.accounts.signIn.submit }).click()
    await page.waitForURL(`${SHELL}/`)
    const url = 'luciole://subscribe'
    await expect.poll(() => phone.listensTo('App.appUrlOpen')).toBe(true)
    await phone.tell({ page, event: 'App.appUrlOpen', data: { url } })

    const plans = words.subscriptions
    let opened = 0
    const openSummary = async () => {
      await page.getByRole('button', { name: words.common.continue }).click()
      await page.getByText(plans.summary.renewal).waitFor()
    }
    const openCardPage = async () => {
      await page.getByRole('button', { name: saying(plans.summary.pay) }).click()
      await expect.poll(() => phone.asked('Browser.open').length).toBe(++opened)
      const asked = new URL(String(phone.asked('Browser.open').at(-1)?.url))
      expect(asked.origin).toBe(server)
      return new URL(asked.pathname, origin)
    }
    const pay = async ({ at, card }: { at: URL; card: string }) => {
      await fetch(at, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' })
    }
    const closeCardPage = () => phone.tell({ page, event: 'Browser.browserFinished', data: {} })

    await openSummary()
    await openCardPage()
    await closeCardPage()
    const declined = await openCardPage()
    await pay({ at: declined, card: 'declined' })
    await closeCardPage()
    await page.getByText(plans.error.declined).waitFor()
    await page.getByRole('link', { name: plans.error.retry }).click()
    await openSummary()
    const paid = await openCardPage()
    await pay({ at: paid, card: 'ok' })
    await closeCardPage()
    await page.getByRole('heading', { name: plans.awaiting.successTitle }).waitFor()
    expect(await invoicesOf({ origin, accountId: parent.accountId })).toHaveLength(1)
    expect(phone.listensTo('Browser.browserFinished')).toBe(false)
    await context.close()
  })
})
