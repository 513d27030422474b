import { adjust, mix } from '#core/color'
import { group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { bend, ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import { ink, mark, ribbon, shape } from '#things/painter'
import { stitching } from './coat'
import { ARMS } from './gestures'
import { step } from './limbs'
import { turnMatrix } from './turns'
import type { Figure, RigScene } from './rig'

/** A fairy as tall as a hand: petals for a dress, four wings that let the light through. */
export function fairy(scene: RigScene): Figure {
  const { p, c, pose, view, head, look, plush } = scene
  const back = view === 'back'
  const seated = ['sit', 'sleep', 'ball', 'lie'].includes(pose)
  const flies = ['fly', 'stand', 'jump', 'cheer', 'dance', 'run', 'swim'].includes(pose)
  const up = flies ? 26 : 0
  const base = seated ? -18 : -58 - up
  const m = back ? -1 : 1
  const [a, b, d, e] = ARMS[pose] ?? [-40, -14, 44, 62]
  const skin = c.belly
  const wing = (side: -1 | 1, upper: boolean): DisplayList => {
    const place = {
      x: side * 8,
      y: base - (upper ? 66 : 52),
      kx: side * (upper ? 1 : 0.74),
      ky: upper ? 1 : 0.74,
      turn: side * (upper ? -8 : 44) + look.ears * side * -6,
    }
    const glass = p.lit(c.detail)
    return [
      p.raw(
        shape('0,0 22,-46 60,-84 96,-84 104,-50 84,-16 44,6 10,12', place),
        linear(
          [0, 1],
          [1, 0],
          [
            { at: 0, color: mix(glass, ink('#ffffff'), 0.35), alpha: 0.95 },
            { at: 1, color: glass, alpha: 0.7 },
          ],
        ),
      ),
      ...['4,-2 36,-44 88,-70', '4,0 44,-26 96,-50', '6,4 44,-8 82,-22'].map((text) =>
        p.raw(mark(text, [0.5, 1.4, 0.4], place), ink('#ffffff'), { opacity: 0.6 }),
      ),
    ]
  }
  const limb = (from: Point, upper: number, lower: number, far: boolean) => {
    const elbow = step(from, upper, 30)
    const hand = step(elbow, lower, 30)
    const tone = far ? adjust(skin, -0.04) : skin
    const list: DisplayList = [
      ...p.part(
        ribbon(bend({ start: from, joint: elbow, end: hand, softness: 0.4 }), [7, 6.4, 5.6]),
        tone,
      ),
      ...p.part(ellipse(step(hand, lower, 4)[0], step(hand, lower, 4)[1], 7.6, 7.6), tone),
      ...p.part(
        ribbon(
          bend({ start: from, joint: elbow, end: hand, softness: 0.4 }).slice(0, 6),
          [9.5, 10],
        ),
        far ? adjust(c.coat, -0.04) : c.coat,
      ),
    ]
    return { list, hand: step(hand, lower, 8) }
  }
  const near = limb([-20 * m, base - 66], a * m, b * m, false)
  const far = limb([22 * m, base - 66], d * m, e * m, true)
  const swing = flies ? 12 : 0
  const legs: DisplayList = seated
    ? [
        ...p.part(
          ribbon(
            [
              [8, base + 6],
              [44, base + 4],
              [66, base + 14],
            ],
            [9, 8, 7],
          ),
          adjust(skin, -0.04),
        ),
        ...p.part(
          ribbon(
            [
              [-6, base + 8],
              [32, base + 10],
              [56, base + 16],
            ],
            [9, 8, 7],
          ),
          skin,
        ),
        ...p.part(ellipse(62, -5, 11, 6), c.dark),
      ]
    : [
        ...p.part(
          ribbon(
            [
              [9, base],
              [10 - swing, base + 26],
              [9 - swing * 2, base + 50],
            ],
            [8, 7, 6],
          ),
          adjust(skin, -0.04),
        ),
        ...p.part(
          shape('-6,-7 4,-8 16,0 14,7! -7,7!', {
            x: 10 - swing * 2,
            y: base + 52,
            turn: flies ? 30 : 0,
          }),
          adjust(c.dark, -0.02),
        ),
        ...p.part(
          ribbon(
            [
              [-9, base],
              [-9, base + 26],
              [-10 - swing, base + 50],
            ],
            [8, 7, 6],
          ),
          skin,
        ),
        ...p.part(
          shape('-6,-7 4,-8 16,0 14,7! -7,7!', {
            x: -10 - swing,
            y: base + 52,
            turn: flies ? 22 : 0,
          }),
          c.dark,
        ),
      ]
  const petals = [-2, -1, 0, 1, 2].flatMap((i) =>
    p.part(
      shape('-12,-4 12,-4 17,28 0,46! -17,28', { x: i * 14, y: base - 26, turn: -i * 12 }),
      i % 2 ? adjust(c.coat, -0.035) : c.coat,
      (tone) => [
        p.raw(
          mark('0,0 0,34', [0.5, 1.6, 0.4], { x: i * 14, y: base - 26, turn: -i * 12 }),
          tone.high,
          { opacity: 0.5 },
        ),
      ],
    ),
  )
  const bodice = p.part(
    shape('-14,-80 -22,-66 -17,-38 -22,-20 22,-20 18,-38 23,-66 14,-80', { y: base }),
    c.coat,
    (tone) => [
      p.raw(ellipse(0, base - 78, 20, 7), tone.deep, { opacity: 0.35, blur: 4 }),
      ...stitching(scene, `4,${base - 70} 4,${base - 30}`, { x: -12, y: base - 34, r: 7 }),
    ],
  )
  const hy = base - 120
  const t = head.turn
  const faceScene = { ...head, back, c: { ...c, coat: skin } }
  const hair = c.dark
  const headList: DisplayList = [
    ...p.part(
      shape('-46,-10 -54,20 -44,44 -20,40 20,40 46,42 54,18 46,-12 20,-50 -20,-50'),
      adjust(hair, -0.04),
    ),
    ...p.part(ellipse(-4, -58, 19, 17), hair),
    ...(back
      ? p.part(
          shape('0,-50 34,-42 50,-10 46,26 24,44 -24,44 -46,26 -50,-10 -34,-42'),
          hair,
          (tone) => [
            p.raw(mark('0,-48 -4,0 0,40', [0.6, 2, 0.6]), tone.high, { opacity: 0.4 }),
            p.raw(mark('-28,-40 -34,4 -24,38', [0.6, 2, 0.6]), tone.deep, { opacity: 0.4 }),
          ],
        )
      : [
          ...([-1, 1] as const).flatMap((side) =>
            p.part(
              shape('-4,-8 10,-10 26,-18! 14,4 2,8', {
                x: side * 42 + t * (side > 0 ? 1 : 6),
                y: 8,
                kx: side,
                ky: 1,
              }),
              skin,
            ),
          ),
          ...p.part(
            shape('0,-48 26,-44 43,-22 46,2 42,24 26,41 4,46 -20,41 -40,25 -47,4 -45,-20 -28,-43'),
            skin,
            (tone) => [
              p.raw(ellipse(p.light.x > 0 ? -50 : 50, 8, 22, 52), tone.shade, {
                opacity: 0.4,
                blur: 8,
              }),
              p.raw(ellipse(0, 54, 40, 14), tone.shade, { opacity: 0.4, blur: 6 }),
              ...cheeks(faceScene, { apart: 30, y: 18, rx: 12 }),
            ],
          ),
          ...p.part(ellipse(t * 18, 13, 4.4, 3.6), mix(skin, ink('#d9603c'), 0.3)),
          ...eyes(faceScene, {
            apart: 20,
            y: 0,
            rx: 9,
            ry: 11,
            style: plush ? 'warm' : 'ringed',
            lid: skin,
            browAt: 19,
            browColor: p.lit(adjust(hair, -0.05)),
            lashes: look.eye === 'open',
          }),
          ...mouth(faceScene, { x: t * 16, y: 27, w: 10, style: 'line' }),
          ...tears(faceScene, { apart: 21, y: 10 }),
          ...p.part(
            shape(
              '-50,8! -54,-18 -42,-46 -10,-58 20,-56 44,-42 52,-16 48,10! 42,-12 30,-26 14,-32! -4,-18 -30,-16 -42,-4',
            ),
            hair,
            (tone) => [
              p.raw(mark('16,-50 -14,-38 -40,-14', [0.6, 2, 0.5]), tone.high, { opacity: 0.5 }),
              p.raw(mark('20,-48 36,-36 44,-14', [0.6, 1.8, 0.5]), tone.high, { opacity: 0.4 }),
            ],
          ),
        ]),
    ...p.part(shape('-2,2 -16,-10 -20,-26! 0,-18 4,0', { x: -2, y: -64 }), '#7fb24e'),
    ...p.part(shape('-2,2 4,-16 20,-24! 16,-6 6,4', { x: -2, y: -64 }), '#93c25c'),
  ]
  const wings = plush
    ? [...wing(-1, false), ...wing(1, false), ...wing(-1, true), ...wing(1, true)]
    : [...wing(1, false), ...wing(-1, false), ...wing(1, true), ...wing(-1, true)]
  const covers = pose === 'hide' || pose === 'cry' || pose === 'listen'
  const placedHead = group(headList, { transform: turnMatrix(look.tilt, [0, 30], hy) })
  const bodyList = back
    ? [...legs, ...near.list, ...far.list, ...petals, ...bodice, placedHead, ...wings]
    : [
        ...wings,
        ...(covers ? [] : far.list),
        ...legs,
        ...petals,
        ...bodice,
        placedHead,
        ...(covers ? [] : near.list),
      ]
  return {
    body: bodyList,
    over: covers ? [...far.list, ...near.list] : [],
    face: { at: [0, hy], eye: [8, hy], mouth: [8, hy + 27], half: 56 },
    neckSeat: { at: [0, base - 74], half: 22 },
    hatSeat: { at: [0, hy - 40], half: 42, tilt: look.tilt },
    hands: { near: near.hand, far: far.hand },
    back: [-22, base - 66],
    feet: [0, Math.min(0, base + 58)],
  }
}
