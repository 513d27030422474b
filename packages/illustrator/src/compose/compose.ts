import type { Character } from '@luciole/contract/character'
import type { Action, SceneBrief, Shot } from '@luciole/contract/scene-brief'
import { clamp } from '#core/geometry'
import type { Box, Point } from '#core/geometry'
import type { Environment } from '#stages/environment'
import type { Stage } from '#stages/stage'
import { partOfPlace } from '#stages/step-into'
import type { Angle } from '#stages/tilt-stage'
import { isFarShot } from './camera'
import { reasonsFor } from './cost'
import { measure, performanceOf } from './figure'
import { targetOf } from './facing'
import type { ThingSizes } from './place-objects'
import { shownOf } from './extents'
import { headOf, toWorld } from './plan'
import type { KeepOut, Obstacle, PlacedObject, Placement, Plan, PlanDigest, Solved } from './plan'
import { assignRoles } from './roles'
import { search } from './search'
import type { Ranked } from './search'
import { solve } from './solve'
import { isSecret } from './thing-kinds'
import { broughtForward } from './visible'

export interface Composition {
  brief: SceneBrief
  cast: Readonly<Record<string, Character>>
  stage: Stage
  hour: Environment['hour']
  seed: string
  sizes: ThingSizes
  previous?: readonly PlanDigest[] | undefined
  /** Take the next best arrangement instead. */
  attempt?: number
  /** Found for this very page before. */
  finalists?: readonly Ranked[] | undefined
  isCover?: boolean
  obstacles: readonly Obstacle[]
}

export const angleOf = (shot: Shot): Angle | undefined =>
  shot === 'low' || shot === 'high' ? shot : undefined

/** Two who touch are woven level, and who lies, rides or swims has no height to foreshorten; arms hold a lovey anyhow. */
const SEEN_LEVEL: ReadonlySet<Action> = new Set<Action>([
  'lie',
  'sleep',
  'crawl',
  'fly',
  'swim',
  'float',
  'ride',
  'perch',
])
const canTilt = ({ cast }: SceneBrief) =>
  !cast.some(
    ({ action, pair, attach }) =>
      pair || (attach && attach.where !== 'arms') || SEEN_LEVEL.has(action),
  )

/** Who lies stretched out from one side of a close page to the other loses the head. */
const liesLong = ({ cast: [lead] }: SceneBrief) =>
  lead?.action === 'lie' || lead?.action === 'sleep' || lead?.action === 'crawl'

/** A face carries the page: nobody's feet, and nothing on the ground, are what it is about. */
const FACE_CARRIES: ReadonlySet<Action> = new Set<Action>([
  ...(['talk', 'listen', 'look', 'whisper', 'laugh', 'cry', 'think', 'sing', 'whistle'] as const),
  ...(['stand', 'sit', 'hold', 'give', 'read', 'eat', 'drink', 'cover_ears', 'hush'] as const),
])
const isOfFaces = ({ cast, objects }: SceneBrief) =>
  objects.length <= 1 && cast.every(({ extra, action }) => extra || FACE_CARRIES.has(action))

/** Words go from one to another, or a heart is heavy: no place is what such a page is about. */
const SPOKEN: ReadonlySet<Action> = new Set<Action>(['talk', 'whisper', 'hush', 'listen', 'cry'])
const GOES_BY: ReadonlySet<Action> = new Set<Action>(['walk', 'swim', 'float', 'perch', 'point'])
function isSpoken({ cast, objects, mood }: SceneBrief): boolean {
  const named = cast.filter(({ extra }) => !extra)
  const isOfThem =
    objects.filter((object) => !isSecret(object)).length <= 1 &&
    named.every(({ action }) => FACE_CARRIES.has(action) || GOES_BY.has(action))
  const isFelt = mood === 'sad' || mood === 'tender'
  return isOfThem && (isFelt || named.some(({ action }) => SPOKEN.has(action)))
}

/** One of the last two pages, or a third of the book with this one: tiny comes where its words are. */
function hasEnoughWide(previous: readonly PlanDigest[]): boolean {
  const wide = previous.filter(({ shot }) => isFarShot(shot)).length
  const isThird = wide + 1 > Math.ceil((previous.length + 1) / 3)
  return isThird || previous.slice(-2).some(({ shot }) => isFarShot(shot))
}

/** With this many to be seen whole, a page from nearer shows no less of the place. */
const MANY = 3

/** What looks from the eyes of who stands there: two such pages of many in one place look alike. */
const isLevel = (shot: Shot) => shot !== 'close' && angleOf(shot) === undefined

/** From above it is seen who many are; from below or above, whichever this place was less often. */
function angleFor(previous: readonly PlanDigest[], { location }: SceneBrief, isCrowded: boolean) {
  const seen = (angle: Angle) =>
    previous.filter((page) => page.location === location && page.shot === angle).length
  return isCrowded || seen('high') < seen('low') ? 'high' : 'low'
}

/** Wide at most every third page, and never the last page's framing again in the same place. */
export function shotOf(brief: SceneBrief, previous: readonly PlanDigest[] = []): Shot {
  const last = previous.at(-1)
  const named = brief.cast.filter(({ extra, attach }) => !extra && !attach).length
  const wasWide = hasEnoughWide(previous)
  const isTooMuch = brief.shot === 'close' ? liesLong(brief) : !canTilt(brief)
  const level = isTooMuch && brief.shot !== 'wide' && brief.shot !== 'tiny' ? 'medium' : brief.shot
  const nearer = level === 'wide' && isSpoken(brief) ? 'medium' : level
  const wanted = nearer === 'wide' && wasWide ? 'medium' : nearer
  const isCrowded = named >= MANY
  if (!last || last.location !== brief.location) return wanted
  if (wanted !== 'medium') return wanted === 'wide' && last.shot === 'wide' ? 'medium' : wanted
  if (isCrowded ? !isLevel(last.shot) : last.shot !== 'medium') return wanted
  const isHeld = brief.cast.some(({ pair }) => pair)
  if (isOfFaces(brief) && (named < MANY || (named === MANY && !isHeld))) return 'close'
  if (canTilt(brief)) return angleFor(previous, brief, isCrowded)
  return wasWide || isOfFaces(brief) ? 'medium' : 'wide'
}

function keepOutsOf(placements: readonly Solved[]): KeepOut[] {
  return placements.flatMap((place) => {
    const head = headOf(place)
    const hand = toWorld(place, place.aim.far ?? place.measured.anchors.hands.far)
    return [
      { x: head.x, y: head.y, radius: Math.max(head.rx, head.ry) * 1.14 },
      { x: hand[0], y: hand[1], radius: 36 * place.scale },
    ]
  })
}

/**
 * What a square or a wide crop must not lose: heads and what the eye looks for, 8 % around; nor, to the
 * sides, the things of the words. How high it begins is where heads do.
 */
function focusBox(plan: {
  camera: Box
  placements: readonly Placement[]
  objects: readonly PlacedObject[]
  focusPoint: Point
  hero: string
}): Box {
  const { camera, placements, objects, focusPoint, hero } = plan
  const heads = placements.filter(({ actor }) => !actor.extra || actor.id === hero).map(headOf)
  const things = objects.map(shownOf)
  const xs = [
    ...heads.flatMap(({ x, rx }) => [x - rx, x + rx]),
    ...things.flatMap(({ left, right }) => [left, right]),
    focusPoint[0],
  ]
  const ys = [...heads.flatMap(({ y, rx, ry }) => [y - ry, y + rx]), focusPoint[1]]
  const u0 = clamp((Math.min(...xs) - camera.x) / camera.width - 0.08, 0, 1)
  const u1 = clamp((Math.max(...xs) - camera.x) / camera.width + 0.08, 0, 1)
  const v0 = clamp((Math.min(...ys) - camera.y) / camera.height - 0.08, 0, 1)
  const v1 = clamp((Math.max(...ys) - camera.y) / camera.height + 0.08, 0, 1)
  return { x: u0, y: v0, width: Math.max(0.05, u1 - u0), height: Math.max(0.05, v1 - v0) }
}

/** An onlooker of whom a close page would show an ear stays away from it. */
function isCutOff(place: Placement, { camera, shot }: { camera: Box; shot: Shot }): boolean {
  const { x, y, rx, ry } = headOf(place)
  const isOut =
    x - rx < camera.x ||
    x + rx > camera.x + camera.width ||
    y - ry < camera.y ||
    y + rx > camera.y + camera.height
  return isOut && shot === 'close' && place.actor.extra === true
}

/** Brief and cast in, everybody's place, pose and gaze and the camera out. */
export function compose(composition: Composition): Plan {
  const { brief, stage, hour, previous, isCover, attempt = 0 } = composition
  const shot = shotOf(brief, previous)
  const roles = assignRoles({ ...composition, angle: angleOf(shot) })
  const ranked = composition.finalists ?? search(composition, roles, shot)
  const chosen = (ranked[Math.min(attempt, ranked.length - 1)] ?? ranked[0]) as Ranked
  const { camera, objects, places } = chosen
  const placements = solve(broughtForward(places, objects), objects)
    .filter((place) => !isCutOff(place, { camera, shot }))
    .map((place): Solved => remeasured(place))
  const star = places.get(roles.hero)
  const focal = objects.find(({ object }) => object.id === brief.focus || object.role === 'focal')
  const focusPoint: Point =
    targetOf(brief.focus, { brief, stage, roles }, places) ??
    (focal
      ? [focal.x, focal.y - focal.radius]
      : star
        ? toWorld(star, star.measured.anchors.head)
        : [camera.x + camera.width / 2, camera.y + camera.height / 2])
  const judged = {
    ...chosen,
    brief,
    stage,
    shot,
    hero: roles.hero,
    isCover,
    obstacles: composition.obstacles,
    gathering: roles.gathering,
  }
  const heroHead = star ? headOf(star) : undefined
  return {
    brief,
    stage,
    shot,
    camera,
    hero: roles.hero,
    placements,
    riders: roles.riders,
    objects,
    keepOuts: keepOutsOf(placements),
    focusPoint,
    // A cover is cut to its board: there everybody counts, and no thing.
    focus: focusBox({
      camera,
      placements,
      objects: isCover ? [] : objects,
      focusPoint,
      hero: roles.hero,
    }),
    cost: chosen.cost,
    finalists: ranked,
    why: reasonsFor(judged),
    digest: {
      location: brief.location,
      shot,
      camera: partOfPlace(stage, camera),
      heroOnLeft: heroHead ? heroHead.x < camera.x + camera.width / 2 : true,
      hour,
    },
  }
}

/** Hands that reach move the anchors that things are held by. */
function remeasured(place: Solved): Solved {
  if (!place.aim.far && !place.aim.near) return place
  const { size: _size, ...measured } = measure({
    ...performanceOf(place),
    aim: place.aim,
    yaw: place.yaw,
    pitch: place.pitch,
    tilt: place.tilt,
  })
  return { ...place, measured }
}
