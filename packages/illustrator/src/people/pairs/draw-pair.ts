import type { PAIRS } from '@luciole/contract/scene-brief'
import type { DisplayList } from '#core/display-list'
import type { Anchors } from '#core/figure'
import type { Box, Point } from '#core/geometry'
import { unionBox } from '#core/place-figure'
import type { Light } from '#light/light'
import type { DrawnThing } from '#things/draw-thing'
import { carry, ride } from './burdens'
import { highFive, holdHands, hug } from './embraces'
import { backToBack, whisper } from './near-ones'
import type { Partner, PlacedPartner } from './partner'
import { shareBook } from './share-book'

export type PairType = (typeof PAIRS)[number]

export interface PairRequest {
  type: PairType
  /** Who does it: carries, whispers; the rider of a ride. */
  first: Partner
  second: Partner
  light: Light
  /** Both go along: legs walk, each in its own phase. */
  walking?: boolean
  /** What both read, when they share a book. */
  shared?: DrawnThing | undefined
  wind?: number
}

/** Two drawn as one, in world units: a six-year-old is 290 high, the origin lies between them. */
export interface PairDrawing {
  list: DisplayList
  anchors: { first: Anchors; second: Anchors }
  /** Where their hands meet, where a shared book lies. */
  meeting: Point
  box: Box
}

/** What a prepared pose hands back: both placed, and all their pieces back to front. */
export interface Woven {
  first: PlacedPartner
  second: PlacedPartner
  order: DisplayList
  meeting: Point
}

const WEAVES: Record<PairType, (request: PairRequest) => Woven> = {
  hug,
  hold_hands: holdHands,
  carry,
  ride,
  high_five: highFive,
  share_book: shareBook,
  back_to_back: backToBack,
  whisper,
}

export function drawPair(request: PairRequest): PairDrawing {
  const { first, second, order, meeting } = WEAVES[request.type](request)
  return {
    list: order,
    anchors: { first: first.anchors, second: second.anchors },
    meeting,
    box: unionBox(first.anchors.box, second.anchors.box),
  }
}
