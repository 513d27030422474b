import { expect, test } from 'vitest'
import { drawPortrait, makeRandom } from '#tools/draw-portrait'
import { takePhoto } from '#tools/take-photo'
import { checkCamera } from './camera-checks'
import { ovalFor } from './oval'

async function photoOf(seed: number) {
  const random = makeRandom(seed)
  return takePhoto({ portrait: drawPortrait(random), random })
}

const dimmed = (pixels: Uint8ClampedArray, share: number) => pixels.map((value) => value * share)

test('faces where they should be, in good light, turn both lamps on', async () => {
  let good = 0
  for (let seed = 300; seed < 320; seed++) {
    const { light, face } = checkCamera(await photoOf(seed))
    if (light === 'ok' && face === 'ok') good++
  }
  expect(good).toBeGreaterThanOrEqual(18)
})

test('the same faces in the dark, or beside the oval, do not', async () => {
  for (let seed = 300; seed < 306; seed++) {
    const photo = await photoOf(seed)
    expect(checkCamera({ ...photo, pixels: dimmed(photo.pixels, 0.15) }).light).toBe('dark')
    const beside = { ...ovalFor(photo), cx: photo.width * 0.08 }
    expect(checkCamera({ ...photo, oval: () => beside }).face).toBe('not_in_oval')
  }
})

test('a head at the very top of the picture has its hair cut off', async () => {
  const photo = await photoOf(304)
  const from = 150
  const cut = photo.pixels.slice(from * photo.width * 4)
  const oval = { ...ovalFor(photo), cy: ovalFor(photo).cy - from }
  const checks = checkCamera({
    pixels: cut,
    width: photo.width,
    height: photo.height - from,
    oval: () => oval,
  })
  expect(checks.face).toBe('hair_cut')
})
