import { adjust } from '#core/color'
import { group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { curve, ellipse, openLine, spline } from '#core/path'
import type { Knot } from '#core/path'
import { createRandom } from '#core/random'
import { ink, mark, ribbon, shape } from '#things/painter'
import { cheeks, eyes, mouth, tears } from '#creatures/face'
import { stalkEyes } from '#creatures/heads/birds'
import { markings, stitching } from './coat'
import { arm, leg } from './limbs'
import type { Figure, RigScene } from './rig'
import { turnMatrix } from './quadruped'

/** A snail: a shell with its spiral on one long soft foot. */
export function snail(scene: RigScene): Figure {
  const { p, c, head, view, pose } = scene
  const back = view === 'back'
  const hidden = pose === 'hide' || pose === 'ball'
  const asleep = pose === 'sleep'
  const up = ['cheer', 'reach', 'wave', 'dance', 'listen'].includes(pose) ? 16 : asleep ? -22 : 0
  const hx = 66
  const hy = -62 - up
  const shell = { x: -16, y: -66 }
  const spiral: Point[] = Array.from({ length: 26 }, (_, i) => {
    const a = i * 0.52 + 2.5
    const r = 44 * (1 - i / 27) ** 0.8
    return [shell.x + Math.cos(a) * r, shell.y + 2 + Math.sin(a) * r * 0.96]
  })
  const face = { ...head, back }
  const soft: DisplayList = hidden
    ? p.part(shape('-80,-8 -50,-20 40,-20 66,-8 60,0 -70,0'), c.belly)
    : [
        ...p.part(
          shape(
            `-96,-2! -70,-16 -30,-24 20,-26 40,-42 48,${hy + 12} 66,${hy - 16} 90,${hy + 2} 92,${hy + 30} 84,-24 80,-8 70,0 -60,1`,
          ),
          c.belly,
          (tone) => [p.raw(ellipse(0, 2, 90, 10), tone.shade, { opacity: 0.6, blur: 5 })],
        ),
        ...(back ? [] : stalkEyes(face, { x: hx + 4, y: hy - 4, height: asleep ? 14 : 36 })),
        ...(back ? [] : mouth(face, { x: hx + 8, y: hy + 18, w: 10, style: 'line' })),
        ...(back ? [] : [p.raw(ellipse(hx - 6, hy + 18, 8, 6), ink('#ea6a5e'), { opacity: 0.3 })]),
      ]
  return {
    body: [
      ...soft,
      ...p.part(ellipse(shell.x, shell.y, 56, 54), c.coat, (tone) => [
        line(openLine(curve(spiral, 3)), tone.deep, 8, { opacity: 0.55 }),
        line(
          openLine(
            curve(
              spiral.map(([x, y]): Point => [x - 6, y - 6]),
              3,
            ),
          ),
          tone.high,
          3,
          { opacity: 0.6 },
        ),
        ...[0, 1, 2, 3, 4, 5, 6].map((i) => {
          const a = i * 0.62 + 3.2
          return p.flat(
            mark(
              `${shell.x + Math.cos(a) * 44},${shell.y + Math.sin(a) * 42} ${shell.x + Math.cos(a) * 54},${shell.y + Math.sin(a) * 52}`,
              [2, 4, 3],
            ),
            c.detail,
            { opacity: 0.6 },
          )
        }),
        ...markings(scene, { x: shell.x - 46, y: shell.y - 46, width: 90, height: 80 }, 'shell'),
        p.raw(ellipse(shell.x, shell.y + 52, 56, 20), tone.shade, { opacity: 0.55, blur: 7 }),
        ...stitching(scene, `${shell.x - 40},${shell.y + 20} ${shell.x + 34},${shell.y + 34}`, {
          x: shell.x + 20,
          y: shell.y - 20,
          r: 12,
        }),
      ]),
    ],
    over: [],
    face: { at: [hx + 6, hy - 20], eye: [hx + 8, hy - 40], mouth: [hx + 12, hy + 18], half: 34 },
    hands: { near: [hx + 22, hy + 26], far: [hx + 30, hy + 20] },
    back: [shell.x, shell.y - 54],
    feet: [0, 0],
  }
}

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

/** A big soft friend: fur, two small horns, one body that is also its head. */
export function monster(scene: RigScene): Figure {
  const { p, c, pose, view, head, seed, look } = scene
  const back = view === 'back'
  const random = createRandom(seed, 'monster')
  const seated = ['sit', 'sleep', 'ball', 'lie'].includes(pose)
  const up = pose === 'jump' || pose === 'fly' ? 40 : 0
  const base = seated ? -4 : -30 - up
  const outline: Knot[] = []
  const count = 34
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2
    const wide = 72 + Math.max(0, Math.sin(a)) * 16
    const reach = i % 2 ? 1 : 1.075 + random.between(0, 0.03)
    const x = Math.cos(a) * wide * reach
    const y = base - 84 + Math.sin(a) * 88 * reach
    outline.push(i % 2 ? [x, y] : [x, y, 'corner'])
  }
  const angles: Record<string, readonly [number, number, number, number]> = {
    wave: [-30, -4, 112, 158],
    cheer: [-116, -150, 118, 150],
    jump: [-116, -150, 118, 150],
    offer: [-28, 0, 70, 92],
    hold: [-6, 66, 30, 88],
    point: [-28, 0, 92, 96],
    reach: [-28, 0, 128, 142],
    dance: [-104, -140, 78, 120],
    hide: [-40, 170, 40, 190],
    cry: [-40, 170, 40, 190],
    walk: [-40, -10, 42, 56],
    run: [-70, 0, 72, 128],
  }
  const [a, b, d, e] = angles[pose] ?? [-30, -2, 32, 0]
  const m = back ? -1 : 1
  const near = arm(scene, {
    from: [-70 * m, base - 74],
    upper: a * m,
    lower: b * m,
    length: 84,
    width: 12.5,
    far: false,
  })
  const far = arm(scene, {
    from: [72 * m, base - 74],
    upper: d * m,
    lower: e * m,
    length: 84,
    width: 12.5,
    far: true,
  })
  const feet = seated
    ? [
        ...p.part(ellipse(-34, -10, 24, 15), c.coat),
        ...p.part(ellipse(44, -10, 24, 15), adjust(c.coat, -0.03)),
      ]
    : [
        ...leg(scene, {
          joints: [
            [30, base - 16],
            [31, base + 6],
            [31, base + 18],
          ],
          widths: [18, 16, 15],
          size: 17,
          far: true,
        }),
        ...leg(scene, {
          joints: [
            [-30, base - 16],
            [-30, base + 6],
            [-30, base + 18],
          ],
          widths: [18, 16, 15],
          size: 17,
          far: false,
        }),
      ]
  const horn = (side: -1 | 1): DisplayList =>
    p.part(
      shape('-12,8 -10,-12 2,-30 16,-40! 13,-20 13,8', {
        x: side * 38 + 4,
        y: base - 164,
        kx: side,
        ky: 1,
      }),
      '#f3e4bd',
      (tone) =>
        [0, 1].map((i) =>
          p.raw(
            mark('-12,0 2,4 16,-2', [0.6, 1.5, 0.6], {
              x: side * 38 + 4,
              y: base - 166 - i * 12,
              kx: side,
              ky: 1,
            }),
            tone.deep,
            { opacity: 0.5 },
          ),
        ),
    )
  const faceScene = { ...head, back }
  const t = head.turn
  const tufts = Array.from({ length: 18 }, () => {
    const x = random.between(-60, 60)
    const y = base - random.between(20, 150)
    return p.raw(
      mark(`${x - 4},${y - 5} ${x},${y + 3} ${x + 4},${y - 4}`, [0.5, 1.5, 0.5]),
      p.tone(c.coat).deep,
      { opacity: 0.35 },
    )
  })
  const body: DisplayList = [
    ...horn(-1),
    ...horn(1),
    ...(back ? [] : far.list),
    ...feet,
    ...p.part(spline(outline), c.coat, (tone) => [
      ...(back ? [] : [p.flat(ellipse(8, base - 44, 48, 40), c.belly, { opacity: 0.9 })]),
      ...tufts,
      ...(back
        ? []
        : [0, 1, 2].map((i) =>
            p.flat(
              mark('-16,0 0,6 16,0', [0.6, 1.6, 0.6], { x: 8, y: base - 42 + i * 14 }),
              c.coat,
              { opacity: 0.6 },
            ),
          )),
      ...markings(scene, { x: -70, y: base - 160, width: 60, height: 120 }, 'monster'),
      p.raw(ellipse(p.light.x > 0 ? -74 : 76, base - 70, 26, 84), tone.shade, {
        opacity: 0.5,
        blur: 9,
      }),
      p.raw(ellipse(0, base + 4, 70, 18), tone.shade, { opacity: 0.5, blur: 7 }),
      ...stitching(scene, `10,${base - 74} 10,${base - 8}`, { x: -48, y: base - 34, r: 13 }),
    ]),
    group(
      [
        ...cheeks(faceScene, { apart: 46, y: 22, rx: 13 }),
        ...(back
          ? []
          : eyes(faceScene, {
              apart: 23,
              y: -8,
              rx: 15,
              ry: 16.5,
              style: 'ringed',
              lid: c.coat,
              browAt: 27,
              browWidth: 13,
              browColor: p.lit(c.detail),
            })),
        ...mouth(faceScene, { x: t * 16, y: 22, w: 24, style: 'line' }),
        ...(back || look.mouth === 'round'
          ? []
          : [
              p.flat(shape('-4,0! 5,0! 1,9', { x: t * 16 - 12, y: 24 }), '#fffaf0'),
              p.flat(shape('-4,0! 4,0! 0,7', { x: t * 16 + 13, y: 24 }), '#fffaf0'),
            ]),
        ...tears(faceScene, { apart: 26, y: 8, k: 1.2 }),
      ],
      { transform: turnMatrix(look.tilt * 0.4, [0, 0], base - 112) },
    ),
    ...(back ? [...far.list, ...near.list] : near.list),
  ]
  return {
    body,
    over: pose === 'hide' || pose === 'cry' ? [...far.list, ...near.list] : [],
    face: { at: [0, base - 110], eye: [8, base - 118], mouth: [8, base - 86], half: 76 },
    hands: { near: near.hand, far: far.hand },
    back: [-66, base - 110],
    feet: [0, 0],
  }
}
