import type { ThingId } from '@luciole/contract/things'
import { boundsOf } from '#creatures/bounds'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { multiply, rotate, scale as scaled, transformPoint, translate } from '#core/geometry'
import type { Box, Matrix, Point } from '#core/geometry'
import { polygon } from '#core/path'
import { createRandom } from '#core/random'
import { NEUTRAL_LIGHT } from '#light/light'
import type { Light } from '#light/light'
import { glow, relight } from '#light/part'
import { createPainter, ink } from './painter'
import { artOf } from './thing-list'
import type { ThingArt, ThingState } from './thing-art'

export interface ThingRequest {
  thing: ThingId
  state?: ThingState
  /** `hand`: fits the hand of a child; `hero`: stands in the picture as its subject. */
  scale?: 'hand' | 'hero'
  light: Light
  seed?: number
  page?: number | undefined
  alive?: boolean
  /** As the family told it. */
  color?: string | undefined
  /** Drawn or pressed on the ground: no light catches its edge, it has no volume. */
  isMark?: boolean
}

export interface ThingAnchors {
  /** Where a hand closes on it. */
  grip: Point
  centre: Point
  top: Point
  /** Where a face goes when it is alive. */
  face: Point
  box: Box
  /** What it is there to show. */
  key?: KeySpot
}
export interface KeySpot {
  at: Point
  radius: number
}
export interface DrawnThing {
  list: DisplayList
  anchors: ThingAnchors
}

const CRACK: readonly Point[] = [
  [4, -200],
  [-5, -88],
  [7, -74],
  [-6, -58],
  [8, -44],
  [-4, -28],
  [5, -14],
  [-2, 60],
]

/** Two halves along a jagged line, leaning away from each other. */
const split = (list: DisplayList): DisplayList =>
  ([-1, 1] as const).map((side) =>
    group([group(list, { clip: polygon([...CRACK, [side * 300, 60], [side * 300, -200]]) })], {
      transform: multiply(translate(side * 3, 0), rotate(side * 5, [side * 12, 0])),
    }),
  )

const heldIn = (box: Box, [x, y]: Point): Point => [
  Math.max(box.x, Math.min(box.x + box.width, x)),
  Math.max(box.y, Math.min(box.y + box.height, y)),
]

/** Its far side is near, and a little aside. */
const FORESHORTENED: Matrix = [1.1, 0, -0.34, 0.5, 0, 0]

/** A cone of light that ends in the dark, not at an edge. */
function beamOf({ from, mouth, reach, end, color }: NonNullable<ThingArt['beam']>, matrix: Matrix) {
  const [x, y] = from
  const cone = polygon([
    [x, y - mouth],
    [x + reach, y - end],
    [x + reach, y + end],
    [x, y + mouth],
  ])
  const light = ink(color)
  const paint = linear(
    [x, y],
    [x + reach, y],
    [
      { at: 0, color: light, alpha: 0.75 },
      { at: 0.5, color: light, alpha: 0.34 },
      { at: 1, color: light, alpha: 0 },
    ],
    'user',
  )
  return group([fill(cone, paint, { blur: 3 })], { transform: matrix, blend: 'screen' })
}

/** A thing in world units, standing on 0,0; a six-year-old is 290 tall. */
export function drawThing(request: ThingRequest): DrawnThing {
  const {
    thing,
    state = 'whole',
    scale = 'hand',
    seed = 5,
    page = 0,
    alive = false,
    color,
  } = request
  const light = request.isMark ? { ...request.light, rimAmount: 0 } : request.light
  const art: ThingArt = artOf(thing)
  const p = createPainter(light, art.dye && color ? { from: art.dye, to: color } : undefined)
  const drawn = art.draw({
    p,
    state,
    hero: scale === 'hero',
    random: createRandom('thing', thing, art.isCrowd ? page : seed),
    alive,
  })
  const laid: DisplayList =
    request.isMark && art.isFaceOn ? [group(drawn, { transform: FORESHORTENED })] : drawn
  const whole = state === 'broken' && !art.breaks ? split(laid) : laid
  const size = art[scale] / 100
  const spot = art.glow
  const shines =
    spot &&
    state !== 'broken' &&
    state !== 'empty' &&
    (spot.when === 'always' || state === 'glowing')
  const core = request.isMark && !art.stands ? 0 : shines ? 0.32 : 0.8
  const painted = group(whole, { filter: relight(light, { grain: 0.5, wobble: 1.6, core }) })
  const own = boundsOf([painted])
  const matrix = multiply(scaled(size), translate(0, -(own.y + own.height)))
  const body = group([painted], { transform: matrix })
  const box = {
    x: own.x * size,
    y: -own.height * size,
    width: own.width * size,
    height: own.height * size,
  }
  const shine: DisplayNode[] = shines
    ? [
        group(
          [
            glow({
              x: transformPoint(matrix, spot.at)[0],
              y: transformPoint(matrix, spot.at)[1],
              radius: spot.radius * size,
              color: ink(spot.color),
              strength: state === 'glowing' ? 0.8 : 0.5,
            }),
          ],
          { blend: 'screen' },
        ),
      ]
    : []
  if (shines && art.beam) shine.push(beamOf(art.beam, matrix))
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2]
  return {
    list: [body, ...shine],
    anchors: {
      grip: art.grip ? heldIn(box, transformPoint(matrix, art.grip)) : centre,
      centre,
      face: transformPoint(matrix, art.face ? [art.face[0], art.face[1]] : [0, -50]),
      top: [centre[0], box.y],
      box,
      ...(art.key
        ? {
            key: {
              at: transformPoint(matrix, [art.key[0], art.key[1]]),
              radius: art.key[2] * size,
            },
          }
        : {}),
    },
  }
}

export const measureThing = (request: Omit<ThingRequest, 'light'>): ThingAnchors =>
  drawThing({ ...request, light: NEUTRAL_LIGHT }).anchors
