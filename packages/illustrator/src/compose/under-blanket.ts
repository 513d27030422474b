import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Light } from '#light/light'
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

/** What a bed's blanket goes over: all of who sleeps, up to the neck, and the lap of who sits up in bed. */
export function blanketOver(place: Placement, light: Light): DisplayList {
  const { base, footing, measured, action } = place
  if (!base || footing?.kind !== 'bed' || !(action === 'sleep' || place.isTuckedIn)) return []
  const k = (footing.size.height * base.scale) / BED_HEIGHT
  const inBed = ([x, y]: readonly [number, number]) => [(x - base.x) / k, (y - base.y) / k] as const
  const points = measured.spread.map((point) => inBed(toWorld(place, point)))
  const { head, headRadius, mouth } = measured.anchors
  const [headX] = inBed(toWorld(place, head))
  const [, chest] = inBed(toWorld(place, [mouth[0], mouth[1] + headRadius * CHEST]))
  const neck = headX + (headRadius * place.scale * NECK) / k
  const body = points.filter(([x]) => x > neck)
  const p = createPainter(light)
  const drawn = place.isTuckedIn
    ? drawQuilt(p, {
        from: headX - LAP,
        to: headX + LAP,
        top: Math.min(chest, -BED_TOP),
        isOverLap: true,
      })
    : drawQuilt(p, {
        from: neck,
        to: Math.max(BED_FOOT, ...body.map(([x]) => x + THICK)),
        top: Math.min(-BED_TOP, ...body.map(([, y]) => y)) - THICK,
      })
  return [
    group([group(drawn, { filter: relight(light) })], {
      transform: [k, 0, 0, k, base.x, base.y],
    }),
  ]
}
const BED_HEIGHT = 92
const BED_TOP = 54
const LAP = 26
const BED_FOOT = 80
