import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { shape } from '#things/painter'
import { bill, roundHead } from './beak'
import type { HeadArt } from './head'

const COMB = '#d3322f'

/** A comb of four points, wattles under a short bill: known in black from any side. */
export const ROOSTER_HEAD: HeadArt = {
  eye: [16, -8],
  mouth: [34, 8],
  top: -86,
  half: 48,
  chin: 46,
  hold: (scene) => [scene.turn * 32 + 16, 8],
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const droop = look.ears < 0 ? 10 : 0
    return [
      ...p.part(
        shape('-32,-26! -40,-54 -24,-50! -18,-80 -4,-58! 10,-88 18,-58! 36,-74 34,-44! 30,-28!', {
          turn: droop,
        }),
        COMB,
      ),
      ...(back
        ? []
        : [-9, 7].flatMap((x) =>
            p.part(shape('-5,0 -9,14 -4,25 4,25 9,14 5,0', { x: x + t * 42, y: 16 }), COMB),
          )),
      ...roundHead(scene, 41, () => cheeks(scene, { apart: 26, y: 8, rx: 9 })),
      ...eyes(scene, {
        apart: 17,
        y: -8,
        rx: 6.2,
        ry: 7.8,
        style: 'bead',
        lid: c.coat,
        browAt: 13,
        browWidth: 8,
        slide: 16,
      }),
      ...bill(scene, {
        x: t * 34,
        y: 6,
        upper: '-10,-7 2,-10 16,-3 28,6! 14,8 -6,8 -11,1',
        lower: '-8,-4 8,-3 18,1! 8,6 -6,4',
        drop: 10,
        smile: '-4,5 8,6 20,4',
      }),
      ...tears(scene, { apart: 18, y: 0, k: 0.9 }),
    ]
  },
}
