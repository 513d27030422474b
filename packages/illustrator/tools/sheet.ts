import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { DisplayList } from '../src/core/display-list'
import { rasteriseWithSkia } from '../src/raster/skia'

/**
 * Draws contact sheets: `sheet.ts <file exporting sheets> [names…] [--width 1536]` writes
 * out/art/<name>.png. A sheet is { width, height, list } in units of its own.
 */
export interface Sheet {
  width: number
  height: number
  list: DisplayList
}

const argumentsGiven = process.argv.slice(2)
const widthAt = argumentsGiven.indexOf('--width')
const pixelWidth = widthAt < 0 ? 1536 : Number(argumentsGiven[widthAt + 1])
const [file, ...names] = argumentsGiven.filter(
  (_, i) => widthAt < 0 || (i !== widthAt && i !== widthAt + 1),
)
if (!file) throw new Error('Name the file whose `sheets` to draw.')

const module = (await import(pathToFileURL(resolve(file)).href)) as {
  sheets: Record<string, () => Sheet>
}
for (const [name, draw] of Object.entries(module.sheets)) {
  if (names.length && !names.includes(name)) continue
  const sheet = draw()
  const height = Math.round((pixelWidth * sheet.height) / sheet.width)
  const pixels = await rasteriseWithSkia({
    list: sheet.list,
    view: { x: 0, y: 0, width: sheet.width, height: sheet.height },
    width: pixelWidth,
    height,
  })
  const target = resolve('out/art', `${name}.png`)
  await mkdir(dirname(target), { recursive: true })
  const { data } = pixels
  await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width: pixelWidth, height, channels: 4 },
  })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 4 })
    .toFile(target)
  process.stdout.write(`${target}\n`)
}
