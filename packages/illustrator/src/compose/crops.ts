import type { Shot } from '@luciole/contract/scene-brief'
import { over } from '#core/geometry'
import type { Point } from '#core/geometry'
import { isOnWheels } from '#people/wheelchair-frame'
import type { Candidate, Charge } from './cost'
import { shownOf } from './extents'
import { bodyOf, headOf, toWorld } from './plan'
import type { Placement } from './plan'
import { mittenTip } from './worn-mitten'

/** Between a tail or a boot and the frame. */
const BODY_AIR = 0.008
/** A wheel at the frame seems cut. */
const WHEEL_AIR = 0.03

/** What must be in the picture of hands: a creature's only where it wears the story's mitten. */
function handsOf(place: Placement): Point[] {
  const { anchors, isHuman } = place.measured
  if (isHuman) return [anchors.hands.far, anchors.hands.near]
  return isMittened(place) ? [mittenTip(anchors)] : []
}
const isMittened = ({ actor }: Placement) => actor.wears === 'mitten'

/** What a page is about is not near where paper is trimmed: this much of its height stays around it. */
const TRIM = 0.08
/** As wide as this it is seen anyhow. */
const EASILY_LOST = 0.3

/** Hard rules weigh most: no head cut, no face hidden. */
export function chargeCrops(
  { places, camera, shot, objects }: Candidate & { shot: Shot },
  charge: Charge,
) {
  const margin = camera.height * 0.045
  for (const place of places.values()) {
    const { x, y, rx, ry } = headOf(place)
    const out = Math.max(
      0,
      camera.x + margin - (x - rx),
      x + rx - (camera.x + camera.width - margin),
      camera.y + margin - (y - ry * 1.15),
      y + rx - (camera.y + camera.height - margin),
    )
    charge('head cropped', (out / camera.height) * (place.actor.extra ? 900 : 2600))
    const body = bodyOf(place)
    const aside = isOnWheels(place.character) ? WHEEL_AIR : BODY_AIR
    const edge = shot === 'close' ? 0 : camera.width * aside
    const sides =
      over(Math.max(camera.x + edge - body.left, body.right + edge - camera.x - camera.width)) /
      camera.height
    charge('side cropped', sides * (shot === 'close' ? (place.measured.isHuman ? 150 : 380) : 1100))
    if (shot !== 'close')
      charge(
        'feet cropped',
        (over(body.bottom - (camera.y + camera.height - margin * 0.4)) / camera.height) * 420,
      )
    const air = isMittened(place) ? camera.height * TRIM : 0
    for (const [hx, hy] of handsOf(place).map((hand) => toWorld(place, hand)))
      charge(
        'hand cropped',
        (Math.max(
          0,
          camera.x + air - hx,
          hx + air - camera.x - camera.width,
          shot === 'close' ? 0 : hy + air - camera.y - camera.height,
        ) /
          camera.height) *
          700,
      )
    charge('out of reach', place.shortOfReach * 2.2)
  }
  for (const thing of objects) {
    const { left, right, top, bottom } = shownOf(thing)
    const isFocal = thing.object.role === 'focal'
    const [side, above, below] =
      isFocal && right - left < camera.height * EASILY_LOST
        ? [camera.height * TRIM, camera.height * TRIM, camera.height * TRIM]
        : [margin * 0.6, margin, margin * 0.5]
    const out = Math.max(
      0,
      camera.x + side - left,
      right - (camera.x + camera.width - side),
      camera.y + above - top,
      bottom - (camera.y + camera.height - below),
    )
    const weight = isFocal ? 1 : 0.5
    charge('object cropped', (out / camera.height) * 1500 * weight)
  }
}
