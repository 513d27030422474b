import { HAIR_STYLES } from '@luciole/contract/character'
import { describe, expect, it } from 'vitest'
import { rasteriseDrawing } from '#raster/rasterise-drawing'
import { sampleHuman } from '#people/sample-human'
import { drawAvatarPreview } from './avatar-preview'
import { drawPortrait } from './draw-portrait'

const human = sampleHuman({})

describe('a portrait', () => {
  it('is square for a face and shows the whole head', () => {
    const { view } = drawPortrait({ character: human, crop: 'face' })
    expect(view.width).toBeCloseTo(view.height)
    expect(view.y).toBeLessThan(-330)
  })

  it('comes as near to a pocket-sized friend as to a child', () => {
    const rabbit = { kind: 'lovey', species: 'rabbit', scale: 0.4, marks: 'none' } as const
    const { view } = drawPortrait({ character: rabbit, crop: 'face' })
    const { view: figure } = drawPortrait({ character: rabbit, crop: 'figure' })
    expect(view.height).toBeLessThan(figure.height * 1.2)
  })

  it('of a figure can stand before something else: its corners are empty', async () => {
    const drawing = drawPortrait({ character: human, crop: 'figure', transparent: true })
    const { data, width, height } = await rasteriseDrawing(drawing, 180)
    expect(data[3]).toBe(0)
    expect(data[(width * height - 1) * 4 + 3]).toBe(0)
    expect(data[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 4 + 3]).toBe(255)
  })

  it.each(HAIR_STYLES)('of a sitting child shows the whole of their %s', async (hair) => {
    const drawing = drawPortrait({
      character: sampleHuman({ hair, age: 3 }),
      crop: 'figure',
      pose: 'sit',
      transparent: true,
    })
    const { data, width, height } = await rasteriseDrawing(drawing, 120)
    const edge = Array.from({ length: height }, (_, y) => [y * width, (y + 1) * width - 1]).flat()
    expect(edge.filter((at) => (data[at * 4 + 3] ?? 0) > 40)).toEqual([])
  })

  it('previews in the browser as a small drawing without filters', () => {
    const svg = drawAvatarPreview({ character: human })
    expect(svg).not.toContain('<filter')
    expect(svg.length).toBeLessThan(110_000)
  })
})
