import { sceneBriefSchema } from '@luciole/contract/scene-brief'
import type { SceneBrief } from '@luciole/contract/scene-brief'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sampleHuman } from '#people/sample-human'
import { PICTURE_MAX_BYTES } from './encode'
import { PRINT_WIDTH, paintPage, printPage } from './paint-page'

const order = {
  cast: { hero: sampleHuman({}) },
  brief: sceneBriefSchema.parse({
    page: 1,
    setting: 'forest',
    location: 'big_oak',
    cast: [{ id: 'hero', action: 'wave', feeling: 'joy' }],
  }) as SceneBrief,
  seed: 'paper',
}

describe('a painted page', () => {
  it('comes in three widths, none too heavy for a phone', async () => {
    const { files, digest } = await paintPage(order)
    expect(files.map(({ width }) => width)).toEqual([1536, 768, 384])
    expect(files[0]?.webp.length).toBeLessThanOrEqual(PICTURE_MAX_BYTES)
    expect(digest.location).toBe('big_oak')
  })

  it('is arranged on paper as it is on the screen', async () => {
    const [screen, paper] = [await paintPage(order), await printPage(order, { width: 1020 })]
    expect(paper.focus).toEqual(screen.focus)
    const { format, width, exif, density } = await sharp(paper.jpeg).metadata()
    expect({ format, width, density }).toEqual({ format: 'jpeg', width: 1020, density: 300 })
    expect(exif?.toString('latin1')).toContain('Luciole')
  })

  it('has 300 dots an inch on a square page of eight and a quarter inches, bleed included', () => {
    expect((PRINT_WIDTH * 3) / 4 / 8.5).toBeGreaterThanOrEqual(300)
  })
})
