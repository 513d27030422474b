import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawPortrait, makeRandom } from '../../packages/likeness/tools/draw-portrait'
import { takePhoto } from '../../packages/likeness/tools/take-photo'

const FRAMES = 4

/** A drawn stand-in, photographed as a phone would: the face is where the oval is. */
export async function photoOfSomebody(seed = 304) {
  const random = makeRandom(seed)
  return takePhoto({ portrait: drawPortrait(random), random })
}

/** A film of one still face, as the browser's stand-in for a camera reads it. */
export async function filmSomebody(path: string) {
  const { jpeg, width, height } = await photoOfSomebody()
  const even = { width: width - (width % 2), height: height - (height % 2) }
  const rgb = await sharp(jpeg)
    .resize({ ...even, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const at = (x: number, y: number, channel: number) => rgb[(y * even.width + x) * 3 + channel] ?? 0
  const bytes: number[] = []
  const plane = (step: number, of: (r: number, g: number, b: number) => number) => {
    for (let y = 0; y < even.height; y += step) {
      for (let x = 0; x < even.width; x += step) {
        bytes.push(
          Math.max(0, Math.min(255, Math.round(of(at(x, y, 0), at(x, y, 1), at(x, y, 2))))),
        )
      }
    }
  }
  plane(1, (r, g, b) => 16 + 0.257 * r + 0.504 * g + 0.098 * b)
  plane(2, (r, g, b) => 128 - 0.148 * r - 0.291 * g + 0.439 * b)
  plane(2, (r, g, b) => 128 + 0.439 * r - 0.368 * g - 0.071 * b)
  const picture = Buffer.from(bytes)
  const head = `YUV4MPEG2 W${even.width} H${even.height} F10:1 Ip A1:1 C420jpeg\n`
  const frames = Array.from({ length: FRAMES }, () => [Buffer.from('FRAME\n'), picture]).flat()
  writeFileSync(path, Buffer.concat([Buffer.from(head), ...frames]))
  return path
}
