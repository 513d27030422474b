import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { cheeks, nose, tears, whiskers } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { ink, shape } from '#things/painter'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const tuftedEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const place = {
    x: side * 29 + turn * (side > 0 ? 1 : 6),
    y: -30,
    kx: side,
    ky: 1,
    turn: side * (look.ears < 0 ? -look.ears * 34 : 2),
  }
  return [
    ...p.part(shape('-4,-26 2,-58! 7,-40 13,-54! 14,-26', place), c.dark),
    ...p.part(shape('-15,4 -12,-20 2,-40! 16,-22 18,2 8,14', place), c.coat),
    ...(back ? [] : p.part(shape('-7,-2 -5,-16 2,-28! 9,-16 10,0', place), c.inner)),
  ]
}

export const SQUIRREL_HEAD: HeadArt = {
  eye: [13, -5],
  mouth: [11, 26],
  top: -88,
  half: 56,
  chin: 46,
  draw: (scene) => {
    const { p, c, turn: t, back } = scene
    return [
      ...both((side) => tuftedEar(scene, side)),
      ...p.part(
        turned(
          '0,-45 22,-42 39,-25 46,-2 56,14 52,30 34,42 12,46 -10,46 -36,42 -55,30 -58,13 -48,-3 -40,-25 -22,-42',
          t,
        ),
        c.coat,
        (tone) => [
          ...(back
            ? []
            : [
                p.flat(ellipse(-22 + t * 13, -5, 15, 17), c.belly, { opacity: 0.7 }),
                p.flat(ellipse(22 + t * 11, -5, 13, 17), c.belly, { opacity: 0.7 }),
                p.flat(
                  shape('0,6 16,10 46,12 60,24 44,48 0,54 -44,48 -62,24 -46,12 -16,10', {
                    x: t * 10,
                  }),
                  c.belly,
                  { opacity: 0.95 },
                ),
              ]),
          ...shading(scene, 54)(tone),
          ...cheeks(scene, { apart: 37, y: 20, rx: 12 }),
        ],
      ),
      ...eyes(scene, {
        apart: 21,
        y: -5,
        rx: 8.6,
        ry: 10.6,
        lid: mix(c.coat, c.belly, 0.7),
        browAt: 20,
        iris: ink('#5a3620'),
      }),
      ...nose(scene, { x: t * 20, y: 11, rx: 6, ry: 4.8, kind: 'oval' }),
      ...mouth(scene, { x: t * 20, y: 23, w: 10, stem: 8, teeth: 'buck' }),
      ...whiskers(scene, { x: t * 18, y: 22, from: 20, length: 24 }),
      ...tears(scene, { apart: 22, y: 7 }),
    ]
  },
  profile: {
    skull: '-8,-44 14,-42 32,-26 42,-8 58,6 60,18 46,32 22,42 -4,46 -34,40 -50,22 -48,-6 -34,-34',
    muzzle: '42,2 56,5 60,16 48,30 30,34 22,20',
    nose: [58, 6, 5, 4.6],
    eye: [25, -9, 8],
    smile: '55,20 46,25 38,21',
    behind: (scene) => tuftedEar({ ...scene, turn: -3 }, 1),
    over: (scene) => tuftedEar({ ...scene, turn: 2 }, -1),
  },
}
