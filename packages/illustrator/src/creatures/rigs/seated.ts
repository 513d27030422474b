import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { quills } from '#creatures/heads/hedgehog'
import { mark, ribbon, shape } from '#things/painter'
import { markings, stitching } from './coat'
import { foot, leg } from './limbs'
import type { Figure, FourLegs, RigScene } from './rig'
import { tail } from './tails'
import { batWing } from './wings'

/** A dog's sit: haunch folded, forelegs straight under the chest, tail round the side. */
export function seatedFour(scene: RigScene, four: FourLegs): Figure {
  const { p, c, build, view } = scene
  const k = 0.72 + four.chest / 220
  const tall = 1 + (four.shoulder - 92) / 400
  const at = (x: number, y: number): Point => [x * k, y * tall]
  const place = { kx: k, ky: tall }
  const back = view === 'back'
  const foreLeg = (x: number, far: boolean) =>
    leg(scene, {
      joints: [at(x, -84), at(x + 1, -52), at(x + 3, -10)],
      widths: [four.legFront * 1.3, four.legFront, four.legFront * 0.86],
      size: four.foot * 0.95,
      far,
    })
  const torso = p.part(
    shape(
      '-20,-142 -36,-108 -50,-70 -62,-34 -58,-8 -34,2 0,3 32,2 46,-14 44,-50 42,-90 30,-122 18,-142',
      place,
    ),
    c.coat,
    (tone) => [
      ...(build.bib > 0 && !back
        ? [
            p.flat(
              shape('-8,-150 26,-150 40,-108 38,-66 26,-34 8,-30 -2,-66 -8,-108', place),
              c.belly,
              { opacity: build.bib },
            ),
          ]
        : []),
      ...markings(scene, { x: -56 * k, y: -110 * tall, width: 50 * k, height: 90 * tall }, 'back'),
      p.raw(ellipse(scene.p.light.x > 0 ? -54 * k : 50 * k, -60, 22, 74), tone.shade, {
        opacity: 0.5,
        blur: 8,
      }),
      p.raw(ellipse(4, -134 * tall, 40, 18), tone.deep, { opacity: 0.4, blur: 6 }),
      ...(back
        ? [p.raw(mark('0,-120 2,-70 0,-20', [0.5, 1.6, 0.5], place), tone.deep, { opacity: 0.3 })]
        : stitching(scene, `${12 * k},${-118 * tall} ${14 * k},${-40 * tall}`, {
            x: -30 * k,
            y: -44,
            r: 13,
          })),
    ],
  )
  const haunch = (x: number, far: boolean): DisplayList => [
    ...p.part(
      ellipse(x * k, -30 * tall, (far ? 22 : 31) * k, 31 * tall),
      far ? adjust(c.coat, -0.05) : c.coat,
      (tone) => [
        p.raw(ellipse((x - 6) * k, -4, 30 * k, 12), tone.shade, { opacity: 0.5, blur: 5 }),
        ...markings(
          scene,
          { x: (x - 28) * k, y: -56 * tall, width: 46 * k, height: 40 * tall },
          'haunch',
        ),
      ],
    ),
    ...foot(scene, {
      point: at(x + (far ? 10 : 12), -9),
      size: four.foot * 1.06,
      color: build.foot === 'hoof' ? c.coat : far ? adjust(c.coat, -0.05) : c.coat,
    }),
  ]
  const tailList = tail(scene, { root: at(-50, -18), rise: 0.2, curl: false, reach: 0.92 })
  const wings = build.wings
    ? [
        ...batWing(scene, { x: 16, y: -108 * tall, k: 0.7, turn: 10, near: false, flip: true }),
        ...batWing(scene, { x: -20, y: -104 * tall, k: 0.86, turn: -4, near: true }),
      ]
    : []
  const body: DisplayList = back
    ? [
        ...haunch(36, true),
        ...torso,
        ...haunch(-32, false),
        ...wings,
        ...tail(scene, { root: at(-30, -14), rise: -0.3, reach: 0.9 }),
      ]
    : [
        ...tailList,
        ...wings,
        ...haunch(40, true),
        ...(build.spines
          ? quills(scene, {
              x: -14,
              y: -74,
              rx: 56,
              ry: 66,
              from: 90,
              to: 300,
              count: 20,
              length: 24,
              rows: 2,
              color: c.detail,
            })
          : []),
        ...torso,
        ...foreLeg(33, true),
        ...haunch(-34, false),
        ...foreLeg(9, false),
      ]
  const neckAt: Point = [
    8 * k + (four.neck[0] - 30) * 0.16,
    -164 * tall + Math.min(0, (four.neck[1] + 62) * 0.6),
  ]
  const neck =
    neckAt[1] < -176 * tall
      ? p.part(
          ribbon(
            [
              at(2, -118),
              [(neckAt[0] + at(2, 0)[0]) / 2, (neckAt[1] + -118 * tall) / 2],
              [neckAt[0] - 4, neckAt[1] + 26],
            ],
            [34 * k, four.neck[3] * 1.1, four.neck[3]],
          ),
          c.coat,
        )
      : []
  return {
    body: [...body, ...neck],
    head: { at: neckAt, k: build.headScale, tilt: 0 },
    over: [],
    hands: { near: at(8, -8), far: at(34, -8) },
    back: at(-36, -104),
    feet: [0, 0],
  }
}
