import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleOf } from './fit-picture'
import { isAlike } from './likeness'

const filled = async (background: string) =>
  sampleOf(
    await sharp({ create: { width: 200, height: 150, channels: 3, background } })
      .png()
      .toBuffer(),
  )

test('a hero in a coat of another colour is not that hero', async () => {
  const own = await filled('#eeb82c')
  const colors = ['#eeb82c', '#262432']
  expect(isAlike({ own, live: await filled('#f0c040'), colors })).toBe(true)
  expect(isAlike({ own, live: await filled('#3050c0'), colors })).toBe(false)
})

test('colours our own drawing does not show prove nothing', async () => {
  const grey = await filled('#777777')
  expect(isAlike({ own: grey, live: await filled('#3050c0'), colors: ['#eeb82c'] })).toBe(true)
})
