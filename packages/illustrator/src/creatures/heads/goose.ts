import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { shape } from '#things/painter'
import { bill, roundHead } from './beak'
import { DUCK_HEAD } from './duck'
import type { HeadArt } from './head'

/** A duck's cousin with a straight bill, a knob on it, and no curl. */
export const GOOSE_HEAD: HeadArt = {
  ...DUCK_HEAD,
  top: -46,
  half: 48,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...roundHead(scene, 40, () => cheeks(scene, { apart: 26, y: 8, rx: 9 })),
      ...eyes(scene, {
        apart: 17,
        y: -10,
        rx: 5.8,
        ry: 7.6,
        style: 'bead',
        lid: c.coat,
        browAt: 13,
        browWidth: 8,
        slide: 16,
      }),
      ...(back
        ? []
        : bill(scene, {
            x: t * 38,
            y: 10,
            upper: '-16,-8 -6,-17 8,-13 22,-5 37,5 31,12 6,10 -12,9 -18,3',
            lower: '-12,-4 8,-3 26,3 20,9 0,9 -12,4',
            drop: 11,
            smile: '-14,5 -2,9 18,10 32,7',
          })),
      ...(back ? [] : p.part(shape('-9,2 -6,-8 4,-9 9,1 0,5', { x: t * 40, y: -3 }), c.detail)),
      ...tears(scene, { apart: 18, y: -1, k: 0.85 }),
    ]
  },
}
