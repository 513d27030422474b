import { sceneBriefSchema } from '@luciole/contract/scene-brief'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { sampleHuman } from '#people/sample-human'
import { paintPage } from './paint-page'
import { reprintPage } from './reprint-page'

const brief = sceneBriefSchema.parse({
  page: 2,
  setting: 'forest',
  location: 'stream',
  cast: [{ id: 'hero', action: 'wave' }],
})
const order = { cast: { hero: sampleHuman({}) }, brief, seed: 'reprint' }
const other = { ...order, brief: { ...brief, time: 'night' as const } }

it('prints the very picture that hangs in the book, and no other in its place', async () => {
  const page = await paintPage(order)
  const small = page.files.at(-1)?.webp ?? new Uint8Array()
  // Painted beside page 1, it did not know of it: now it would be told.
  const neighbour = (await paintPage({ ...order, brief: { ...brief, page: 1 } })).digest
  const known = { ...order, previous: [neighbour], isCover: false, like: small, width: 640 }
  const { jpeg } = await reprintPage(known)
  expect((await sharp(jpeg ?? new Uint8Array()).metadata()).width).toBe(640)
  // Drawn again for the family, in another way than before.
  const again = { ...order, take: 1, replaces: page.digest }
  const redrawn = await paintPage(again)
  const { replaces } = redrawn.digest
  const hangs = redrawn.files.at(-1)?.webp ?? new Uint8Array()
  const reprinted = { ...known, previous: [], take: 1, like: hangs }
  expect(replaces && (await reprintPage({ ...reprinted, replaces })).jpeg).toBeInstanceOf(
    Uint8Array,
  )
  const foreign = await reprintPage({ ...known, ...other })
  expect(foreign.jpeg).toBeNull()
})
