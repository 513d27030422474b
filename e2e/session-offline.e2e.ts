import type { Page } from 'playwright-core'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openBrowser, reopen } from './harness/browser'
import { newFamily } from './harness/family'
import { flightMode, visitThroughGate } from './harness/gate'
import { installed } from './harness/installed'
import { PASSWORD } from './harness/parent'
import { languagesToWalk } from './harness/visits'
import { wordsOf } from './harness/words'

const browser = openBrowser()
const SESSION = 'luciole-session'
const KID = 'Zoé'

const expiry = (page: Page) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at?: number }
    return kept.expires_at ?? null
  }, SESSION)

/** As if the device had lain in a drawer for longer than a token lives. */
const letTokenEnd = (page: Page) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1 }))
  }, SESSION)

const leftOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const names = [...(await caches.keys()), ...databases]
    return names.filter((name) => name.startsWith('luciole-'))
  })

/** A family at home, with its shelf kept on the device. */
async function atHome(language: 'en' | 'fr') {
  const family = await newFamily({ origin: inject('origin'), language })
  const { gate, visitor } = await visitThroughGate({ browser: browser(), language })
  onTestFinished(() => visitor.context.close())
  const { page } = visitor
  await page.goto(`${gate.origin}/privacy`)
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION,
    JSON.stringify(family.session),
  ] as const)
  await page.goto(gate.origin)
  await page.getByText(KID).first().waitFor()
  await installed(page)
  await page.reload()
  await page.getByText(KID).first().waitFor()
  await expect.poll(() => leftOnDevice(page)).not.toEqual([])
  return { family, gate, visitor, page }
}

describe.each(languagesToWalk({ inGate: 'en' }))('a session and the network, in %s', (language) => {
  const words = wordsOf(language)

  it('outlives its token in flight mode, is renewed on the ground, and ends for good in the air', async () => {
    const { gate, visitor, page: first } = await atHome(language)
    await letTokenEnd(first)
    await flightMode({ visitor, gate, isOn: true })
    let page = await reopen({ visitor, path: '/' })
    await page.getByText(KID).first().waitFor()
    expect(await expiry(page)).toBe(1)
    await page.goto(`${gate.origin}/settings`)
    await page.getByText(words.common.offline).waitFor()

    await flightMode({ visitor, gate, isOn: false })
    page = await reopen({ visitor, path: '/' })
    await expect.poll(() => expiry(page)).toBeGreaterThan(Date.now() / 1000)
    await page.getByText(KID).first().waitFor()

    page = await reopen({ visitor, path: '/settings' })
    await page.getByRole('heading', { name: words.accounts.settings.title }).waitFor()
    await flightMode({ visitor, gate, isOn: true })
    await page.getByRole('button', { name: words.accounts.settings.logout }).click()
    await page.waitForURL('**/signup')
    await expect.poll(() => leftOnDevice(page)).toEqual([])
    expect(await expiry(page)).toBeNull()
    await flightMode({ visitor, gate, isOn: false })
    page = await reopen({ visitor, path: '/' })
    await page.waitForURL('**/signup')
    expect(await page.getByText(KID).count()).toBe(0)
  })

  it('asks nothing without a name while sign-in is down, and comes back by itself', async () => {
    const { gate, visitor, page } = await atHome(language)
    const nameless: string[] = []
    visitor.context.on('request', (request) => {
      if (request.url().includes('/trpc/') && !request.headers()['authorization']) {
        if (!request.url().includes('config.public')) nameless.push(request.url())
      }
    })
    await visitor.context.route('**/auth/v1/token*', (route) => route.fulfill({ status: 503 }))
    await letTokenEnd(page)
    await page.goto(`${gate.origin}/settings`)
    await page.getByRole('heading', { name: words.accounts.settings.title }).waitFor()
    await page.getByText(words.common.offline).waitFor()
    expect(await page.getByText(words.errors.codes.unauthenticated).count()).toBe(0)
    expect(nameless).toEqual([])
    await visitor.context.unroute('**/auth/v1/token*')
    await page.reload()
    await expect.poll(() => expiry(page)).toBeGreaterThan(Date.now() / 1000)
  })

  it('leaves nothing on the device when the account is closed elsewhere', async () => {
    const { family, gate, page } = await atHome(language)
    await family.trpc.account.delete.mutate({ password: PASSWORD, confirmation: 'DELETE' })
    await page.goto(`${gate.origin}/settings`)
    await page.getByRole('heading', { name: words.common.deleted.title }).waitFor()
    await expect.poll(() => leftOnDevice(page)).toEqual([])
    await page.getByRole('button', { name: words.common.deleted.signOut }).click()
    await page.waitForURL('**/signup')
  })
})
