import { readdir } from 'node:fs/promises'
import type { Human } from '@luciole/contract/character'
import { LIMITS } from '@luciole/contract/limits'
import { sampleHuman } from '@luciole/illustrator/people/sample-human'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { portraitRepaints } from '#features/portraits/portraits.tables'
import { createTestClock } from '#platform/test-clock'
import { startWorker } from '#platform/worker'
import {
  answerHtml,
  answerNever,
  answerQueue,
  answerStatus,
  openTestService,
  type Answer,
} from '#providers/live/test-service'
import { createFlatCrafts } from './flat-crafts'
import { createJobHandlers } from './jobs'
import { newParent, reasonOf, until } from './test-parent'
import { openTestServer } from './test-server'

const clock = createTestClock()
let answer: Answer = answerStatus(500)
let place: Awaited<ReturnType<typeof openPlace>>
let painted: Buffer

const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background } }).withExif({
    IFD0: { Artist: 'somebody', Copyright: 'secret place' },
  })
const send =
  (bytes: Buffer): Answer =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: [{ b64_json: bytes.toString('base64') }] }))

/** A kid, and a service that paints from photos. */
async function openPlace(provider: 'openai' | 'predictions') {
  const service = await openTestService([(response, heard) => answer(response, heard)])
  const server = await openTestServer({
    clock,
    crafts: { painter: createFlatCrafts().painter },
    environment: {
      AUTH_LIMIT_FACTOR: '1000',
      PICTURES_PROVIDER: provider,
      PICTURES_MODEL: 'm',
      PICTURES_BASE_URL: service.url,
      PICTURES_API_KEY: 'sk-secret-key',
    },
  })
  const { trpc } = await newParent({ server, email: 'live@example.com' })
  const { id: kidId } = await trpc.kid.create.mutate({
    name: 'Nina',
    sex: 'female',
    dateOfBirth: '2021-05-04',
  })
  const jpeg = (await picture('#b98a6a').jpeg().toBuffer()).toString('base64')
  return {
    service,
    server,
    worker: server.worker,
    trpc,
    kidId,
    photo: { jpeg, to: { model: 'm', host: new URL(service.url).host } },
    async close() {
      await this.worker?.drain(1000)
      await server.close()
      await service.close()
    },
  }
}

beforeAll(async () => {
  painted = await picture('#7c7a78').png().toBuffer()
  place = await openPlace('openai')
})
afterAll(() => place.close())

const look = sampleHuman({ age: 5 })
/** What our own drawing is filled with. */
const SHOWN = '#4a7fb0'

const portrait = async () => (await place.trpc.kid.get.query({ kidId: place.kidId })).portrait
const painting = () =>
  until(async () => {
    const now = await portrait()
    return now.state === 'ready' && now
  })
/** Our own face is there, and the other one is there or given up, and no photo is kept. */
const settled = () =>
  until(async () => {
    const now = await portrait()
    const isOver = now.live?.state !== 'asked' && Boolean(now.live?.photo?.deletedAt)
    return now.state === 'ready' && isOver && now
  })
async function save(character: Human = look) {
  const { trpc, kidId, photo, service } = place
  // A service that failed is left alone for a minute.
  clock.advance(61_000)
  service.heard.length = 0
  await trpc.avatar.save.mutate({ kidId, character, photo })
}
async function startNextWorker() {
  const { house, services } = place.server
  place.worker = await startWorker({ ...house, handlers: createJobHandlers({ house, services }) })
}
/** Photos are the only JPEGs there are. */
const filesKept = async (ending: string) =>
  (await readdir(place.server.dataDir, { recursive: true })).filter((name) => name.endsWith(ending))
const photosKept = () => filesKept('.jpg')
const rows = () => place.server.house.database.db.select().from(portraitRepaints)

describe('a portrait painted from a photo by a service', () => {
  it('is not asked for unless the parent says so', async () => {
    answer = send(painted)
    await place.trpc.avatar.save.mutate({ kidId: place.kidId, character: look })
    expect((await painting()).live).toBeNull()
    expect(place.service.heard).toEqual([])
  })

  it('is shown when it is there; the photo is sent without what it carried, and is gone then', async () => {
    answer = send(painted)
    await save()
    const { live, images } = await settled()
    expect(live?.state).toBe('ready')
    expect(images?.face).toBeTruthy()
    expect(place.service.heard).toHaveLength(1)
    const sent = place.service.heard[0]?.body ?? ''
    expect(sent).toContain('photo.jpg')
    for (const secret of ['secret place', 'somebody', 'Nina']) expect(sent).not.toContain(secret)
    const shown = await fetch(new URL(live?.picture ?? '', place.server.url))
    const { exif, xmp, width, height } = await sharp(await shown.arrayBuffer()).metadata()
    expect([width, height]).toEqual([768, 768])
    expect(exif?.toString('latin1')).not.toContain('secret place')
    expect(xmp?.toString('utf8')).toContain('made by Luciole software')
    const consent = (await rows()).find(({ state }) => state === 'ready')
    expect(consent).toMatchObject({ photo: null, service: `m ${place.photo.to.host}` })
    expect(consent?.agreedAt).toEqual(clock.now())
    expect(await photosKept()).toEqual([])
  })

  it.each<[string, Answer]>([
    ['fails', answerStatus(500)],
    ['refuses the photo', answerStatus(400)],
    ['is busy for an hour', answerStatus(429, { 'retry-after': '3600' })],
    ['answers with a page of HTML', answerHtml],
    ['sends what is no picture', send(Buffer.from('hello'))],
  ])('stays ours when the service %s, and the photo is gone', async (_, misbehaves) => {
    answer = misbehaves
    await save()
    const { live, images } = await settled()
    expect(live).toMatchObject({ state: 'failed', picture: null })
    const face = await fetch(new URL(images?.face ?? '', place.server.url))
    expect(face.headers.get('content-type')).toBe('image/webp')
    expect((await rows()).every((row) => row.photo === null)).toBe(true)
    expect(await photosKept()).toEqual([])
  })

  it('is asked for once more when it forgets the colours, and then not believed', async () => {
    answer = send(painted)
    await save({ ...look, hairColor: 'white', accent: SHOWN, colors: [SHOWN, SHOWN, SHOWN] })
    expect((await settled()).live?.state).toBe('failed')
    expect(place.service.heard).toHaveLength(2)
    expect(place.service.heard[1]?.body).toContain('Colours of hair and clothes')
  })

  it('goes to nobody but the service the parent was shown', async () => {
    answer = send(painted)
    place.service.heard.length = 0
    const elsewhere = { ...place.photo, to: { model: 'm', host: 'other.example' } }
    await place.trpc.avatar.save.mutate({ kidId: place.kidId, character: look, photo: elsewhere })
    expect((await painting()).live).toBeNull()
    expect(place.service.heard).toEqual([])
  })

  it('is refused at the edge when its photo is none, and nothing is lost', async () => {
    const { version } = await portrait()
    const broken = { ...place.photo, jpeg: Buffer.from('hello').toString('base64') }
    const call = place.trpc.avatar.save.mutate({
      kidId: place.kidId,
      character: look,
      photo: broken,
    })
    expect(await reasonOf(call)).toBe('photo.unreadable')
    expect((await portrait()).version).toBe(version)
  })

  it('takes its photo along when it is deleted, and what comes too late is not shown', async () => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => (arrive = resolve))
    answer = async (...call) => {
      await late
      await send(await picture('#66707a').png().toBuffer())(...call)
    }
    await save()
    await until(async () => place.service.heard.length > 0)
    expect(await photosKept()).toHaveLength(1)
    const pictures = await filesKept('.webp')
    await place.trpc.avatar.delete.mutate({ kidId: place.kidId })
    await until(async () => (await photosKept()).length === 0)
    arrive()
    await until(async () => (await rows()).every(({ state }) => state !== 'asked'))
    expect(await portrait()).toMatchObject({ state: 'none', live: null })
    const noPainting = sql`select 1 from pgboss.job
      where name in ('repaint-portrait', 'forget-media') and state < 'completed'`
    await until(async () => {
      const { rows: left } = await place.server.house.database.db.execute(noPainting)
      return left.length === 0
    })
    expect(pictures).toEqual(expect.arrayContaining(await filesKept('.webp')))
  })

  it('is painted from our own drawing alone when it is of a friend', async () => {
    answer = send(painted)
    clock.advance(61_000)
    place.service.heard.length = 0
    const friend = { type: 'girl', name: 'Zoé', sex: 'female', age: 6, description: null } as const
    const { id: companionId } = await place.trpc.companion.create.mutate({
      kidId: place.kidId,
      companion: friend,
    })
    await place.trpc.companionPicture.save.mutate({
      kidId: place.kidId,
      companionId,
      character: look,
    })
    const { live } = await until(async () => {
      const now = (await place.trpc.companion.get.query({ kidId: place.kidId, companionId }))
        .portrait
      return now.live?.state === 'ready' && now
    })
    expect(live).toMatchObject({ photo: null, picture: expect.stringContaining('.webp') })
    const sent = place.service.heard.map(({ body }) => body).join('')
    expect(sent).toContain('portrait.webp')
    for (const secret of ['photo.jpg', 'Zoé']) expect(sent).not.toContain(secret)
  })

  it('is asked for again by the next worker when one goes away in the middle', async () => {
    answer = answerNever
    await save()
    await until(async () => place.service.heard.length > 0)
    await place.worker?.drain(0)
    answer = send(painted)
    await startNextWorker()
    expect((await settled()).live?.state).toBe('ready')
  })

  it('is gone after a day though nobody came for it', async () => {
    answer = answerNever
    await save()
    await until(async () => place.service.heard.length > 0)
    await place.worker?.drain(0)
    const { db } = place.server.house.database
    const waiting = sql`name = 'forget-photo' and state = 'created'`
    const { rows: jobs } = await db.execute(
      sql`select extract(epoch from start_after - created_on) / 3600 as hours from pgboss.job where ${waiting}`,
    )
    expect(jobs.map(({ hours }) => Math.round(Number(hours)))).toContain(LIMITS.photoKeptHours)
    // The day goes by: for the database, and for the one who asks again on the next morning.
    clock.advance(LIMITS.photoKeptHours * 3_600_000)
    await db.execute(sql`update pgboss.job set start_after = now() where ${waiting}`)
    place.service.heard.length = 0
    await startNextWorker()
    await until(async () => (await rows()).every(({ photo }) => photo === null))
    expect((await rows()).every(({ state }) => state !== 'asked')).toBe(true)
    expect(await photosKept()).toEqual([])
    expect(place.service.heard).toEqual([])
  })

  it('may be painted by a queue: the photo waits for the picture, and is gone then', async () => {
    const before = place
    place = await openPlace('predictions')
    onTestFinished(async () => {
      await place.close()
      place = before
    })
    answer = answerQueue(
      (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(painted),
    )
    await save()
    expect((await settled()).live?.state).toBe('ready')
    expect(await photosKept()).toEqual([])
    const [asked, ...later] = place.service.heard
    const jpeg = /data:image\/jpeg;base64,([\w+/=]+)/.exec(asked?.body ?? '')?.[1] ?? ''
    expect((await sharp(Buffer.from(jpeg, 'base64')).metadata()).exif).toBeUndefined()
    expect(later.map(({ path }) => path)).toEqual(['/predictions/p1', '/files/p1.png'])
  })
})
