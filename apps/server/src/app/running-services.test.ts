import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAppConfig } from './app.config'
import { runningServices } from './running-services'
import { newParent } from './test-parent'
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

  it('the settings say so; what a parent agrees to is kept until they change their mind', async () => {
    const { trpc } = await newParent({ server, email: 'services@example.com' })
    const { services, consents } = await trpc.service.list.query()
    expect(services.map(({ service }) => service)).toEqual([null, null, null, null])
    expect(consents).toEqual({ voice: false })
    await trpc.service.agree.mutate({ consent: 'voice', agreed: true })
    expect((await trpc.service.list.query()).consents.voice).toBe(true)
    await trpc.service.agree.mutate({ consent: 'voice', agreed: false })
    expect((await trpc.service.list.query()).consents.voice).toBe(false)
  })
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
