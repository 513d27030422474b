import type { LocationId } from '@luciole/contract/scene-brief'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
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
}

/** A piece of the set among the figures; one with a radius gives way when somebody stands there. */
export interface StageItem {
  z: number
  list: DisplayList
  yields?: { x: number; y: number; radius: number }
  /** It is not there when the story has one of its own: a mouse, a rocket. */
  shows?: string
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
  /** Where objects hang, lie or are seen; a brief's `at` names one. */
  anchors: Readonly<Record<string, Point>>
  /** A thing of this place at head height, for close shots. */
  landmark?: Point
  build: (scene: Scene) => StageParts
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
