import { randomUUID } from 'node:crypto'
import type { Language } from '@luciole/contract/language'
import { neutralHuman } from '@luciole/illustrator/portrait/neutral-character'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, visit, type Screen } from './harness/browser'
import { newFamily } from './harness/family'
import { passGate } from './harness/parent-gate'
import { startUnpainted } from './harness/start-unpainted'
import { visitsToWalk } from './harness/visits'
import { wordsOf } from './harness/words'

const browser = openBrowser()

let luciole: Awaited<ReturnType<typeof startUnpainted>>
beforeAll(async () => {
  luciole = await startUnpainted()
})
afterAll(() => luciole.stop())

/** A parent at a story just asked for. */
async function waitForStory({ language, screen }: { language: Language; screen: Screen }) {
  const visitor = await visit({ browser: browser(), origin: luciole.origin, language, screen })
  const { page, origin } = visitor
  const { trpc, kidId, signIn } = await newFamily({ origin, language })
  await signIn(visitor.context)
  const left = async () => (await trpc.subscription.get.query()).remainingStories ?? 0
  const all = await left()
  async function ask() {
    const request = { answers: {}, kidIsHero: true, friends: [] }
    const asked = { kidId, requestId: randomUUID(), request }
    const { storyId } = await trpc.story.create.mutate(asked)
    await page.goto(`${origin}/kid/${kidId}/story/${storyId}`)
    return storyId
  }
  const { generating } = wordsOf(language).reader
  const isLost = () => page.getByRole('heading', { name: generating.failedTitle }).waitFor()
  return { ...visitor, trpc, kidId, left, all, ask, generating, isLost, visitor }
}

it.each(visitsToWalk({ inGate: ['fr', 'desktop'] }))(
  'a story is stopped before page 1, or lost and taken off the shelf: %s on a %s',
  async (language, screen) => {
    const { page, origin, trpc, kidId, left, all, ask, generating, isLost, visitor } =
      await waitForStory({ language, screen })
    const isHome = (url: URL) => url.pathname.replace(/\/$/, '') === `/kid/${kidId}`
    const remove = async (words: typeof generating.stop) => {
      await page.getByRole('button', { name: words.open, exact: true }).click()
      await passGate(visitor)
      await page.getByRole('heading', { name: words.title }).waitFor()
      // One being made may be lost before a busy machine has looked: the sheet is the same.
      if (words === generating.remove) await visitor.expectAccessible()
      await page.getByRole('button', { name: words.confirm, exact: true }).click()
      await page.waitForURL(isHome)
      await page.getByText(words.done).first().waitFor()
      expect((await trpc.story.list.query({})).stories).toEqual([])
      expect(await left()).toBe(all)
    }

    await ask()
    await page.getByRole('heading', { name: generating.title }).waitFor()
    await remove(generating.stop)

    const storyId = await ask()
    await isLost()
    await page.getByText(generating.failedMessage).waitFor()
    await visitor.expectAccessible()
    await visitor.picture('lost')
    expect(await left()).toBe(all)

    await page.goto(`${origin}/kid/${kidId}/stories`)
    await page.getByText(wordsOf(language).stories.failed, { exact: true }).waitFor()
    await visitor.expectAccessible()
    await visitor.picture('lost-on-the-shelf')
    await page.locator(`a[href*="${storyId}"]`).click()
    await remove(generating.remove)
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  },
)

it('a portrait says on the child’s page that it is being made, and that it did not work out', async () => {
  const { page, origin, trpc, kidId, visitor } = await waitForStory({
    language: 'en',
    screen: 'phone',
  })
  const character = neutralHuman({ seed: 'Zoé', sex: 'female', age: 3 })
  await trpc.avatar.save.mutate({ kidId, character })
  await page.goto(`${origin}/kid/${kidId}`)
  const { home } = wordsOf('en').kids
  await page.getByText(home.beingCreated).first().waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: home.failedPortrait }).waitFor()
  await visitor.expectAccessible()
  await visitor.picture('portrait-lost')
  expect(visitor.troubles).toEqual([])
  await visitor.context.close()
})

it('a lost story is tried again, counts from then on, and opens at page 1', async () => {
  const { page, left, all, ask, generating, isLost, visitor } = await waitForStory({
    language: 'en',
    screen: 'phone',
  })
  await ask()
  await isLost()
  expect(await left()).toBe(all)
  luciole.letPaint()
  await page.getByRole('button', { name: generating.retry }).click()
  await page.locator('[data-leaf=page]').waitFor()
  expect(await left()).toBe(all - 1)
  expect(visitor.troubles).toEqual([])
  await visitor.context.close()
})
