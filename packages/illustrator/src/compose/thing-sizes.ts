import type { SceneBrief, SceneObject } from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import type { Box } from '#core/geometry'
import { samplesOf, silhouetteOf } from '#creatures/silhouette'
import { NEUTRAL_LIGHT } from '#light/light'
import { isCrowd } from './crowd'
import { SPREAD } from './figure'
import { objectsOf } from './place-objects'
import type { ThingSizes } from './place-objects'
import { isAloft, isFurniture } from './thing-kinds'
import { AT_A_GIANTS } from './stance'
import { thingFigure } from './thing-figure'

/** A spoon as tall as a child is a sign, not a spoon: small things grow just enough to be found. */
const GROWTH = { focal: 0.9, support: 0.52 } as const
/** Nor is a candle on the grass as tall as the fox beside it. */
const TALLEST_LOOSE = { focal: 96, support: 84 } as const
/** And what hands hold a little, so that it is seen what they hold. */
const HELD_GROWTH = { focal: 1.6, support: 1.2 } as const

const TALL = 60

/** What a whole book carries about is as large on every page, in arms as on the ground. */
const KEPT: ReadonlySet<ThingId> = new Set<ThingId>(['soup_pot', 'potted_sunflower', 'egg_teapot'])

/** What is read from afar stands as tall as who reads it, when the page is about it. */
const NOTICES: ReadonlySet<ThingId> = new Set<ThingId>([
  'sign',
  'goose_notice',
  'kelp_letters',
  'pinned_pages',
])
const NOTICE_HEIGHT = 300

/** A giant's jar is as large as a child, and the giant's table as large as a bed. */
const A_GIANTS = { least: 150, furniture: 1.35 }
const growthOfGiants = (object: SceneObject, height: number) =>
  isFurniture(object) ? A_GIANTS.furniture : Math.max(1, A_GIANTS.least / height)

function growthOf(object: SceneObject, { height, width }: Box, { isGiants }: SceneBrief): number {
  if (KEPT.has(object.thing) && !isGiants) return 1
  if (object.heldBy)
    return height > TALL ? 1.05 : HELD_GROWTH[width > TALL ? 'support' : object.role]
  // What somebody brought along is theirs, and no larger than at home.
  if (isGiants && !object.near) return growthOfGiants(object, height)
  const own = isFurniture(object)
    ? object.role === 'focal' && NOTICES.has(object.thing)
      ? Math.max(1, NOTICE_HEIGHT / height)
      : 1
    : isAloft(object)
      ? GROWTH[object.role]
      : Math.min(GROWTH[object.role], TALLEST_LOOSE[object.role] / height)
  return isGiants ? own * AT_A_GIANTS : own
}

function measure(object: SceneObject, page: number) {
  const { list, anchors } = thingFigure({
    object,
    light: NEUTRAL_LIGHT,
    isHeld: Boolean(object.heldBy),
    page,
  })
  const shape = silhouetteOf(list, anchors.box)
  return { grip: anchors, key: anchors.key, shape, spread: samplesOf(shape, SPREAD) }
}

/** A crowd is a dozen people to draw, and measured once: there are as many as things that are one, by a book's pages. */
const crowds = new Map<string, ReturnType<typeof measure>>()
function measured(object: SceneObject, page: number) {
  if (!isCrowd(object)) return measure(object, page)
  const key = [object.thing, object.state, object.color, object.heldBy !== undefined, page].join()
  const known = crowds.get(key) ?? measure(object, page)
  crowds.set(key, known)
  return known
}

export const thingSizesOf = (brief: SceneBrief): ThingSizes =>
  new Map(
    objectsOf(brief).map((object) => {
      const size = measured(object, brief.page)
      const { box } = size.grip
      const grow = growthOf(object, box, brief)
      return [object.id, { height: box.height * grow, width: box.width * grow, grow, ...size }]
    }),
  )
