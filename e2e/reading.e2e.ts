import { describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { openBrowser, SCREENS, visit } from './harness/browser'
import { passGate } from './harness/parent-gate'
import { newFamily } from './harness/family'
import { saying, wordsOf } from './harness/words'
import { visitsToWalk } from './harness/visits'

const browser = openBrowser()
const FIVE_YEARS_OLD = '2021-05-04'
const scrollsBy = (page: Page) =>
  page.locator('.page-words').evaluate((box) => box.scrollHeight - box.clientHeight)

/** How far what must be seen of a picture is out of its frame, and what of its place it leaves though it could grow. */
const crop = (page: Page) =>
  page.locator('.page-picture').evaluate((place) => {
    const box = (name: string) => (place.querySelector(name) ?? place).getBoundingClientRect()
    const [room, seen, whole] = [
      place.getBoundingClientRect(),
      box('.story-picture'),
      box('.story-picture img'),
    ]
    const share = (name: string) => Number(getComputedStyle(place).getPropertyValue(name))
    const [wide, tall] = [share('--wide') * whole.width, share('--tall') * whole.height]
    const [across, down] = [share('--across') * whole.width, share('--down') * whole.height]
    const cut = Math.max(
      seen.left - (whole.left + across - wide / 2),
      whole.left + across + wide / 2 - seen.right,
      seen.top - (whole.top + down - tall / 2),
      whole.top + down + tall / 2 - seen.bottom,
    )
    const controls = document.querySelector('.reader-top')?.getBoundingClientRect().bottom ?? 0
    // No head is under the controls: a picture may begin below them.
    const free = room.height - Math.max(0, controls - room.top)
    const left = Math.max(room.width - seen.width, free - seen.height)
    const couldGrow = Math.min(
      room.width / wide,
      room.height / tall,
      free / (share('--below-crown') * whole.height),
    )
    return { isCut: cut >= 2, isSmall: left > 2 && couldGrow > 1.05 }
  })
const WELL_CROPPED = { isCut: false, isSmall: false }

/** One page: its letters, how high its picture is, and what nobody may see or miss there. */
const lookAt = (page: Page) =>
  page.locator('.page-picture').evaluate((place) => {
    const box = (name: string) =>
      (document.querySelector(name) ?? document.body).getBoundingClientRect()
    const share = (name: string) => Number(getComputedStyle(place).getPropertyValue(name))
    const [frame, image] = [box('.picture-frame'), box('.page-picture img')]
    const words = document.querySelector('.story-text') ?? document.body
    const past = Math.max(
      image.left - frame.left,
      image.top - frame.top,
      frame.right - image.right,
      frame.bottom - image.bottom,
    )
    return {
      letters: Number.parseFloat(getComputedStyle(words).fontSize),
      shareOfScreen: frame.height / innerHeight,
      bare: Math.max(0, Math.round(past)),
      underControls: Math.round(
        Math.max(0, box('.reader-top').bottom - image.top - share('--crown') * image.height),
      ),
    }
  })

/** How much bare paper is left beside, above or below a picture and the wash that goes on from it. */
const bareOfPlace = (page: Page) =>
  page.locator('.page-picture').evaluate((place) => {
    const inked = [...place.querySelectorAll('.picture-frame, .picture-wash > span')].map((part) =>
      part.getBoundingClientRect(),
    )
    const { left, top, right, bottom } = place.getBoundingClientRect()
    return Math.max(
      Math.min(...inked.map((part) => part.left)) - left,
      Math.min(...inked.map((part) => part.top)) - top,
      right - Math.max(...inked.map((part) => part.right)),
      bottom - Math.max(...inked.map((part) => part.bottom)),
    )
  })

const filterOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).filter)

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

describe.each(visitsToWalk({ inGate: ['fr', 'phone'] }))(
  'reading, in %s on a %s',
  (language, screen) => {
    const words = wordsOf(language)

    it('opens where it was left on any device, in either language, and keeps a changed line', async () => {
      const visitor = await visit({ browser: browser(), language, screen })
      const { page, expectAccessible, picture, origin } = visitor
      const family = await newFamily({ origin, language, dateOfBirth: FIVE_YEARS_OLD })
      const { kidId } = family
      const storyId = await family.newBook()
      const address = `${origin}/kid/${kidId}/story/${storyId}`
      await family.signIn(visitor.context)

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
      const letters = () =>
        text.evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize))
      await expectAccessible()
      expect(await scrollsBy(page)).toBeLessThanOrEqual(1)
      expect(await letters()).toBeGreaterThanOrEqual(16)

      // Large letters are larger at once, and on the page that was fitted anew, too.
      const usual = await letters()
      const chooseSize = async (size: 'medium' | 'large') => {
        // Controls that vanished meanwhile are there again.
        await page.keyboard.press('Shift')
        await page.getByRole('button', { name: words.reader.menu, exact: true }).click()
        // As a finger does: on the letter, once the sheet stands still.
        const radio = page.getByRole('radio', { name: words.reader.sizes[size] })
        await page.locator('label').filter({ has: radio }).click()
        await expect.poll(() => radio.isChecked()).toBe(true)
        await page.keyboard.press('Escape')
        // While it closes the arrow keys are its own.
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await chooseSize('large')
      await expect.poll(letters).toBeGreaterThan(usual)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(letters).toBeGreaterThan(usual)
      await chooseSize('medium')
      await expect.poll(letters).toBe(usual)

      const { pageCount } = await family.trpc.story.get.query({ kidId, storyId })
      for (let number = 2; number <= pageCount; number++) {
        await page.locator('.page-picture img').waitFor()
        await expect.poll(() => crop(page), { message: `page ${number}` }).toEqual(WELL_CROPPED)
        const { letters: size, shareOfScreen, ...faults } = await lookAt(page)
        expect(faults, `page ${number}`).toEqual({ bare: 0, underControls: 0 })
        expect(size, `page ${number}`).toBe(usual)
        expect(shareOfScreen, `page ${number}`).toBeGreaterThan(1 / 4)
        if (number < pageCount) await page.keyboard.press('ArrowRight')
      }
      for (let back = 2; back < pageCount; back++) await page.keyboard.press('ArrowLeft')

      await page.setViewportSize({ width: 844, height: 390 })
      await expect.poll(() => scrollsBy(page)).toBeLessThanOrEqual(1)
      await expectAccessible()
      expect(await bareOfPlace(page)).toBeLessThan(1)
      await picture('on-its-side')
      // On a tablet and on a desk, too, a picture fills its place and loses nobody.
      for (const [width, height] of [
        [820, 1180],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const key of ['ArrowRight', 'ArrowLeft']) {
          await page.keyboard.press(key)
          await page.locator('.page-picture img').waitFor()
          await expect.poll(() => crop(page)).toEqual(WELL_CROPPED)
        }
      }
      // No paper is bare there; for large letters lines close up and pictures give way first.
      expect(await bareOfPlace(page)).toBeLessThan(1)
      // What goes on from a picture is soft by day as by night.
      expect(await filterOf(page.locator('.picture-wash > span'))).toContain('blur')
      await chooseSize('large')
      for (let number = 2; number <= pageCount; number++) {
        await expect
          .poll(() => scrollsBy(page), { message: `page ${number}` })
          .toBeLessThanOrEqual(1)
        if (number < pageCount) await page.keyboard.press('ArrowRight')
      }
      for (let back = 2; back < pageCount; back++) await page.keyboard.press('ArrowLeft')
      await chooseSize('medium')
      // Where it must scroll, the letters need not be small.
      await page.setViewportSize({ width: 320, height: 320 })
      await expect.poll(() => scrollsBy(page)).toBeGreaterThan(20)
      await expectAccessible()
      await expect.poll(letters).toBeGreaterThanOrEqual(15)
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
      const line = page.getByLabel(words.reader.tools.edit)
      await line.fill('Plume hiccups. Everybody laughs.')
      await expectAccessible()
      // The voice turns the page meanwhile: nothing typed is lost, and it is saved where it belongs.
      const turn = (key: string) =>
        page.evaluate((pressed) => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
        }, key)
      await turn('ArrowRight')
      expect(await line.inputValue()).toContain('Plume')
      await turn('ArrowLeft')
      // Another device changes the line too: it is shown, and only the second press replaces it.
      visitor.expectTrouble(/409/)
      const place = { kidId, storyId, page: 2, language } as const
      await family.trpc.story.editPage.mutate({ ...place, text: 'Plume sneezes.', revision: 0 })
      await page.getByText(words.common.changedElsewhere).waitFor()
      await page.getByRole('dialog').getByText('Plume sneezes.').waitFor()
      const save = page.getByRole('button', { name: words.reader.tools.save })
      await save.click()
      await page.getByText(words.errors.codes['story.edited_elsewhere']).waitFor()
      expect(await line.inputValue()).toContain('Plume hiccups.')
      await text.getByText('Plume sneezes.').waitFor()
      await save.click()
      await text.getByText('Plume hiccups.').waitFor()

      const elsewhere = await visit({ browser: browser(), language, screen })
      await family.signIn(elsewhere.context)
      await elsewhere.page.goto(address)
      await elsewhere.page.locator('.story-text').getByText('Plume hiccups.').waitFor()
      await elsewhere.context.close()

      // The open book is told at once that it is gone.
      visitor.expectTrouble(/404|does not exist/)
      await family.trpc.story.delete.mutate({ kidId, storyId })
      await page.goto(`${origin}/kid/${kidId}`)
      await page.getByText(words.kids.emptyShelfAgain).waitFor()
      expect(visitor.troubles).toEqual([])
      await visitor.context.close()
    })
  },
)
