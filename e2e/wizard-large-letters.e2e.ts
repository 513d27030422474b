import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { findBroken, readLarge } from './harness/broken-words'
import { openBrowser, visit } from './harness/browser'
import { newFamily } from './harness/family'
import { languagesToWalk } from './harness/visits'
import { wordsOf } from './harness/words'

const browser = openBrowser()

/** The tallest of what stays over the page while it scrolls, as a share of the screen. */
const shareCovered = (page: Page) =>
  page.evaluate(() => {
    const pinned = [...document.querySelectorAll('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    const heights = pinned.map((element) => element.getBoundingClientRect().height)
    return Math.max(0, ...heights) / innerHeight
  })

describe.each(languagesToWalk({ inGate: 'fr' }))(
  'a story asked for with letters twice as large, in %s',
  (language) => {
    const { wizard } = wordsOf(language)

    it('keeps every word of its questions whole, and the screen for its answers', async () => {
      const visitor = await visit({ browser: browser(), language })
      const { page, origin } = visitor
      const family = await newFamily({ origin, language })
      await family.signIn(visitor.context)
      await readLarge(page)
      await page.goto(`${origin}/kid/${family.kidId}/createstory`)
      const asked = ['hero-type', 'setting-location', 'setting-time', 'theme'] as const
      for (const key of asked) {
        await page.getByRole('heading', { name: wizard.questions[key] }).waitFor()
        await page.evaluate(() => document.fonts.ready)
        expect([key, await findBroken(page)]).toEqual([key, []])
        expect(await shareCovered(page)).toBeLessThan(0.34)
        await visitor.picture(`${key}-large`)
        await page.getByRole('button', { name: wizard.surprise, exact: true }).click()
      }
      expect(visitor.troubles).toEqual([])
      await visitor.context.close()
    })
  },
)
