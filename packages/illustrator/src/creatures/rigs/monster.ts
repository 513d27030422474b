import { adjust } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { createRandom } from '#core/random'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { MATERIAL } from '#things/thing-art'
import { mark, shape } from '#things/painter'
import { markings, stitching } from './coat'
import { arm, leg } from './limbs'
import { turnMatrix } from './turns'
import type { Figure, RigScene } from './rig'

const boot = ({ p, boots }: RigScene, [x, y]: Point): DisplayList => [
  ...p.part(
    shape('-19,-10! 19,-10! 20,10 42,16 46,30! -22,30!', { x, y }),
    boots?.color ?? MATERIAL.red,
    (tone) => [
      p.flat(shape('-26,24! 50,24! 50,34! -26,34!', { x, y }), MATERIAL.cream),
      p.raw(mark('-12,-6 -13,18', [1, 3, 1], { x, y }), tone.high, { opacity: 0.6 }),
      ...(boots?.isMuddy
        ? [
            p.flat(
              shape('-26,34! -24,12 -12,16 -4,8 6,18 18,12 26,22 38,18 50,34!', { x, y }),
              '#6b4a2e',
            ),
            p.flat(ellipse(x - 6, y + 2, 4, 3), '#6b4a2e'),
            p.flat(ellipse(x + 10, y + 6, 3, 2.4), '#6b4a2e'),
          ]
        : []),
    ],
  ),
  ...p.part(shape('-22,-14! 22,-14! 22,-4! -22,-4!', { x, y }), MATERIAL.cream),
  ...(boots?.isMuddy
    ? [-10, 14, 30].map((at) =>
        p.raw(mark(`${at},30 ${at + 3},18 ${at + 9},8`, [2.4, 2, 0.6], { x, y }), '#5f9f4c'),
      )
    : []),
]

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
  const boots = seated || !scene.boots ? [] : [30, -30].flatMap((x) => boot(scene, [x, base]))
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
    ...boots,
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
    // Between the horns.
    neckSeat: { at: [4, base - 62], half: 76 },
    hatSeat: { at: [4, base - 158], half: 36, tilt: look.tilt * 0.4 },
    face: { at: [0, base - 110], eye: [8, base - 118], mouth: [8, base - 86], half: 76 },
    hands: { near: near.hand, far: far.hand },
    ...(back ? {} : { paw: far.paw }),
    back: [-66, base - 110],
    feet: [0, 0],
  }
}
