import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser, visit, whereItIsNoon } from './harness/browser'
import { newFamily } from './harness/family'
import { apiOf, newEmail, signUp } from './harness/parent'
import { saying, wordsOf } from './harness/words'
import { VISITS } from './harness/visits'

const browser = openBrowser()

/** Words too small for a finger, and a button that lies over what the ticket says. */
const ticketFaults = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (element: Element) => element.getBoundingClientRect().height
    const small = [...document.querySelectorAll('article p button')].filter(
      (word) => heightOf(word) < 44,
    )
    const stub = document.querySelector('article dl')?.getBoundingClientRect()
    const lamp = [...document.querySelectorAll('main button')].at(-1)?.getBoundingClientRect()
    const isCovered = !stub || !lamp || lamp.top < stub.bottom
    return [...small.map(({ textContent }) => textContent), ...(isCovered ? ['the stub'] : [])]
  })

describe.each(VISITS)('a first book, in %s on a %s', (language, screen) => {
  const words = wordsOf(language)

  it('goes from the sign-up to Finish', async () => {
    const visitor = await visit({ browser: browser(), language, screen, serviceWorkers: 'allow' })
    const { page, origin, expectAccessible, picture } = visitor
    await signUp({ visitor, email: newEmail() })
    const api = await apiOf(visitor)
    await api.subscription.startTrial.mutate()

    await page.goto(`${origin}/`)
    await page.waitForURL('**/createkid')
    await expectAccessible()
    const { form } = words.kids
    await page.getByRole('button', { name: form.create }).click()
    await page.getByText(form.nameRequired).waitFor()
    await page.getByText(form.sexRequired).waitFor()
    await page.getByText(form.dateOfBirthRequired).waitFor()
    await page.getByLabel(form.name, { exact: true }).fill('Éloïse')
    await page.getByText(form.female, { exact: true }).click()
    await page.getByLabel(form.dateOfBirth, { exact: true }).fill('2021-05-04')
    await page.getByRole('button', { name: form.create }).click()

    await page.waitForURL('**/create/avatar')
    await expectAccessible()
    await page
      .getByRole('button', { name: new RegExp(words.portraits.create.withoutPhoto) })
      .click()
    await page.getByRole('button', { name: words.portraits.editor.save }).waitFor()
    await expectAccessible()
    await picture('avatar-editor')
    await page.getByRole('button', { name: words.portraits.editor.save }).click()
    await page.waitForURL((url) => /\/kid\/[^/]+\/?$/.test(url.pathname))
    await expectAccessible()
    await picture('kid-home')
    // The screen that led here is gone, with what was pressed: the new one's heading has the focus.
    await page.locator('h1:focus').waitFor()

    await page.getByRole('link', { name: saying(words.kids.makeStoryFor) }).click()
    await page.getByRole('heading', { name: words.wizard.questions['hero-type'] }).waitFor()
    await expectAccessible()
    await page.getByRole('button', { name: saying(words.wizard.kidAsHero_female) }).click()
    await page.getByRole('heading', { name: words.wizard.questions['setting-location'] }).waitFor()
    await picture('wizard')
    // Nothing is under the gift, and nothing scrolls for a few pixels.
    const [covered = 0, scrolls = 0] = await page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('.choice-grid > *')].map(
        (card) => card.getBoundingClientRect().bottom,
      )
      const gift = document.querySelector('main > :last-child')?.getBoundingClientRect()
      const { scrollHeight } = document.documentElement
      return [Math.max(...bottoms) - (gift?.top ?? 0), scrollHeight - innerHeight]
    })
    expect(scrolls).toBeLessThanOrEqual(0)
    expect(covered).toBeLessThanOrEqual(0)
    await page
      .getByRole('button', { name: words.wizard.choices['setting-location'].forest, exact: true })
      .click()
    await page.getByRole('heading', { name: words.wizard.questions['setting-time'] }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: words.wizard.questions['setting-time'] }).waitFor()
    // Whoever goes back finds the answer chosen, and goes on with it.
    await page.getByRole('button', { name: words.common.back, exact: true }).click()
    await page.getByRole('heading', { name: words.wizard.questions['setting-location'] }).waitFor()
    await page.getByRole('button', { name: words.wizard.goOn, exact: true }).click()
    await page.getByRole('heading', { name: words.wizard.questions['setting-time'] }).waitFor()
    await page.getByRole('button', { name: words.wizard.surpriseRest }).click()
    await page.getByRole('heading', { name: words.wizard.ticket.title }).waitFor()
    await page
      .getByRole('button', { name: saying(words.wizard.ticket.change) })
      .first()
      .waitFor()
    await expectAccessible()
    await picture('ticket')
    expect(await ticketFaults(page)).toEqual([])
    // A word of it leads to its question, and the answer back to it.
    await page
      .getByRole('button', { name: saying(words.wizard.ticket.change) })
      .first()
      .click()
    await page.getByRole('heading', { name: words.wizard.questions.theme }).waitFor()
    await page.getByRole('button', { name: words.wizard.choices.theme.funny_silly }).click()
    await page.getByRole('heading', { name: words.wizard.ticket.title }).waitFor()
    const write = page.getByRole('button', { name: words.wizard.ticket.write })
    // The server heard it and its answer was lost: asked for again, it is the same story.
    visitor.expectTrouble(/story\.create|ERR_FAILED/)
    await page.route(
      /story\.create/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await write.click()
    await page.getByText(saying(words.wizard.ticket.failed)).first().waitFor()
    await page.reload()
    await page.getByRole('heading', { name: words.wizard.ticket.title }).waitFor()
    await write.click()

    await page.waitForURL('**/story/**')
    await page.locator('.reader').waitFor()
    await expectAccessible()
    await picture('page-1')
    const next = page.getByRole('button', { name: words.reader.next, exact: true })
    const last = page.getByRole('button', { name: words.reader.finish, exact: true })
    for (let turned = 0; turned < 14 && (await next.count()); turned++) await next.click()
    await last.click()
    // The button that led here is gone: who listens is led on, not back to the top.
    await page.locator('h1:focus', { hasText: words.reader.theEnd }).waitFor()
    await expectAccessible()
    await picture('the-end')
    await page.getByRole('button', { name: words.reader.finish, exact: true }).click()
    await page.waitForURL((url) => /\/kid\/[^/]+\/?$/.test(url.pathname))

    await expect.poll(async () => (await api.story.list.query({})).stories[0]?.state).toBe('ready')
    const { stories } = await api.story.list.query({})
    expect(stories.map(({ finishedCount }) => finishedCount)).toEqual([1])
    // What was filled in on the way is used: Back does not lead there.
    for (let back = 0; back < 2; back++) {
      await page.goBack()
      expect(new URL(page.url()).pathname).not.toMatch(/create/)
    }
    await page.goto(`${origin}/`)
    await page.getByRole('link', { name: saying(words.stories.open) }).waitFor()
    await expectAccessible()
    await picture('home')
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })
})

describe('the way to a new story', () => {
  const words = wordsOf('en')
  const { wizard } = words

  it('takes thirteen taps with every answer, nine by steps, three by chance; two books are rated', async () => {
    const visitor = await visit({ browser: browser(), timezoneId: whereItIsNoon() })
    const { page, origin } = visitor
    const family = await newFamily({ origin, language: 'en' })
    await family.signIn(visitor.context)
    let taps = 0
    const tap = async (name: string | RegExp) => {
      taps++
      await page
        .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
        .click()
    }
    const begin = async () => {
      await page.goto(`${origin}/kid/${family.kidId}`)
      taps = 1
      await page.getByRole('link', { name: saying(words.kids.makeStoryFor) }).click()
      await page.getByRole('heading', { name: wizard.questions['hero-type'] }).waitFor()
    }
    const write = async () => {
      await tap(wizard.ticket.write)
      await page.waitForURL('**/story/**')
      // It opens by itself: no tap leads to page 1.
      await page.locator('[data-leaf=page]').waitFor()
      return taps
    }

    const readToTheEnd = async () => {
      const next = page.getByRole('button', { name: words.reader.next, exact: true })
      const finish = page.getByRole('button', { name: words.reader.finish, exact: true })
      while (await next.count()) await next.click()
      await finish.click()
      await page.getByRole('heading', { name: words.reader.theEnd }).waitFor()
      await finish.click()
    }

    await begin()
    await tap(saying(wizard.kidAsHero_female))
    for (const choice of [
      wizard.choices['setting-location'].forest,
      wizard.choices['setting-time'].today,
      wizard.choices.theme.funny_silly,
      wizard.choices['hero-talent'].yes,
      wizard.choices.companion.no,
      wizard.choices.challenge.find_something,
      wizard.choices.villain.no,
      wizard.choices.ending.friends,
    ]) {
      await tap(choice)
    }
    expect(await write()).toBeLessThanOrEqual(13)

    await begin()
    // Nobody reads the first any more: it need not be painted to its end. Its cover may be on its way.
    visitor.expectTrouble(/404.*\/media\//)
    const { stories } = await family.trpc.story.list.query({})
    for (const { id } of stories) {
      await family.trpc.story.delete.mutate({ kidId: family.kidId, storyId: id })
    }
    for (let step = 0; step < 6; step++) await tap(wizard.surpriseStep)
    expect(await write()).toBeLessThanOrEqual(9)
    await readToTheEnd()
    await page.getByRole('link', { name: saying(words.kids.makeStoryFor) }).waitFor()
    expect(await page.getByText(words.reader.rating.title).count()).toBe(0)

    await begin()
    await tap(wizard.surpriseRest)
    // What is left to chance is not whose story it is.
    const { kidId } = family
    const asked = async () => (await family.trpc.story.draft.query({ kidId }))?.request.kidIsHero
    await expect.poll(asked).toBe(true)
    expect(await write()).toBeLessThanOrEqual(3)
    await readToTheEnd()
    await page.getByText(words.reader.rating.title).waitFor()
    await visitor.expectAccessible()
    await visitor.picture('rating')
    await page
      .getByRole('button', { name: words.reader.rating.stars_other.replace('{{count}}', '5') })
      .click()
    await page.getByText(words.reader.rating.title).waitFor({ state: 'detached' })
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })
})
