import { adjust } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { ribbon, shape } from '#things/painter'
import { markings, stitching } from './coat'
import { turnMatrix } from './turns'
import type { Figure, RigScene } from './rig'

/** Busy with its hands it has more than two: four are up beside them, two stay on the ground. */
const BUSY: ReadonlySet<string> = new Set(['wave', 'cheer', 'offer', 'hold', 'point', 'dance'])
const spreadArms = (y: number): Point[][] =>
  [-1, 1].flatMap((side): Point[][] => [
    [
      [side * 40, y - 10],
      [side * 92, y - 4],
      [side * 126, y - 48],
      [side * 136, y - 96],
      [side * 122, y - 106],
    ],
    [
      [side * 34, y],
      [side * 86, y + 22],
      [side * 134, y + 10],
      [side * 158, y - 24],
      [side * 148, y - 36],
    ],
  ])

/** Bowing, or by itself, it holds its own hands: two pairs beside it, and one in front. */
const heldArms = (y: number): Point[][] =>
  [-1, 1].flatMap((side): Point[][] => [
    [
      [side * 46, y - 12],
      [side * 88, y - 34],
      [side * 132, y - 16],
      [side * 130, y + 16],
      [side * 108, y + 16],
    ],
    [
      [side * 34, y + 4],
      [side * 74, y + 40],
      [side * 120, y + 42],
      [side * 138, y + 10],
      [side * 118, y - 2],
    ],
  ])

/** A dome of a head on eight arms that curl; the front pair does the talking. */
export function octopus(scene: RigScene): Figure {
  const { p, c, pose, view, head, look } = scene
  const back = view === 'back'
  const low = pose === 'sleep' || pose === 'sit' || pose === 'ball'
  const y = low ? -44 : pose === 'swim' || pose === 'jump' || pose === 'fly' ? -78 : -66
  const curls = pose === 'swim' || pose === 'fly' || pose === 'jump' ? -1 : 1
  const armLine = (i: number): Point[] => {
    const side = i < 4 ? -1 : 1
    const k = i % 4
    const x = side * (13 + k * 12)
    const reach = side * (16 + k * 19)
    const drop = -y - 7 - k * 4
    return curls > 0
      ? [
          [x, y - 8],
          [x + reach * 0.34, y + drop * 0.6],
          [x + reach * 0.9, y + drop],
          [x + reach * 1.4 + side * 8, y + drop * 0.86],
          [x + reach * 1.5 + side * 10, y + drop * 0.42],
          [x + reach * 1.22 + side * 6, y + drop * 0.28],
          [x + reach * 1.14 + side * 4, y + drop * 0.5],
        ]
      : [
          [x, y - 6],
          [x - side * 4, y + 26],
          [x - side * 10 + reach * 0.2, y + 54 + k * 4],
          [x + reach * 0.42, y + 78 - k * 4],
          [x + reach * 0.6, y + 66],
        ]
  }
  const tentacle = (line: Point[], far: boolean): DisplayList => [
    ...p.part(ribbon(line, [15, 14, 12.5, 10.5, 8, 5.4, 3]), far ? adjust(c.coat, -0.07) : c.coat),
    ...(far
      ? []
      : line.slice(1, 4).map(([x, yy], i) =>
          p.flat(ellipse(x + 1, yy + 4 - i, 3.4 - i * 0.6, 2.8 - i * 0.5), c.belly, {
            opacity: 0.85,
          }),
        )),
  ]
  const gestures: Record<string, readonly [Point[], Point[]]> = {
    wave: [
      armLine(1),
      [
        [38, y - 8],
        [74, y - 14],
        [92, y - 62],
        [80, y - 96],
        [66, y - 92],
      ],
    ],
    cheer: [
      [
        [-38, y - 8],
        [-76, y - 14],
        [-94, y - 62],
        [-82, y - 96],
        [-68, y - 92],
      ],
      [
        [38, y - 8],
        [76, y - 14],
        [94, y - 62],
        [82, y - 96],
        [68, y - 92],
      ],
    ],
    bow: [
      [
        [-36, y],
        [-66, y + 26],
        [-44, y + 52],
        [0, y + 44],
        [16, y + 28],
      ],
      [
        [38, y],
        [68, y + 26],
        [46, y + 52],
        [4, y + 48],
        [-12, y + 30],
      ],
    ],
    offer: [
      armLine(1),
      [
        [38, y - 4],
        [74, y + 4],
        [104, y - 12],
        [126, y - 20],
        [134, y - 10],
      ],
    ],
    hold: [
      [
        [-36, y],
        [-40, y + 22],
        [-8, y + 18],
        [16, y + 4],
        [20, y - 6],
      ],
      [
        [38, y],
        [56, y + 20],
        [52, y - 2],
        [40, y - 10],
        [34, y - 4],
      ],
    ],
    point: [
      armLine(1),
      [
        [38, y - 6],
        [74, y - 6],
        [104, y - 22],
        [134, y - 34],
        [140, y - 36],
      ],
    ],
    reach: [
      armLine(1),
      [
        [38, y - 8],
        [70, y - 30],
        [88, y - 72],
        [98, y - 108],
        [94, y - 116],
      ],
    ],
    hide: [
      [
        [-36, y],
        [-64, y - 30],
        [-40, y - 62],
        [-12, y - 58],
        [0, y - 48],
      ],
      [
        [38, y],
        [72, y - 30],
        [54, y - 62],
        [28, y - 58],
        [18, y - 48],
      ],
    ],
  }
  const gesture =
    gestures[pose === 'dance' || pose === 'jump' ? 'cheer' : pose === 'cry' ? 'hide' : pose]
  const near = gesture?.[0] ?? armLine(1)
  const far = gesture?.[1] ?? armLine(5)
  const spread = pose === 'bow' ? heldArms(y) : BUSY.has(pose) ? spreadArms(y) : []
  const dome = shape(
    '0,-132 38,-124 64,-96 70,-56 60,-20 40,-2 0,4 -40,-2 -60,-20 -70,-56 -64,-96 -38,-124',
    { y },
  )
  const faceScene = { ...head, back }
  return {
    body: [
      ...[3, 7, ...(spread.length ? [] : [2, 6])].flatMap((i) => tentacle(armLine(i), true)),
      ...spread.flatMap((line) => tentacle(line, true)),
      ...p.part(dome, c.coat, (tone) => [
        ...['-34,-88 8', '-20,-100 5', '-46,-68 5', '30,-96 6', '44,-76 4'].map((spot) => {
          const [xy = '', r = '4'] = spot.split(' ')
          const [x = 0, yy = 0] = xy.split(',').map(Number)
          return p.raw(ellipse(x, y + yy, Number(r) * 1.2, Number(r)), tone.high, { opacity: 0.5 })
        }),
        ...markings(scene, { x: -60, y: y - 110, width: 110, height: 60 }, 'dome'),
        p.raw(ellipse(p.light.x > 0 ? -66 : 66, y - 50, 24, 60), tone.shade, {
          opacity: 0.5,
          blur: 8,
        }),
        p.raw(ellipse(0, y + 4, 60, 14), tone.shade, { opacity: 0.5, blur: 6 }),
        ...(back
          ? []
          : stitching(scene, `-40,${y - 104} -54,${y - 30}`, { x: 38, y: y - 92, r: 12 })),
      ]),
      ...[0, 4].flatMap((i) => tentacle(armLine(i), false)),
      ...tentacle(near, false),
      ...tentacle(far, false),
      group(
        [
          ...cheeks(faceScene, { apart: 40, y: 20, rx: 12 }),
          ...eyes(faceScene, {
            apart: 24,
            y: 0,
            rx: 11.5,
            ry: 13,
            style: 'ringed',
            lid: adjust(c.coat, -0.02),
            browAt: 22,
            browWidth: 10,
          }),
          ...mouth(faceScene, { x: head.turn * 14, y: 24, w: 12, style: 'line' }),
          ...tears(faceScene, { apart: 25, y: 12 }),
        ],
        { transform: turnMatrix(look.tilt * 0.5, [0, 0], y - 54) },
      ),
    ],
    over:
      gesture && (pose === 'hide' || pose === 'cry')
        ? [...tentacle(near, false), ...tentacle(far, false)]
        : [],
    face: { at: [0, y - 56], eye: [6, y - 54], mouth: [6, y - 30], half: 68 },
    neckSeat: { at: [0, y - 8], half: 60 },
    hatSeat: { at: [0, y - 108], half: 44, tilt: look.tilt * 0.5 },
    hands: { near: near.at(-1) ?? [0, 0], far: far.at(-1) ?? [0, 0] },
    grips: pose === 'bow' ? [] : spread.map((line) => line.at(-1) as Point),
    back: [-40, y - 116],
    feet: [0, 0],
  }
}
