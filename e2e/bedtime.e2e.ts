import { expect, it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { newFamily, OTHER_TICKET } from './harness/family'
import { languagesToWalk } from './harness/visits'
import { buttonsOf, catchVoice, isSpeaking, openSound } from './harness/voice'
import { wordsOf } from './harness/words'

const browser = openBrowser({ flags: ['--autoplay-policy=document-user-activation-required'] })

it.each(languagesToWalk({ inGate: 'en' }))(
  'an evening of two books goes on by itself in the dark, softer over the second, in %s',
  async (language) => {
    const words = wordsOf(language).narration
    const visitor = await visit({ browser: browser(), language, serviceWorkers: 'block' })
    const { page, origin } = visitor
    const family = await newFamily({ origin, language, hasNarration: true })
    const { kidId, trpc } = family
    const books = [await family.newBook(), await family.newBook({ ticket: OTHER_TICKET })]
    for (const storyId of books) {
      const { pageCount } = await trpc.story.get.query({ kidId, storyId })
      const at = new Date().toISOString()
      await trpc.story.read.mutate({ kidId, storyId, page: pageCount, finished: false, at })
    }
    const [second = '', first = ''] = books
    await family.signIn(visitor.context)
    await catchVoice(page)
    await page.goto(`${origin}/kid/${kidId}/story/${first}/`)
    const button = buttonsOf(visitor)
    await openSound(visitor)
    await button(words.bedtime.open).click()
    await page.getByRole('radio', { name: words.bedtime.books }).press('Space')
    await button(words.bedtime.start).click()
    await page.locator('.bedtime-veil').waitFor({ state: 'attached' })
    const lit = await page.evaluateHandle(() => {
      const themes = new Set<string>()
      const root = document.documentElement
      const look = () => void themes.add(root.dataset.theme ?? '')
      new MutationObserver(look).observe(root, { attributeFilter: ['data-theme'] })
      look()
      return themes
    })
    const endPage = () =>
      page.evaluate(() => (window.voice.currentTime = window.voice.duration - 0.4))
    const volume = () => page.evaluate(() => window.voice.volume)
    await page.waitForFunction(isSpeaking)
    const atFirst = await volume()
    await endPage()

    await page.waitForURL(({ pathname }) => pathname.includes(second))
    await page.locator('.bedtime-veil').waitFor({ state: 'attached' })
    await page.locator('.read-word').first().waitFor()
    expect(await volume()).toBeLessThan(atFirst)
    await visitor.picture('second-book')
    await endPage()
    await button(words.bedtime.over).waitFor()
    expect(await page.evaluate(() => window.voice.paused)).toBe(true)
    expect(await lit.evaluate((themes) => [...themes])).toEqual(['night'])
    expect(await page.evaluate(() => window.voices)).toBe(1)
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  },
)
