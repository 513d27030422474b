import { afterAll, describe, expect, it } from 'vitest'
import { sampleHuman } from '#people/sample-human'
import { createPainterPool } from './painter-pool'

const pool = createPainterPool({ picturesPerWorker: 2 })
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
