import type { SceneObject } from '@luciole/contract/scene-brief'
import { artOf } from '#things/thing-list'

/** Many who look on: with faces that nobody stands before and the frame does not cut. */
export const isCrowd = ({ thing }: Pick<SceneObject, 'thing'>) => artOf(thing).isCrowd === true

/** Who only looks on keeps a distance: arms that are stretched out before them end in no face. */
export const ACROSS_THE_WAY = 0.82
