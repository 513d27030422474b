import { adjust } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { bend, ellipse, spline } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { glow } from '#light/part'
import { ink, mark, ribbon, shape } from '#things/painter'
import { stitching } from './coat'
import { ARMS, REST } from './gestures'
import { step } from './limbs'
import { turnMatrix } from './turns'
import type { Figure, RigScene } from './rig'

/** A robot of sheet metal: hose arms, pincers, a face of light. */
export function robot(scene: RigScene): Figure {
  const { p, c, pose, view, look, head, plush } = scene
  const back = view === 'back'
  const seated = ['sit', 'sleep', 'ball', 'lie'].includes(pose)
  const up = pose === 'jump' || pose === 'fly' ? 36 : 0
  const base = seated ? -8 : -46 - up
  const m = back ? -1 : 1
  const [a, b, d, e] = ARMS[pose] ?? REST
  const limb = (from: Point, upper: number, lower: number, far: boolean) => {
    const elbow = step(from, upper, 42)
    const hand = step(elbow, lower, 42)
    const line = bend({ start: from, joint: elbow, end: hand, softness: 0.6, samples: 18 })
    const turn = -lower
    const list: DisplayList = [
      ...p.part(ribbon(line, [7.5, 7, 7]), adjust(c.dark, far ? -0.04 : 0.02), (tone) =>
        line
          .filter((_, i) => i % 2 === 1)
          .map(([x, y]) =>
            p.raw(
              mark(`${x - 9},${y - 2} ${x},${y + 2} ${x + 9},${y - 2}`, [0.6, 1.2, 0.6]),
              tone.high,
              { opacity: 0.5 },
            ),
          ),
      ),
      ...p.part(ellipse(from[0], from[1], 12, 12), far ? adjust(c.coat, -0.05) : c.coat),
      ...p.part(
        shape('-9,-6 9,-6 13,6 12,20 5,26! 4,12 -4,12 -5,26! -12,20 -13,6', {
          x: hand[0],
          y: hand[1],
          turn,
        }),
        far ? adjust(c.detail, -0.05) : c.detail,
      ),
    ]
    return { list, hand: step(hand, lower, 20) }
  }
  const near = limb([-52 * m, base - 70], a * m, b * m, false)
  const far = limb([54 * m, base - 70], d * m, e * m, true)
  const legs: DisplayList = seated
    ? [
        ...p.part(shape('-20,-22 20,-22 24,0! -24,0!', { x: 36 }), c.dark),
        ...p.part(shape('-20,-22 20,-22 24,0! -24,0!', { x: -34 }), c.dark),
      ]
    : [28, -26].flatMap((x, i) => [
        ...p.part(
          ribbon(
            [
              [x, base - 6],
              [x + (pose === 'walk' ? (i ? -8 : 10) : 0), base + 30],
            ],
            [9, 9],
          ),
          adjust(c.dark, i ? 0.02 : -0.04),
        ),
        ...p.part(
          shape('-20,6 -18,-14 -4,-22 12,-20 24,-6 26,6! -20,6!', {
            x: x + (pose === 'walk' ? (i ? -8 : 12) : 2),
            y: base + 41,
          }),
          i ? c.coat : adjust(c.coat, -0.05),
        ),
      ])
  const panel = [
    ...p.part(shape('-26,-62! 26,-62! 28,-24! -28,-24!', { x: 6, y: base + 6 }), c.belly),
    ...[-12, 6, 24].map((x, i) =>
      p.flat(ellipse(x, base - 44, 6, 6), ['#e8604c', '#f2c14e', '#5fb58a'][i] ?? '#fff'),
    ),
    p.flat(mark('-18,0 30,0', [1.2, 1.4, 1.2], { y: base - 29 }), c.dark, { opacity: 0.6 }),
    ...[-16, -4, 8, 20].map((x) =>
      p.flat(mark(`${x},${base - 33} ${x},${base - 26}`, [0.8, 1, 0.8]), c.dark, { opacity: 0.5 }),
    ),
  ]
  const bolt = (x: number, y: number) => [
    p.raw(ellipse(x, y, 3, 3), p.tone(c.coat).deep, { opacity: 0.7 }),
    p.raw(ellipse(x - 0.8, y - 1, 1.2, 1), p.tone(c.coat).high),
  ]
  const torso = [
    ...p.part(
      spline([
        [-50, base - 92],
        [-20, base - 98],
        [24, base - 98],
        [52, base - 92],
        [56, base - 50],
        [50, base - 6],
        [20, base],
        [-20, base],
        [-50, base - 6],
        [-55, base - 50],
      ]),
      c.coat,
      (tone) => [
        p.raw(ellipse(p.light.x > 0 ? -52 : 54, base - 50, 20, 60), tone.shade, {
          opacity: 0.5,
          blur: 7,
        }),
        ...(back
          ? [
              p.raw(shape('-28,-70! 28,-70! 24,-24! -24,-24!', { y: base }), tone.deep, {
                opacity: 0.4,
              }),
            ]
          : []),
        ...stitching(scene, `-40,${base - 80} -40,${base - 16}`, { x: 36, y: base - 80, r: 9 }),
      ],
    ),
    ...(back ? [] : panel),
    ...[
      [-42, -84],
      [46, -84],
      [-42, -12],
      [44, -12],
    ].flatMap(([x = 0, y = 0]) => bolt(x, base + y)),
  ]
  const hy = base - 146
  const screen = shape('-42,-22 -34,-34 0,-37 34,-34 42,-22 43,10 36,26 0,30 -36,26 -43,10', {
    x: 6,
    y: hy,
  })
  const lamp = ink('#8ff0e6')
  const faceScene = {
    ...head,
    back,
    plush: false,
    c: { ...c, line: plush ? ink('#fff6dc') : lamp, coat: c.dark },
  }
  const t = head.turn
  const face: DisplayList = back
    ? [0, 1, 2].map((i) =>
        p.raw(
          mark(`-20,${hy - 10 + i * 12} 20,${hy - 10 + i * 12}`, [1.2, 1.6, 1.2]),
          p.tone(c.coat).deep,
          { opacity: 0.5 },
        ),
      )
    : [
        ...p.part(screen, c.dark, (tone) => [
          p.raw(shape('-40,-34! 0,-40! -30,28! -50,28!', { x: 4, y: hy }), tone.high, {
            opacity: 0.18,
          }),
        ]),
        group(
          look.eye === 'open'
            ? ([-1, 1] as const).flatMap((side) => {
                const x = side * 19 + t * 14 + head.gaze[0] * 4
                const y = -5 + head.gaze[1] * 4
                const ry = 11 * Math.min(1.15, look.open)
                const slant = (look.browAngle / 20) * 5 * side
                return [
                  glow({ x, y, radius: 22, color: lamp, strength: 0.5 }),
                  p.raw(
                    shape(
                      `-9,${-ry + slant} 0,${-ry} 9,${-ry - slant} 9.6,0 8,${ry} -8,${ry} -9.6,0`,
                      { x, y },
                    ),
                    lamp,
                  ),
                  p.raw(ellipse(x - 3, y - ry * 0.4, 2.6, 2.6), ink('#ffffff'), { opacity: 0.9 }),
                ]
              })
            : ([-1, 1] as const).map((side) =>
                p.raw(
                  mark(
                    look.eye === 'arc' ? '-10,5 0,-6 10,5' : '-10,-1 0,5 10,-1',
                    [1.8, 2.6, 1.8],
                    { x: side * 19 + t * 14, y: -4 },
                  ),
                  lamp,
                ),
              ),
          { transform: turnMatrix(0, [0, 0], hy) },
        ),
        group(
          [
            ...cheeks({ ...faceScene, turn: t }, { apart: 30, y: 14, rx: 8 }),
            ...robotMouth(scene, t, lamp),
          ],
          { transform: turnMatrix(0, [0, 0], hy) },
        ),
        ...(look.tears
          ? [group(tears(faceScene, { apart: 22, y: 6 }), { transform: turnMatrix(0, [0, 0], hy) })]
          : []),
      ]
  const headList = [
    ...p.part(
      ribbon(
        [
          [4, base - 92],
          [4, base - 114],
        ],
        [13, 13],
      ),
      c.dark,
    ),
    ...p.part(
      ribbon(
        [
          [2, hy - 44],
          [0 - look.ears * 4, hy - 60],
          [-4 - look.ears * 6, hy - 74],
        ],
        [3, 2.6, 2.4],
      ),
      c.dark,
    ),
    ...p.part(ellipse(-4 - look.ears * 6, hy - 80, 9, 9), c.detail),
    ...[-1, 1].flatMap((side) =>
      p.part(shape('-6,-16 6,-14 8,0 6,14 -6,16', { x: side * 58 + 4, y: hy }), c.detail),
    ),
    ...p.part(
      shape('-54,-30 -44,-46 0,-51 44,-46 56,-30 58,10 50,34 0,40 -48,34 -56,10', { x: 4, y: hy }),
      c.coat,
      (tone) => [
        p.raw(ellipse(p.light.x > 0 ? -52 : 60, hy, 18, 50), tone.shade, { opacity: 0.5, blur: 7 }),
      ],
    ),
    ...face,
  ]
  const covers = pose === 'hide' || pose === 'cry'
  return {
    body: [
      ...(back || covers ? [] : far.list),
      ...legs,
      ...torso,
      ...(back ? [...far.list, ...near.list] : []),
      ...headList,
      ...(back || covers ? [] : near.list),
    ],
    over: covers ? [...far.list, ...near.list] : [],
    neckSeat: { at: [4, base - 98], half: 36 },
    hatSeat: { at: [4, hy - 46], half: 40 },
    face: { at: [4, hy], eye: [10, hy - 5], mouth: [10, hy + 16], half: 62 },
    hands: { near: near.hand, far: far.hand },
    back: [-46, base - 88],
    feet: [0, 0],
  }
}

const robotMouth = (
  { p, look }: RigScene,
  t: number,
  lamp: ReturnType<typeof ink>,
): DisplayList => {
  const place = { x: t * 16, y: 17 }
  if (['open', 'big', 'ah', 'grin'].includes(look.mouth))
    return [p.raw(shape('-12,-3! 0,-1 12,-3! 8,6 0,8 -8,6', place), lamp)]
  if (look.mouth === 'round') return [p.raw(ellipse(place.x, place.y + 1, 5, 6), lamp)]
  const lines: Record<string, string> = {
    frown: '-11,5 0,-2 11,5',
    wave: '-12,2 -6,-2 0,2 6,-2 12,2',
    firm: '-10,1 10,1',
    tiny: '-5,0 0,2 5,0',
  }
  return [p.raw(mark(lines[look.mouth] ?? '-12,-2 0,4 12,-2', [1.2, 1.8, 1.2], place), lamp)]
}
