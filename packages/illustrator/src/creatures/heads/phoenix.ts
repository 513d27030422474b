import { adjust, mix } from '#core/color'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { shape } from '#things/painter'
import { bill, roundHead } from './beak'
import { both } from './head'
import type { HeadArt } from './head'

export const PHOENIX_HEAD: HeadArt = {
  eye: [14, -8],
  mouth: [22, 14],
  top: -100,
  half: 54,
  chin: 42,
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const lift = look.ears < 0 ? 26 : -look.ears * 6
    const plume = (x: number, k: number, turn: number, color: typeof c.coat) =>
      p.part(
        shape('-6,8 -9,-14 -2,-34 6,-52! 10,-26 8,-8 6,8', { x, y: -32, k, turn: turn + lift }),
        color,
      )
    return [
      ...plume(-20, 0.8, -34, adjust(c.coat, -0.06)),
      ...plume(-8, 1.05, -20, c.belly),
      ...plume(4, 1.25, -6, c.coat),
      ...plume(14, 0.9, 10, mix(c.belly, c.coat, 0.4)),
      ...roundHead(scene, 45, () => [
        ...(back
          ? []
          : [
              p.flat(shape('-40,20 -20,8 0,16 20,8 44,20 30,60 -30,60', { x: t * 8 }), c.belly, {
                opacity: 0.9,
              }),
            ]),
        ...cheeks(scene, { apart: 28, y: 10, rx: 9 }),
      ]),
      ...both((side) =>
        back
          ? []
          : p.part(
              shape('-14,0 -2,-8 16,-14! 10,0 22,4! 6,8 -8,8', {
                x: side * 40 + t * 4,
                y: 6,
                kx: side,
                ky: 1,
              }),
              mix(c.coat, c.belly, 0.3),
            ),
      ),
      ...eyes(scene, {
        apart: 18,
        y: -8,
        rx: 7.6,
        ry: 8.6,
        style: 'slit',
        lid: c.coat,
        browAt: 14,
        browWidth: 9,
        slide: 15,
        lashes: look.eye === 'open',
      }),
      ...bill(scene, {
        x: t * 28,
        y: 8,
        upper: '-10,-7 2,-10 14,-5 18,6 14,16! 6,8 -6,7 -11,0',
        lower: '-7,-4 6,-3 8,3 2,6 -5,4',
        drop: 9,
        smile: '-6,5 4,7 12,9',
      }),
      ...tears(scene, { apart: 19, y: 0, k: 0.9 }),
    ]
  },
}
