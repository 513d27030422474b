import sharp from 'sharp'
import type { Portrait, Random } from './draw-portrait'

/** A phone's picture of a portrait: colour cast, uneven light, exposure, blur, noise, JPEG. */
export async function takePhoto({ portrait, random }: { portrait: Portrait; random: Random }) {
  const { width, height, svg } = portrait
  const between = (from: number, to: number) => from + (to - from) * random()
  const drawn = await sharp(Buffer.from(svg)).blur(between(0.8, 2.2)).removeAlpha().raw().toBuffer()
  const exposure = between(0.8, 1.12)
  const cast = [between(0.97, 1.1), 1, between(0.87, 1.03)]
  const slope = [between(-0.22, 0.22), between(-0.15, 0.08)]
  const noise = between(3, 13)
  for (let i = 0; i < drawn.length; i++) {
    const pixel = Math.floor(i / 3)
    const x = (pixel % width) / width - 0.5
    const y = Math.floor(pixel / width) / height - 0.5
    const light = 1 + (slope[0] ?? 0) * x * 2 + (slope[1] ?? 0) * y * 2
    const value = (drawn[i] ?? 0) * exposure * light * (cast[i % 3] ?? 1)
    drawn[i] = Math.max(0, Math.min(255, value + (random() + random() - 1) * noise))
  }
  const jpeg = await sharp(drawn, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer()
  const pixels = await sharp(jpeg).ensureAlpha().raw().toBuffer()
  return { pixels: new Uint8ClampedArray(pixels), width, height, jpeg }
}
