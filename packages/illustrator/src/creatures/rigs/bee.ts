import { group, linear } from '#core/display-list'
import { placement } from '#core/geometry'
import { ellipse } from '#core/path'
import { ink, mark, ribbon, shape } from '#things/painter'
import { eyes } from '#creatures/eyes'
import { cheeks, tears } from '#creatures/face'
import { mouth } from '#creatures/mouth'
import { stitching } from './coat'
import type { Figure, RigScene } from './rig'

/** A bee as round as a bun, hovering on four clear wings. */
export function bee(scene: RigScene): Figure {
  const { p, c, head, look, pose, view } = scene
  const back = view === 'back'
  const y = pose === 'sleep' || pose === 'sit' ? -44 : -78
  const face = { ...head, back }
  const glass = linear(
    [0, 1],
    [0, 0],
    [
      { at: 0, color: p.lit('#cfe6f2'), alpha: 0.75 },
      { at: 1, color: ink('#ffffff'), alpha: 0.95 },
    ],
  )
  const wing = (x: number, turn: number, k: number) =>
    p.raw(shape('0,0 -22,-26 -26,-60 -6,-78 18,-66 20,-30', { x, y: y - 30, turn, k }), glass)
  const wave = pose === 'wave' || pose === 'cheer' || pose === 'point'
  return {
    body: [
      wing(-26, -34, 0.8),
      wing(-8, -10, 1),
      p.flat(shape('-8,-7! -30,0 -8,8!', { x: -62, y: y + 4 }), c.dark),
      ...p.part(
        shape('-66,2 -54,-30 -22,-46 18,-44 44,-26 52,0 44,26 18,44 -22,44 -54,30', { y }),
        c.coat,
        (tone) => [
          ...[-46, -22, 2].map((x) =>
            p.flat(mark(`${x},${y - 54} ${x + 6},${y} ${x},${y + 54}`, [5, 7, 5]), c.dark, {
              opacity: 0.95,
            }),
          ),
          p.raw(ellipse(-6, y + 44, 56, 16), tone.shade, { opacity: 0.6, blur: 6 }),
          ...stitching(scene, `-50,${y + 26} 20,${y + 34}`, { x: -34, y: y - 16, r: 10 }),
        ],
      ),
      ...[12, 28].flatMap((x) =>
        p.part(
          ribbon(
            [
              [x, y + 36],
              [x + 4, y + 48],
              [x + (wave ? 22 : 8), y + (wave ? 30 : 56)],
            ],
            [3.6, 3.2, 3],
          ),
          c.dark,
        ),
      ),
      ...([-1, 1] as const).flatMap((side) => [
        ...p.part(
          ribbon(
            [
              [34 + side * 12, y - 34],
              [36 + side * 20, y - 56 - look.ears * 6],
              [42 + side * 26, y - 60 - look.ears * 8],
            ],
            [2.2, 2, 2],
          ),
          c.dark,
        ),
        ...p.part(ellipse(42 + side * 26, y - 61 - look.ears * 8, 5, 5), c.dark),
      ]),
      ...p.part(ellipse(36, y - 4, 38, 37), c.belly),
      group(
        [
          ...cheeks({ ...face, turn: 0.3 }, { apart: 24, y: 12, rx: 9 }),
          ...eyes(
            { ...face, turn: 0.3 },
            {
              apart: 15,
              y: -4,
              rx: 7.4,
              ry: 9.6,
              style: 'bead',
              lid: c.belly,
              browAt: 15,
              browWidth: 7,
            },
          ),
          ...mouth({ ...face, turn: 0.3 }, { x: 5, y: 14, w: 9, style: 'line' }),
          ...tears({ ...face, turn: 0.3 }, { apart: 16, y: 6, k: 0.8 }),
        ],
        { transform: placement({ x: 36, y: y - 4, rotate: look.tilt * 0.5 }) },
      ),
    ],
    over: [],
    neckSeat: { at: [36, y + 28], half: 32 },
    hatSeat: { at: [36, y - 36], half: 30 },
    face: { at: [36, y - 4], eye: [42, y - 8], mouth: [42, y + 10], half: 44 },
    hands: { near: [20, y + 54], far: [wave ? 50 : 38, y + (wave ? 30 : 54)] },
    back: [-20, y - 44],
    feet: [0, 0],
  }
}
