import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { newFamily, OTHER_TICKET } from './harness/family'
import { visitsToWalk } from './harness/visits'
import { wordsOf } from './harness/words'

const browser = openBrowser()
const BOOKS = 40
const LOAD = 16

it.each(visitsToWalk({ inGate: ['fr', 'phone'] }))(
  'more stories follow those that are there, by keyboard too, and a load that fails takes none away: %s on a %s',
  async (language, screen) => {
    const words = wordsOf(language)
    const visitor = await visit({ browser: browser(), language, screen, serviceWorkers: 'block' })
    const { page, origin } = visitor
    const { trpc, kidId, signIn, beginBook } = await newFamily({ origin, language })
    await signIn(visitor.context)
    await beginBook()
    const [one] = (await trpc.story.list.query({ kidId })).stories
    // A story is begun on another device while more is on its way: the whole shelf is asked again.
    let isBegunElsewhere = true
    let askAgain = () => {}
    const asked = new Promise<void>((resolve) => (askAgain = resolve))
    let isBroken = false
    // The one story again and again; the server's own pages have their own tests. A book is asked for as
    // a hand comes near it, and of these there is none.
    visitor.expectTrouble(/404.*story\.get/)
    await page.route(/story\.list/, async (route) => {
      if (!isBegunElsewhere) askAgain()
      const url = new URL(route.request().url())
      const input = JSON.parse(url.searchParams.get('input') ?? '{}') as { cursor?: string }[]
      const names = url.pathname.split('/').at(-1)?.split(',') ?? []
      if (isBroken) return route.fulfill({ status: 503, body: '' })
      if (isBegunElsewhere && Object.values(input).some(({ cursor }) => cursor)) {
        isBegunElsewhere = false
        await beginBook({ ticket: OTHER_TICKET })
        await asked
      }
      const answers = (await (await route.fetch()).json()) as unknown[]
      for (const [index, name] of names.entries()) {
        if (name !== 'story.list') continue
        const from = Number(input[index]?.cursor ?? 0)
        const next = Math.min(BOOKS, from + LOAD)
        const stories = Array.from({ length: next - from }, () => ({ ...one, id: randomUUID() }))
        const data = { stories, nextCursor: next < BOOKS ? String(next) : null }
        answers[index] = { result: { data } }
      }
      return route.fulfill({ json: answers })
    })

    // Nothing but that asks for the shelf again.
    const isWhole = async () =>
      (await trpc.story.list.query({ kidId })).stories[0]?.state === 'ready'
    await expect.poll(isWhole).toBe(true)
    await page.goto(`${origin}/kid/${kidId}/stories`)
    const books = page.locator('main li')
    const more = page.getByRole('button', { name: words.stories.loadMore })
    await expect.poll(() => books.count()).toBe(LOAD)
    await visitor.expectAccessible()
    await visitor.picture('long-shelf')
    const [cover, note] = await Promise.all([
      books.first().locator('.book-cover').boundingBox(),
      books.first().locator('.story-note').boundingBox(),
    ])
    const centreOf = (box: typeof cover) => (box ? box.x + box.width / 2 : 0)
    expect(Math.abs(centreOf(cover) - centreOf(note))).toBeLessThan(2)

    visitor.expectTrouble(/story\.list|503/)
    isBroken = true
    await more.press('Enter')
    await page.getByRole('alert').waitFor()
    expect(await books.count()).toBe(LOAD)
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
    isBroken = false
    for (const [seen, shown] of [
      [LOAD, 2 * LOAD],
      [2 * LOAD, BOOKS],
    ] as const) {
      await more.press('Enter')
      await expect.poll(() => books.count()).toBe(shown)
      const first = books.nth(seen).getByRole('link')
      await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
    }
    expect(await more.count()).toBe(0)
    expect(visitor.troubles).toEqual([])
    // The shelf may be asked once more as its parent leaves: that answer is nobody's any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await visitor.context.close()
  },
)
