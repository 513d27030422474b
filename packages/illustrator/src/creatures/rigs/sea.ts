import { adjust } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { cheeks, eye, eyes, brow, mouth, tears } from '#creatures/face'
import { markings, stitching } from './coat'
import type { Figure, RigScene } from './rig'
import { turnMatrix, turnedAbout } from './quadruped'

const tiltOf = (scene: RigScene) =>
  ({ cheer: -22, jump: -30, dance: -14, reach: -18, offer: -6, sleep: 4, hide: 8 })[
    scene.pose as string
  ] ?? (scene.pose === 'run' ? -4 : 0)

/** A round reef fish with fins it talks with. */
export function fish(scene: RigScene): Figure {
  const { p, c, pose, view, look, head } = scene
  const turn = tiltOf(scene)
  const cy = -62
  const raised =
    pose === 'wave' ||
    pose === 'cheer' ||
    pose === 'point' ||
    pose === 'offer' ||
    pose === 'hold' ||
    pose === 'reach'
  const profile = view === 'profile'
  const back = view === 'back'
  const at = (x: number, y: number): Point => turnedAbout([x, y], turn, [0, cy], 0)
  const fishBrow = (x: number, side: -1 | 1, width: number) =>
    brow(head, { x, y: cy - 31, width, side, color: p.tone(c.coat).deep, thick: 1.3 })
  const stripe = (x: number, w: number) =>
    p.flat(
      shape(`${x - w},-70 ${x + w},-70 ${x + w + 7},0 ${x + w},70 ${x - w},70 ${x - w + 7},0`, {
        y: cy,
      }),
      c.belly,
      { opacity: 0.95 },
    )
  const list: DisplayList = [
    ...p.part(
      shape('14,0 -10,-16 -44,-40 -56,-34! -44,-8 -46,2 -44,12 -58,36! -42,40 -8,18', {
        x: -58,
        y: cy,
      }),
      c.detail,
      (tone) =>
        [-18, 0, 18].map((y) =>
          p.raw(mark(`-66,${cy + y * 0.3} -104,${cy + y * 1.4}`, [0.6, 1.6, 0.5]), tone.deep, {
            opacity: 0.45,
          }),
        ),
    ),
    ...p.part(
      shape('-34,8 -26,-22 -2,-38! 20,-30 34,-10 36,12', { x: -4, y: cy - 40 }),
      c.detail,
      (tone) =>
        [-18, -4, 10].map((x) =>
          p.raw(mark(`${x},${cy - 40} ${x - 4},${cy - 66}`, [0.6, 1.6, 0.5]), tone.deep, {
            opacity: 0.45,
          }),
        ),
    ),
    ...p.part(shape('-14,-8 12,-10 2,24! -16,18', { x: -8, y: cy + 46 }), c.detail),
    ...p.part(
      shape('70,-6 64,-26 40,-46 6,-54 -30,-44 -58,-20 -70,0 -58,20 -30,42 6,52 42,44 64,24', {
        y: cy,
      }),
      c.coat,
      (tone) => [
        ...(scene.plush ? [] : [stripe(-34, 8), stripe(16, 9)]),
        ...(scene.plush
          ? []
          : [-50, -16, -4].flatMap((x, i) =>
              [-18, 4, 24].map((y) =>
                p.raw(
                  mark('-5,-5 3,0 -5,5', [0.5, 1.2, 0.5], { x: x + (i % 2) * 6, y: cy + y }),
                  tone.deep,
                  { opacity: 0.35 },
                ),
              ),
            )),
        ...markings(scene, { x: -60, y: cy - 46, width: 80, height: 80 }, 'fish'),
        p.raw(ellipse(0, cy + 50, 70, 20), tone.shade, { opacity: 0.6, blur: 7 }),
        p.raw(ellipse(-6, cy - 42, 40, 10), tone.high, { opacity: 0.35, blur: 4 }),
        ...stitching(scene, `-20,${cy + 30} 40,${cy + 34}`, { x: -32, y: cy - 6, r: 12 }),
        ...(back ? [] : cheeks({ ...head, turn: 0 }, { apart: 44, y: cy + 14, rx: 11 }).slice(1)),
      ],
    ),
    ...(back
      ? []
      : profile
        ? [
            ...eye(head, {
              x: 42,
              y: cy - 10,
              rx: 12,
              ry: 13,
              side: 1,
              style: 'ringed',
              lid: c.coat,
            }),
            ...brow(head, { x: 42, y: cy - 30, width: 9, side: 1, color: p.tone(c.coat).deep }),
            ...mouth(head, { x: 60, y: cy + 14, w: 8, style: 'line' }),
          ]
        : [
            ...eye(head, {
              x: 26,
              y: cy - 10,
              rx: 12.5,
              ry: 13.5,
              side: -1,
              style: 'ringed',
              lid: c.coat,
            }),
            ...eye(head, {
              x: 55,
              y: cy - 11,
              rx: 9.5,
              ry: 12.5,
              side: 1,
              style: 'ringed',
              lid: c.coat,
            }),
            ...brow(head, { x: 26, y: cy - 30, width: 9, side: -1, color: p.tone(c.coat).deep }),
            ...brow(head, { x: 55, y: cy - 30, width: 7, side: 1, color: p.tone(c.coat).deep }),
            ...mouth(head, { x: 45, y: cy + 14, w: 11, style: 'line' }),
          ]),
    ...p.part(
      shape('10,-10 14,2 4,14 -20,26 -34,18! -26,2 -12,-10', {
        x: 4,
        y: cy + 14,
        turn: raised ? 130 : look.ears * -12,
      }),
      c.detail,
      (tone) =>
        [0, 1, 2].map((i) =>
          p.raw(
            mark(`6,${-2 + i * 4} -24,${8 + i * 6}`, [0.5, 1.3, 0.4], {
              x: 4,
              y: cy + 14,
              turn: raised ? 130 : look.ears * -12,
            }),
            tone.deep,
            { opacity: 0.5 },
          ),
        ),
    ),
  ]
  return {
    body: [group(list, { transform: turnMatrix(turn, [0, cy], 0) })],
    over: [],
    face: { at: at(38, cy), eye: at(40, cy - 10), mouth: at(48, cy + 14), half: 50 },
    hands: raised
      ? { near: at(28, cy + 10), far: at(60, cy + 14) }
      : { near: at(-10, cy + 32), far: at(62, cy + 16) },
    back: at(-10, cy - 50),
    feet: [0, 0],
  }
}

/** A whale with a grooved belly; it spouts when it is glad. */
export function whale(scene: RigScene): Figure {
  const { p, c, view, look, head, pose } = scene
  const turn = tiltOf(scene) * 0.6
  const cy = -88
  const at = (x: number, y: number): Point => turnedAbout([x, y], turn, [0, cy], 0)
  const back = view === 'back'
  const glad = look.mouth === 'big' || look.mouth === 'open'
  const raised = ['wave', 'cheer', 'offer', 'hold', 'point', 'reach', 'dance'].includes(pose)
  const flipper = (x: number, y: number, far: boolean): DisplayList =>
    p.part(
      shape('-6,-10 14,-10 18,18 6,56 -10,70! -18,44 -14,12', {
        x,
        y,
        turn: (far ? -22 : 26) + (raised && !far ? -116 : 0),
        k: far ? 0.85 : 1,
      }),
      far ? adjust(c.coat, -0.06) : c.coat,
    )
  const spout: DisplayList =
    glad && !back
      ? [-1, 1].flatMap((side) => [
          p.raw(
            ribbon(
              [
                [70, cy - 62],
                [70 + side * 8, cy - 96],
                [70 + side * 30, cy - 104],
                [70 + side * 38, cy - 86],
              ],
              [3.4, 5, 4.4, 1.5],
            ),
            p.lit('#d8f1f8'),
            { opacity: 0.92 },
          ),
        ])
      : []
  const list: DisplayList = [
    ...spout,
    ...flipper(52, cy + 34, true),
    ...p.part(
      shape('12,12 -12,8 -30,-14 -62,-30! -72,-14 -50,8! -34,18 -62,24! -46,42 -20,36 6,26', {
        x: -124,
        y: cy - 28,
        turn: 16,
      }),
      c.coat,
    ),
    ...p.part(
      shape(
        '-146,-26 -118,-30 -84,-24 -44,-52 10,-70 66,-66 108,-40 124,-4 116,32 84,62 30,74 -26,66 -74,36 -112,-2',
        { y: cy },
      ),
      c.coat,
      (tone) => [
        p.flat(
          shape('130,8 96,14 56,22 10,34 -40,36 -80,30 -40,90 60,100 140,60', { y: cy }),
          c.belly,
        ),
        ...[0, 1, 2, 3].map((i) =>
          p.raw(
            mark(
              `${118 - i * 5},${cy + 22 + i * 11} ${60 - i * 4},${cy + 34 + i * 11} ${-10},${cy + 44 + i * 8}`,
              [0.6, 1.8, 0.5],
            ),
            p.tone(c.belly).deep,
            { opacity: 0.5 },
          ),
        ),
        ...['-40,-36', '-20,-44', '0,-52', '-62,-20', '16,-40', '40,-54', '-30,-22'].map(
          (xy, i) => {
            const [x = 0, y = 0] = xy.split(',').map(Number)
            return p.raw(ellipse(x, cy + y, 3 + (i % 3), 2.4 + (i % 3) * 0.7), tone.high, {
              opacity: 0.5,
            })
          },
        ),
        ...markings(scene, { x: -80, y: cy - 66, width: 150, height: 70 }, 'whale'),
        p.raw(ellipse(0, cy + 74, 120, 22), tone.shade, { opacity: 0.55, blur: 8 }),
        ...stitching(scene, `90,${cy + 40} 0,${cy + 56}`, { x: -10, y: cy - 20, r: 15 }),
        ...(back ? [] : cheeks({ ...head, turn: 0 }, { apart: 82, y: cy + 8, rx: 13 }).slice(1)),
      ],
    ),
    ...(back
      ? []
      : [
          ...eye(head, { x: 62, y: cy - 6, rx: 9.4, ry: 11, side: -1, lid: c.coat }),
          ...brow(head, { x: 62, y: cy - 25, width: 10, side: -1, color: p.tone(c.coat).deep }),
          ...(view === 'profile'
            ? []
            : [
                ...eye(head, { x: 106, y: cy - 8, rx: 6.6, ry: 10, side: 1, lid: c.coat }),
                ...brow(head, {
                  x: 105,
                  y: cy - 26,
                  width: 7,
                  side: 1,
                  color: p.tone(c.coat).deep,
                }),
              ]),
          ...(glad
            ? mouth(head, { x: 90, y: cy + 20, w: 14, style: 'line' })
            : [
                p.flat(
                  mark(
                    look.mouth === 'frown' || look.mouth === 'wave'
                      ? '64,26 84,20 104,20 118,26'
                      : '60,20 80,27 102,25 120,14',
                    [0.8, 1.8, 0.8],
                    { y: cy },
                  ),
                  c.line,
                  { opacity: 0.75 },
                ),
              ]),
        ]),
    ...flipper(4, cy + 42, false),
  ]
  return {
    body: [group(list, { transform: turnMatrix(turn, [0, cy], 0) })],
    over: [],
    face: { at: at(80, cy), eye: at(70, cy - 6), mouth: at(96, cy + 20), half: 64 },
    hands: {
      near: at(raised ? 64 : -14, raised ? cy + 6 : cy + 96),
      far: at(raised ? 70 : 70, cy + 60),
    },
    back: at(-10, cy - 66),
    feet: [0, 0],
  }
}

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
  const dome = shape(
    '0,-132 38,-124 64,-96 70,-56 60,-20 40,-2 0,4 -40,-2 -60,-20 -70,-56 -64,-96 -38,-124',
    { y },
  )
  const faceScene = { ...head, back }
  return {
    body: [
      ...[3, 7, 2, 6].flatMap((i) => tentacle(armLine(i), true)),
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
    hands: { near: near.at(-1) ?? [0, 0], far: far.at(-1) ?? [0, 0] },
    back: [-40, y - 116],
    feet: [0, 0],
  }
}
