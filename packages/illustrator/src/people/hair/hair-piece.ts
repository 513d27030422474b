import type { Point } from '#core/geometry'
import { knots, marks } from '#core/knots'
import { bumpy, bumpyThrough, curve, spline, taper } from '#core/path'
import { createRandom } from '#core/random'

/** One painted piece of hair, in head units. */
export interface HairPiece {
  d: string
  material: 'hair' | 'under' | 'shaved' | 'accent'
  strands: Point[][]
  /** Small C marks instead of long strands. */
  isCurly: boolean
  /** Lines where the scalp shows. */
  partings: Point[][]
}

/** What lies behind the face, what lies before it, and the ties that show the child's accent. */
export interface HairShapes {
  back: HairPiece[]
  front: HairPiece[]
  ties: { at: Point; size: number }[]
  hasFringe: boolean
}

export const hairShapes = (shapes: Partial<HairShapes>): HairShapes => ({
  back: [],
  front: [],
  ties: [],
  hasFringe: true,
  ...shapes,
})

export const piece = (d: string, look: Partial<Omit<HairPiece, 'd'>> = {}): HairPiece => ({
  d,
  material: 'hair',
  strands: [],
  isCurly: false,
  partings: [],
  ...look,
})

/** A smooth outline with its strands, both as text. */
export const lock = (
  outline: string,
  strands = '',
  look: Partial<Omit<HairPiece, 'd' | 'strands'>> & { slide?: number } = {},
): HairPiece => {
  const { slide = 0, ...rest } = look
  return piece(spline(knots(outline, slide)), { strands: marks(strands, slide), ...rest })
}

const curlMark = (x: number, y: number, turn = 0): Point[] => {
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return (
    [
      [-5.5, 2.4],
      [-3, -2.8],
      [2.4, -3.4],
      [5.5, 1],
    ] as const
  ).map(([u, v]): Point => [x + u * cos - v * sin, y + u * sin + v * cos])
}

/** A cloud of curls with its little marks. */
export function curlCloud(cloud: {
  x: number
  y: number
  rx: number
  ry: number
  lobes: number
  name: string
  curls?: number
  material?: HairPiece['material']
}): HairPiece {
  const random = createRandom('curls', cloud.name)
  const d = bumpy({ ...cloud, random, roundness: 0.6, jitter: 0.1 })
  const strands = Array.from({ length: cloud.curls ?? 8 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next()) * 0.82
    return curlMark(
      cloud.x + Math.cos(angle) * cloud.rx * reach,
      cloud.y + Math.sin(angle) * cloud.ry * reach,
      random.between(-0.9, 0.9),
    )
  })
  return piece(d, { strands, isCurly: true, material: cloud.material ?? 'hair' })
}

/** A curly outline through points of one's own, clockwise, with marks where told. */
export function curlOutline(
  outline: string,
  curlsAt: string,
  material: HairPiece['material'] = 'hair',
): HairPiece {
  return piece(bumpyThrough(knots(outline).map(([x, y]): Point => [x, y])), {
    strands: knots(curlsAt).map(([x, y], i) => curlMark(x, y, ((i * 7) % 5) * 0.4 - 0.8)),
    isCurly: true,
    material,
  })
}

/** A rope of hair: a loc, a thin braid. */
export function rope(
  line: string,
  width: number,
  material: HairPiece['material'] = 'hair',
): HairPiece {
  const points = curve(
    knots(line).map(([x, y]): Point => [x, y]),
    6,
  )
  const rungs = points
    .filter((_, i) => i % 3 === 1)
    .map(([x, y]): Point[] => [
      [x - width * 0.7, y - 1.6],
      [x + width * 0.7, y + 1.6],
    ])
  return piece(
    taper(points, (t) => width * (1 - t * 0.25)),
    { strands: rungs, material },
  )
}

/** A plait of heart-shaped links, from the top down. */
export function plait(x: number, y: number, links: number, width = 12): HairPiece[] {
  return Array.from({ length: links }, (_, i) => {
    const w = width - i * 0.9
    const top = y + i * 12
    return piece(
      spline([
        [x - w, top],
        [x - w * 0.8, top + 8],
        [x, top + 15, 'corner'],
        [x + w * 0.8, top + 8],
        [x + w, top],
        [x, top + 2, 'corner'],
      ]),
      {
        strands: [
          [
            [x - w * 0.45, top + 2],
            [x - 1, top + 10],
          ],
          [
            [x + w * 0.45, top + 3],
            [x + 2, top + 9],
          ],
        ],
      },
    )
  })
}
