import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sampleHuman } from '#people/sample-human'
import { drawPortrait } from '#portrait/draw-portrait'
import { encodePicture } from './encode'
import { rasteriseDrawing } from './rasterise-drawing'

const human = sampleHuman({})

describe('a stored picture', () => {
  it('says in the file that Luciole’s software made it', async () => {
    const drawing = drawPortrait({ character: human, crop: 'face' })
    const picture = await encodePicture(await rasteriseDrawing(drawing, 192), { widths: [192] })
    const metadata = await sharp(picture.files[0]?.webp).metadata()
    expect(metadata.xmp?.toString()).toContain('made by Luciole software')
    expect(picture.placeholder.length).toBeLessThan(1500)
  })
})
