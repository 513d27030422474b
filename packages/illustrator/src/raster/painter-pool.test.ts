import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { sampleHuman } from '#people/sample-human'
import { AWAITED, createPainterPool } from './painter-pool'

const pool = createPainterPool({ picturesPerPainter: 2 })
afterAll(() => pool.close())

const task = {
  kind: 'portrait',
  request: { character: sampleHuman({}), crop: 'face' },
  width: 128,
  widths: [128],
} as const

describe('the painters', () => {
  it('paint off this thread, and after one retires another goes on', async () => {
    const pictures = await Promise.all([pool.paint(task), pool.paint(task), pool.paint(task)])
    expect(pictures.map((picture) => picture.files.length)).toEqual([1, 1, 1])
    const [first, , third] = pictures.map((picture) =>
      Buffer.from(picture.files[0]?.webp ?? []).toString('base64'),
    )
    expect(third).toBe(first)
  })

  it('drop what nobody waits for any more', async () => {
    const stop = new AbortController()
    const busy = pool.paint(task)
    const dropped = pool.paint(task, { signal: stop.signal })
    stop.abort()
    await expect(dropped).rejects.toThrow('nobody waits')
    await busy
  })
})

/** Dies over its first picture; hired again, it answers with an empty one. */
const MORTAL = `
  import { existsSync, writeFileSync } from 'node:fs'
  const died = new URL('./died', import.meta.url)
  process.on('message', () => {
    if (existsSync(died)) process.send({ ok: true, picture: { files: [] }, memoryBytes: 0 })
    else {
      writeFileSync(died, '')
      process.kill(process.pid, 'SIGKILL')
    }
  })`

it('a painter that dies fails the picture it was at, and another paints the next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'painter-'))
  writeFileSync(join(folder, 'mortal.mjs'), MORTAL)
  const house = createPainterPool({ entry: pathToFileURL(join(folder, 'mortal.mjs')) })
  const [lost, painted] = await Promise.allSettled([house.paint(task), house.paint(task)])
  expect(lost).toMatchObject({ reason: new Error('The painter stopped.') })
  expect(painted).toMatchObject({ value: { files: [] } })
  house.close()
  rmSync(folder, { recursive: true })
})

/** Says at once how a page is arranged, and who painted it a moment later. */
const QUICK = `
  process.on('message', () => {
    process.send({ arranged: { shot: 'wide' } })
    const picture = { files: [], painter: process.pid, niceness: process.argv[2] }
    setTimeout(() => process.send({ ok: true, picture, memoryBytes: 0 }), 50)
  })`

it('a second painter gives way, and begins when nobody waits for what the first one paints', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'painters-'))
  writeFileSync(join(folder, 'quick.mjs'), QUICK)
  const house = createPainterPool({ size: 2, entry: pathToFileURL(join(folder, 'quick.mjs')) })
  const told: unknown[] = []
  const paint = (priority: number) =>
    house.paint(task, { priority, arranged: (digest) => told.push(digest) })
  const [awaited, second, third] = await Promise.all([paint(AWAITED), paint(2), paint(2)])
  expect(second).toMatchObject({ painter: (awaited as unknown as { painter: number }).painter })
  expect(awaited).toMatchObject({ niceness: '0' })
  expect(third).toMatchObject({ niceness: '10' })
  expect(told).toEqual(Array(3).fill({ shot: 'wide' }))
  house.close()
  rmSync(folder, { recursive: true })
})
