import { adjust } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { markings, stitching } from './coat'
import { arm, leg } from './limbs'
import type { Figure, RigScene } from './rig'

const plates = (scene: RigScene, place: { x: number; y: number; k: number }): DisplayList => {
  const { p, c } = scene
  return [
    '0,-46 22,-36 20,-12 -20,-12 -22,-36',
    '-27,-38 -25,-12 -42,-2 -58,-10 -48,-30',
    '27,-38 48,-30 58,-10 42,-2 25,-12',
    '-19,-7 19,-7 24,18 -24,18',
    '-46,4 -26,-5 -30,18 -58,18',
    '46,4 26,-5 30,18 58,18',
  ].flatMap((text) => p.part(shape(text, place), adjust(c.detail, 0.075, 1.15)))
}

/** A turtle: the dome of its house on four flippers; upright, the house becomes a rucksack. */
export function turtle(scene: RigScene): Figure {
  const { p, c, build, pose, view, plush } = scene
  const back = view === 'back'
  const standing =
    plush ||
    ['hold', 'offer', 'wave', 'cheer', 'point', 'reach', 'dance', 'listen', 'cry'].includes(pose) ||
    back
  if (standing) {
    const raised: Record<string, readonly [number, number, number, number]> = {
      wave: [-22, 4, 104, 150],
      cheer: [-118, -146, 120, 148],
      offer: [-16, 10, 66, 92],
      hold: [20, 78, 46, 84],
      point: [-20, 4, 90, 96],
      reach: [-20, 4, 128, 146],
      dance: [-96, -140, 78, 120],
      cry: [20, 150, 30, 152],
    }
    const [a, b, d, e] = raised[pose] ?? [-24, 8, 28, 0]
    const near = arm(scene, {
      from: [-40, -92],
      upper: a,
      lower: b,
      length: 64,
      width: 12,
      far: false,
    })
    const far = arm(scene, {
      from: [42, -92],
      upper: d,
      lower: e,
      length: 64,
      width: 12,
      far: true,
    })
    const feet = [
      ...leg(scene, {
        joints: [
          [26, -36],
          [28, -20],
          [30, -10],
        ],
        widths: [16, 15, 14],
        size: 14,
        far: true,
      }),
      ...leg(scene, {
        joints: [
          [-24, -36],
          [-24, -20],
          [-24, -10],
        ],
        widths: [16, 15, 14],
        size: 14,
        far: false,
      }),
    ]
    const dome = p.part(ellipse(-6, -74, 66, 62), c.detail, (tone) => [
      ...(back ? plates(scene, { x: -4, y: -68, k: 1.05 }) : []),
      p.raw(ellipse(-6, -20, 60, 20), tone.shade, { opacity: 0.6, blur: 6 }),
    ])
    const chest = p.part(
      shape('0,-122 34,-112 48,-76 44,-36 26,-14 0,-10 -28,-14 -46,-36 -48,-76 -34,-112'),
      c.belly,
      (tone) => [
        ...[-92, -66, -40].map((y) =>
          p.raw(mark(`-46,${y} 0,${y + 7} 48,${y}`, [0.8, 1.6, 0.8]), tone.deep, { opacity: 0.5 }),
        ),
        p.raw(mark('4,-118 6,-66 4,-14', [0.8, 1.4, 0.8]), tone.deep, { opacity: 0.45 }),
        ...stitching(scene, '6,-110 6,-20', { x: -24, y: -40, r: 12 }),
      ],
    )
    return {
      body: back
        ? [...feet, ...near.list, ...far.list, ...dome]
        : [...dome, ...far.list, ...feet, ...chest, ...near.list],
      head: { at: [6, -148], k: build.headScale, tilt: 0 },
      over: [],
      hands: { near: near.hand, far: far.hand },
      back: [-50, -90],
      feet: [0, 0],
    }
  }
  const low =
    pose === 'sleep' || pose === 'sit' || pose === 'lie' || pose === 'ball' || pose === 'hide'
  const swims = pose === 'swim' || pose === 'fly' || pose === 'jump'
  const y = low ? -18 : swims ? -60 : -34
  const flipper = (x: number, turn: number, far: boolean): DisplayList =>
    p.part(
      shape(
        swims
          ? '-10,-8 12,-6 34,18 40,36! 16,32 -8,16'
          : '-12,-10 12,-10 15,20 12,34 -10,34 -15,18',
        { x, y: y - 2, turn, kx: turn < -30 ? -1 : 1 },
      ),
      far ? adjust(c.coat, -0.06) : c.coat,
    )
  const stride = pose === 'walk' || pose === 'run' ? 18 : 3
  return {
    body: [
      ...p.part(shape('-4,-6 -30,0 -40,8! -22,12 2,8', { x: -66, y: y - 2 }), c.coat),
      ...(low ? [] : [...flipper(-34, -stride, true), ...flipper(54, stride, true)]),
      ...(pose === 'hide'
        ? []
        : p.part(
            ribbon(
              [
                [52, y - 16],
                [70, y - 30],
                [82, y - (low ? 30 : 52)],
              ],
              [22, 18, 16],
            ),
            c.coat,
          )),
      ...p.part(
        shape('-80,4 -74,-34 -44,-66 0,-76 44,-66 74,-34 80,4 60,14 -60,14', { y }),
        c.detail,
        (tone) => [
          ...plates(scene, { x: -2, y: y - 24, k: 1.22 }),
          ...markings(scene, { x: -70, y: y - 70, width: 130, height: 60 }, 'dome'),
          p.raw(ellipse(0, y + 12, 80, 20), tone.shade, { opacity: 0.5, blur: 7 }),
          p.raw(ellipse(-10, y - 60, 34, 10), tone.high, { opacity: 0.5, blur: 4 }),
        ],
      ),
      ...p.part(
        shape('-86,4 -60,0 0,2 60,0 86,4 78,18 40,22 -40,22 -78,18', { y }),
        adjust(c.detail, 0.06),
      ),
      ...(low
        ? [
            ...p.part(ellipse(46, y + 10, 20, 9), c.coat),
            ...p.part(ellipse(-44, y + 10, 20, 9), c.coat),
          ]
        : [...flipper(-46, stride, false), ...flipper(40, -stride, false)]),
    ],
    ...(pose === 'hide'
      ? {
          face: {
            at: [70, y - 10] as Point,
            eye: [70, y - 12] as Point,
            mouth: [74, y - 2] as Point,
            half: 30,
          },
        }
      : {
          head: {
            at: [96, y - (low ? 34 : 70)] as Point,
            k: build.headScale * 0.82,
            tilt: low ? 8 : 0,
          },
        }),
    over: [],
    hands: { near: [44, y + 30], far: [60, y + 28] },
    back: [-4, y - 76],
    feet: [0, 0],
  }
}
