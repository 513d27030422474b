import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openBrowser, visit, type Visitor } from './harness/browser'
import { newFamily } from './harness/family'
import { filmSomebody, photoOfSomebody } from './harness/photos'
import { wordsOf } from './harness/words'
import { visitsToWalk } from './harness/visits'

const folder = mkdtempSync(join(tmpdir(), 'luciole-film-'))
const film = await filmSomebody(join(folder, 'face.y4m'))
afterAll(() => rmSync(folder, { recursive: true }))
const withCamera = openBrowser({
  hasWindow: true,
  flags: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
})
const withoutCamera = openBrowser({ hasWindow: true })

async function arrive(visitor: Visitor) {
  const { page, origin, language, context } = visitor
  const family = await newFamily({ origin, language })
  await family.signIn(context)
  await page.goto(`${origin}/kid/${family.kidId}/create/avatar`)
  await page.getByRole('button', { name: wordsOf(language).portraits.create.camera }).waitFor()
  return family
}

/** Choices are radios under pictures, and may lie beneath what stays in sight. */
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).evaluate((radio: HTMLElement) => radio.click())

/** What left this device: a photo would be far larger than numbers about one. */
function watchUploads({ page }: Visitor) {
  const sizes: number[] = []
  page.on('request', (request) => sizes.push(request.postDataBuffer()?.byteLength ?? 0))
  return () => Math.max(0, ...sizes)
}

/** Two fingers, twice as far apart at the end. */
async function pinch(page: Page, photo: Locator) {
  const box = await photo.boundingBox()
  if (!box) throw new Error('the photo is not in sight')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number | null) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === null ? [] : [-1, 1].map((side) => ({ x: x + side * apart, y, id: side + 2 })),
    })
  await send('touchStart', 40)
  for (let apart = 44; apart <= 80; apart += 4) await send('touchMove', apart)
  await send('touchEnd', null)
}

const VISITS = visitsToWalk({ inGate: ['en', 'desktop'] })
describe.each(VISITS)('a portrait, in %s on a %s', (language, screen) => {
  const words = wordsOf(language).portraits
  const theme = screen === 'desktop' ? 'dark' : 'light'

  it('is measured by the camera, mended by hand, painted and shown as the books will', async () => {
    const watched = { serviceWorkers: 'block' } as const
    const visitor = await visit({ browser: withCamera(), language, screen, theme, ...watched })
    const { page, context, picture, expectAccessible } = visitor
    await context.grantPermissions(['camera'])
    const largestUpload = watchUploads(visitor)
    const { kidId, trpc } = await arrive(visitor)
    await expectAccessible()
    await picture('avatar-ways')

    await page.getByRole('button', { name: words.create.camera }).click()
    await page.getByRole('heading', { name: words.camera.ready }).waitFor()
    await expectAccessible()
    await picture('avatar-camera')
    await page.getByRole('button', { name: words.camera.take }).click()
    await page.getByRole('button', { name: words.camera.retake }).click()
    await page.getByRole('button', { name: words.camera.take }).click()
    const pressed = performance.now()
    await page.getByRole('button', { name: words.camera.use }).click()
    await page.getByRole('heading', { name: words.proposals.title }).waitFor()
    const waitedMs = Math.round(performance.now() - pressed)
    process.stdout.write(`figure: proposals after ${waitedMs} ms\n`)
    await expectAccessible()
    await picture('avatar-proposals')
    await page.getByRole('button', { name: words.proposals.second }).click()
    await page.getByRole('button', { name: words.proposals.continue }).click()

    const undo = page.getByRole('button', { name: words.editor.undo })
    await undo.waitFor()
    expect(await undo.isDisabled()).toBe(true)
    await choose(page, words.editor.hairOptions.puffs)
    await page.getByRole('button', { name: words.editor.random }).click()
    await undo.click()
    const puffs = page.getByRole('radio', { name: words.editor.hairOptions.puffs })
    expect(await puffs.isChecked()).toBe(true)
    // Back is one step back, and what was begun is gone on with.
    await page.goBack()
    await page.getByRole('heading', { name: words.proposals.title }).waitFor()
    await page.goForward()
    await undo.waitFor()
    expect(await puffs.isChecked()).toBe(true)
    await expectAccessible()
    await picture('avatar-editor')
    await choose(page, words.editor.tabs.face)
    const skin = page.getByRole('slider', { name: words.editor.skin })
    const before = await skin.inputValue()
    for (let press = 0; press < 4; press += 1) await skin.press('ArrowRight')
    await undo.click()
    expect(await skin.inputValue()).toBe(before)
    await skin.press('ArrowRight')
    await page.getByRole('switch', { name: words.editor.hearingAid }).press('Space')
    await expectAccessible()
    await picture('avatar-editor-face')
    await choose(page, words.editor.tabs.clothes)
    // Somebody else each time: who was painted once today is not painted again.
    const place = VISITS.findIndex((visit) => visit[0] === language && visit[1] === screen)
    await choose(page, Object.values(words.editor.outfitOptions)[place] ?? '')
    await expectAccessible()
    await picture('avatar-editor-clothes')
    await page.getByRole('button', { name: words.editor.save }).click()
    await page.waitForURL((url) => /\/kid\/[^/]+\/?$/.test(url.pathname))
    await picture('kid-home-painting')
    const { portrait } = await trpc.kid.get.query({ kidId })
    expect(portrait.character).toMatchObject({ hair: 'puffs', hearingAid: true })
    expect(largestUpload()).toBeGreaterThan(100)
    expect(largestUpload()).toBeLessThan(4000)

    await page.goto(`${visitor.origin}/kid/${kidId}/editavatar`)
    const night = page.getByRole('figure').filter({ hasText: words.edit.night })
    await night.waitFor()
    for (const kind of [words.edit.portrait, words.edit.walking, words.edit.sitting]) {
      await page.getByRole('figure').filter({ hasText: kind }).waitFor()
    }
    await expectAccessible()
    await picture('avatar-painted')
    await page.goto(`${visitor.origin}/kid/${kidId}`)
    const coming = page.getByText(wordsOf(language).kids.home.beingCreated).first()
    await coming.waitFor({ state: 'detached' })
    await expectAccessible()
    await picture('kid-home-painted')
    expect(visitor.troubles).toEqual([])
    await context.close()
  })

  it('comes from a photo of the gallery, and a file nobody can open is refused kindly', async () => {
    const visitor = await visit({ browser: withCamera(), language, screen, theme })
    const { page, picture, expectAccessible } = visitor
    await arrive(visitor)
    await page.getByRole('button', { name: words.create.gallery }).click()
    const file = page.getByLabel(words.gallery.choose)
    const nothing = Buffer.from('not a picture')
    await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: nothing })
    await page.getByText(words.gallery.heic).waitFor()
    await expectAccessible()
    await picture('gallery-heic')
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: nothing })
    await page.getByText(words.gallery.unreadable).waitFor()
    const renamed = Buffer.from('\0\0\0\x18ftypheic and nothing more')
    await file.setInputFiles({ name: 'zoe.jpg', mimeType: 'image/jpeg', buffer: renamed })
    await page.getByText(words.gallery.heic).waitFor()
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: nothing })
    await page.getByText(words.gallery.unreadable).waitFor()
    const { jpeg } = await photoOfSomebody()
    await file.setInputFiles({ name: 'zoe.jpg', mimeType: 'image/jpeg', buffer: jpeg })
    const photo = page.getByRole('button', { name: words.gallery.title })
    await photo.hover()
    await page.mouse.down()
    await page.mouse.move(200, 300, { steps: 4 })
    await page.mouse.up()
    const zoom = page.getByRole('slider', { name: words.gallery.zoom })
    if (screen === 'phone') {
      await pinch(page, photo)
      expect(Number(await zoom.inputValue())).toBeGreaterThan(1.9)
    }
    await zoom.press('ArrowRight')
    await photo.press('ArrowLeft')
    await expectAccessible()
    await picture('gallery-oval')
    await page.getByRole('button', { name: words.gallery.use }).click()
    await page.getByRole('heading', { name: words.proposals.title }).waitFor()
    expect(visitor.troubles).toEqual([])
    await visitor.context.close()
  })

  it('is drawn without a photo where the camera is closed or missing', async () => {
    const doors = [
      { browser: withCamera(), says: words.camera.denied, name: 'camera-denied' },
      { browser: withoutCamera(), says: words.camera.none, name: 'camera-none' },
    ]
    for (const { browser, says, name } of doors) {
      const visitor = await visit({ browser, language, screen, theme })
      const { page } = visitor
      await visitor.context.grantPermissions(name === 'camera-none' ? ['camera'] : [])
      await arrive(visitor)
      await page.getByRole('button', { name: words.create.camera }).click()
      await page.getByText(says).waitFor()
      await visitor.expectAccessible()
      await visitor.picture(name)
      await page.getByRole('button', { name: words.create.withoutPhoto }).click()
      await page.getByRole('button', { name: words.editor.save }).waitFor()
      expect(visitor.troubles).toEqual([])
      await visitor.context.close()
    }
  })
})
