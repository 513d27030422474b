import { createHmac } from 'node:crypto'
import { sampleHuman } from '@luciole/illustrator/people/sample-human'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portraitRepaints } from '#features/portraits/portraits.tables'
import { createTestClock } from '#platform/test-clock'
import { answerJson, openTestService, type Heard } from '#providers/live/test-service'
import { createFlatCrafts } from './flat-crafts'
import { newParent, until } from './test-parent'
import { openTestServer } from './test-server'

const KEY = Buffer.from('a quiet secret')
const clock = createTestClock()
let isDone = false
let png: Buffer
let service: Awaited<ReturnType<typeof openTestService>>
let server: Awaited<ReturnType<typeof openTestServer>>

beforeAll(async () => {
  png = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#7c7a78' } })
    .png()
    .toBuffer()
  service = await openTestService([
    (response, heard) => {
      if (heard.path.startsWith('/files/'))
        return void response.writeHead(200, { 'content-type': 'image/png' }).end(png)
      const output = isDone ? [`http://${heard.headers.host}/files/p1.png`] : null
      const status = isDone ? 'succeeded' : 'processing'
      return answerJson({ id: 'p1', status, output })(response, heard)
    },
  ])
  server = await openTestServer({
    clock,
    crafts: { painter: createFlatCrafts().painter },
    environment: {
      PICTURES_PROVIDER: 'predictions',
      PICTURES_MODEL: 'owner/m',
      PICTURES_BASE_URL: service.url,
      PICTURES_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
    },
  })
})
afterAll(async () => {
  await server.close()
  await service.close()
})

async function ring({ id = 'p1', key = KEY, sent = 'm1' } = {}) {
  const body = JSON.stringify({ id, status: 'succeeded' })
  const at = String(Math.floor(clock.now().getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${sent}.${at}.${body}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': sent,
    'webhook-timestamp': at,
    'webhook-signature': `v1,${signature}`,
  }
  return (await fetch(`${server.url}/webhooks/pictures`, { method: 'POST', headers, body })).status
}
const fetched = ({ path }: Heard) => path.startsWith('/files/')

it('a queue that says twice, signed, that a picture is done has it fetched once, before the next look', async () => {
  const { trpc } = await newParent({ server, email: 'webhook@example.com' })
  const dateOfBirth = '2021-05-04'
  const { id: kidId } = await trpc.kid.create.mutate({ name: 'Nina', sex: 'female', dateOfBirth })
  const friend = { type: 'girl', name: 'Zoé', sex: 'female', age: 6, description: null } as const
  const { id: companionId } = await trpc.companion.create.mutate({ kidId, companion: friend })
  const character = sampleHuman({ age: 5 })
  await trpc.companionPicture.save.mutate({ kidId, companionId, character })
  await until(async () => {
    const [row] = await server.house.database.db.select().from(portraitRepaints)
    return row?.ticket === 'p1'
  })
  expect(service.heard[0]?.path).toBe('/models/owner/m/predictions')
  expect(JSON.parse(service.heard[0]?.body ?? '')).toMatchObject({
    webhook: expect.stringMatching(/\/webhooks\/pictures$/),
    webhook_events_filter: ['completed'],
  })
  isDone = true
  expect(await ring({ key: Buffer.from('guessed') })).toBe(400)
  expect(service.heard.filter(fetched)).toEqual([])
  expect(await Promise.all([ring(), ring({ sent: 'm2' })])).toEqual([200, 200])
  expect(await ring({ id: 'nobody-knows' })).toBe(200)
  const live = await until(async () => {
    const { portrait } = await trpc.companion.get.query({ kidId, companionId })
    return portrait.live?.state === 'ready' && portrait.live
  })
  expect(live.picture).toContain('.webp')
  expect(await ring({ sent: 'm3' })).toBe(200)
  expect(service.heard.filter(fetched)).toHaveLength(1)
})
