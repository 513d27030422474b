import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhoto } from './read-photo'

const photo = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#b98a6a' } })

test('a photo is sent small, upright and without what it carried', async () => {
  const bytes = await photo
    .clone()
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()
  const { format, width, height, exif, xmp, iptc } = await sharp(await readPhoto(bytes)).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1024, 512])
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
})

test.each([
  ['words', Buffer.from('hello')],
  ['a picture cut off', null],
])('%s are no photo', async (_, given) => {
  const bytes = given ?? (await photo.clone().jpeg().toBuffer()).subarray(0, 2000)
  await expect(readPhoto(bytes)).rejects.toThrow('photo.unreadable')
})
