import { group } from '#core/display-list'
import type { Blend, DisplayList, DisplayNode } from '#core/display-list'

export interface BlendRun {
  blend: Blend | undefined
  list: DisplayNode[]
}

const blends = (node: DisplayNode): boolean =>
  node.blend !== undefined || (node.kind === 'group' && node.children.some(blends))

/** A group that only transforms gives its children up, each in the same transform. */
function* spread(list: DisplayList): Generator<DisplayNode> {
  for (const node of list) {
    const isPlain =
      node.kind === 'group' &&
      !node.filter &&
      !node.clip &&
      !node.blend &&
      (node.opacity ?? 1) === 1
    if (!isPlain || !blends(node)) yield node
    else
      for (const child of spread(node.children))
        if (!node.transform) yield child
        else {
          const { blend, ...plain } = child
          const moved = group([plain], { transform: node.transform })
          yield blend ? { ...moved, blend } : moved
        }
  }
}

/** Skia ignores blend modes inside SVG, so each blended node becomes a drawing of its own. */
export function splitByBlend(list: DisplayList): BlendRun[] {
  const runs: BlendRun[] = []
  for (const node of spread(list)) {
    const { blend, ...plain } = node
    const last = runs.at(-1)
    if (last && last.blend === blend && !blend) last.list.push(plain)
    else runs.push({ blend, list: [plain] })
  }
  return runs
}
