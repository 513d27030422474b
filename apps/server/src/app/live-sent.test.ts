import { randomUUID } from 'node:crypto'
import type { Human } from '@luciole/contract/character'
import { sampleHuman } from '@luciole/illustrator/people/sample-human'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerJson, openTestService, type Answer } from '#providers/live/test-service'
import { speakWav } from '#providers/speech/test-voice'
import { speakOpenAi } from '#providers/text/test-words'
import { createFlatCrafts } from './flat-crafts'
import { newParent, until } from './test-parent'
import { openTestServer } from './test-server'

/** Everything a parent types, in words no story of ours has. */
const TYPED = {
  kid: 'Quillabel',
  friend: 'Torvaldine',
  hero: 'a zorblax with a glimmerfizz hat',
  companion: 'Wickerby',
  villain: 'Mordrik',
}
const SECRETS =
  'Quillabel Torvaldine zorblax glimmerfizz Wickerby Mordrik 2024-05-04 sent@example.com'.split(' ')
const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#7c7a78' } })

let png: Buffer
let service: Awaited<ReturnType<typeof openTestService>>
let server: Awaited<ReturnType<typeof openTestServer>>
const answers: Record<string, Answer> = {
  '/chat/completions': speakOpenAi(),
  '/images/edits': (response, heard) =>
    answerJson({ data: [{ b64_json: png.toString('base64') }] })(response, heard),
  '/audio/speech': speakWav,
  '/moderations': answerJson({ results: [{ flagged: false, categories: {} }] }),
}
const named = (need: string) => ({
  [`${need}_PROVIDER`]: 'openai',
  [`${need}_MODEL`]: 'm',
  [`${need}_BASE_URL`]: service.url,
  [`${need}_API_KEY`]: 'sk-secret-key',
})

beforeAll(async () => {
  png = await photo.clone().png().toBuffer()
  service = await openTestService([(response, heard) => answers[heard.path]?.(response, heard)])
  server = await openTestServer({
    crafts: { painter: createFlatCrafts().painter },
    environment: {
      ...named('TEXT'),
      ...named('PICTURES'),
      ...named('SPEECH'),
      ...named('MODERATION'),
      SPEECH_VOICES: 'narrator=nova',
      LIVE_STORY_BUDGET: '100',
      LIVE_ACCOUNT_BUDGET: '1000',
    },
  })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const sentTo = (path: string) => service.heard.filter((heard) => heard.path === path)
const leaks = () =>
  SECRETS.filter((secret) => service.heard.some(({ body }) => body.includes(secret)))

it('what a family types reaches no service, but the voice a parent agreed to', async () => {
  const { trpc } = await newParent({ server, email: 'sent@example.com' })
  await trpc.subscription.startTrial.mutate()
  const dateOfBirth = '2024-05-04'
  const { id: kidId } = await trpc.kid.create.mutate({
    name: TYPED.kid,
    sex: 'female',
    dateOfBirth,
  })
  const character: Human = sampleHuman({ age: 5 })
  await trpc.avatar.save.mutate({ kidId, character })
  const { id } = await trpc.companion.create.mutate({
    kidId,
    companion: { type: 'girl', name: TYPED.friend, sex: 'female', age: 6, description: TYPED.hero },
  })
  await trpc.companionPicture.save.mutate({ kidId, companionId: id, character })
  const { storyId } = await trpc.story.create.mutate({
    kidId,
    requestId: randomUUID(),
    request: {
      kidIsHero: true,
      friends: [{ kind: 'companion', id }],
      answers: {
        'hero-type': 'animal',
        'hero-details': TYPED.hero,
        companion: 'animal',
        'companion-name': TYPED.companion,
        'companion-look': TYPED.hero,
        villain: 'yes',
        'villain-name': TYPED.villain,
      },
    },
  })
  const narration = () => trpc.narration.get.query({ kidId, storyId })
  const story = await until(async () => {
    const now = await trpc.story.get.query({ kidId, storyId })
    return now.state === 'ready' && now.isRepainted && now
  })
  await until(async () => (await narration()).story.some(({ state }) => state === 'ready'))
  expect(story.pages.map(({ text }) => text.en.text).join(' ')).toContain(TYPED.kid)
  for (const path of ['/chat/completions', '/images/edits', '/moderations']) {
    expect(sentTo(path).length).toBeGreaterThan(0)
  }
  expect([leaks(), sentTo('/audio/speech')]).toEqual([[], []])

  const to = { model: 'm', host: new URL(service.url).host }
  await trpc.service.agree.mutate({ consent: 'voice', agreed: true, to })
  service.heard.length = 0
  await trpc.narration.request.mutate({ kidId, storyId, language: 'en' })
  await until(async () => {
    const read = (await narration()).story.filter(({ language }) => language === 'en')
    return read.length === story.pageCount && read.every(({ state }) => state === 'ready')
  })
  expect(new Set(service.heard.map(({ path }) => path))).toEqual(new Set(['/audio/speech']))
  expect(sentTo('/audio/speech').some(({ body }) => body.includes(TYPED.kid))).toBe(true)
})
