/**
 * How long a page turn takes, from the key to the frame in which the next page's picture is painted,
 * in a bound book of twelve pages of the built app, on a phone and on a desk: opened from the shelf, and
 * by a link in a browser that never saw the app, which then still fetches it to work without a network.
 *
 *   npm run build && node --import tsx bench/turns.ts
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { launchBrowser, SCREENS } from '../e2e/harness/browser'
import { newFamily } from '../e2e/harness/family'
import { startLuciole } from '../e2e/harness/start-luciole'

declare global {
  interface Window {
    turns: number[]
  }
}

const LOOK_MS = 500
/** A reader stays on a page; the next pictures come meanwhile. */
const STAY_MS = 1200
const PHONE_PIXELS = 2

const { origin, stop } = await startLuciole()
const dateOfBirth = `${new Date().getFullYear() - 7}-01-01`
/** In the page: every arrow is timed until another picture stands there, whole, and a frame was shown. */
function timeTurns() {
  window.turns = []
  const shown = () => document.querySelector<HTMLImageElement>('.page-picture .story-picture img')
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = shown()?.currentSrc
      if (!before) return
      const look = () => {
        const image = shown()
        const isNew = image && image.currentSrc !== before && image.complete
        if (!isNew || getComputedStyle(image).opacity !== '1') return requestAnimationFrame(look)
        // The frame after this one has begun: what stands here was painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.turns.push(performance.now() - timeStamp)
        return requestAnimationFrame(() => port2.postMessage(null))
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

// A reader stays: what V8 compiles once more, and better, is in time for the next page.
const browser = await launchBrowser({ flags: ['--js-flags=--opt'] })
const figures = []
for (const [screen, opened] of [
  ['phone', 'from the shelf'],
  ['desktop', 'from the shelf'],
  ['phone', 'by a link'],
  ['desktop', 'by a link'],
] as const) {
  // A book of its own: the second reader would open the first one's book where it was left.
  const family = await newFamily({ origin, language: 'en', dateOfBirth })
  const { trpc, kidId } = family
  const request = { answers: {}, kidIsHero: true, friends: [] }
  const { storyId } = await trpc.story.create.mutate({ kidId, requestId: randomUUID(), request })
  while ((await trpc.story.get.query({ kidId, storyId })).state !== 'ready') await sleep(LOOK_MS)
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    deviceScaleFactor: screen === 'phone' ? PHONE_PIXELS : 1,
  })
  await family.signIn(context)
  // The loader of this file names every function by a helper, which the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(timeTurns)
  const page = await context.newPage()
  const book = `/kid/${kidId}/story/${storyId}`
  if (opened === 'by a link') await page.goto(`${origin}${book}`)
  else {
    await page.goto(`${origin}/kid/${kidId}`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.locator(`a[href^="${book}"]`).first().click()
  }
  await page.locator('.reader').waitFor()
  // The title, those who are in it, then eleven turns from page 1 to the last.
  for (let press = 0; press < 13; press++) {
    await page.keyboard.press('ArrowRight')
    await sleep(STAY_MS)
  }
  const turns = await page.evaluate(() => window.turns)
  const firstMs = Math.round(turns[0] ?? 0)
  turns.sort((a, b) => a - b)
  figures.push({
    screen,
    opened,
    turns: turns.length,
    firstMs,
    medianMs: Math.round(turns[turns.length >> 1] ?? 0),
    slowestMs: Math.round(turns.at(-1) ?? 0),
  })
  await context.close()
}
console.table(figures)
await browser.close()
await stop()
