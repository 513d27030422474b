import { ellipse } from '#core/path'
import { shape } from '#things/painter'
import { eyes } from '#creatures/eyes'
import { cheeks, nose, tears } from '#creatures/face'
import { mouth } from '#creatures/mouth'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'
import { roundEar } from './round-ear'

/** A bright face in a dark cap, between ears that stand out. */
export const MONKEY_HEAD: HeadArt = {
  eye: [12, -8],
  mouth: [14, 36],
  top: -66,
  half: 66,
  chin: 52,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => roundEar(scene, side, { x: 54, y: -4, r: 20, inner: 13 })),
      ...p.part(shape('-12,8 -6,-12 2,-4 6,-16 12,8', { x: t * 6, y: -48 }), c.coat),
      ...p.part(
        turned(
          '0,-50 28,-46 46,-28 52,0 50,24 40,42 20,51 0,53 -20,51 -40,42 -52,24 -54,0 -48,-28 -29,-46',
          t,
          4,
        ),
        c.coat,
        (tone) => [...shading(scene)(tone)],
      ),
      ...(back
        ? []
        : p.part(
            shape(
              '0,-22 16,-34 34,-26 38,-4 34,14 42,30 30,46 0,50 -30,46 -42,30 -34,14 -38,-4 -34,-26 -16,-34',
              {
                x: t * 14,
                y: 0,
              },
            ),
            c.belly,
            (tone) => [
              p.raw(ellipse(t * 14, 46, 30, 8), tone.shade, { opacity: 0.5, blur: 4 }),
              ...cheeks(scene, { apart: 30, y: 18, rx: 10 }),
            ],
          )),
      ...eyes(scene, { apart: 18, y: -8, rx: 7.4, ry: 9, lid: c.belly, browAt: 16, browWidth: 8 }),
      ...nose(scene, { x: t * 20, y: 13, rx: 7, ry: 4.4, kind: 'oval' }),
      ...mouth(scene, { x: t * 19, y: 32, w: 16, style: 'line' }),
      ...tears(scene, { apart: 19, y: 2 }),
    ]
  },
}
