import type { Box } from '#core/geometry'
import { boundsOf } from '#creatures/bounds'
import type { Scene } from './scene'
import type { Stage, StageItem, StageParts } from './stage'

interface BuiltSet extends StageParts {
  pieces: readonly (StageItem & { box: Box })[]
}
let last: { key: string; set: BuiltSet } | undefined

/** A page that is looked at again stands in the same set: `key` names all that it depends on. */
export function builtSet(stage: Stage, scene: Scene, key: string): BuiltSet {
  if (last?.key === key) return last.set
  const parts = stage.build(scene)
  const pieces = parts.items.map((item) => ({ ...item, box: boundsOf(item.list) }))
  const set = { ...parts, pieces }
  last = { key, set }
  return set
}
