import type { Shot } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Box, Point } from '#core/geometry'
import type { Random } from '#core/random'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import { shownOf } from './extents'
import { bodyOf, headOf, toWorld } from './plan'
import type { PlacedObject } from './plan'
import type { Places } from './place-cast'

/** The place is what is seen, and people small in it. */
export const isFarShot = (shot: Shot) => shot === 'wide' || shot === 'tiny'

/** Height of a six-year-old's head over the height of the picture. */
export const HEAD_SHARE: Record<Shot, number> = {
  wide: 0.128,
  low: 0.19,
  high: 0.175,
  medium: 0.19,
  close: 0.29,
  tiny: 0.082,
}
const SMALLEST = 330
/** Around what is seen whole. */
const AIR = 16
const BESIDE = 1.1
/** How far below the chest an armful ends. */
const ARMFUL = 84

/** Above it lies the title; beside it nothing that a book's narrow board would cut off. */
export const COVER_TITLE_SHARE = 0.33
export const COVER_BOARD_SHARE = 0.56
const COVER_HEAD = 0.185

/** The group in the middle, as large as the board of a book allows, under a free sky. */
function aimCover(
  [x0, x1, y0, y1]: readonly [number, number, number, number],
  scale: number,
  random: Random,
): Box {
  const height = clamp(
    Math.max(
      ((100 * scale) / COVER_HEAD) * random.between(0.92, 1.08),
      (y1 - y0) / (1 - COVER_TITLE_SHARE - 0.05),
      ((x1 - x0) * 0.75) / (COVER_BOARD_SHARE * 0.96),
    ),
    SMALLEST,
    H,
  )
  const width = (height * 4) / 3
  return {
    x: clamp((x0 + x1) / 2 - width / 2, 0, W - width),
    y: clamp(y1 - height * random.between(0.92, 0.96), 0, H - height),
    width,
    height,
  }
}

/** A 4:3 camera that shows the shot's size of hero, and everybody's head. */
export function aimCamera(view: {
  places: Places
  objects: readonly PlacedObject[]
  hero: string
  shot: Shot
  /** Who has somebody in the arms: both are seen. */
  carriers: ReadonlySet<string>
  /** Of the set, what somebody points at or looks far to. */
  sights: readonly Box[]
  random: Random
  heroOnLeft?: boolean | undefined
  isCover?: boolean | undefined
}): Box {
  const { places, objects, hero, shot, carriers, sights, random, heroOnLeft, isCover } = view
  const star = places.get(hero) ?? [...places.values()][0]
  if (!star) return { x: 0, y: 0, width: W, height: H }
  const points: Point[] = []
  for (const place of places.values()) {
    if (place.actor.extra && shot === 'close') continue
    const { x, y, rx, ry } = headOf(place)
    points.push([x - rx, y - ry * 1.25], [x + rx, y + rx])
    if (shot !== 'close') points.push([x, bodyOf(place).bottom])
    else if (carriers.has(place.actor.id)) {
      const [cx, cy] = place.measured.anchors.chest
      points.push(toWorld(place, [cx, cy + ARMFUL]))
    }
  }
  for (const thing of objects)
    if (thing.object.role === 'focal' || shot !== 'close') {
      const { left, right, top, bottom } = shownOf(thing)
      points.push([left, top], [right, bottom])
    }
  if (shot !== 'close')
    for (const { x, y, width, height } of sights) points.push([x, y], [x + width, y + height])
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (isCover) return aimCover([x0, x1, y0, y1], star.scale, random)
  const wanted = (100 * star.scale) / (HEAD_SHARE[shot] * random.between(0.9, 1.12))
  const height = clamp(Math.max(wanted, (y1 - y0) * 1.16, (x1 - x0) * BESIDE * 0.75), SMALLEST, H)
  const width = (height * 4) / 3
  const left = heroOnLeft ?? !star.flip
  const head = headOf(star)
  const x = random.chance(0.55)
    ? head.x - width * ((left ? 0.35 : 0.65) + random.between(-0.06, 0.06))
    : (x0 + x1) / 2 - width * random.between(0.42, 0.58)
  const foot =
    shot === 'low'
      ? random.between(0.92, 0.975)
      : shot === 'high'
        ? random.between(0.74, 0.84)
        : isFarShot(shot)
          ? random.between(0.79, 0.9)
          : random.between(0.86, 0.955)
  const y =
    shot === 'close' ? (y0 + y1) / 2 - height * random.between(0.44, 0.56) : y1 - height * foot
  // What is pointed at, held out by who is ridden or at the end of a trunk, is seen whole, wherever that puts the hero.
  const isOut = (thing: PlacedObject) => {
    const holder = places.get(thing.heldBy ?? '')
    if (!holder || holder.measured.isHuman) return holder?.pair !== undefined
    const [body, shown] = [bodyOf(holder), shownOf(thing)]
    return holder.pair !== undefined || shown.left < body.left || shown.right > body.right
  }
  const seesAll = shot !== 'close' && (sights.length > 0 || objects.some(isOut))
  const aside = seesAll ? clamp(x, Math.min(x1 + AIR - width, x0 - AIR), x0 - AIR) : x
  const above = seesAll ? Math.min(y, y0 - AIR) : y
  return { x: clamp(aside, 0, W - width), y: clamp(above, 0, H - height), width, height }
}
