import type { PortraitRequest } from '@luciole/illustrator/portrait/draw-portrait'
import type { EncodedPicture } from '@luciole/illustrator/raster/encode'
import { createPainterPool } from '@luciole/illustrator/raster/painter-pool'
import type { PaintedPicture, Painter, PortraitKind, PortraitOrder } from './pictures'

/** Busts and figures stand before the app's own colours; the strip shows them in a scene. */
const POSES: Record<PortraitKind, Omit<PortraitRequest, 'character'>> = {
  face: { crop: 'face', transparent: true },
  figure: { crop: 'figure', pose: 'wave', transparent: true },
  walking: { crop: 'figure', pose: 'walk', light: 'golden' },
  sitting: { crop: 'figure', pose: 'sit', light: 'day' },
  night: { crop: 'figure', pose: 'look_far', light: 'moon', feeling: 'awe' },
}
const WHOLE = { x: 0.05, y: 0.05, w: 0.9, h: 0.9 }

const pictureOf = ({
  picture: { width, height, files, placeholder },
  focus,
}: {
  picture: EncodedPicture
  focus: PaintedPicture['focus']
}): PaintedPicture => ({
  width,
  height,
  variants: files.map((file) => ({ width: file.width, webp: file.webp })),
  blur: placeholder,
  focus,
})

/** Our own illustrator, in threads of its own; portraits wait while a page is being read. */
export function createBuiltinPainter({
  threads,
}: {
  threads: number
}): Pick<Painter, 'id' | 'paintPortrait' | 'close'> {
  const pool = createPainterPool({ size: threads })
  return {
    id: 'luciole',
    async paintPortrait({ character, kind }: PortraitOrder, signal: AbortSignal) {
      const request = { character, ...POSES[kind] }
      const picture = await pool.paint({ kind: 'portrait', request }, { priority: 5, signal })
      return pictureOf({ picture, focus: WHOLE })
    },
    close: () => pool.close(),
  }
}
