import type { Language } from '@luciole/contract/language'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { newFamily } from './harness/family'
import { passGate } from './harness/parent-gate'
import {
  buttonsOf,
  catchVoice,
  expireFirstVoice,
  isRightWord,
  isSpeaking,
  isVoice,
  openSound,
  pullHeadsetOut,
  walkClock,
} from './harness/voice'
import { wordsOf } from './harness/words'
import { languagesToWalk } from './harness/visits'

const browser = openBrowser({
  flags: [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=document-user-activation-required',
  ],
})
const STEP_MS = 60

async function openBook(language: Language) {
  const screen = language === 'en' ? 'phone' : 'desktop'
  // What the page asks for is seen by the page: no worker stands between.
  const visitor = await visit({ browser: browser(), language, screen, serviceWorkers: 'block' })
  const family = await newFamily({ origin: visitor.origin, language })
  const storyId = await family.newBook({ isWhole: false })
  await family.signIn(visitor.context)
  await catchVoice(visitor.page)
  await visitor.page.goto(`${visitor.origin}/kid/${family.kidId}/story/${storyId}/`)
  return { visitor, family, storyId }
}

/** One book, first of a family without the add-on, then of the same family with it. */
describe.each(languagesToWalk({ inGate: 'fr' }))('a book read aloud, in %s', (language) => {
  const words = wordsOf(language).narration
  let book: Awaited<ReturnType<typeof openBook>>
  beforeAll(async () => {
    book = await openBook(language)
    return () => book.visitor.context.close()
  })
  const narration = () => {
    const { family, storyId } = book
    return family.trpc.narration.get.query({ kidId: family.kidId, storyId })
  }

  it('without the add-on lets hear a sample, and is recorded and read by the parent', async () => {
    const { visitor } = book
    const { page, expectAccessible, picture } = visitor
    const button = buttonsOf(visitor)
    await button(words.play).click()
    await page.getByRole('link', { name: words.sample.plans }).waitFor()
    await button(words.sample.play).waitFor()
    await expectAccessible()
    await picture('sample')
    // A sheet left open past the life of its addresses.
    visitor.expectTrouble(/404/)
    const sample = await expireFirstVoice(page)
    await button(words.sample.play).click()
    await sample.refused
    await page.waitForFunction(isSpeaking)
    await page.locator('.read-word').first().waitFor()
    await button(words.sample.stop).click()
    await button(words.sample.play).waitFor()
    await button(words.sample.own).click()
    await passGate(visitor)

    // By keyboard: the button pressed makes way for the next, and the hand stays on it.
    await button(words.studio.record).press('Enter')
    await page.getByRole('meter').waitFor()
    await page.locator('.studio-lamp:focus', { hasText: words.studio.stop }).waitFor()
    await picture('recording')
    await page.waitForTimeout(2500)
    expect(await button(words.studio.next).count()).toBe(0)
    // The network is away for a moment: what was read is not read again.
    visitor.expectTrouble(/narration\/recording/)
    await page.route('**/narration/recording**', (route) => route.abort(), { times: 1 })
    await page.keyboard.press('Enter')
    await page.getByText(words.studio.unsent).waitFor()
    await picture('unsent')
    await button(words.studio.send).click()
    await page.getByText(words.studio.kept.replace('{{page}}', '1')).waitFor()
    await expectAccessible()
    await picture('studio')
    expect((await narration()).parent).toMatchObject([{ page: 1, language }])

    const clip = await expireFirstVoice(page)
    await button(words.studio.listen).click()
    await clip.refused
    await page.waitForFunction(isSpeaking)
    await button(words.studio.stopListening).waitFor()
    await page.locator('.studio').getByRole('button', { name: words.studio.next }).last().click()
    await button(words.studio.skip).click()
    await button(words.studio.close).click()

    await button(words.play).click()
    await page.waitForFunction(isSpeaking)
    await pullHeadsetOut(page)
    await button(words.play).waitFor()

    await openSound(visitor)
    await button(words.bedtime.open).click()
    await page.getByRole('link', { name: words.sample.plans }).waitFor()
    await page.keyboard.press('Escape')
    await openSound(visitor)
    await button(words.voices.record).click()
    await passGate(visitor)
    await button(words.studio.delete).click()
    await button(words.studio.deleteConfirm).click()
    await button(words.studio.record).waitFor()
    expect((await narration()).parent).toEqual([])
    expect(visitor.troubles).toEqual([])
  })

  it('with the add-on is recorded when asked for, lights up each word, turns its pages, and goes dark', async () => {
    const { visitor, family, storyId } = book
    const { page, expectAccessible, picture } = visitor
    const button = buttonsOf(visitor)
    const { kidId, trpc } = family
    await family.newBook()
    await family.addVoice()
    await page.goto(`${visitor.origin}/kid/${kidId}/story/${storyId}/`)
    // The first address has expired: it is asked for again, and nothing is said about it.
    visitor.expectTrouble(/404/)
    const { refused } = await expireFirstVoice(page)
    await button(words.play).click()
    await page.getByRole('status').filter({ hasText: words.recording }).waitFor()
    await picture('being-recorded')
    await page.locator('.read-word').first().waitFor()
    await refused
    await picture('reading')

    const { pages, title } = await trpc.story.get.query({ kidId, storyId })
    const text = pages[0]?.text[language].text ?? ''
    const { story } = await narration()
    const audio = story.find((one) => one.page === 1 && one.language === language)
    const { marks = [], durationMs: toMs = 0 } = audio ?? {}
    const walk = await walkClock({ page, toMs, stepMs: STEP_MS })
    const right = walk.filter((shown) => isRightWord({ shown, text, marks }))
    expect(new Set(walk.map(({ word }) => word)).size).toBeGreaterThan(5)
    expect(right.length / walk.length).toBeGreaterThanOrEqual(0.95)
    await expectAccessible()

    // What the lock screen shows and does.
    const shown = await page.evaluate(() => navigator.mediaSession.metadata)
    const told = await page.evaluate(() => {
      const { title: said, artist, artwork } = navigator.mediaSession.metadata ?? {}
      return { said, artist, pictures: artwork?.length }
    })
    expect(shown).not.toBeNull()
    expect(told).toEqual({ said: title?.[language], artist: 'Zoé', pictures: 1 })
    await page.evaluate(() => window.lockScreen.pause?.())
    await button(words.play).waitFor()
    await page.evaluate(() => window.lockScreen.play?.())
    await page.waitForFunction(isSpeaking)
    // A call: whoever holds the phone's sound stops it, and the page knows.
    await page.evaluate(() => window.voice.pause())
    await button(words.play).click()
    await page.waitForFunction(isSpeaking)

    await page.evaluate(() => (window.voice.currentTime = window.voice.duration - 0.4))
    const position = (number: number) =>
      page.getByRole('status').filter({
        hasText: wordsOf(language)
          .reader.pageOf.replace('{{page}}', String(number))
          .replace('{{pages}}', String(pages.length)),
      })
    await position(2).waitFor({ state: 'attached' })
    // However long the book takes to be kept, it is open at this page.
    await page.evaluate(() => (window.voice.loop = true))
    await page.locator('.read-word').first().waitFor()

    const keptVoices = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('luciole-files')).keys()
        return kept.filter(({ url }) => url.endsWith('.mp3')).length
      })
    await expect.poll(keptVoices).toBe(pages.length)
    await page.evaluate(() => (window.voice.loop = false))
    visitor.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
    await visitor.context.setOffline(true)
    await page.evaluate(() => window.lockScreen.nexttrack?.())
    await position(3).waitFor({ state: 'attached' })
    await page.waitForFunction(() => window.voice.src.startsWith('blob:') && !window.voice.paused)
    await page.locator('.read-word').first().waitFor()
    // Not even kept here any more: the page says so, and plays again when asked.
    await page.evaluate(() => caches.delete('luciole-files'))
    await page.route(isVoice, (route) => route.abort())
    // The next voice may be in the hand already; one of those after it is not.
    const unreachable = page.getByRole('status').filter({ hasText: words.unreachable })
    const nextIsSilent = async () => {
      await page.evaluate(() => window.lockScreen.nexttrack?.())
      return await unreachable.waitFor({ timeout: 6000 }).then(
        () => true,
        () => false,
      )
    }
    for (let turns = 1; !(await nextIsSilent()); turns++) expect(turns).toBeLessThan(4)
    await picture('unreachable')
    await page.unroute(isVoice)
    await visitor.context.setOffline(false)
    await button(words.play).click()
    await page.waitForFunction(isSpeaking)

    await button(words.pause).click()
    expect(await page.evaluate(() => window.voice.paused)).toBe(true)
    await openSound(visitor)
    await page.getByRole('radio', { name: words.voices.story }).waitFor()
    await expectAccessible()
    await picture('voices')
    const choose = (name: string) => page.getByRole('radio', { name }).press('Space')
    await choose(words.speeds.slow)
    await choose(words.highlights.sentence)
    await choose(words.minutes.replace('{{minutes}}', '15'))
    await page.keyboard.press('Escape')
    await button(words.play).click()
    await page.waitForFunction(() => !window.voice.paused && window.voice.playbackRate === 0.8)
    await page.locator('.read-sentence').first().waitFor()
    expect(await page.locator('.read-word').count()).toBe(0)
    await page.evaluate(() => {
      const now = Date.now()
      Date.now = () => now + 16 * 60_000
    })
    await button(words.play).waitFor()
    expect(await page.locator('.bedtime-night').count()).toBe(0)
    await openSound(visitor)
    await choose(words.speeds.usual)
    await choose(words.highlights.word)
    await button(words.bedtime.open).click()
    await button(words.bedtime.start).waitFor()
    await expectAccessible()
    await picture('bedtime')
    await button(words.bedtime.start).click()
    await page.locator('.bedtime-veil').waitFor({ state: 'attached' })
    await page.waitForFunction(() => !window.voice.paused && window.voice.playbackRate < 1)
    await picture('bedtime-reading')
    const before = await page.evaluate(() => window.voice.volume)
    for (let turn = 4; turn < pages.length; turn++) await page.keyboard.press('ArrowRight')
    await position(pages.length).waitFor({ state: 'attached' })
    await page.waitForFunction((was) => window.voice.volume < was, before)
    await page.keyboard.press('ArrowRight')
    const over = button(words.bedtime.over)
    await over.waitFor()
    expect(await page.evaluate(() => window.voice.paused)).toBe(true)
    await picture('night')
    await over.click()
    await over.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => window.voices)).toBe(1)
    expect(visitor.troubles).toEqual([])
  })
})
