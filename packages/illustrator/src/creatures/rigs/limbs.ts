import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { RADIAN } from '#core/geometry'
import type { Point } from '#core/geometry'
import { bend, ellipse } from '#core/path'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { Boots, RigScene } from './rig'

/** 0 hangs down, + swings forward. */
export const step = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin(degrees * RADIAN) * length,
  y + Math.cos(degrees * RADIAN) * length,
]

export const chain = (
  start: Point,
  bones: readonly (readonly [degrees: number, length: number])[],
): Point[] => {
  const joints: Point[] = [start]
  for (const [degrees, length] of bones) joints.push(step(joints.at(-1) ?? start, degrees, length))
  return joints
}

/** Socks cover the last part of a leg; stripes and spots stay on the body. */
const isSocked = (scene: RigScene) =>
  scene.marks === 'socks' || (scene.build.ownMarks === 'socks' && !scene.plush)

const FEET = {
  paw: '-1,-0.9 -0.1,-1.15 0.9,-0.95 1.7,-0.25 1.75,0.5 1.3,0.85! -0.9,0.85! -1.15,0.2',
  hoof: '-0.95,-0.9 0.7,-1 1.5,0.7! -1.05,0.8!',
  pad: '-1.1,-0.9 1,-1 1.25,0.6 1.05,0.85! -1.1,0.85! -1.25,0.3',
  web: '-0.8,-0.8 0.4,-0.8 1.4,-0.2 2.3,0.4! 2,0.75! 1.5,0.6! 1,0.85! 0.4,0.65! -0.6,0.8',
  claw: '-1,-0.9 -0.1,-1.15 0.9,-0.95 1.7,-0.25 1.8,0.5 1.3,0.85! -0.9,0.85! -1.15,0.2',
} as const

/** Over the foot and a good part of the shin, with a pale sole and cuff. */
function boot(
  { p }: RigScene,
  { color }: Boots,
  { point: [x, y], size, turn = 0 }: { point: Point; size: number; turn?: number },
): DisplayList {
  const place = { x, y, k: size, turn }
  return [
    ...p.part(
      shape(
        '-1.25,-2.5! 1.15,-2.5! 1.2,-0.8 2,-0.35 2.2,0.45 2.05,0.95! -1.35,0.95! -1.3,-0.7',
        place,
      ),
      color,
      (tone) => [
        p.flat(shape('-1.6,0.62! 2.5,0.62! 2.5,1.1! -1.6,1.1!', place), MATERIAL.cream),
        p.raw(mark('-0.8,-2.2 -0.85,-0.2', [0.05, 0.2, 0.05], place), tone.high, { opacity: 0.6 }),
      ],
    ),
    ...p.part(shape('-1.42,-2.75! 1.32,-2.75! 1.32,-2.15! -1.42,-2.15!', place), MATERIAL.cream),
  ]
}

/** A boot seen from below its sole, as somebody sits. */
export const bootSole = (
  { p }: RigScene,
  { color }: Boots,
  { x, y, size }: { x: number; y: number; size: number },
): DisplayList => {
  const place = { x, y, k: size * 1.08 }
  return [
    ...p.part(
      shape('0,-1.5 1.1,-0.9 1.15,0.4 0.7,1.25 -0.7,1.25 -1.15,0.4 -1.1,-0.9', place),
      color,
    ),
    p.flat(
      shape('0,-1.1 0.75,-0.65 0.78,0.35 0.45,0.9 -0.45,0.9 -0.78,0.35 -0.75,-0.65', place),
      MATERIAL.cream,
    ),
  ]
}

/** A foot at the end of a leg; `turn` lifts the heel. */
export function foot(
  scene: RigScene,
  at: { point: Point; size: number; turn?: number; color: Lab },
): DisplayList {
  const { p, build, plush } = scene
  const { point, size, turn = 0, color } = at
  if (scene.boots && build.plan !== 'monster') return boot(scene, scene.boots, at)
  const place = { x: point[0], y: point[1], k: size, turn }
  const kind = plush ? 'pad' : build.foot
  const tone = at.color
  return p.part(
    shape(FEET[kind], place),
    kind === 'hoof' ? mix(color, scene.c.dark, 0.75) : tone,
    (shade) => {
      if (plush || kind === 'hoof' || kind === 'web') return []
      if (kind === 'pad')
        return [-0.5, 0.2, 0.85].map((x) =>
          p.flat(
            shape('-0.26,0 0,-0.34 0.26,0 0.2,0.4 -0.2,0.4', {
              ...place,
              x: point[0] + x * size,
              y: point[1] + 0.55 * size,
            }),
            '#f3e8d8',
            { opacity: 0.8 },
          ),
        )
      const toes: DisplayNode[] = [0.55, 1.1].map((x) =>
        p.raw(mark(`${x},0.1 ${x + 0.16},0.8`, [0.05, 0.09, 0.05], place), shade.deep, {
          opacity: 0.7,
        }),
      )
      if (kind === 'claw')
        for (const x of [0.6, 1.15, 1.62])
          toes.push(
            p.flat(
              shape('-0.14,0 0,-0.2 0.34,0.26! -0.1,0.2', {
                ...place,
                x: point[0] + x * size,
                y: point[1] + 0.6 * size,
              }),
              '#f6ecd2',
            ),
          )
      return toes
    },
  )
}

const drawBack = ({ from, to, by }: { from: Point; to: Point; by: number }): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(0.9, by / length)
  return [to[0] + (from[0] - to[0]) * share, to[1] + (from[1] - to[1]) * share]
}

/** As thick as a tree it would look put on: its upper end is one with the body. */
function grownInto(
  { p, c }: RigScene,
  [from = [0, 0], to = from]: readonly Point[],
  [wide = 20]: readonly number[],
): DisplayList {
  const [x, y] = [from[0] + (to[0] - from[0]) * 0.12, from[1] + (to[1] - from[1]) * 0.12]
  return [p.flat(ellipse(x, y, wide * 0.8, wide), c.coat, { blur: wide * 0.2 })]
}

/** A leg through its joints: thigh or shoulder wide, wrist and hock narrow. */
export function leg(
  scene: RigScene,
  at: {
    joints: readonly Point[]
    widths: readonly number[]
    size: number
    far: boolean
    lift?: number
  },
): DisplayList {
  const { p, c, build } = scene
  const { joints, widths, size, far, lift = 0 } = at
  const color = far ? adjust(c.coat, -0.055) : c.coat
  const end = joints.at(-1) ?? [0, 0]
  const before = joints.at(-2) ?? [0, 0]
  // The round end of a thick leg must not come out under its foot.
  const ankle = drawBack({
    from: before,
    to: end,
    by: Math.max(0, (widths.at(-1) ?? 8) - size * 0.6),
  })
  const socked = isSocked(scene)
  const sockColor = scene.marks === 'socks' ? c.detail : c.dark
  const shown = far ? adjust(sockColor, -0.03) : sockColor
  const list: DisplayNode[] = [
    ...p.part(ribbon([...joints.slice(0, -1), ankle], widths), color, undefined, 0.8),
    ...(build.foot === 'pad' && !far ? grownInto(scene, joints, widths) : []),
  ]
  if (socked) {
    const from: Point = [
      before[0] + (end[0] - before[0]) * 0.25,
      before[1] + (end[1] - before[1]) * 0.25,
    ]
    const w = widths.at(-1) ?? 8
    list.push(
      ...p.part(
        ribbon(
          [from, [(from[0] + ankle[0]) / 2, (from[1] + ankle[1]) / 2], ankle],
          [w * 1.08, w * 1.06, w * 1.04],
        ),
        shown,
      ),
    )
  }
  const footColor = socked ? shown : build.foot === 'web' ? c.detail : color
  list.push(
    ...foot(scene, {
      point: [end[0] + size * 0.12, end[1] - size * 0.2],
      size,
      turn: lift,
      color: footColor,
    }),
  )
  return list
}

export interface ArmScene {
  from: Point
  upper: number
  lower: number
  length: number
  width: number
  far: boolean
}

/** An arm with a paw at its end, which closes over what it holds: for everyone who waves, holds or offers. */
export function arm(
  scene: RigScene,
  at: ArmScene,
): { list: DisplayList; paw: DisplayList; hand: Point } {
  const { p, c, plush } = scene
  const { from, upper, lower, length, width, far } = at
  const elbow = step(from, upper, length * 0.5)
  const hand = step(elbow, lower, length * 0.5)
  const line = bend({ start: from, joint: elbow, end: hand, softness: 0.4 })
  const color = far ? adjust(c.coat, -0.05) : c.coat
  const socked = isSocked(scene)
  const pawColor = socked
    ? scene.marks === 'socks'
      ? c.detail
      : c.dark
    : scene.build.plan === 'upright' && scene.build.foot === 'claw'
      ? color
      : adjust(color, 0.02)
  const end = step(hand, lower, width * 0.35)
  const tip = step(hand, lower, width * 1.2)
  const sleeve = p.part(
    ribbon(line, [width * 1.16, width * 1.08, width * 0.94, width * 0.9]),
    color,
    undefined,
    0.8,
  )
  const paw = p.part(
    shape('-1,-0.2 -0.9,-0.9 0,-1.15 0.95,-0.85 1.05,0 0.8,0.9 0,1.15 -0.8,0.85', {
      x: end[0],
      y: end[1],
      k: width * 1.06,
      turn: -lower,
    }),
    pawColor,
    (tone) =>
      plush
        ? [
            p.flat(
              shape('-0.6,-0.3 0,-0.7 0.6,-0.3 0.5,0.5 0,0.8 -0.5,0.5', {
                x: end[0],
                y: end[1],
                k: width,
                turn: -lower,
              }),
              scene.c.inner,
              { opacity: 0.6 },
            ),
          ]
        : [-0.34, 0.34].map((x) =>
            p.raw(
              mark(`${x},0.45 ${x},1.1`, [0.06, 0.1, 0.05], {
                x: end[0],
                y: end[1],
                k: width,
                turn: -lower,
              }),
              tone.deep,
              { opacity: 0.6 },
            ),
          ),
  )
  return { list: [...sleeve, ...paw], paw, hand: tip }
}
