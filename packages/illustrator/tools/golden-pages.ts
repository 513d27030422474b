import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { hashDistance, perceptualHash } from '../src/checks/perceptual-hash'
import type { Picture } from '../src/checks/picture-checks'
import { deltaE, fromRgb } from '../src/core/color'
import { fromRoot, imageOf } from './contact-sheet'

/** Sixty pages as they were last looked at and found good, on one small sheet. */
const FILE = fromRoot('docs/art/golden-pages.webp')
const CELL = { width: 96, height: 72 }
const COLUMNS = 10
export const GOLDENS = 60
/** Two encodings of one picture differ by less; a moved figure by more. */
const COLOR_LIMIT = 0.025
const HASH_LIMIT = 9

const thumbnail = (picture: Picture) =>
  imageOf(picture).resize(CELL.width, CELL.height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()

const spot = (i: number) => ({
  left: (i % COLUMNS) * CELL.width,
  top: Math.floor(i / COLUMNS) * CELL.height,
  ...CELL,
})

function difference(one: Buffer, other: Buffer): number {
  let sum = 0
  const at = (data: Buffer, i: number) => fromRgb(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
  for (let i = 0; i < one.length; i += 4) sum += deltaE(at(one, i), at(other, i))
  return sum / (one.length / 4)
}

const asPicture = (data: Buffer): Picture => ({ data: new Uint8ClampedArray(data), ...CELL })

/** Which of the sixty no longer look as they did. */
export async function compareWithGoldens(pictures: readonly Picture[]): Promise<number[]> {
  const golden = await readFile(FILE)
  const changed: number[] = []
  for (const [i, picture] of pictures.entries()) {
    const now = await thumbnail(picture)
    const then = await sharp(golden).extract(spot(i)).ensureAlpha().raw().toBuffer()
    const hash = hashDistance(perceptualHash(asPicture(now)), perceptualHash(asPicture(then)))
    if (difference(now, then) > COLOR_LIMIT || hash > HASH_LIMIT) changed.push(i)
  }
  return changed
}

export async function keepGoldens(pictures: readonly Picture[]): Promise<void> {
  const cells = await Promise.all(pictures.map(thumbnail))
  await writeFile(
    FILE,
    await sharp({
      create: {
        width: COLUMNS * CELL.width,
        height: Math.ceil(cells.length / COLUMNS) * CELL.height,
        channels: 3,
        background: '#f4efe6',
      },
    })
      .composite(
        cells.map((input, i) => ({
          input,
          raw: { ...CELL, channels: 4 as const },
          left: spot(i).left,
          top: spot(i).top,
        })),
      )
      .webp({ quality: 88 })
      .toBuffer(),
  )
}
