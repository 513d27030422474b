import { LANGUAGES, type Language } from '@luciole/contract/language'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openBrowser, visit, type Screen } from './harness/browser'
import { newFamily } from './harness/family'
import { passGate } from './harness/parent-gate'
import { catchVoice, expireFirstVoice, isSpeaking } from './harness/voice'
import { saying, wordsOf } from './harness/words'
import { VISITS } from './harness/visits'

const browser = openBrowser()

type Family = Awaited<ReturnType<typeof newFamily>> & { storyId: string }
const families = new Map<Language, Family>()

async function openTools({ language, screen }: { language: Language; screen: Screen }) {
  const family = families.get(language)
  if (!family) throw new Error('The family comes first')
  const visitor = await visit({ browser: browser(), language, screen })
  const { page, origin, context } = visitor
  await family.signIn(context)
  const words = wordsOf(language)
  await page.goto(`${origin}/kid/${family.kidId}/story/${family.storyId}/`)
  await page.getByRole('button', { name: words.reader.menu, exact: true }).click()
  await page.getByRole('button', { name: words.keepsakes.open }).click()
  await passGate(visitor)
  await page.getByRole('heading', { name: words.keepsakes.title }).waitFor()
  return { visitor, family, words }
}

/** Buttons out of sight when letters are twice as large. */
const outsideWithLargeText = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    const outside = [...document.querySelectorAll('button, a[href]')].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      return width > 1 && (left < 0 || right > innerWidth)
    })
    style.fontSize = ''
    return outside.map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

describe.each(LANGUAGES)('a finished book, in %s', (language) => {
  const screens = VISITS.flatMap(([spoken, screen]) => (spoken === language ? [screen] : []))
  beforeAll(async () => {
    const origin = inject('origin')
    const family = await newFamily({ origin, language, hasNarration: true })
    families.set(language, { ...family, storyId: await family.newBook() })
  })

  it.each(screens)('is kept as a file from the parents’ tools, on a %s', async (screen) => {
    const { visitor, words } = await openTools({ language, screen })
    const { page, expectAccessible, picture } = visitor
    const { kinds } = words.keepsakes
    await expectAccessible()
    await picture('keepsakes')
    const card = page.getByRole('region', { name: kinds.screen_pdf.name })
    const make = card.getByRole('button')
    const save = card.getByRole('link')
    if (await make.isVisible()) {
      // By keyboard: the button makes way for a bar, the bar for the file, and the hand stays there.
      await make.press('Enter')
      await card.locator('a:focus').waitFor()
    }
    await save.waitFor()
    await expectAccessible()
    await picture('keepsake-ready')
    expect(await outsideWithLargeText(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it.each(screens)(
    'is lent by a link, read without an account on a %s, and taken back',
    async (screen) => {
      const { visitor, words, family } = await openTools({ language, screen })
      const { page, expectAccessible, picture, origin } = visitor
      const sharing = words.sharing
      await page.getByLabel(sharing.name, { exact: true }).fill('Mamie')
      await page.getByRole('button', { name: sharing.create }).press('Enter')
      const made = page.getByLabel(sharing.link, { exact: true })
      await made.and(page.locator(':focus')).waitFor()
      const link = await made.inputValue()
      expect(link).toContain(`${origin}/shared/`)
      await expectAccessible()
      await picture('share-made')

      const { kidId, storyId } = family
      const isVoiceReady = async () => {
        const { story } = await family.trpc.narration.get.query({ kidId, storyId })
        return story.some((one) => one.page === 1 && one.language === language && one.url)
      }
      await expect.poll(isVoiceReady).toBe(true)
      // What the page asks for is seen by the page: no worker stands between.
      const guest = await visit({ browser: browser(), language, screen, serviceWorkers: 'block' })
      await catchVoice(guest.page)
      const answer = await guest.page.goto(link)
      expect(answer?.headers()['x-robots-tag']).toContain('noindex')
      await guest.page.getByText(saying(words.reader.by)).waitFor()
      expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toContain(
        'noindex',
      )
      await guest.expectAccessible()
      await guest.picture('shared-title')
      await guest.page.keyboard.press('ArrowRight')
      await guest.page.getByRole('heading', { name: words.reader.characters }).waitFor()
      await guest.page.keyboard.press('ArrowRight')
      await guest.page.locator('.story-text').waitFor()
      await guest.expectAccessible()
      await guest.picture('shared-page')
      expect(await outsideWithLargeText(guest.page)).toEqual([])
      // Left open overnight, its voice's address has expired: it reads on, and nobody opened it again.
      guest.expectTrouble(/404/)
      const { refused } = await expireFirstVoice(guest.page)
      const read = { name: words.narration.play, exact: true }
      await guest.page.getByRole('button', read).filter({ visible: true }).click()
      await refused
      await guest.page.waitForFunction(isSpeaking)
      await guest.page.locator('.read-word').first().waitFor()
      await guest.page.evaluate(() => window.voice.pause())
      await guest.page.getByRole('button', read).filter({ visible: true }).waitFor()
      const other = language === 'en' ? 'fr' : 'en'
      await guest.page.keyboard.press('Shift')
      await guest.page.locator('.reader[data-controls=shown]').waitFor()
      await guest.page.locator(`.reader-top label[lang=${other}]`).click()
      await guest.page.locator(`.story-text[lang=${other}]`).waitFor()
      const { theEnd } = wordsOf(other).reader
      const { pages } = await family.trpc.story.get.query({ kidId, storyId })
      for (const { number } of pages) {
        const { reader } = words
        const here = reader.pageOf.replace('{{page}}', String(number))
        const status = here.replace('{{pages}}', String(pages.length))
        await guest.page
          .getByRole('status')
          .filter({ hasText: status })
          .waitFor({ state: 'attached' })
        await guest.page.keyboard.press('ArrowRight')
      }
      await guest.page.getByRole('heading', { name: theEnd, exact: true }).waitFor()
      await guest.expectAccessible()
      await guest.picture('shared-end')

      await page.goto(`${origin}/shares`)
      await page.getByRole('heading', { name: sharing.list.title }).waitFor()
      await page.getByText(saying(sharing.list.opened_one)).first().waitFor()
      await expectAccessible()
      await picture('shares')
      const name = sharing.list.revokeNamed.replace('{{name}}', 'Mamie')
      for (const share of await family.trpc.share.list.query()) {
        await page.getByRole('button', { name }).first().click()
        await page
          .getByRole('button', { name: sharing.list.revokeConfirm, exact: true })
          .last()
          .click()
        await expect
          .poll(async () =>
            (await family.trpc.share.list.query()).some(({ id }) => id === share.id),
          )
          .toBe(false)
      }
      await page.getByText(sharing.list.empty).waitFor()

      guest.expectTrouble(/409/)
      await guest.page.goto(link)
      await guest.page.getByRole('heading', { name: sharing.shared.endedTitle }).waitFor()
      await guest.expectAccessible()
      await guest.picture('shared-ended')
      expect([...visitor.troubles, ...guest.troubles]).toEqual([])
      await guest.context.close()
      await visitor.context.close()
    },
  )
})
