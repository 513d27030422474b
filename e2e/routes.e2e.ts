import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@luciole/contract/language'
import { describe, expect, inject, it } from 'vitest'
import { openBrowser, visit, type Screen } from './harness/browser'
import { newFamily } from './harness/family'
import { wordsOf } from './harness/words'

const browser = openBrowser()
const ROUTES = fileURLToPath(new URL('../apps/web/src/routes', import.meta.url))
const VISITS: [Language, Screen, 'light' | 'dark'][] = [
  ['en', 'phone', 'dark'],
  ['fr', 'desktop', 'light'],
]
/** Of the screen, times how far: a line set anew by a late font is a hundredth of that. */
const STANDS_STILL = 0.05

/** Every route there is, by its file: a new one is walked without being named here. */
const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/(^|\/)(__root|_parent|_public)\.tsx$/.test(file))
  .map((file) => ({
    path: `/${file.replace(/\.tsx$/, '')}/`
      .replace(/\/(_parent|_public)\//, '/')
      .replace(/\/index\/$/, '/'),
    isForParents: file.startsWith('_parent/'),
  }))

declare global {
  interface Window {
    moved: number
  }
}

/** What has moved since the screen first stood: under a finger, a press that presses nothing. */
const noteWhatMoves = () => {
  window.moved = 0
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      if ('value' in shift && typeof shift.value === 'number') window.moved += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What a route asks for in its search, beside the ids in its path. */
const SEARCH: Record<string, string> = {
  '/verify/': 'token_hash=none&type=signup&redirect_to=%2F',
  '/confirmemail/': 'email=parent%40example.com',
}

describe.each(VISITS)('every route, in %s on a %s, %s', (language, screen, theme) => {
  const { titles } = wordsOf(language).common
  const known = new Set<string>(Object.values(titles).map((title) => `${title} · Luciole`))

  it('has a title, stands still, nothing wider than the screen, no barrier and no error', async () => {
    const family = await newFamily({ origin: inject('origin'), language })
    const storyid = await family.newBook()
    const { id: companionId } = await family.trpc.companion.create.mutate({
      kidId: family.kidId,
      companion: { type: 'lovey', name: 'Doudou', sex: null, age: null, description: null },
    })
    const ids: Record<string, string> = {
      kidid: family.kidId,
      storyid,
      token: randomUUID(),
    }
    const search: Record<string, string> = {
      ...SEARCH,
      '/kid/$kidid/editcompanion/': `companionId=${companionId}`,
      '/kid/$kidid/create/companionAvatar/': `companionId=${companionId}`,
    }
    const stranger = await visit({ browser: browser(), language, screen, theme })
    const parent = await visit({ browser: browser(), language, screen, theme })
    await family.signIn(parent.context)
    // A link that is no longer good is refused, and says so on the screen.
    for (const visitor of [stranger, parent]) {
      visitor.expectTrouble(/status of (403|404|409)/)
      await visitor.page.addInitScript(noteWhatMoves)
    }

    const findings: string[] = []
    for (const { path, isForParents } of [...routes, { path: '/nowhere/', isForParents: true }]) {
      const visitor = isForParents ? parent : stranger
      const address = path.replace(/\$(\w+)/g, (_, name: string) => ids[name] ?? name)
      await visitor.page.goto(
        `${visitor.origin}${address.replace(/(.)\/$/, '$1')}?${search[path] ?? ''}`,
      )
      // The parts' page shows whole screens side by side: many in one.
      if (path.startsWith('/dev/')) await visitor.page.locator('main h1').first().waitFor()
      else await visitor.expectAccessible().catch((why: Error) => findings.push(why.message))
      await visitor.picture(`route${path.replaceAll('/', '-')}`)
      const { title, excess, moved } = await visitor.page.evaluate(() => ({
        title: document.title,
        excess: document.documentElement.scrollWidth - innerWidth,
        moved: window.moved,
      }))
      if (!known.has(title)) findings.push(`${path} is titled “${title}”`)
      if (moved > STANDS_STILL) findings.push(`${path} moves while it arrives: ${moved}`)
      if (excess > 0) findings.push(`${path} is ${excess} px wider than the screen`)
    }
    expect([...findings, ...stranger.troubles, ...parent.troubles]).toEqual([])
    await stranger.context.close()
    await parent.context.close()
  })
})
