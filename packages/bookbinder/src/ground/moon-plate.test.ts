import sharp from 'sharp'
import { expect, it } from 'vitest'
import { moonPlate } from './pictures'

const figure = () =>
  sharp({ create: { width: 300, height: 400, channels: 4, background: '#00ff00' } })
    .webp()
    .toBuffer()

it('the moon of a bound book carries its sleepers', async () => {
  const greenOf = async (sleepers: Uint8Array[]) => {
    const { jpeg } = await moonPlate({
      book: { id: 'a book', sleepers },
      height: 600,
      width: 300,
      quality: 90,
    })
    const [, green] = (await sharp(jpeg).stats()).channels
    return green?.mean ?? 0
  }
  const [nobody, one, two] = [
    await greenOf([]),
    await greenOf([await figure()]),
    await greenOf([await figure(), await figure()]),
  ]
  expect(one).toBeGreaterThan(nobody + 5)
  expect(two).toBeGreaterThan(one + 2)
})
