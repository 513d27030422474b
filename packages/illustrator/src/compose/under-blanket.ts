import type { Lab } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { lightInside } from '#light/light'
import type { Light } from '#light/light'
import { quiltOf } from '#stages/kit/seats'
import type { Scene } from '#stages/scene'
import { relight } from '#light/part'
import { drawQuilt } from '#things/art/quilt'
import { createPainter } from '#things/painter'
import { toWorld } from './plan'
import type { Placement } from './plan'

/** From the middle of a head to where a blanket begins, in its radius. */
const NECK = 0.62
/** From a mouth down to where a blanket ends over who sits. */
const CHEST = 0.95
/** How much thicker than the body it is, in its own units. */
const THICK = 9

/** So far the sheet is folded back: that is all of a mouse. */
const SHEET = 9
const BED_HEIGHT = 92
const BED_TOP = 54
const BED_FOOT = 80
const LAP = 26

interface Bed {
  x: number
  y: number
  /** Of one of its units: it is as high as ninety-two, its head to the left. */
  k: number
  /** Its head is to the right. */
  flip?: boolean
  color?: Lab
}

/** The bed of a place, from where one lies on it to its pillow: three hundred of its own. */
function bedOfPlace({ slot }: Placement, scene: Scene): Bed | undefined {
  if (slot.id !== 'bed' || slot.towards === undefined) return undefined
  const [x, y] = slot.box
  const along = slot.towards - x
  const size = Math.abs(along) / 300
  return {
    x: x + along * 0.467,
    y: y + 128 * size,
    k: 4.8 * size,
    flip: along > 0,
    color: quiltOf(scene),
  }
}

const bedOf = ({ base, footing }: Placement): Bed | undefined =>
  base && footing?.kind === 'bed'
    ? { x: base.x, y: base.y, k: (footing.size.height * base.scale) / BED_HEIGHT }
    : undefined

/** What a bed's blanket goes over: all of who sleeps, up to the neck, and the lap of who sits up in bed. */
export function blanketOver(
  place: Placement,
  { scene, light }: { scene: Scene; light: Light },
): DisplayList {
  if (place.action !== 'sleep' && !place.isTuckedIn) return []
  const bed = bedOf(place) ?? bedOfPlace(place, scene)
  if (!bed) return []
  const kx = bed.flip ? -bed.k : bed.k
  const inBed = (point: Point): Point => {
    const [x, y] = toWorld(place, point)
    return [(x - bed.x) / kx, (y - bed.y) / bed.k]
  }
  const { head, headRadius, mouth } = place.measured.anchors
  const [headX] = inBed(head)
  const [, chest] = inBed([mouth[0], mouth[1] + headRadius * CHEST])
  const radius = (headRadius * place.scale) / bed.k
  const neck = headX + radius * NECK + Math.max(0, SHEET - radius * 0.3)
  const body = place.measured.spread.map(inBed).filter(([x]) => x > neck)
  const p = createPainter(lightInside(light, { flip: bed.flip === true }))
  const drawn = place.isTuckedIn
    ? drawQuilt(p, {
        from: headX - LAP,
        to: headX + LAP,
        top: Math.min(chest, -BED_TOP),
        isOverLap: true,
      })
    : drawQuilt(p, {
        from: neck,
        to: Math.max(
          bed.flip === undefined ? BED_FOOT : BED_FOOT_OF_PLACE,
          ...body.map(([x]) => x + THICK),
        ),
        top: Math.min(-BED_TOP, ...body.map(([, y]) => y)) - THICK,
        color: bed.color,
      })
  return [
    group([group(drawn, { filter: relight(light) })], {
      transform: [kx, 0, 0, bed.k, bed.x, bed.y],
    }),
  ]
}
/** Before its footboard. */
const BED_FOOT_OF_PLACE = 55
