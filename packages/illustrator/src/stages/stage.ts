import type { LocationId } from '@luciole/contract/scene-brief'
import type { DisplayList } from '#core/display-list'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { boundsOf } from '#creatures/bounds'
import type { Environment } from './environment'
import type { Scene } from './scene'

export const STAGE_WIDTH = 1536
export const STAGE_HEIGHT = 1152

/** `ground` bears anybody, `small` is low and for small ones, `perch` is above the ground, `seat` the top of a cushion,
 * `climb` beside what is climbed. */
export type SlotKind = 'ground' | 'small' | 'perch' | 'seat' | 'climb' | 'air'

/** Where somebody may stand: feet inside the box, larger the nearer. */
export interface Slot {
  id: string
  kind: SlotKind
  box: readonly [left: number, top: number, right: number, bottom: number]
  scale: readonly [far: number, near: number]
  /** Draw order when it is not the height of the feet: between two halves of a nest. */
  z?: number
  /** Where who climbs there has the trunk, and who lies there the pillow. */
  towards?: number
  /** Whether a wheelchair comes here, where its height does not tell. */
  wheels?: boolean
}

/** A piece of the set among the figures; one with a radius gives way when somebody stands there. */
export interface StageItem {
  z: number
  list: DisplayList
  yields?: { x: number; y: number; radius: number }
  /** Behind everybody, in the same air as the set: it gives way to whoever would stand against it. */
  isBack?: boolean
  /** It grows out of a corner: the frame may cut it. */
  isEdge?: boolean
  /** It is not there when the story has one of its own: a mouse, a rocket. */
  shows?: string
  /** It is before whoever is in that slot, and otherwise it is only the set over again. */
  covers?: string
}

/** A piece that a picture may do without. */
export function loose(
  list: DisplayList,
  where: Pick<StageItem, 'z' | 'isBack' | 'isEdge' | 'shows'>,
): StageItem {
  const { x, y, width, height } = boundsOf(list)
  const radius = Math.min(width, height) / 2
  return { ...where, list, yields: { x: x + width / 2, y: y + height / 2, radius } }
}

export interface StageParts {
  back: DisplayList
  items: readonly StageItem[]
  /** Dark foreground that belongs to the camera, not to the place. */
  front: DisplayList
}

export interface Stage {
  id: LocationId
  kind: 'outdoors' | 'indoors' | 'water' | 'space'
  /** Lines and the moon, which heads must not touch. */
  horizon: number
  verticals: readonly number[]
  orb?: { x: number; y: number; radius: number }
  slots: readonly Slot[]
  /** Between these anybody may step aside: beyond is water. */
  banks?: readonly [left: number, right: number]
  /** Where objects hang, lie or are seen; a brief's `at` names one. */
  anchors: Readonly<Record<string, Point>>
  /** Anchors at which a thing lies behind part of the set: on the deck, beyond the rail. */
  depths?: Readonly<Record<string, number>>
  /** What is seen whole when somebody points or looks to that anchor, where it is larger than a thing. */
  views?: Readonly<
    Record<string, readonly [left: number, top: number, right: number, bottom: number]>
  >
  /** A thing of this place at head height, for close shots. */
  landmark?: Point
  /** The same place laid out in other ways, for other books: the same slots and anchors elsewhere. */
  others?: readonly Stage[]
  /** What belongs to this place and cannot be seen from it: drawn instead when a page names it. */
  apart?: Readonly<Record<string, Stage>>
  /** No hour of the day comes in here: the air it has of its own. */
  air?: (env: Environment) => Environment
  /** Slots and anchors on open ground: they stay before whatever part of the place is seen. */
  open?: readonly string[]
  /** Slots that fit each other, or a door: with somebody there, the place is seen as it is, and not from nearer. */
  fitted?: readonly string[]
  /** Seen from nearer than the whole place is: how much, and towards which point. */
  nearer?: { from: Point; zoom: number }
  build: (scene: Scene) => StageParts
}

const EDGE = 120
/** How far somebody, or a thing this far from its middle to its side, may stand to either side. */
export const banksOf = (
  { banks }: Pick<Stage, 'banks'>,
  half = EDGE,
): readonly [number, number] => [
  Math.max(half, banks?.[0] ?? 0),
  Math.min(STAGE_WIDTH - half, banks?.[1] ?? STAGE_WIDTH),
]

/** A step aside goes as far as the slot, or as the dry ground. */
export function stepTo(x: number, { box: [left, , right] }: Slot, stage: Pick<Stage, 'banks'>) {
  const [from, to] = banksOf(stage)
  return clamp(x, Math.min(left, from), Math.max(right, to))
}

export const ground = (
  box: Slot['box'],
  scale: Slot['scale'] = [1.28, 1.5],
  id = 'ground',
): Slot => ({ id, kind: 'ground', box, scale })

export const spot = (id: string, kind: SlotKind, [x, y]: Point, scale = 1, z?: number): Slot => ({
  id,
  kind,
  box: [x, y, x, y],
  scale: [scale, scale],
  ...(z === undefined ? {} : { z }),
})

/** How large somebody of life size is who stands there. */
export const scaleAt = (stage: Stage, y: number): number => {
  const slot = stage.slots.find(({ kind }) => kind === 'ground')
  if (!slot) return 1.3
  const [, top, , bottom] = slot.box
  const u = clamp((y - top) / Math.max(1, bottom - top), -0.4, 1.2)
  return slot.scale[0] + (slot.scale[1] - slot.scale[0]) * u
}
