import { expect, test } from 'vitest'
import { drawPortrait, makeRandom } from '#tools/draw-portrait'
import { AIMS, scorePortraits } from '#tools/score-portraits'
import { takePhoto } from '#tools/take-photo'
import { measureLikeness } from './measure-likeness'

test('sixty drawn portraits are read as well as we say', async () => {
  const hits = await scorePortraits({ from: 60_000, count: 60 })
  for (const trait of ['skin', 'hairColor', 'hairType', 'glasses'] as const)
    expect(hits[trait], trait).toBeGreaterThanOrEqual(AIMS[trait])
})

test('the same photo is read the same way at any size', async () => {
  const random = makeRandom(7)
  const { pixels, width, height } = await takePhoto({ portrait: drawPortrait(random), random })
  const half = { width: width / 2, height: height / 2 }
  const small = new Uint8ClampedArray(half.width * half.height * 4)
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++)
      for (let c = 0; c < 4; c++)
        small[(y * half.width + x) * 4 + c] = pixels[(y * 2 * width + x * 2) * 4 + c] ?? 0
  const full = measureLikeness({ pixels, width, height })
  const reduced = measureLikeness({ pixels: small, ...half })
  expect(Math.abs(full.skin - reduced.skin)).toBeLessThan(0.5)
  expect(reduced.hairColor[0]).toBe(full.hairColor[0])
  expect(reduced.glasses).toBe(full.glasses)
})

test.each([
  ['one grey wall', 128],
  ['darkness', 0],
  ['glare', 255],
])('%s is no face: what cannot be seen is named, nothing breaks', (_, grey) => {
  const pixels = new Uint8ClampedArray(200 * 250 * 4).fill(grey)
  const { unseen, skin, hairStyle } = measureLikeness({ pixels, width: 200, height: 250 })
  expect(unseen).toContain('eyes')
  expect(unseen).toContain('hairColor')
  expect(skin).toBeGreaterThanOrEqual(0)
  expect(skin).toBeLessThanOrEqual(6)
  expect(hairStyle.length).toBeGreaterThan(10)
})

test('an oval dragged off the picture measures nothing and says so', () => {
  const pixels = new Uint8ClampedArray(100 * 100 * 4).fill(90)
  const oval = { cx: -400, cy: -400, rx: 50, ry: 60 }
  expect(measureLikeness({ pixels, width: 100, height: 100, oval }).unseen).toHaveLength(5)
})
