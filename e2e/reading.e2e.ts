import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, SCREENS, visit, type Visitor } from './harness/browser'
import { passGate } from './harness/parent-gate'
import { apiOf, newEmail, signUp } from './harness/parent'
import { saying, wordsOf } from './harness/words'
import { VISITS } from './harness/visits'

const browser = openBrowser()
const NINA = { name: 'Nina', sex: 'female', dateOfBirth: '2021-05-04', color: 'sun' } as const
/** A whole book is painted first, and the machine may be busy. */
const BOOK_AND_READING_MS = 300_000
const REQUEST = {
  answers: { 'hero-type': 'girl', 'setting-location': 'forest' },
  kidIsHero: true,
  friends: [],
} as const

const scrollsBy = (page: Page) =>
  page.locator('.page-words').evaluate((box) => box.scrollHeight - box.clientHeight)

/** Turns the page and counts what is drawn until the new picture stands there, whole. */
const framesUntilShown = (page: Page) =>
  page.evaluate(async () => {
    const shown = () => document.querySelector<HTMLImageElement>('.page-picture img')
    const before = shown()?.currentSrc
    const turn = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
    document.body.dispatchEvent(turn)
    for (let frames = 1; ; frames++) {
      await new Promise(requestAnimationFrame)
      const now = shown()
      const isThere = now?.complete && now.naturalWidth > 0 && getComputedStyle(now).opacity === '1'
      if ((now?.currentSrc !== before && isThere) || frames > 300) return frames
    }
  })

async function shelfWithOneBook(visitor: Visitor) {
  await signUp({ visitor, email: newEmail() })
  const api = await apiOf(visitor)
  await api.subscription.startTrial.mutate()
  const { id: kidId } = await api.kid.create.mutate(NINA)
  const { storyId } = await api.story.create.mutate({
    kidId,
    requestId: randomUUID(),
    request: { ...REQUEST, friends: [] },
  })
  for (let looks = 0; looks < 400; looks++) {
    const { state } = await api.story.get.query({ kidId, storyId })
    if (state === 'ready') break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return { api, kidId, storyId, address: `${visitor.origin}/kid/${kidId}/story/${storyId}` }
}

describe.each(VISITS)('reading, in %s on a %s', (language, screen) => {
  const words = wordsOf(language)

  it(
    'opens where it was left on any device, in either language, and keeps a changed line',
    async () => {
      const visitor = await visit({ browser: browser(), language, screen })
      const { page, expectAccessible, picture } = visitor
      const { api, kidId, storyId, address } = await shelfWithOneBook(visitor)

      await page.goto(address)
      await page.getByText(saying(words.reader.by)).waitFor()
      await expectAccessible()
      await picture('title')
      await page.keyboard.press('ArrowRight')
      await page.getByRole('heading', { name: words.reader.characters }).waitFor()
      await expectAccessible()
      await picture('cast')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      const text = page.locator('.story-text')
      await text.waitFor()
      await expectAccessible()
      expect(await scrollsBy(page)).toBeLessThanOrEqual(1)

      await page.setViewportSize({ width: 844, height: 390 })
      await expect.poll(() => scrollsBy(page)).toBeLessThanOrEqual(1)
      await expectAccessible()
      await picture('on-its-side')
      await page.setViewportSize(SCREENS[screen])

      await page.waitForFunction(() => {
        const kept = performance.getEntriesByType('resource')
        return kept.filter(({ name }) => name.includes('.webp')).length > 3
      })
      expect(await framesUntilShown(page)).toBeLessThanOrEqual(4)
      await page.keyboard.press('ArrowLeft')

      const other = language === 'en' ? 'fr' : 'en'
      await page.locator(`.reader-top label[lang=${other}]`).click()
      await page.locator(`.story-text[lang=${other}]`).waitFor()
      await page.locator(`.reader-top label[lang=${language}]`).click()

      await page.locator('.reader[data-controls=hidden]').waitFor()
      await page.locator('.page-words').click({ position: { x: 5, y: 5 }, trial: true })
      await page.keyboard.press('Shift')
      await page.locator('.reader[data-controls=shown]').waitFor()

      await page.getByRole('button', { name: words.reader.menu, exact: true }).click()
      await expectAccessible()
      await page.getByRole('button', { name: words.reader.tools.open }).click()
      await passGate(visitor)
      await page.getByLabel(words.reader.tools.edit).fill('Plume hiccups. Everybody laughs.')
      await expectAccessible()
      await page.getByRole('button', { name: words.reader.tools.save }).click()
      await text.getByText('Plume hiccups.').waitFor()

      const elsewhere = await visit({ browser: browser(), language, screen })
      await elsewhere.context.addInitScript(
        (entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value)
        },
        await page.evaluate(() => Object.entries(localStorage)),
      )
      await elsewhere.page.goto(address)
      await elsewhere.page.locator('.story-text').getByText('Plume hiccups.').waitFor()
      await elsewhere.context.close()

      // The open book is told at once that it is gone.
      visitor.expectTrouble(/404|does not exist/)
      await api.story.delete.mutate({ kidId, storyId })
      await page.goto(`${visitor.origin}/kid/${kidId}`)
      await page.getByText(words.kids.emptyShelf).waitFor()
      expect(visitor.troubles).toEqual([])
      await visitor.context.close()
    },
    BOOK_AND_READING_MS,
  )
})
