import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestClock } from '#platform/test-clock'
import { keepPictures } from './kept-pictures'
import { neutralLook } from './neutral-look'
import type { PaintedPicture, Painter, PortraitOrder } from './pictures'

const MEGABYTE = 1024 ** 2
let folder: string
let painted: PortraitOrder[]
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'luciole-kept-')), 'pictures')
  painted = []
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const clock = createTestClock()
const { signal } = new AbortController()
const pictureOf = (bytes: number): PaintedPicture => ({
  width: 4,
  height: 3,
  variants: [{ width: 4, webp: new Uint8Array(bytes).fill(painted.length) }],
  blur: 'data:',
  focus: { x: 0, y: 0, w: 1, h: 1 },
})
const open = ({ version = '1', maximumBytes = MEGABYTE, bytes = 10 } = {}) => {
  const painter = {
    id: 'counted',
    paintPortrait: (order: PortraitOrder) => {
      painted.push(order)
      return Promise.resolve(pictureOf(bytes))
    },
  } as unknown as Painter
  return keepPictures({ painter, version, folder, maximumBytes, clock })
}
const lookOf = (seed: string) =>
  neutralLook({ seed, type: null, sex: 'female', age: 4, description: null })
const orderOf = (seed: string): PortraitOrder => ({ character: lookOf(seed), kind: 'face' })

test('the same order is painted once, by any process, until the engine changes', async () => {
  const first = await open().paintPortrait(orderOf('a'), signal)
  expect(await open().paintPortrait(orderOf('a'), signal)).toEqual(first)
  expect(painted).toHaveLength(1)
  await open().paintPortrait({ ...orderOf('a'), kind: 'figure' }, signal)
  await open({ version: '2' }).paintPortrait(orderOf('a'), signal)
  expect(painted).toHaveLength(3)
})

test('a picture half written or broken is painted again', async () => {
  const painter = open()
  await painter.paintPortrait(orderOf('a'), signal)
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'half')
  await painter.paintPortrait(orderOf('a'), signal)
  await painter.paintPortrait(orderOf('a'), signal)
  expect(painted).toHaveLength(2)
})

test('a folder nobody can write to keeps nothing and stops nothing', async () => {
  writeFileSync(folder, 'a file is in the way')
  const painter = open()
  await painter.paintPortrait(orderOf('a'), signal)
  await painter.paintPortrait(orderOf('a'), signal)
  expect(painted).toHaveLength(2)
  rmSync(folder)
})

test('the folder never outgrows its size, and keeps nothing for longer than a day', async () => {
  const painter = open({ bytes: MEGABYTE / 8 })
  for (let seed = 0; seed < 32; seed++) {
    await painter.paintPortrait(orderOf(`${seed}`), signal)
    expect(readdirSync(folder).length).toBeLessThanOrEqual(7)
  }
  clock.advance(25 * 3_600_000)
  await open().paintPortrait(orderOf('tomorrow'), signal)
  expect(readdirSync(folder)).toHaveLength(1)
})
