import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodePhoto } from './decode-photo'
import { measureLikeness } from './measure-likeness'

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08060' } })
const jpeg = () => canvas(300, 400).jpeg().toBuffer()

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crcOf(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
/** A few kilobytes that claim to be a gigabyte of pixels. */
function pngBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(4_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what a parent may upload', () => {
  test('a photo taken sideways stands upright', async () => {
    const sideways = await canvas(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const decoded = await decodePhoto(sideways)
    expect(decoded).toMatchObject({ ok: true, photo: { width: 300, height: 400 } })
  })

  test('a print file in CMYK, a moving picture, a see-through one and AVIF are photos too', async () => {
    const animated = await sharp(
      await Promise.all([0, 1, 2].map(() => canvas(120, 120).png().toBuffer())),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer()
    const files = [
      await canvas(300, 400).toColourspace('cmyk').jpeg().toBuffer(),
      animated,
      await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
        .png()
        .toBuffer(),
      await canvas(200, 200).avif().toBuffer(),
      await canvas(200, 200).webp().toBuffer(),
      await canvas(200, 200).greyscale().jpeg().toBuffer(),
    ]
    for (const file of files) {
      const decoded = await decodePhoto(file)
      if (!decoded.ok) throw new Error(decoded.problem)
      const { pixels, width, height } = decoded.photo
      expect(pixels.length).toBe(width * height * 4)
      expect(() => measureLikeness(decoded.photo)).not.toThrow()
    }
  })

  test('a huge photo comes back at a working size', async () => {
    const decoded = await decodePhoto(await canvas(5000, 4000).jpeg().toBuffer())
    expect(decoded).toMatchObject({ ok: true, photo: { width: 1280, height: 1024 } })
  })
})

describe('what is turned away, without falling over', () => {
  test('a bomb', async () => {
    expect(await decodePhoto(pngBomb())).toEqual({ ok: false, problem: 'too_large' })
  })

  test('a photo of one pixel', async () => {
    const dot = await canvas(1, 1).png().toBuffer()
    expect(await decodePhoto(dot)).toEqual({ ok: false, problem: 'too_small' })
  })

  test.each([
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ],
    ['a web page', '<!doctype html><script>1</script>'],
    ['a document', '%PDF-1.7 …'],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    expect(await decodePhoto(Buffer.from(text))).toEqual({ ok: false, problem: 'not_a_photo' })
  })

  test('more than twenty megabytes', async () => {
    const padded = Buffer.concat([await jpeg(), Buffer.alloc(21 * 1024 * 1024)])
    expect(await decodePhoto(padded)).toEqual({ ok: false, problem: 'too_large' })
  })

  test('half a photo, a photo with holes, a PNG that lies about itself', async () => {
    const whole = await jpeg()
    const torn = Buffer.from(whole)
    torn.fill(0, 20, whole.length - 20)
    const lying = Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG but not really')])
    for (const file of [whole.subarray(0, whole.length >> 1), torn, lying])
      expect(await decodePhoto(file)).toEqual({ ok: false, problem: 'broken' })
  })
})
