import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#platform/db'
import { openTestDatabase } from '#platform/test-db'
import { answerJson, type Answer } from '#providers/live/test-service'
import { paintWith } from './test-repainted-book'

type Painted = Awaited<ReturnType<typeof paintWith>>

export const png = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#7c7a78' },
})
  .withExif({ IFD0: { Artist: 'somebody', Copyright: 'secret place' } })
  .png()
  .toBuffer()
export const sendFile: Answer = (response) =>
  void response.writeHead(200, { 'content-type': 'image/png' }).end(png)
export const sendPng: Answer = answerJson({ data: [{ b64_json: png.toString('base64') }] })

export const isOurs = ({ shown }: Painted) => shown.every((picture) => picture?.blur === 'ours')
export const isTheirs = ({ shown }: Painted) =>
  shown.every((picture) => picture && picture.blur !== 'ours')
export const posts = ({ heard }: Painted) => heard.filter(({ method }) => method === 'POST')

/** Books painted anew, each by a service that answers as its test says, on one database. */
export function withPaintingService() {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  return (asked: Omit<Parameters<typeof paintWith>[0], 'database'>) =>
    paintWith({ database, ...asked })
}
