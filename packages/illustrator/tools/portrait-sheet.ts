import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Character } from '@luciole/contract/character'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import { drawAvatarPreview } from '../src/portrait/avatar-preview'
import { drawPortrait } from '../src/portrait/draw-portrait'
import type { PortraitRequest } from '../src/portrait/draw-portrait'
import { rasteriseDrawing } from '../src/raster/rasterise-drawing'
import { sampleHuman } from '../src/people/sample-human'

/** Busts in circles, figures without a backdrop, the strip, and the browser's preview: out/art/portraits.png. */
const kids: Character[] = [
  sampleHuman({}),
  sampleHuman({
    age: 0.7,
    hair: 'wisp',
    hairColor: 'blond',
    skin: 1,
    outfit: 'pyjamas',
    eyes: 'blue',
  }),
  sampleHuman({
    age: 3,
    hair: 'pigtails',
    hairColor: 'ginger',
    skin: 0.4,
    freckles: true,
    outfit: 'dress',
    eyes: 'green',
  }),
  sampleHuman({
    age: 8,
    hair: 'short',
    sex: 'male',
    skin: 2.6,
    outfit: 'hoodie',
    glasses: 'square',
    hairColor: 'dark_brown',
  }),
  sampleHuman({ age: 11, hair: 'afro', skin: 5.4, outfit: 'jumper' }),
  sampleHuman({
    age: 38,
    hair: 'long',
    hairColor: 'dark_blond',
    skin: 1.5,
    outfit: 'cardigan',
    eyes: 'grey',
  }),
  sampleHuman({
    age: 70,
    hair: 'crop',
    hairColor: 'white',
    sex: 'male',
    skin: 4,
    beard: 'full',
    outfit: 'shirt',
  }),
  { kind: 'magical_creature', species: 'dragon', marks: 'none', scale: 1 },
]
const cell = 230
const images: OverlayOptions[] = []

async function paste(
  request: PortraitRequest,
  at: { left: number; top: number; width: number; round?: boolean },
) {
  const { data, width, height } = await rasteriseDrawing(drawPortrait(request), at.width)
  const image = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
  const circle = Buffer.from(
    `<svg width="${width}" height="${height}"><circle cx="${width / 2}" cy="${height / 2}" r="${width / 2}"/></svg>`,
  )
  const shaped = at.round
    ? sharp(await image.png().toBuffer()).composite([{ input: circle, blend: 'dest-in' }])
    : image
  images.push({ input: await shaped.png().toBuffer(), left: at.left, top: at.top })
}

for (const [i, character] of kids.entries()) {
  const left = 10 + i * (cell + 8)
  await paste({ character, crop: 'face' }, { left, top: 10, width: cell, round: true })
  await paste(
    { character, crop: 'figure', transparent: true, pose: i % 2 ? 'wave' : 'stand' },
    { left, top: 260, width: cell },
  )
  await paste(
    {
      character,
      crop: 'figure',
      pose: (['walk', 'sit', 'stand'] as const)[i % 3] ?? 'walk',
      light: i % 3 === 2 ? 'moon' : 'day',
    },
    { left, top: 590, width: cell },
  )
  images.push({
    input: Buffer.from(drawAvatarPreview({ character, size: cell, prefix: `p${i}` })),
    left,
    top: 910,
  })
}
await mkdir(resolve('out/art'), { recursive: true })
await sharp({
  create: {
    width: 10 + kids.length * (cell + 8),
    height: 1150,
    channels: 3,
    background: '#a9cf9b',
  },
})
  .composite(images)
  .png()
  .toFile(resolve('out/art/portraits.png'))
