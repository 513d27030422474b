import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Era, LocationId, Mood, TimeOfDay, Weather } from '@luciole/contract/scene-brief'
import sharp from 'sharp'
import { rasteriseDrawing } from '../src/raster/rasterise-drawing'
import { drawEmptyStage } from '../src/stages/empty-stage'
import { DRAWN } from '../src/stages/stages'

/**
 * Empty stages on one sheet: `stage-sheet.ts <name> --time day,night --weather clear --era today
 * --mood calm --only reef,abyss --width 480 --columns 4` writes out/art/<name>.png.
 */
const given = process.argv.slice(2)
const option = (name: string, otherwise: string) => {
  const at = given.indexOf(`--${name}`)
  return (at < 0 ? otherwise : (given[at + 1] ?? otherwise)).split(',')
}
const name = given[0] ?? 'stages'
const only = option('only', '').filter(Boolean)
const width = Number(option('width', '480')[0])
const columns = Number(option('columns', '4')[0])
const stages = only.length ? only.map((id) => DRAWN.find((stage) => stage.id === id)) : DRAWN
const cells: Buffer[] = []
const slow: string[] = []
for (const stage of stages)
  for (const time of option('time', 'day') as TimeOfDay[])
    for (const weather of option('weather', 'clear') as Weather[])
      for (const era of option('era', 'today') as Era[])
        for (const mood of option('mood', 'calm') as Mood[]) {
          if (!stage) continue
          const started = performance.now()
          const drawing = drawEmptyStage({
            location: stage.id as LocationId,
            time,
            weather,
            era,
            mood,
            seed: 'sheet',
          })
          const pixels = await rasteriseDrawing(drawing, width)
          slow.push(`${stage.id} ${time} ${Math.round(performance.now() - started)} ms`)
          const { data } = pixels
          cells.push(
            await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
              raw: { width: pixels.width, height: pixels.height, channels: 4 },
            })
              .removeAlpha()
              .png()
              .toBuffer(),
          )
        }
const height = Math.round(width * 0.75)
const rows = Math.ceil(cells.length / columns)
await mkdir(resolve('out/art'), { recursive: true })
await sharp({
  create: {
    width: columns * (width + 8) + 8,
    height: rows * (height + 8) + 8,
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
  .toFile(resolve('out/art', `${name}.png`))
process.stdout.write(`${slow.join('\n')}\nout/art/${name}.png\n`)
