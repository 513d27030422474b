import type { Character, Human } from '@luciole/contract/character'
import type {
  Action,
  SceneActor,
  SceneBrief,
  SceneObject,
  Shot,
} from '@luciole/contract/scene-brief'
import type { ThingId } from '@luciole/contract/things'
import type { Anchors } from '#core/figure'
import type { Box, Point } from '#core/geometry'
import { covers } from '#creatures/silhouette'
import type { Silhouette, Standing } from '#creatures/silhouette'
import type { PairType } from '#people/pairs/draw-pair'
import type { KeySpot } from '#things/draw-thing'
import type { ThingSize } from './place-objects'
import type { Ranked } from './search'
import type { Environment } from '#stages/environment'
import type { Slot, Stage } from '#stages/stage'
import type { Angle } from '#stages/tilt-stage'

/** A figure's shape before it is drawn, facing +x, in its own units. */
export interface Measured {
  anchors: Anchors
  /** What it covers, and places all over it. */
  shape: Silhouette
  spread: readonly Point[]
  armLength: number
  isHuman: boolean
  /** Standing height, to keep sizes in proportion. */
  height: number
}

/** A helmet of air or of water; for who is all fish, a bowl, or a pool on the sand. */
export type Glass = NonNullable<SceneActor['wears']> | 'bowl' | 'pool'

export interface PairPart {
  type: PairType
  first: string
  second: string
}

/** A thing of the story that somebody is on, at scale 1; `rim`, `deck` and `half` are shares of it. */
export interface Footing {
  thing: string
  kind: ThingId
  size: ThingSize
  rim: number
  deck: number
  half: number
  /** It is climbed, not stood on. */
  climbs?: boolean
  /** It lies on the ground. */
  isFlat?: boolean
  /** One is in it. */
  isIn?: boolean
  inside?: number
  /** At most this many times as large as in life. */
  grows: number
  /** One sits in its depth, legs up. */
  isDeep?: boolean
  /** So far to one side of its middle one stands. */
  aside?: number
  gaps?: number
  /** Where in the place it is told to be. */
  slot?: Slot
}

/** Where that thing stands. */
export interface Base {
  x: number
  y: number
  scale: number
  /** Where it is woven into the set. */
  z?: number
  /** It is off the ground, its fire below it. */
  isFlying?: boolean
}

export interface Player {
  actor: SceneActor
  character: Character
  measured: Measured
  action: Action
  view: 'three_quarter' | 'front' | 'back' | 'profile'
  /** Whose hands are empty says with them how it feels. */
  isFree: boolean
  /** Of several ways to do so, not the one that the page before took. */
  manner: number
  /** What they breathe in here. */
  glass?: Glass | undefined
  /** From where we look at them, when not level. */
  angle?: Angle | undefined
  /** Its own size against the slot's. */
  size: number
  /** The object under somebody who sits on it. */
  seat?: string | undefined
  footing?: Footing | undefined
  /** Drawn as one with somebody: both share a place and the pair's units. */
  pair?: PairPart | undefined
  /** Themselves in the wheelchair that they have been helped out of. */
  outOf?: Human | undefined
}

/** Somebody put somewhere: own units × scale, mirrored when `flip`, at x, y. */
export interface Placement extends Player {
  x: number
  y: number
  z: number
  scale: number
  flip: boolean
  slot: Slot
  base?: Base
  /** Sits up in bed, the blanket over the legs. */
  isTuckedIn?: true
  /** Part of a pair: its place follows the partner. */
  isTied: boolean
  /** The thing that somebody stands around with others, and where it is. */
  around?: { id: string; at: Point } | undefined
  /** How far the hand stays from what it reaches for. */
  shortOfReach: number
  target?: Point | undefined
}

/** What a placement does, once everybody has a place. */
export interface Solved extends Placement {
  gaze: Point
  pitch: number
  tilt: number
  yaw: number
  aim: { near?: Point | undefined; far?: Point | undefined }
  /** Degrees between what it should look at and what it can. */
  gazeError: number
}

export interface PlacedObject {
  object: SceneObject
  x: number
  y: number
  z: number
  scale: number
  radius: number
  width: number
  height: number
  /** What it covers, in its own units; for what stands about. */
  shape?: Silhouette
  spread?: readonly Point[] | undefined
  /** What it is there to show, in its own units. */
  key?: KeySpot | undefined
  /** The hand it is in. */
  heldBy?: string
  isInBoth?: boolean
  /** At the lips of who eats or drinks, or beside a face: not up on the fist. */
  isAtMouth?: boolean
  /** Where both hands have it, in the picture; then its middle is at x, y. */
  sides?: { near: Point; far: Point }
  /** Which of its holder's things this is: the first is in the hand, the others in further ones. */
  order?: number
  /** How much higher it is in its hand than by its grip: its end is not in the ground. */
  lift?: number
  /** Where it is seen, when a hand holds it. */
  middle?: Point
  isHanging?: boolean
  /** Mirrored, to show its front to who is there. */
  isTurned?: boolean
  /** It casts no shadow on the ground. */
  isOnTable?: boolean
  /** Who sits on it. */
  seats?: string
  /** Who is behind it. */
  hides?: string
  /** Who stands on it. */
  bears?: readonly string[]
  isFlying?: boolean
}

/** A piece of the set among the figures: an armchair, a lamp post. */
export interface Obstacle {
  z: number
  box: Box
}

export interface KeepOut {
  x: number
  y: number
  radius: number
}

/** What the next page needs to know to look different. */
export interface PlanDigest {
  location: SceneBrief['location']
  shot: Shot
  heroOnLeft: boolean
  /** What was seen of the place. Absent on pages drawn before this was kept. */
  camera?: Box
  hour: Environment['hour']
  /** The picture of this page that it took the place of: what is printed is arranged as it was. */
  replaces?: PlanDigest
}

export interface Plan {
  brief: SceneBrief
  stage: Stage
  shot: Shot
  camera: Box
  hero: string
  placements: readonly Solved[]
  riders: readonly Player[]
  objects: readonly PlacedObject[]
  keepOuts: readonly KeepOut[]
  /** Where the strongest light goes. */
  focusPoint: Point
  /** Share of the picture that crops must keep, 0..1. */
  focus: Box
  cost: number
  /** The best arrangements, best first: another attempt need not search again. */
  finalists: readonly Ranked[]
  why: Readonly<Record<string, number>>
  digest: PlanDigest
}

export const toWorld = (place: Standing, [x, y]: Point): Point => [
  place.x + (place.flip ? -1 : 1) * place.scale * x,
  place.y + place.scale * y,
]

/** What a thing is there to show, where it stands. */
export function keyOf({ key, x, y, scale, isTurned = false }: PlacedObject): KeySpot | undefined {
  if (!key) return undefined
  return { at: toWorld({ x, y, scale, flip: isTurned }, key.at), radius: key.radius * scale }
}

export const toFigure = (place: Standing, [x, y]: Point): Point => [
  ((x - place.x) / place.scale) * (place.flip ? -1 : 1),
  (y - place.y) / place.scale,
]

/** Whether a figure stands before a place of the stage. */
export const hides = (front: Placement, x: number, y: number) =>
  covers(front.measured.shape, front, x, y)

export interface Head {
  x: number
  y: number
  rx: number
  ry: number
}

export function headOf(place: Placement): Head {
  const { anchors } = place.measured
  const [x, y] = toWorld(place, anchors.head)
  const rx = anchors.headRadius * place.scale
  return { x, y, rx, ry: Math.max(rx * 0.8, (anchors.head[1] - anchors.top[1]) * place.scale) }
}

export function bodyOf(place: Placement): {
  left: number
  top: number
  right: number
  bottom: number
} {
  const { box } = place.measured.anchors
  const [x0, y0] = toWorld(place, [box.x, box.y])
  const [x1, y1] = toWorld(place, [box.x + box.width, box.y + box.height])
  return { left: Math.min(x0, x1), right: Math.max(x0, x1), top: y0, bottom: y1 }
}

/** From box to box, across and down; below nothing where the two overlap that way. */
export function gapsBetween(one: Placement, other: Placement): readonly [number, number] {
  const [a, b] = [bodyOf(one), bodyOf(other)]
  return [
    Math.max(b.left - a.right, a.left - b.right),
    Math.max(b.top - a.bottom, a.top - b.bottom),
  ]
}
