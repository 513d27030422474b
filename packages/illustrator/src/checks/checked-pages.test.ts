import { LOCATION_IDS, sceneBriefSchema } from '@luciole/contract/scene-brief'
import type { SceneBrief } from '@luciole/contract/scene-brief'
import { describe, expect, it } from 'vitest'
import { heightToHide } from '#compose/hideouts'
import type { PlanDigest } from '#compose/plan'
import { drawCover, drawPage } from '#page'
import type { PageRequest } from '#page'
import { rasteriseDrawing } from '#raster/rasterise-drawing'
import { rasteriseWithSkia } from '#raster/skia'
import { CAST_LIGHTS } from '#light/rigs'
import { sampleHuman } from '#people/sample-human'
import { drawCheckedPage } from './draw-checked-page'
import { findAuras } from './find-auras'
import { CONTRAST_GOAL, checkPicture, maskOf } from './picture-checks'
import { IDENTITY_LIMIT, identityDrift } from './identity'
import { hashDistance, perceptualHash } from './perceptual-hash'

const width = 256
const cast: PageRequest['cast'] = {
  hero: sampleHuman({}),
  friend: { kind: 'animal', species: 'fox', marks: 'none', scale: 1 },
}
const ACCIDENTS = ['head cropped', 'face hidden', 'object cropped', 'gaze lost']

const page = (i: number): SceneBrief =>
  sceneBriefSchema.parse({
    page: i + 1,
    setting: 'forest',
    location: LOCATION_IDS[(i * 11) % LOCATION_IDS.length] ?? 'stream',
    time: (['day', 'night', 'golden'] as const)[i % 3],
    shot: (['medium', 'wide', 'close'] as const)[i % 3],
    cast: [
      { id: 'hero', action: (['carry', 'sit', 'point'] as const)[i % 3], feeling: 'curious' },
      { id: 'friend', action: 'walk', feeling: 'happy' },
    ],
    objects: [{ id: 'lantern', thing: 'lantern', role: 'focal' }],
    focus: 'lantern',
  }) as SceneBrief

describe('a page that ships', () => {
  it('was looked at: no head cut, no face hidden, no glance lost', async () => {
    for (let i = 0; i < 6; i++) {
      const { figures } = await drawCheckedPage({ cast, brief: page(i), seed: 'gate' }, { width })
      expect(
        figures.failures.filter((failure) => ACCIDENTS.includes(failure)),
        page(i).location,
      ).toEqual([])
      expect(figures.contrast).toBeGreaterThan(0.1)
    }
  })

  it('puts clearer air behind figures that would be lost in the dark, whoever stands close', async () => {
    const dim = { ...page(0), location: 'rooftop', time: 'night', weather: 'rain' } as const
    let [before, after] = [0, 0]
    for (const seed of ['c', 'g', 'k', 'l']) {
      const request = { cast, brief: { ...dim, shot: 'medium' as const }, seed }
      const { drawing, castLayer, plan } = drawPage(request)
      const picture = await rasteriseDrawing(drawing, width)
      const { height } = picture
      const layer = await rasteriseWithSkia({ list: castLayer, view: drawing.view, width, height })
      const auras = findAuras({ plan, picture, cast: layer })
      expect(auras.map(({ id }) => id).toSorted()).toEqual(['friend', 'hero'])
      const clearer = await rasteriseDrawing(drawPage({ ...request, plan, auras }).drawing, width)
      const contrastOf = (seen: typeof picture) =>
        checkPicture({ plan, picture: seen, cast: layer }).contrast
      before += contrastOf(picture) / 4
      after += contrastOf(clearer) / 4
    }
    expect(before).toBeLessThan(CONTRAST_GOAL + 0.01)
    expect(after).toBeGreaterThan(before + 0.008)
  })

  it('asks of who hides that the face stands out, not what is behind the bush', async () => {
    const hiding = sceneBriefSchema.parse({
      ...page(0),
      location: 'park',
      setting: 'city',
      shot: 'tiny',
      cast: [{ id: 'hero', action: 'hide' }],
      objects: [],
      focus: 'hero',
    }) as SceneBrief
    const { drawing, castLayer, plan } = drawPage({ cast, brief: hiding, seed: 'bush' })
    const view = { list: castLayer, view: drawing.view, width, height: (width * 3) / 4 }
    const seen = maskOf({ plan, cast: await rasteriseWithSkia(view) })
    const [hero] = plan.placements
    if (!hero) throw new Error('nobody there')
    const { camera } = plan
    const rows = seen.reduce((low, one, i) => (one ? Math.floor(i / width) : low), 0)
    const chin = ((hero.y - heightToHide(hero) - camera.y) / camera.height) * view.height
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThanOrEqual(chin + 1)
  })

  it('looks like no other page of its book, even in the same place', async () => {
    const previous: PlanDigest[] = []
    const hashes: (readonly boolean[])[] = []
    for (let i = 0; i < 3; i++) {
      const { page: drawn, picture } = await drawCheckedPage(
        { cast, brief: { ...page(3), page: i + 1 }, seed: 'gate', previous: [...previous] },
        { width },
      )
      const hash = perceptualHash(picture)
      for (const other of hashes) expect(hashDistance(hash, other)).toBeGreaterThanOrEqual(10)
      hashes.push(hash)
      previous.push(drawn.plan.digest)
    }
  })

  it('is clearly another picture when the family asks for one, and again', async () => {
    for (let i = 0; i < 3; i++) {
      const order = { cast, brief: page(i), seed: 'gate' }
      let before = await drawCheckedPage(order, { width })
      for (const take of [1, 2]) {
        const replaces = before.page.plan.digest
        const after = await drawCheckedPage({ ...order, take, replaces }, { width })
        expect(after.page.plan.shot, page(i).location).not.toBe(before.page.plan.shot)
        const distance = hashDistance(perceptualHash(before.picture), perceptualHash(after.picture))
        expect(distance, page(i).location).toBeGreaterThanOrEqual(10)
        before = after
      }
    }
  })

  it('shows a child as the same child under every light', async () => {
    for (const skin of [0, 3, 6])
      for (const light of [CAST_LIGHTS.lantern, CAST_LIGHTS.golden, CAST_LIGHTS.day])
        expect(await identityDrift(sampleHuman({ skin }), light)).toBeLessThan(IDENTITY_LIMIT)
  })
})

describe('a cover', () => {
  it('keeps everybody on the board of the book, under the title', async () => {
    const { page: cover } = await drawCheckedPage(
      { cast, brief: page(0), seed: 'gate' },
      { draw: drawCover, width },
    )
    expect(cover.focus.x).toBeGreaterThan(0.1)
    expect(cover.focus.x + cover.focus.width).toBeLessThan(0.9)
    expect(cover.focus.y).toBeGreaterThan(0.15)
  })
})
