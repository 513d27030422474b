import { adjust, oklch } from '#core/color'
import { line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { columnsBelow, topAt } from '#creatures/silhouette'
import { underLight } from '#light/light'
import type { Light } from '#light/light'
import { contactShadow } from '#light/part'
import type { ThingId } from '@luciole/contract/things'
import type { Scene } from '#stages/scene'
import type { PlacedObject } from './plan'

/** Legs as close as this cast one shadow. */
const ONE_SHADOW = 150
const FLATTEST = 16

/** A shadow under each post, leg or side that a thing stands on, and none under a smell. */
export function shadowsUnder(object: PlacedObject, scene: Scene): DisplayList {
  const { x, y, radius, scale, shape } = object
  const look = { y: y + 2, color: adjust(scene.shade, -0.1), strength: 0.5 }
  const runs = shape ? columnsBelow(shape) : []
  if (!runs.length) return [contactShadow({ ...look, x, rx: radius * 0.8 })]
  const feet: [number, number][] = []
  for (const run of runs) {
    const [left, right] = [x + run[0] * scale, x + run[1] * scale]
    const last = feet.at(-1)
    if (last && left - last[1] < ONE_SHADOW) last[1] = right
    else feet.push([left, right])
  }
  return feet.map(([left, right]) => {
    const rx = (right - left) * 0.56 + 12 * scale
    return contactShadow({
      ...look,
      x: (left + right) / 2,
      rx,
      ry: Math.min(rx * 0.17, FLATTEST * Math.max(1, scale)),
    })
  })
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
