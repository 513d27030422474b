import { createServer, type ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { openBrowser, visit } from './harness/browser'
import { newFamily, signIn } from './harness/family'
import { openWithService } from './harness/live-service'
import { visitsToWalk } from './harness/visits'
import { wordsOf } from './harness/words'

const browser = openBrowser()
const PIECE = 200
/** What a page told by the service ends with, and ours does not. */
const TAIL = { en: ' And that was that.', fr: ' Et voilà tout.' }
/** The page it stops before, as if it were thinking hard; none when null. */
let stopsBefore: number | null = null
const wanted: number[][] = []

const say = (response: ServerResponse, content: string) =>
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)

/** A service that writes: it tells our own pages again, each with a last sentence of its own. */
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { messages } = JSON.parse(Buffer.concat(parts).toString('utf8')) as {
    messages: { content: string }[]
  }
  const prompt = messages.map(({ content }) => content).join('\n')
  const asked = /Wanted pages: ([\d, ]+)/.exec(prompt)?.[1]?.split(',').map(Number) ?? []
  wanted.push(asked)
  const pages = [...prompt.matchAll(/^\{"number":.*\}$/gm)]
    .map(([line]) => JSON.parse(line) as { number: number; en: string; fr: string })
    .filter(({ number }) => asked.includes(number))
    .map(({ number, en, fr }) => JSON.stringify({ number, en: en + TAIL.en, fr: fr + TAIL.fr }))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  say(response, '{"pages":[')
  for (const [at, page] of pages.entries()) {
    if (asked[at] === stopsBefore) return
    const text = at === 0 ? page : `,${page}`
    for (let from = 0; from < text.length; from += PIECE) {
      say(response, text.slice(from, from + PIECE))
    }
  }
  say(response, ']}')
  response.end('data: [DONE]\n\n')
})

const luciole = openWithService({
  service,
  environmentFor(url) {
    const named = (need: string, model: string) => ({
      [`${need}_PROVIDER`]: 'openai',
      [`${need}_MODEL`]: model,
      [`${need}_BASE_URL`]: url,
      [`${need}_API_KEY`]: 'sk-secret-key',
    })
    return {
      ...named('TEXT', 'storyteller-3'),
      ...named('SPEECH', 'warm-voice-1'),
      SPEECH_BASE_URL: 'https://voices.example/v1',
      SPEECH_VOICES: 'narrator=nova',
    }
  },
})

describe.each(visitsToWalk({ inGate: ['en', 'desktop'] }))(
  'who makes the books, in %s on a %s',
  (language, screen) => {
    const words = wordsOf(language).services
    const theme = screen === 'desktop' ? 'dark' : 'light'

    it('is said in the settings, and a voice is sent names only once it is let to', async () => {
      const origin = luciole.origin()
      const visitor = await visit({ browser: browser(), origin, language, screen, theme })
      const { page, context, picture, expectAccessible } = visitor
      const family = await newFamily({ origin, language })
      await family.signIn(context)
      await page.goto(`${origin}/settings`)
      const card = page.getByRole('region', { name: words.title })
      await card.getByText(words.words.live).waitFor()
      for (const said of [words.ours, words.voice.live, 'storyteller-3', 'warm-voice-1']) {
        await card.getByText(said).first().waitFor()
      }
      expect(await card.getByText(words.pictures.live).count()).toBe(0)
      const agree = card.getByRole('switch', { name: words.voice.agree })
      expect(await agree.isChecked()).toBe(false)
      await agree.scrollIntoViewIfNeeded()
      await expectAccessible()
      await picture('live-services')
      await agree.press('Space')
      const consents = async () => (await family.trpc.service.list.query()).consents
      await expect.poll(consents).toEqual({ voice: true })
      await page.reload()
      await expect.poll(() => agree.isChecked()).toBe(true)
      await agree.press('Space')
      await expect.poll(consents).toEqual({ voice: false })
      expect(await page.content()).not.toContain('sk-secret-key')
      expect(visitor.troubles).toEqual([])
      await context.close()
    })
  },
)

it('a book is told to its end by a service, and no page twice, though the server was killed in the middle', async () => {
  const family = await newFamily({ origin: luciole.origin(), language: 'en' })
  const { kidId, email, trpc } = family
  stopsBefore = 4
  wanted.length = 0
  const storyId = await family.newBook({ isWhole: false })
  const toldBy = ({ pages }: { pages: { text: { en: { text: string } } }[] }) =>
    pages.map(({ text }) => (text.en.text.includes(TAIL.en.trim()) ? 'theirs' : 'ours'))
  const story = (from = trpc) => from.story.get.query({ kidId, storyId })
  await expect.poll(async () => toldBy(await story())).toHaveLength(3)
  await luciole.kill()
  stopsBefore = null
  await luciole.startAgain()
  const again = await signIn({ origin: luciole.origin(), email })
  const isToldByThem = async () => {
    const now = await story(again.trpc)
    return now.pages.length === now.pageCount && !toldBy(now).includes('ours')
  }
  await expect.poll(isToldByThem).toBe(true)
  expect(wanted.map((pages) => pages[0])).toEqual([1, 4])
})
