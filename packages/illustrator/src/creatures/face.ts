import { mix } from '#core/color'
import type { Lab } from '#core/color'
import { radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse } from '#core/path'
import { ink, mark, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import type { Expression } from './expressions'
import { WHITE } from './eyes'
import type { Palette } from './palette'

/** All a head needs to know. Units: a head is about 100 wide, its centre at 0,0; it looks to +x. */
export interface HeadScene {
  p: Painter
  c: Palette
  look: Expression
  /** 0 the face is front on, .7 nearly profile. */
  turn: number
  gaze: Point
  plush: boolean
  back: boolean
  /** The pose asks for something to be held up or hailed. */
  lifted: boolean
  marks: string
  seed: number
  /** The frame before its eyes. */
  glasses?: Lab | undefined
  /** The tip of the nose has been in paint. */
  isDipped?: boolean
}

const BLUSH = ink('#ea6a5e')

export function cheeks(
  { p, look, turn, back }: HeadScene,
  at: { apart: number; y: number; rx?: number; color?: Lab },
): DisplayList {
  if (back) return []
  const { apart, y, rx = 12, color = BLUSH } = at
  const tint = p.lit(color)
  return ([-1, 1] as const).map((side) =>
    p.raw(
      ellipse(
        side * apart * (side > 0 ? 1 - turn * 0.16 : 1) + turn * 10,
        y,
        rx * (side > 0 ? 1 - turn * 0.25 : 1),
        rx * 0.72,
      ),
      radial([0.5, 0.5], 0.5, [
        { at: 0, color: tint, alpha: Math.min(0.8, 0.55 * look.cheek) },
        { at: 0.55, color: tint, alpha: Math.min(0.5, 0.3 * look.cheek) },
        { at: 1, color: tint, alpha: 0 },
      ]),
    ),
  )
}

/** Of every animal. */
export const TEAR = ink('#bfe6f8')

export function tears(scene: HeadScene, at: { apart: number; y: number; k?: number }): DisplayList {
  return ([-1, 1] as const).flatMap((side) =>
    tear(scene, { ...at, x: side * at.apart + scene.turn * 13 + side * 3 }),
  )
}

/** Under one eye: a head that is one with its body turns each eye by itself. */
export function tear(
  { p, look, back }: HeadScene,
  place: { x: number; y: number; k?: number },
): DisplayList {
  if (!look.tears || back) return []
  return [
    p.raw(shape('0,0 4.4,11 0,17 -4.4,11', place), TEAR, { opacity: 0.92 }),
    p.raw(shape('-1,8 0,5 1,9 -1,12', place), WHITE, { opacity: 0.9 }),
  ]
}

export const nose = (
  { p, c, back }: HeadScene,
  at: { x: number; y: number; rx: number; ry: number; kind?: 'oval' | 'heart'; color?: Lab },
): DisplayList => {
  if (back) return []
  const { x, y, rx, ry, kind = 'heart', color = c.nose } = at
  const d =
    kind === 'oval'
      ? ellipse(x, y, rx, ry)
      : shape('-1,-0.5 -0.5,-0.95 0,-0.8 0.5,-0.95 1,-0.5 0.62,0.3 0,1 -0.62,0.3', {
          x,
          y,
          kx: rx,
          ky: ry,
        })
  return [
    ...p.part(d, color),
    p.raw(ellipse(x - rx * 0.3, y - ry * 0.45, rx * 0.34, ry * 0.24), WHITE, { opacity: 0.6 }),
  ]
}

export const whiskers = (
  { p, c, turn, back, plush }: HeadScene,
  at: { x: number; y: number; from: number; length: number; color?: Lab },
): DisplayList =>
  back
    ? []
    : ([-1, 1] as const).flatMap((side) =>
        [-1, 0, 1].map((row) =>
          p.raw(
            mark(
              `${side * at.from},${row * 4} ${side * (at.from + at.length * 0.5)},${row * 5 - 2} ${side * (at.from + at.length * (side > 0 ? 1 - turn * 0.3 : 1))},${row * 8}`,
              plush ? [0.8, 0.8, 0.7] : [0.7, 0.7, 0.25],
              { x: at.x, y: at.y },
            ),
            at.color ?? mix(p.tone(c.coat).deep, p.lit(c.belly), 0.4),
            { opacity: 0.75 },
          ),
        ),
      )
