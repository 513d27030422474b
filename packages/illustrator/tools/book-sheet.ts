import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import type { PlanDigest } from '../src/compose/plan'
import { drawPage } from '../src/page'
import { rasteriseDrawing } from '../src/raster/rasterise-drawing'
import { forestBook } from './sample-cast'

/** A whole book on one sheet: `book-sheet.ts nina fox --width 480 --pages 1,2` writes out/art/book-nina-fox.png. */
const given = process.argv.slice(2)
const option = (name: string, otherwise: string) =>
  given[given.indexOf(`--${name}`) + 1] && given.includes(`--${name}`)
    ? String(given[given.indexOf(`--${name}`) + 1])
    : otherwise
const book = forestBook(given[0] ?? 'nina', given[1] ?? 'fox')
const width = Number(option('width', '480'))
const pages = option('pages', '').split(',').filter(Boolean).map(Number)
const columns = Number(option('columns', '4'))
const cells: Buffer[] = []
const previous: PlanDigest[] = []
for (const brief of book.briefs) {
  if (pages.length && !pages.includes(brief.page)) continue
  const started = performance.now()
  const page = drawPage({ cast: book.cast, brief, seed: book.name, previous })
  const drawn = performance.now()
  const { data, width: w, height: h } = await rasteriseDrawing(page.drawing, width)
  previous.push(page.plan.digest)
  const why = Object.entries(page.plan.why)
    .map(([reason, cost]) => `${reason} ${Math.round(cost)}`)
    .join(', ')
  process.stdout.write(
    `${brief.page} ${brief.location} ${page.plan.shot} cost ${Math.round(page.plan.cost)} (${why}) draw ${Math.round(drawn - started)} ms raster ${Math.round(performance.now() - drawn)} ms\n`,
  )
  cells.push(
    await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width: w, height: h, channels: 4 },
    })
      .removeAlpha()
      .png()
      .toBuffer(),
  )
}
const height = Math.round(width * 0.75)
await mkdir(resolve('out/art'), { recursive: true })
const target = resolve('out/art', `book-${book.name}.png`)
await sharp({
  create: {
    width: columns * (width + 8) + 8,
    height: Math.ceil(cells.length / columns) * (height + 8) + 8,
    channels: 3,
    background: '#f4efe6',
  },
})
  .composite(
    cells.map((input, i) => ({
      input,
      left: 8 + (i % columns) * (width + 8),
      top: 8 + Math.floor(i / columns) * (height + 8),
    })),
  )
  .png()
  .toFile(target)
process.stdout.write(`${target}\n`)
