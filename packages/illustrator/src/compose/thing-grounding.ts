import { adjust, mix, oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { multiply, rotate, translate } from '#core/geometry'
import type { Point } from '#core/geometry'
import { corner, ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { columnsBelow, topAt } from '#creatures/silhouette'
import { underLight } from '#light/light'
import type { Light } from '#light/light'
import { contactShadow } from '#light/part'
import type { SceneObject } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import { tuft } from '#stages/kit/foliage'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT } from '#stages/stage'
import { grassOf } from './grounding'
import type { PlacedObject } from './plan'
import { isFurniture } from './thing-kinds'

/** Legs as close as this cast one shadow. */
const ONE_SHADOW = 150
const FLATTEST = 16

/** From left to right, each post, leg or side that a thing stands on. */
function feetOf({
  x,
  scale,
  shape,
  isTurned,
  width,
}: PlacedObject): [left: number, right: number][] {
  const runs = shape ? columnsBelow(shape) : []
  if (!runs.length) return [[x - width / 2, x + width / 2]]
  const sides = runs.map(([left, right]): [number, number] =>
    isTurned ? [x - right * scale, x - left * scale] : [x + left * scale, x + right * scale],
  )
  const feet: [number, number][] = []
  for (const [left, right] of sides.toSorted(([a], [b]) => a - b)) {
    const last = feet.at(-1)
    if (last && left - last[1] < ONE_SHADOW) last[1] = right
    else feet.push([left, right])
  }
  return feet
}

/** How far a shadow falls beside what casts it, away from the light. */
const FALL = 0.16
const FURTHEST_FALL = 46

/** Dark where it stands, and a shadow away from the light of the page. */
export function shadowsUnder(
  object: PlacedObject,
  { scene, light }: { scene: Scene; light: Light },
): DisplayList {
  const { y, scale, height } = object
  const look = { y: y + 2, color: adjust(scene.shade, -0.1) }
  const fall = -light.x * Math.min(FURTHEST_FALL, height * FALL)
  return feetOf(object).flatMap(([left, right]) => {
    const rx = (right - left) * 0.56 + 12 * scale
    const ry = Math.min(rx * 0.17, FLATTEST * Math.max(1, scale))
    const x = (left + right) / 2
    return [
      contactShadow({ ...look, x: x + fall, rx: rx + Math.abs(fall), ry, strength: 0.34 }),
      contactShadow({ ...look, x, rx: rx * 0.94, ry: ry * 0.7, strength: 0.42 }),
    ]
  })
}

/** Snow and sand close around what stands in them: its lowest edge is under them, and uneven. */
const SUNK = 6
/** What is stuck into the ground, by how much of its height. */
const STUCK: Partial<Record<ThingId, number>> = { spade: 0.16 }
export const isStuck = ({ thing }: Pick<SceneObject, 'thing'>) => thing in STUCK
const BUMP = 26
const AROUND = 400

export function sunkIn(list: DisplayList, object: PlacedObject, scene: Scene): DisplayList {
  const { x, y, width, height, scale } = object
  const depth = height * (STUCK[object.object.thing] ?? 0)
  const random = scene.random('sunk', object.object.id)
  const [left, right] = [x - width / 2 - BUMP, x + width / 2 + BUMP]
  const steps = Math.max(3, Math.round((right - left) / BUMP))
  const edge = Array.from({ length: steps + 1 }, (_, i): Knot => [
    right - ((right - left) * i) / steps,
    y - random.between(0, SUNK) * scale,
  ])
  const clip = spline([
    corner(left - AROUND, y - STAGE_HEIGHT),
    corner(right + AROUND, y - STAGE_HEIGHT),
    corner(right + AROUND, y),
    ...edge,
    corner(left - AROUND, y),
  ])
  return [group([group(list, { transform: translate(0, depth) })], { clip })]
}

/** The water of a place, by the names of its anchors. */
const WATERS: ReadonlySet<string> = new Set(['sea', 'water', 'pond'])
export const isAfloat = (object: SceneObject) => WATERS.has(object.at ?? '') && !isFurniture(object)
const UNDER_WATER = 0.3
/** Degrees by which waves tilt it. */
const TILTED = -18

/** What floats leans, its lowest part under water, rings around it. */
export function afloat(list: DisplayList, { x, y, width, height }: PlacedObject, scene: Scene) {
  const foam = mix(scene.env.water[0], oklch(0.97, 0.02, 220), 0.6)
  const ring = (rx: number, opacity: number) =>
    fill(`${ellipse(x, y, rx, rx * 0.2)}${ellipse(x, y - 1, rx * 0.9, rx * 0.15)}`, foam, {
      opacity,
    })
  const sunk = multiply(translate(0, height * UNDER_WATER), rotate(TILTED, [x, y]))
  const half = Math.max(width, height)
  return [
    ring(width * 1.25, 0.35),
    group([group(list, { transform: sunk })], {
      clip: `M${x - half} ${y - 2 * half}H${x + half}V${y}Q${x} ${y + width * 0.16} ${x - half} ${y}Z`,
    }),
    ring(width * 0.75, 0.5),
  ]
}

const BLADES = { apart: 24, low: 11, high: 21 }

/** Grass before the feet of what stands in a meadow. */
export function grassBefore(object: PlacedObject, scene: Scene): DisplayList {
  const { y, scale } = object
  const random = scene.random('foot', object.object.id)
  const tufts = feetOf(object).flatMap(([left, right]) => {
    const count = Math.max(2, Math.round((right - left) / BLADES.apart))
    return Array.from({ length: count }, (_, i) =>
      tuft(random, {
        x: left + ((right - left) * (i + random.between(0.2, 0.8))) / count,
        y: y + random.between(3, 9),
        height: random.between(BLADES.low, BLADES.high) * Math.max(0.7, scale),
      }),
    )
  })
  return [grassOf(tufts.join(''), y, scene)]
}

/** Where the strings are, across what hangs by two. */
const STRUNG: Partial<Record<ThingId, readonly number[]>> = {
  bunting: [0.04, 0.86],
  owl_eyes: [0.06, 0.94],
}

/** What hangs hangs from above the picture: from a beam, a bough, a ceiling. */
export function stringOf(
  { object, x, y, height, shape, scale }: PlacedObject,
  { scene, light, top }: { scene: Scene; light: Light; top: number },
): DisplayList {
  const color = underLight(light, oklch(scene.env.dark ? 0.5 : 0.42, 0.05, 60))
  const shares = STRUNG[object.thing] ?? [0.5]
  return shares.flatMap((share) => {
    const end: Point = shape
      ? [x + (shape.box.x + share * shape.box.width) * scale, y + topAt(shape, share) * scale]
      : [x, y - height]
    return end[1] > top ? [line(`M${end[0]} ${top - 20}V${end[1] + 5}`, color, 3.4)] : []
  })
}
