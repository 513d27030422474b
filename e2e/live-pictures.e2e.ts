import { createServer } from 'node:http'
import { neutralHuman } from '@luciole/illustrator/portrait/neutral-character'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { newFamily, signIn } from './harness/family'
import { openWithService } from './harness/live-service'
import { passGate } from './harness/parent-gate'
import { photoOfSomebody } from './harness/photos'
import { visitsToWalk } from './harness/visits'
import { saying, wordsOf } from './harness/words'

const browser = openBrowser()
let isFailing = false
let isSilent = false
/** Which of the calls from now on are refused. */
const refused = new Set<number>()
const heard: string[][] = []

/** A service that paints: it gives our own drawing back, whole and a little warmer, in the size asked for. */
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(parts), { headers }).formData()
  const images = form.getAll('image[]').filter((image) => image instanceof Blob)
  heard.push(images.map((image) => ('name' in image ? String(image.name) : '')))
  if (isSilent) return
  if (isFailing || refused.has(heard.length)) return void response.writeHead(400).end()
  const [drawn] = images
  const [width, height] = String(form.get('size')).split('x').map(Number)
  const made = await sharp(Buffer.from((await drawn?.arrayBuffer()) ?? new ArrayBuffer(0)))
    // Cut to fit, a hero at the edge may lose the colours they are known by, and is painted in vain.
    .resize(width, height, { fit: 'fill' })
    .modulate({ saturation: 1.06 })
    .png()
    .toBuffer()
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ data: [{ b64_json: made.toString('base64') }] }))
})

const luciole = openWithService({
  service,
  environmentFor: (url) => ({
    PICTURES_PROVIDER: 'openai',
    PICTURES_MODEL: 'paintbox-2',
    PICTURES_API_KEY: 'sk-secret-key',
    PICTURES_BASE_URL: url,
  }),
})

describe.each(visitsToWalk({ inGate: ['en', 'phone'] }))(
  'a portrait from the photo, in %s on a %s',
  (language, screen) => {
    const words = wordsOf(language).portraits
    const theme = screen === 'desktop' ? 'dark' : 'light'

    it('is painted by a service only when a grown-up agrees, and says when the photo went', async () => {
      const origin = luciole.origin()
      const visitor = await visit({ browser: browser(), origin, language, screen, theme })
      const { page, context, picture, expectAccessible } = visitor
      const family = await newFamily({ origin, language })
      await family.signIn(context)
      await page.goto(`${origin}/kid/${family.kidId}/create/avatar`)
      await page.getByText(words.create.privacyAsked).waitFor()
      await expectAccessible()
      await picture('live-ways')
      await page.getByRole('button', { name: words.create.gallery }).click()
      const { jpeg } = await photoOfSomebody()
      const file = page.getByLabel(words.gallery.choose)
      await file.setInputFiles({ name: 'zoe.jpg', mimeType: 'image/jpeg', buffer: jpeg })
      await page.getByRole('button', { name: words.gallery.use }).click()
      await page.getByRole('button', { name: words.proposals.continue }).click()

      const consent = page.getByRole('switch', { name: words.consent.agree })
      await consent.waitFor()
      expect(await consent.isChecked()).toBe(false)
      await consent.press('Space')
      await passGate(visitor)
      await expect.poll(() => consent.isChecked()).toBe(true)
      await consent.scrollIntoViewIfNeeded()
      await expectAccessible()
      await picture('live-consent')
      heard.length = 0
      await page.getByRole('button', { name: words.editor.save }).click()
      await page.waitForURL((url) => /\/kid\/[^/]+\/?$/.test(url.pathname))
      await page.goto(`${origin}/kid/${family.kidId}/editavatar`)
      await page.getByText(saying(words.live.ready)).waitFor()
      await page.getByText(saying(words.live.deleted)).waitFor()
      expect(heard).toEqual([['portrait.webp', 'photo.jpg']])
      await expectAccessible()
      await picture('live-portrait')
      await page.goto(`${origin}/`)
      await page.getByRole('link', { name: 'Zoé' }).first().waitFor()
      await picture('live-home')

      isFailing = true
      const { portrait } = await family.trpc.kid.get.query({ kidId: family.kidId })
      const character = neutralHuman({ seed: `${language} ${screen}`, sex: 'female', age: 3 })
      const sent = {
        jpeg: jpeg.toString('base64'),
        to: { model: 'paintbox-2', host: luciole.host() },
      }
      await family.trpc.avatar.save.mutate({ kidId: family.kidId, character, photo: sent })
      await page.goto(`${origin}/kid/${family.kidId}/editavatar`)
      await page.getByText(saying(words.live.failed)).waitFor()
      await expectAccessible()
      await picture('live-failed')
      isFailing = false
      expect(portrait.live?.state).toBe('ready')
      expect(visitor.troubles).toEqual([])
      await context.close()
    })
  },
)

const LAST_LEAF = 20

describe.each(visitsToWalk({ inGate: ['fr', 'desktop'] }))(
  'a book painted by a service but for a few, in %s on a %s',
  (language, screen) => {
    const words = wordsOf(language).reader
    const theme = screen === 'desktop' ? 'light' : 'dark'

    it('is asked about at its end and in its menu, and mixes two hands only if told to', async () => {
      const origin = luciole.origin()
      const visitor = await visit({ browser: browser(), origin, language, screen, theme })
      const { page, context, picture, expectAccessible } = visitor
      const family = await newFamily({ origin, language })
      await family.signIn(context)
      heard.length = 0
      for (const call of [3, 5]) refused.add(call)
      const storyId = await family.newBook()
      const story = () => family.trpc.story.get.query({ kidId: family.kidId, storyId })
      await expect.poll(async () => (await story()).repaint?.missing).toBe(2)
      refused.clear()
      expect((await story()).isRepainted).toBe(false)

      await page.goto(`${origin}/kid/${family.kidId}/story/${storyId}`)
      await page.getByRole('button', { name: words.menu, exact: true }).waitFor()
      const end = page.getByRole('heading', { name: words.theEnd })
      for (let leaf = 0; leaf < LAST_LEAF && !(await end.isVisible()); leaf += 1) {
        await page.keyboard.press('ArrowRight')
        await sleep(300)
      }
      const about = page.getByRole('button', { name: words.pictures.open })
      await about.waitFor()
      await expectAccessible()
      await picture('live-book-end')
      await page.getByRole('button', { name: words.menu, exact: true }).click()
      await about.last().click()
      await passGate(visitor)
      const mixed = page.getByRole('button', { name: saying(words.pictures.mixed_other) })
      await mixed.waitFor()
      await expectAccessible()
      await picture('live-book-choice')
      await mixed.click()
      await expect.poll(async () => (await story()).isRepainted).toBe(true)
      await about.waitFor({ state: 'detached' })
      expect((await story()).repaint).toBeUndefined()
      expect(visitor.troubles).toEqual([])
      await context.close()
    })
  },
)

it('a portrait from a photo is painted though the server was killed in the middle', async () => {
  const { kidId, session, trpc } = await newFamily({ origin: luciole.origin(), language: 'en' })
  const { jpeg } = await photoOfSomebody()
  const character = neutralHuman({ seed: 'killed', sex: 'female', age: 3 })
  const photo = { jpeg: jpeg.toString('base64'), to: { model: 'paintbox-2', host: luciole.host() } }
  heard.length = 0
  isSilent = true
  await trpc.avatar.save.mutate({ kidId, character, photo })
  while (heard.length === 0) await sleep(100)
  await luciole.kill()
  isSilent = false
  await luciole.startAgain()
  const again = await signIn({ origin: luciole.origin(), email: session.user.email ?? '' })
  const live = async () => (await again.trpc.kid.get.query({ kidId })).portrait.live
  await expect
    .poll(live)
    .toMatchObject({ state: 'ready', photo: { deletedAt: expect.any(String) } })
})
