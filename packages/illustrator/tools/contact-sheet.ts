import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Picture } from '../src/checks/picture-checks'

/** A path from the project's root, wherever the tool was started. */
export const fromRoot = (...path: string[]) =>
  resolve(fileURLToPath(new URL('../../..', import.meta.url)), ...path)

const CELL_WIDTH = 360
const GAP = 8

export const imageOf = ({ data, width, height }: Picture) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  }).removeAlpha()

export const cellOf = (picture: Picture, width = CELL_WIDTH) =>
  imageOf(picture).resize(width).png().toBuffer()

/** Pictures side by side in out/art/<name>.webp. */
export async function writeSheet(
  name: string,
  cells: readonly Buffer[],
  { columns = 4, width = CELL_WIDTH } = {},
) {
  if (!cells.length) return
  await mkdir(fromRoot('out/art'), { recursive: true })
  const across = width + GAP
  const down = (width * 3) / 4 + GAP
  await sharp({
    create: {
      width: columns * across + GAP,
      height: Math.ceil(cells.length / columns) * down + GAP,
      channels: 3,
      background: '#f4efe6',
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: GAP + (i % columns) * across,
        top: GAP + Math.floor(i / columns) * down,
      })),
    )
    .webp({ quality: 82 })
    .toFile(fromRoot('out/art', `${name}.webp`))
}
