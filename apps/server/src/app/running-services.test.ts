import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createServicesService } from '#features/services/services.service'
import { createTestClock } from '#platform/test-clock'
import { openTestDatabase } from '#platform/test-db'
import { readAppConfig } from './app.config'
import { runningServices } from './running-services'
import { newParent, reasonOf } from './test-parent'
import { openTestServer } from './test-server'

describe('with nothing set', () => {
  let server: Awaited<ReturnType<typeof openTestServer>>
  beforeAll(async () => {
    server = await openTestServer()
  })
  afterAll(() => server.close())

  it('nobody but us writes, paints, reads or looks', () => {
    const { teller, repainter, speech, gates } = server.house
    expect([teller.id, teller.retell]).toEqual(['luciole', null])
    expect([repainter, speech.id, gates.moderatorId]).toEqual([null, 'builtin', null])
  })

  it('the settings say so, and nobody can be agreed to', async () => {
    const { trpc } = await newParent({ server, email: 'services@example.com' })
    const { services, consents } = await trpc.service.list.query()
    expect(services.map(({ service }) => service)).toEqual([null, null, null, null])
    expect(consents).toEqual({ voice: false })
    const to = { model: '', host: '' }
    const call = trpc.service.agree.mutate({ consent: 'voice', agreed: true, to })
    expect(await reasonOf(call)).toBe('not_found')
    expect((await trpc.service.list.query()).consents.voice).toBe(false)
  })
})

it('a voice is agreed to by its name, until the parent changes their mind or another takes its place', async () => {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  const accountId = randomUUID()
  const withVoice = (model: string | null) =>
    createServicesService({
      db,
      clock: createTestClock(),
      running: [
        {
          need: 'voice',
          service: model
            ? { model, host: 'voices.example', isHere: false, takesPhotos: false }
            : null,
        },
      ],
    })
  const voice = withVoice('one')
  const isAgreed = async (services = voice) => (await services.list({ accountId })).consents.voice
  const agree = (model: string) =>
    voice.agree({
      accountId,
      consent: 'voice',
      agreed: true,
      to: { model, host: 'voices.example' },
    })
  await expect(agree('another')).rejects.toThrow('not_found')
  expect(await isAgreed()).toBe(false)
  await agree('one')
  expect(await isAgreed()).toBe(true)
  expect(await isAgreed(withVoice('two'))).toBe(false)
  expect(await isAgreed(withVoice(null))).toBe(false)
  await voice.agree({ accountId, consent: 'voice', agreed: false })
  expect(await isAgreed()).toBe(false)
})

it('each service is named by its model and its host, never by its key', () => {
  const config = readAppConfig({
    TEXT_PROVIDER: 'openai',
    TEXT_BASE_URL: 'http://localhost:11434/v1',
    TEXT_MODEL: 'llama',
    PICTURES_PROVIDER: 'predictions',
    PICTURES_MODEL: 'somebody/painter',
    SPEECH_PROVIDER: 'elevenlabs',
    SPEECH_MODEL: 'eleven',
    SPEECH_API_KEY: 'sk-secret-key',
    SPEECH_VOICES: 'narrator=abc',
    MODERATION_PROVIDER: 'openai',
  })
  const running = runningServices(config)
  expect(running.map(({ service }) => [service?.model, service?.host, service?.isHere])).toEqual([
    ['llama', 'localhost:11434', true],
    ['somebody/painter', 'api.replicate.com', false],
    ['eleven', 'api.elevenlabs.io', false],
    ['omni-moderation-latest', 'api.openai.com', false],
  ])
  expect(JSON.stringify(running)).not.toContain('sk-secret-key')
})

it('a live service without what it needs is refused at the start, with every reason', () => {
  expect(() =>
    readAppConfig({
      TEXT_PROVIDER: 'anthropic',
      SPEECH_PROVIDER: 'openai',
      PICTURES_PROVIDER: 'openai',
    }),
  ).toThrow(
    /TEXT_MODEL[\s\S]*TEXT_API_KEY[\s\S]*SPEECH_MODEL[\s\S]*SPEECH_VOICES[\s\S]*PICTURES_MODEL/,
  )
})
