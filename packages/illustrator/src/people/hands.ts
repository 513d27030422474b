import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { RADIAN } from '#core/geometry'
import type { Point } from '#core/geometry'
import { brush, curve, spline, taper } from '#core/path'
import type { Knot } from '#core/path'
import { tones } from '#light/light'
import type { BodyPaint } from './body-paint'
import type { HandShape } from './pose'

/** u runs along the forearm, v towards the thumb; the wrist is 0,0. */
interface Finger {
  from: Point
  angle: number
  length: number
  width: number
  /** Degrees by which the tip bends from the base. */
  curl: number
}

interface Hand {
  palm: readonly (readonly [number, number])[]
  fingers: readonly Finger[]
  thumb: Finger
  /** Lines that separate fingers lying together. */
  creases: readonly (readonly [Point, Point])[]
  /** The thumb lies over the palm, or comes from behind it. */
  thumbOver: boolean
}

const finger = (
  u: number,
  v: number,
  angle: number,
  length: number,
  curl = 0,
  width = 2.9,
): Finger => ({
  from: [u, v],
  angle,
  length,
  width,
  curl,
})

const PALM = [
  [-5, -5.6],
  [4, -7.4],
  [11, -7.2],
  [14.4, -2],
  [14.2, 3],
  [9, 7],
  [2, 7],
  [-5, 5.6],
] as const
const FIST = [
  [-5, -5.6],
  [3, -8.2],
  [11, -8.4],
  [15.4, -5],
  [16, 1],
  [13.4, 7],
  [5, 8],
  [-5, 5.6],
] as const

const HANDS: Record<HandShape, Hand> = {
  relaxed: {
    palm: PALM,
    fingers: [
      finger(11, -5.4, -4, 8.4, 18),
      finger(12.4, -2, 0, 10.4, 18),
      finger(12.4, 1.6, 4, 10.6, 16),
      finger(10.6, 4.8, 8, 9.4, 14),
    ],
    thumb: finger(3.4, 5.6, 40, 10.6, -22, 3.2),
    creases: [
      [
        [21, -3.4],
        [13, -3.6],
      ],
      [
        [22.6, 0.2],
        [13, -0.2],
      ],
      [
        [21.6, 3.8],
        [12.4, 3.4],
      ],
    ],
    thumbOver: true,
  },
  open: {
    palm: [
      [-5, -5.6],
      [4, -7.8],
      [12, -7.8],
      [15, -2],
      [14.6, 3],
      [10, 7.6],
      [2, 7],
      [-5, 5.6],
    ],
    fingers: [
      finger(11, -6, -26, 10.6, -4),
      finger(13.4, -2.6, -9, 13, -2),
      finger(13.6, 1.4, 7, 12.8, 2),
      finger(11.4, 5.2, 23, 11.4, 4),
    ],
    thumb: finger(4, 6, 62, 11.4, -14, 3.3),
    creases: [],
    thumbOver: true,
  },
  flat: {
    palm: [
      [-5, -5.4],
      [4, -6.8],
      [12, -6],
      [16, -1.6],
      [15, 3],
      [9, 6.4],
      [2, 6.4],
      [-5, 5.4],
    ],
    fingers: [
      finger(12, -3.8, -3, 9.6, 3, 2.7),
      finger(13.4, -1.2, 0, 11.8, 3, 2.7),
      finger(13.4, 1.6, 2, 11.6, 3, 2.7),
      finger(11.4, 4, 5, 9.6, 3, 2.6),
    ],
    thumb: finger(3, 5.4, 52, 10.4, -18, 3.1),
    creases: [
      [
        [23, -2.2],
        [14, -2.4],
      ],
      [
        [24.6, 0.6],
        [14, 0.2],
      ],
      [
        [22.8, 3.2],
        [13.4, 2.8],
      ],
    ],
    thumbOver: true,
  },
  point: {
    palm: FIST,
    fingers: [finger(11, -5, 0, 17.6, 2, 3)],
    thumb: finger(3.6, 6.4, 34, 10.4, -48, 3.2),
    creases: [
      [
        [16, -1.8],
        [9, -1.4],
      ],
      [
        [15.6, 1.8],
        [9, 1.8],
      ],
    ],
    thumbOver: true,
  },
  fist: {
    palm: FIST,
    fingers: [],
    thumb: finger(3.4, 7, 20, 11.4, -62, 3.3),
    creases: [
      [
        [16, -4.4],
        [9.6, -3.8],
      ],
      [
        [16.6, -0.8],
        [10, -0.6],
      ],
      [
        [15.6, 3],
        [10.4, 2.6],
      ],
    ],
    thumbOver: true,
  },
  grip: {
    palm: FIST,
    fingers: [
      finger(9, -6.6, 12, 7.4, 60, 2.9),
      finger(10.6, -3.4, 12, 7.6, 60, 2.9),
      finger(11, 0, 12, 7.4, 60, 2.9),
    ],
    thumb: finger(3.6, 6.6, 40, 11, -46, 3.2),
    creases: [
      [
        [16.4, -5],
        [9.6, -5],
      ],
      [
        [17.2, -1.6],
        [10, -1.8],
      ],
      [
        [16.8, 1.8],
        [10.4, 1.4],
      ],
    ],
    thumbOver: true,
  },
}

export interface HandPlace {
  paint: BodyPaint
  wrist: Point
  /** Degrees the forearm points: 0 down, 90 ahead. */
  angle: number
  shape: HandShape
  size: number
  skin: Lab
  /** Which way the thumb is: 1 ahead of a hanging arm. */
  thumbSide?: 1 | -1
}

/** Shapes that close around what they hold. */
const CLOSED: ReadonlySet<HandShape> = new Set(['grip', 'fist', 'point'])

/** A hand, and what of it lies over a held thing: a closed hand all, an open palm its thumb. */
export function drawHand(hand: HandPlace): { list: DisplayList; over: DisplayList } {
  const { paint, wrist, angle, size, skin, thumbSide = 1 } = hand
  const shape = HANDS[hand.shape]
  const along: Point = [Math.sin(angle * RADIAN), Math.cos(angle * RADIAN)]
  const across: Point = [along[1] * thumbSide, -along[0] * thumbSide]
  const place = (u: number, v: number): Point => [
    wrist[0] + (along[0] * u + across[0] * v) * size,
    wrist[1] + (along[1] * u + across[1] * v) * size,
  ]
  const drawFinger = ({ from, angle: turn, length, width, curl }: Finger) => {
    const [u, v] = from
    const step = (degrees: number, reach: number, at: Point): Point => [
      at[0] + Math.cos(degrees * RADIAN) * reach,
      at[1] + Math.sin(degrees * RADIAN) * reach,
    ]
    const middle = step(turn, length * 0.55, [u, v])
    const tip = step(turn + curl, length * 0.45, middle)
    const line = curve(
      [[u, v], middle, tip].map(([a = 0, b = 0]) => place(a, b)),
      4,
    )
    return taper(line, (t) => width * size * (1 - t * 0.16))
  }
  const palm = paint.paint(spline(shape.palm.map(([u, v]): Knot => place(u, v))), skin)
  const fingers = shape.fingers.flatMap((one) => paint.paint(drawFinger(one), skin))
  const deep = tones(paint.light, skin).deep
  const creases = shape.creases.map(([from, to]) =>
    fill(brush([place(...from), place(...to)], 0.5 * size, 0.9 * size, 0.3 * size), deep, {
      opacity: 0.6,
    }),
  )
  const thumbLine = drawFinger(shape.thumb)
  const thumbShade = fill(thumbLine, deep, { opacity: 0.28, blur: 1.2 })
  const thumb = paint.paint(thumbLine, skin)
  const list = [...fingers, ...palm, ...creases, thumbShade, ...thumb]
  return { list, over: CLOSED.has(hand.shape) ? list : thumb }
}

/** Where a held thing sits in a closed hand. */
export function gripPoint(wrist: Point, angle: number, size: number): Point {
  return [
    wrist[0] + Math.sin(angle * RADIAN) * 11 * size,
    wrist[1] + Math.cos(angle * RADIAN) * 11 * size,
  ]
}
