import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it, onTestFailed, onTestFinished } from 'vitest'
import { findBarriers, openBrowser, reopen } from './harness/browser'
import { newFamily, OTHER_TICKET } from './harness/family'
import { flightMode, visitThroughGate } from './harness/gate'
import { installed } from './harness/installed'
import { startLuciole } from './harness/start-luciole'
import { saying, wordsOf } from './harness/words'
import { languagesToWalk } from './harness/visits'

const browser = openBrowser()

/** The last place the device wrote down for a book. */
const writtenPlace = ({ page, storyId }: { page: Page; storyId: string }) =>
  page.evaluate(
    (key) =>
      new Promise<number | undefined>((resolve) => {
        indexedDB.open('luciole-kept').addEventListener('success', ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest
          const asked = database.transaction('places').objectStore('places').get(key)
          asked.addEventListener('success', () => {
            database.close()
            const { places } = (asked.result ?? {}) as { places?: { page: number }[] }
            resolve(places?.at(-1)?.page)
          })
        })
      }),
    storyId,
  )

const megabytes = async (words: Locator) =>
  Number(/\d+([.,]\d+)?/.exec((await words.textContent()) ?? '')?.[0].replace(',', '.'))

const pictureWidth = (page: Page) =>
  page.locator('.page-picture img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth
  })

describe.each(languagesToWalk({ inGate: 'fr' }))('without network, in %s', (language) => {
  const words = wordsOf(language)
  const position = (page: Page, number: number) =>
    page.getByRole('status').filter({
      hasText: saying(words.reader.pageOf.replace('{{page}}', String(number))),
    })

  it('a book opened before is read in a tab killed and opened again in flight mode', async () => {
    const family = await newFamily({ origin: inject('origin'), language, hasNarration: true })
    const { kidId, trpc } = family
    const { gate, visitor } = await visitThroughGate({ browser: browser(), language })
    const { context, picture } = visitor
    const storyId = await family.newBook()
    const otherId = await family.beginBook({ ticket: OTHER_TICKET })
    const book = `/kid/${kidId}/story/${storyId}`
    await family.signIn(context)

    let { page } = visitor
    onTestFailed(async () => {
      if (process.env.PICTURES) {
        await page.screenshot({ path: `${process.env.PICTURES}/failed-${language}.png` })
      }
    })
    await page.goto(`${gate.origin}/kid/${kidId}`)
    await installed(page)
    await page.goto(gate.origin + book)
    await page.getByText(saying(words.reader.by)).waitFor()
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowRight')
    await position(page, 2).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: words.reader.menu, exact: true }).click()
    await page.getByText(saying(words.offline.keptForNow)).waitFor()
    // It is here, and the switch says so; off takes it away.
    await page.getByRole('switch', { name: words.offline.keep, checked: true }).press('Space')
    const likely = await megabytes(page.getByText(saying(words.offline.what)))
    await picture('not-kept')
    await page.getByRole('switch', { name: words.offline.keep }).press('Space')
    const kept = page.getByText(saying(words.offline.kept)).first()
    await kept.waitFor()
    expect(likely / (await megabytes(kept))).toBeGreaterThan(0.6)
    expect(likely / (await megabytes(kept))).toBeLessThan(1.6)
    await visitor.expectAccessible()
    await picture('kept')

    await flightMode({ visitor, gate, isOn: true })
    page = await reopen({ visitor, path: `/kid/${kidId}` })
    const card = page.locator(`a[href*="${storyId}"]`)
    await expect.poll(() => card.getAttribute('aria-label')).toContain(words.offline.here)
    const other = page.locator(`a[href*="${otherId}"]`)
    expect(await other.getAttribute('aria-label')).toContain(words.offline.notHere)
    if (process.env.PICTURES) {
      await page.screenshot({ path: `${process.env.PICTURES}/shelf-offline-${language}.png` })
    }
    await page.getByText(words.offline.away).waitFor()
    // Nobody ever opened this one: the book that is here brought its shelves along.
    await page.getByRole('link', { name: words.kids.allStories, exact: true }).click()
    await page.waitForURL('**/stories')
    await card.waitFor()
    await page.goBack()
    await page.waitForURL(`**/kid/${kidId}`)
    // Greyed, it still says why: to a key too, which meets no screen that is still leaving.
    await page.getByRole('link', { name: saying(words.kids.makeStoryFor) }).press('Enter')
    await page.getByText(words.offline.noStory).waitFor()
    await card.click()
    await position(page, 2).waitFor({ state: 'attached' })
    expect(await pictureWidth(page)).toBeGreaterThan(300)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await position(page, 4).waitFor({ state: 'attached' })
    expect(await pictureWidth(page)).toBeGreaterThan(300)
    await expect.poll(() => writtenPlace({ page, storyId })).toBe(4)

    page = await reopen({ visitor, path: book })
    await position(page, 4).waitFor({ state: 'attached' })
    await page.goto(`${gate.origin}/kid/${kidId}/story/${otherId}`)
    await page.getByText(words.common.network.message).waitFor()
    await page.getByRole('button', { name: words.common.retry }).waitFor()

    // An address that is no screen of ours: the app says so, and not the browser.
    await page.goto(`${gate.origin}/nowhere`)
    await page.getByText(words.common.network.message).waitFor()
    await page.getByRole('button', { name: words.common.retry }).click()
    await page.getByText(words.common.network.message).waitFor()

    await page.goto(`${gate.origin}/kid/${kidId}/createstory`)
    await page.getByRole('button', { name: saying(words.wizard.kidAsHero_female) }).click()
    await page.getByRole('heading', { name: words.wizard.questions['setting-location'] }).waitFor()

    await flightMode({ visitor, gate, isOn: false })
    const elsewhere = await context.newPage()
    await elsewhere.goto(`${gate.origin}/nowhere`)
    await elsewhere.getByRole('heading', { name: words.common.notFound.title }).waitFor()
    await elsewhere.close()
    const told = async () => (await trpc.story.get.query({ kidId, storyId })).bookmark
    await expect.poll(told).toBe(4)
    page = await reopen({ visitor, path: `/kid/${kidId}/createstory` })
    const draft = async () => (await trpc.story.draft.query({ kidId }))?.request.kidIsHero
    await expect.poll(draft).toBe(true)

    // Another device reads on, later than this one did without network: the later place wins.
    await flightMode({ visitor, gate, isOn: true })
    page = await reopen({ visitor, path: book })
    await position(page, 4).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowLeft')
    await position(page, 3).waitFor({ state: 'attached' })
    await expect.poll(() => writtenPlace({ page, storyId })).toBe(3)
    const at = new Date(Date.now() + 1000).toISOString()
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await trpc.story.read.mutate({ kidId, storyId, page: 6, finished: false, at })
    await flightMode({ visitor, gate, isOn: false })
    page = await reopen({ visitor, path: book })
    await position(page, 6).waitFor({ state: 'attached' })

    await page.goto(`${gate.origin}/settings`)
    await page.getByText(words.offline.device).waitFor()
    if (process.env.PICTURES) {
      await page.screenshot({
        path: `${process.env.PICTURES}/settings-${language}.png`,
        fullPage: true,
      })
    }
    await context.clearCookies()
    await page.getByRole('button', { name: words.accounts.settings.logout }).click()
    await page.waitForURL(/signup|signin/)
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      ])
    await expect
      .poll(async () => (await left()).filter((name) => name.startsWith('luciole-')))
      .toEqual([])
    await context.close()
  })

  it('a book deleted on another device meanwhile leaves this one', async () => {
    const family = await newFamily({ origin: inject('origin'), language })
    const { kidId, trpc } = family
    const { gate, visitor } = await visitThroughGate({ browser: browser(), language })
    const storyId = await family.newBook()
    const book = `/kid/${kidId}/story/${storyId}`
    await family.signIn(visitor.context)
    await visitor.page.goto(gate.origin + book)
    await installed(visitor.page)
    await visitor.page.getByRole('button', { name: words.reader.menu, exact: true }).click()
    // It kept itself already; now it stays for good.
    const always = visitor.page.getByRole('button', { name: words.offline.keepAlways })
    await always.click()
    await always.waitFor({ state: 'detached' })
    await visitor.page.getByText(saying(words.offline.kept)).first().waitFor()

    await flightMode({ visitor, gate, isOn: true })
    await trpc.story.delete.mutate({ kidId, storyId })
    let page = await reopen({ visitor, path: book })
    await page.getByText(saying(words.reader.by)).waitFor()
    await flightMode({ visitor, gate, isOn: false })
    page = await reopen({ visitor, path: '/settings' })
    await page.getByText(words.offline.holdsNone).waitFor()
    const files = () => page.evaluate(async () => (await caches.open('luciole-files')).keys())
    await expect.poll(async () => (await files()).length).toBe(0)
    await page.goto(gate.origin + book)
    await page.getByRole('heading', { name: words.common.notFound.title }).waitFor()
    await visitor.context.close()
  })
})

describe.each(languagesToWalk({ inGate: 'en' }))('a new version of the app, in %s', (language) => {
  const words = wordsOf(language)

  it('asks first, leaves a book open where it is, and is taken at once by a client too old', async () => {
    const luciole = await startLuciole({ env: { MINIMUM_CLIENT: '0.1.0' } })
    onTestFinished(luciole.stop)
    const family = await newFamily({ origin: luciole.origin, language })
    const { kidId } = family
    const { gate, visitor } = await visitThroughGate({
      browser: browser(),
      language,
      origin: luciole.origin,
    })
    const { page, context } = visitor
    const storyId = await family.newBook()
    await family.signIn(context)
    await page.goto(`${gate.origin}/kid/${kidId}/story/${storyId}`)
    await installed(page)
    await page.getByText(saying(words.reader.by)).waitFor()
    const position = page.getByRole('status').filter({
      hasText: saying(words.reader.pageOf.replace('{{page}}', '1')),
    })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await position.waitFor({ state: 'attached' })

    gate.release('a newer release')
    const elsewhere = await context.newPage()
    await elsewhere.goto(`${gate.origin}/`)
    const prompt = elsewhere.getByText(words.offline.update.title)
    await elsewhere.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await prompt.waitFor()
    await expect.poll(() => findBarriers(elsewhere)).toEqual([])
    if (process.env.PICTURES) {
      await elsewhere.screenshot({ path: `${process.env.PICTURES}/update-${language}.png` })
    }
    expect(await page.getByText(words.offline.update.title).isVisible()).toBe(false)
    const isWaiting = () =>
      elsewhere.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    expect(await isWaiting()).toBe(true)
    await elsewhere.getByRole('button', { name: words.common.update }).click()
    await expect.poll(isWaiting).toBe(false)
    await elsewhere.getByRole('heading', { level: 1 }).waitFor()
    expect(await prompt.isVisible()).toBe(false)
    await page.reload()
    await position.waitFor({ state: 'attached' })
    await elsewhere.close()

    gate.release('')
    gate.age()
    await page.goto(`${gate.origin}/settings`)
    await page.getByRole('heading', { name: words.common.outdated.title }).waitFor()
    await visitor.picture('outdated')
    gate.release('the newest release')
    await page.getByRole('button', { name: words.common.update }).click()
    await page.getByRole('heading', { name: words.accounts.settings.title }).waitFor()
    await context.close()
  })
})
