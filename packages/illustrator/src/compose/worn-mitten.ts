import { group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { multiply, placement, translate } from '#core/geometry'
import type { Point } from '#core/geometry'
import { lightInside } from '#light/light'
import type { Light } from '#light/light'
import { drawThing } from '#things/draw-thing'
import type { PerformedFigure } from './figure'
import type { Placement } from './plan'

/** On a child's hand it is large enough to be found. */
const ON_A_HAND = 1.5
const ON_A_FIN = 1.9
/** From the palm back to the wrist. */
const TO_WRIST = 17

/** The hand that wears it, and which way that hand goes. */
function handOf({ measured }: Placement, { anchors, forearm }: PerformedFigure) {
  if (measured.isHuman) return { hand: anchors.hands.far, turn: 180 - forearm, grow: ON_A_HAND }
  const [sx, sy] = anchors.shoulders.near
  const [x, y] = anchors.hands.near
  const turn = (Math.atan2(y - sy, x - sx) * 180) / Math.PI + 90
  return { hand: anchors.hands.near, turn, grow: ON_A_FIN }
}

/** Of the thing itself, and a little water below it. */
const LENGTH = 34
/** How far a mitten on a fin goes: below the body, and perhaps below the picture. */
export function mittenTip({ shoulders, hands }: PerformedFigure['anchors']): Point {
  const [sx, sy] = shoulders.near
  const [x, y] = hands.near
  const beyond = (LENGTH * ON_A_FIN - TO_WRIST) / (Math.hypot(x - sx, y - sy) || 1)
  return [x + (x - sx) * beyond, y + (y - sy) * beyond]
}

/** A mitten is on the hand, its cuff at the wrist; in the figure's own units. */
export function mittenOn(place: Placement, figure: PerformedFigure, light: Light): DisplayList {
  if (place.actor.wears !== 'mitten') return []
  const { hand, turn, grow } = handOf(place, figure)
  const radians = ((turn - 90) * Math.PI) / 180
  const wrist: Point = [
    hand[0] - Math.cos(radians) * TO_WRIST,
    hand[1] - Math.sin(radians) * TO_WRIST,
  ]
  const mitten = drawThing({
    thing: 'mitten',
    light: lightInside(light, { flip: place.flip, rotate: turn }),
    scale: 'hand',
  })
  const { box } = mitten.anchors
  const onWrist = placement({ x: wrist[0], y: wrist[1], scale: grow, rotate: turn })
  const cuff = translate(-box.x - box.width / 2, -box.y - box.height)
  return [group(mitten.list, { transform: multiply(onWrist, cuff) })]
}
