import type { Language } from '@luciole/contract/language'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser, visit, type Screen, type Visitor } from './harness/browser'
import { newFamily } from './harness/family'
import { passGate } from './harness/parent-gate'
import { wordsOf } from './harness/words'
import { languagesToWalk } from './harness/visits'

const browser = openBrowser({
  flags: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})

type Heard = { ms: number; word: string | null }
declare global {
  interface Window {
    voice: HTMLAudioElement
    heard: Heard[]
  }
}
/** The app's one audio element is on no page: it is caught where it is made. */
const catchVoice = (page: Page) =>
  page.addInitScript(() => {
    const Real = window.Audio
    window.Audio = function Caught() {
      window.voice ??= new Real()
      return window.voice
    } as unknown as typeof Audio
  })
const watchWords = (page: Page, frames: number) =>
  page.evaluate(async (wanted) => {
    window.heard = []
    while (window.heard.length < wanted && !window.voice.paused) {
      await new Promise(requestAnimationFrame)
      const word = document.querySelector('.read-word')?.textContent ?? null
      window.heard.push({ ms: window.voice.currentTime * 1000, word })
    }
    return window.heard
  }, frames)

async function openBook({
  language,
  screen,
  theme,
  hasNarration,
}: {
  language: Language
  screen: Screen
  theme?: 'light' | 'dark'
  hasNarration: boolean
}) {
  const visitor = await visit({ browser: browser(), language, screen, theme: theme ?? 'light' })
  const family = await newFamily({ origin: visitor.origin, language, hasNarration })
  const storyId = await family.newBook()
  await family.signIn(visitor.context)
  await catchVoice(visitor.page)
  await visitor.page.goto(`${visitor.origin}/kid/${family.kidId}/story/${storyId}/`)
  return { visitor, family, storyId }
}

const openSound = async ({ page, language }: Visitor) => {
  const words = wordsOf(language)
  await page.getByRole('button', { name: words.reader.menu }).click()
  await page.getByRole('button', { name: words.narration.sound, exact: true }).last().click()
}

describe.each(languagesToWalk({ inGate: 'fr' }))('a book read aloud, in %s', (language) => {
  const words = wordsOf(language).narration
  const screen = language === 'en' ? 'phone' : 'desktop'

  it('lights up each word as it is said, turns its pages and stops when told', async () => {
    const { visitor, family, storyId } = await openBook({ language, screen, hasNarration: true })
    const { page, expectAccessible, picture } = visitor
    const button = (name: string) =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true })
    const { kidId } = family
    const marksOf = async (number: number) => {
      const { story } = await family.trpc.narration.get.query({ kidId, storyId })
      return story.find((one) => one.page === number && one.language === language)?.marks ?? []
    }
    await button(words.play).click()
    await page.locator('.read-word').first().waitFor({ timeout: 60_000 })
    await picture('reading')
    const frames = await watchWords(page, 80)
    const marks = await marksOf(1)
    const { pages } = await family.trpc.story.get.query({ kidId, storyId })
    const text = pages[0]?.text[language].text ?? ''
    // A frame shows what was said when it was drawn: one frame late is on time.
    const isRight = ({ ms, word }: Heard) =>
      marks.some(
        ({ s, e, t0, t1 }) => text.slice(s, e) === word && ms >= t0 - 20 && ms < t1 + 320,
      ) ||
      (word === null && !marks.some(({ t0, t1 }) => ms > t0 + 60 && ms < t1))
    expect(frames.length).toBeGreaterThan(20)
    expect(frames.filter(isRight).length / frames.length).toBeGreaterThanOrEqual(0.95)
    await expectAccessible()

    await page.evaluate(() => (window.voice.currentTime = window.voice.duration - 0.4))
    const second = wordsOf(language)
      .reader.pageOf.replace('{{page}}', '2')
      .replace('{{pages}}', String(pages.length))
    await page.getByRole('status').filter({ hasText: second }).waitFor({ state: 'attached' })
    await page.locator('.read-word').first().waitFor({ timeout: 60_000 })

    await button(words.pause).click()
    expect(await page.evaluate(() => window.voice.paused)).toBe(true)
    await openSound(visitor)
    await page.getByRole('radio', { name: words.voices.story }).waitFor()
    await expectAccessible()
    await picture('voices')
    await page.getByRole('button', { name: words.bedtime.open }).click()
    await page.getByRole('button', { name: words.bedtime.start }).waitFor()
    await expectAccessible()
    await picture('bedtime')
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  }, 400_000)

  it('is recorded by the parent, page by page, and read in that voice', async () => {
    const { visitor, family, storyId } = await openBook({ language, screen, hasNarration: false })
    const { page, expectAccessible, picture } = visitor
    const button = (name: string) =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true })
    await button(words.play).click()
    await page.getByRole('link', { name: words.sample.plans }).waitFor()
    await button(words.sample.play).waitFor({ timeout: 90_000 })
    await expectAccessible()
    await picture('sample')
    await button(words.sample.own).click()
    await passGate(visitor)

    await button(words.studio.record).click()
    await page.getByRole('meter').waitFor()
    await picture('recording')
    await page.waitForTimeout(3000)
    await button(words.studio.stop).click()
    await page.getByText(words.studio.kept.replace('{{page}}', '1')).waitFor({ timeout: 30_000 })
    await expectAccessible()
    await picture('studio')
    const { kidId } = family
    const clips = async () => (await family.trpc.narration.get.query({ kidId, storyId })).parent
    expect(await clips()).toMatchObject([{ page: 1, language }])

    await button(words.studio.listen).click()
    await button(words.studio.stopListening).waitFor()
    await page.locator('.studio').getByRole('button', { name: words.studio.next }).last().click()
    await button(words.studio.skip).click()
    await button(words.studio.close).click()

    await button(words.play).click()
    await page.waitForFunction(() => window.voice?.currentTime > 0.2 && !window.voice.paused)
    await button(words.pause).click()

    await openSound(visitor)
    await button(words.voices.record).click()
    await passGate(visitor)
    await button(words.studio.delete).click()
    await page.getByRole('button', { name: words.studio.deleteConfirm }).click()
    await button(words.studio.record).waitFor()
    expect(await clips()).toEqual([])
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  }, 400_000)
})
