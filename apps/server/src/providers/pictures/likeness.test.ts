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

test('who kept the hair and lost the coat is somebody else', async () => {
  const striped = async (colors: string[]) => {
    const bands = colors.map(
      (color, at) => `<rect y="${at}" width="3" height="1" fill="${color}"/>`,
    )
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 ${colors.length}">${bands.join('')}</svg>`
    return sampleOf(
      await sharp(Buffer.from(drawing)).resize(300, 225, { fit: 'fill' }).png().toBuffer(),
    )
  }
  const [hair, coat, scarf] = ['#854324', '#359b75', '#eb881f'] as const
  const own = await striped([hair, coat])
  expect(isAlike({ own, live: await striped([coat, hair]), colors: [hair, coat] })).toBe(true)
  expect(isAlike({ own, live: await striped([hair, '#c03090']), colors: [hair, coat] })).toBe(false)
  const three = await striped([hair, coat, scarf])
  const colors = [hair, coat, scarf]
  expect(isAlike({ own: three, live: await striped([hair, coat, '#3050c0']), colors })).toBe(true)
  expect(isAlike({ own: three, live: await striped([hair, '#c03090', '#3050c0']), colors })).toBe(
    false,
  )
})

test('a hero who is tiny in a night as dark as hair is judged by no colour', async () => {
  const night = (coat: string, sky: string) =>
    sharp({ create: { width: 200, height: 150, channels: 3, background: sky } })
      .composite([
        {
          input: { create: { width: 15, height: 12, channels: 3, background: coat } },
          left: 90,
          top: 90,
        },
      ])
      .png()
      .toBuffer()
  const own = await sampleOf(await night('#359b75', '#262432'))
  const live = await sampleOf(await night('#359b75', '#30308a'))
  expect(isAlike({ own, live, colors: ['#359b75', '#262432'] })).toBe(true)
})
