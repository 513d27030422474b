import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Human } from '@luciole/contract/character'
import { sceneBriefSchema } from '@luciole/contract/scene-brief'
import { drawPage } from '@luciole/illustrator/page'
import { drawPortrait, type PortraitRequest } from '@luciole/illustrator/portrait/draw-portrait'
import { rasteriseDrawing } from '@luciole/illustrator/raster/rasterise-drawing'
import sharp from 'sharp'

/**
 * Draws the people of the welcome and of the plans: `npx tsx scripts/draw-welcome.ts`. The files
 * are committed, so that building the app draws nothing.
 */
const TARGET = resolve(import.meta.dirname, '../src/assets/welcome')

const nina: Human = {
  kind: 'human',
  sex: 'female',
  age: 6,
  skin: 4,
  hair: 'puffs',
  hairColor: 'black',
  eyes: 'brown',
  freckles: false,
  glasses: 'none',
  hearingAid: false,
  wheelchair: false,
  beard: 'none',
  outfit: 'raincoat',
  colors: ['#eeb82c', '#324e73', '#d33b36'],
  accent: '#d33b36',
}
const sleepy: Human = { ...nina, outfit: 'pyjamas' }
const tom: Human = {
  ...nina,
  sex: 'male',
  skin: 0.6,
  hair: 'short',
  hairColor: 'dark_brown',
  colors: ['#359b75', '#3a4763', '#eb881f'],
  outfit: 'pyjamas',
}
const mia: Human = {
  ...nina,
  skin: 0.4,
  hair: 'pigtails',
  hairColor: 'ginger',
  colors: ['#d9708f', '#3a4763', '#2f8f9d'],
  accent: '#2f8f9d',
  outfit: 'pyjamas',
}
const mom: Human = {
  ...nina,
  age: 35,
  hair: 'bun',
  outfit: 'cardigan',
  colors: ['#2f8f7d', '#46406f', '#f0e2c8'],
}

async function keep({
  name,
  drawing,
  width,
}: {
  name: string
  drawing: Parameters<typeof rasteriseDrawing>[0]
  width: number
}) {
  const { data, ...size } = await rasteriseDrawing(drawing, width)
  const webp = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width: size.width, height: size.height, channels: 4 },
  })
    .webp({ quality: 80, alphaQuality: 90, effort: 5, smartSubsample: true })
    .toBuffer()
  await writeFile(resolve(TARGET, `${name}.webp`), webp)
  process.stdout.write(
    `${name} ${size.width}×${size.height}, ${Math.round(webp.length / 1024)} KB\n`,
  )
}

/** The same figure before it is painted: a colour dodge of itself leaves the lines. */
async function pencil(name: string) {
  const painted = sharp(resolve(TARGET, `${name}.webp`))
  const flat = painted.clone().flatten({ background: '#ffffff' }).greyscale()
  const { data: grey, info } = await flat.clone().raw().toBuffer({ resolveWithObject: true })
  const soft = await flat.clone().negate().blur(5).raw().toBuffer()
  const alpha = await painted.clone().extractChannel('alpha').raw().toBuffer()
  const paper = [255, 250, 238]
  const ink = [58, 54, 104]
  const pixels = Buffer.alloc(grey.length * 4)
  grey.forEach((value, index) => {
    const dodged = Math.min(255, (value * 255) / Math.max(1, 255 - (soft[index] ?? 0)))
    const light = Math.min(1, dodged / 255) ** 2.2 * 0.86 + (value / 255) * 0.14
    for (let channel = 0; channel < 3; channel++) {
      const [from = 0, to = 255] = [ink[channel], paper[channel]]
      pixels[index * 4 + channel] = from + (to - from) * light
    }
    pixels[index * 4 + 3] = alpha[index] ?? 0
  })
  const { width, height } = info
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 78, alphaQuality: 90, effort: 5 })
    .toFile(resolve(TARGET, `${name}-pencil.webp`))
}

const person = (name: string, width: number, request: PortraitRequest) =>
  keep({ name, width, drawing: drawPortrait({ transparent: true, ...request }) })

await mkdir(TARGET, { recursive: true })
await person('hero', 720, { character: nina, crop: 'figure', pose: 'wave', feeling: 'happy' })
await pencil('hero')
const asleep = { crop: 'face', feeling: 'asleep' } as const
await person('asleep-1', 300, { character: sleepy, ...asleep })
await person('asleep-2', 240, { character: tom, ...asleep })
await person('asleep-3', 240, { character: mia, ...asleep })
const brief = sceneBriefSchema.parse({
  page: 1,
  setting: 'elsewhere',
  location: 'bedroom',
  time: 'night',
  mood: 'cozy',
  shot: 'medium',
  focus: 'kid',
  cast: [
    { id: 'kid', action: 'sit', feeling: 'happy', pair: { with: 'mom', type: 'share_book' } },
    { id: 'mom', action: 'read', feeling: 'tender', pair: { with: 'kid', type: 'share_book' } },
  ],
})
const cast = { kid: sleepy, mom }
await keep({
  name: 'reading',
  width: 900,
  drawing: drawPage({ cast, brief, seed: 'reading' }).drawing,
})
