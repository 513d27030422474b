import axe from 'axe-core'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFailed } from 'vitest'
import type { Language } from '@luciole/contract/language'
import { PATIENCE_MS } from './patience'
import { isWhole } from './visits'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
} as const
export type Screen = keyof typeof SCREENS

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A visitor leaves before what V8 compiles once more, and better, is worth its work.
  '--js-flags=--no-opt',
]

type BrowserOptions = {
  flags?: string[]
  /** Cameras and messages pushed by a server are for the browser with a window, drawn or not. */
  hasWindow?: boolean
}

const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const SHELL = process.env.HEADLESS_SHELL_PATH ?? WHOLE

export const launchBrowser = ({ flags = [], hasWindow = false }: BrowserOptions = {}) =>
  chromium.launch({
    executablePath: hasWindow ? WHOLE : SHELL,
    args: [...FLAGS, ...flags],
  })

/** A visitor with a device, a language and a theme, who notices every console error. */
export interface Visitor {
  page: Page
  context: BrowserContext
  origin: string
  language: Language
  /** What went wrong out of sight: console errors and failed requests not announced as expected. */
  troubles: string[]
  expectTrouble: (pattern: RegExp) => void
  /** axe, on the screen as it is now. */
  expectAccessible: () => Promise<void>
  /** A picture for the eyes, when the run is asked for pictures. */
  picture: (name: string) => Promise<void>
}

/** In the page itself: it has no frames, and needs no second page to gather what each one found. */
export async function findBarriers(page: Page): Promise<string[]> {
  // It stays from screen to screen until the page is loaded anew.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
}

/** Where a journey that lost its way stands: its address, the words on the screen, what was typed. */
async function describeScreen(page: Page): Promise<string> {
  const seen = await page.evaluate(() => ({
    drawing: document.documentElement.dataset['drawing'] ?? 'replaced',
    isOnline: navigator.onLine,
    typed: [...document.querySelectorAll('input')].map(({ name, type, value }) =>
      type === 'password' ? `${name}: ${value.length} letters` : `${name}: ${value}`,
    ),
    words: document.body.innerText.slice(0, 1500),
  }))
  return `${page.url()}\n${JSON.stringify(seen, null, 2)}`
}

function tellWhereItStood({ page, troubles }: { page: Page; troubles: readonly string[] }) {
  try {
    onTestFailed(async () => {
      if (page.isClosed()) return
      const screen = await describeScreen(page).catch(String)
      process.stderr.write(`a journey ended at ${screen}\n${troubles.join('\n')}\n`)
    })
  } catch {
    // Prepared before any journey: there is none yet to fail.
  }
}

/** Where it is noon now: for what is not done in the evening. */
export function whereItIsNoon() {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

export async function visit({
  browser,
  origin = inject('origin'),
  language = 'en',
  screen = 'phone',
  theme = 'light',
  timezoneId = 'Europe/Paris',
  serviceWorkers = isWhole ? 'allow' : 'block',
}: {
  browser: Browser
  origin?: string
  language?: Language
  screen?: Screen
  theme?: 'light' | 'dark'
  timezoneId?: string
  /**
   * A worker fetches the whole app anew for each visitor: in the gate only where the journey is about
   * it, or is the heart. Blocked where a journey counts what leaves the page: its requests are not.
   */
  serviceWorkers?: 'allow' | 'block'
}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: SCREENS[screen],
    serviceWorkers,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: screen !== 'desktop',
    timezoneId,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const troubles: string[] = []
  const expected: RegExp[] = []
  const notice = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) troubles.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') notice(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => notice(`page: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation abandons what the last screen was still asking for.
    if (reason !== 'net::ERR_ABORTED') notice(`request: ${request.url()} ${reason}`)
  })
  tellWhereItStood({ page, troubles })
  return {
    page,
    context,
    origin,
    language,
    troubles,
    expectTrouble: (pattern) => expected.push(pattern),
    expectAccessible: async () => {
      await page.locator('main h1').first().waitFor()
      // A screen that is still arriving is looked at again: what counts is the one that stays.
      await expect.poll(() => findBarriers(page), { message: `axe on ${page.url()}` }).toEqual([])
    },
    picture: async (name) => {
      if (process.env.PICTURES) {
        await page.screenshot({
          path: `${process.env.PICTURES}/${name}-${screen}-${language}-${theme}.png`,
        })
      }
    },
  }
}

/** The tab is killed, and the app opened again some other evening. */
export async function reopen({ visitor, path }: { visitor: Visitor; path: string }): Promise<Page> {
  const page = await visitor.context.newPage()
  for (const other of visitor.context.pages()) if (other !== page) await other.close()
  await page.goto(`${visitor.origin}${path}`)
  return page
}

/** One browser for a file of journeys. */
export function openBrowser(options: BrowserOptions = {}) {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchBrowser(options)
  })
  afterAll(async () => {
    await browser?.close()
  })
  return () => {
    if (!browser) throw new Error('The browser is opened before each file of journeys')
    return browser
  }
}
