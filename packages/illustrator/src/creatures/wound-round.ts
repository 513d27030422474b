import type { SceneActor } from '@luciole/contract/scene-brief'
import type { DisplayList } from '#core/display-list'
import type { Box } from '#core/geometry'
import { ribbon, shape } from '#things/painter'
import type { Painter } from '#things/painter'
import { MATERIAL } from '#things/thing-art'

const FLAGS = [MATERIAL.red, MATERIAL.yellow, MATERIAL.blue, MATERIAL.green, MATERIAL.purple]
/** Where each turn of the string goes round, as shares of the body's height, and how far it slants. */
const TURNS = [
  { at: 0.2, slant: 0.1 },
  { at: 0.37, slant: -0.08 },
  { at: 0.54, slant: 0.09 },
]
const FLAGS_A_TURN = 4

/** A string of flags round somebody, three times over. */
export function flagsAround({
  wears,
  p,
  body: { x, y, width, height },
}: {
  wears: SceneActor['wears']
  p: Painter
  body: Box
}): DisplayList {
  if (wears !== 'flags') return []
  const k = Math.min(width, height) / 100
  return TURNS.flatMap(({ at, slant }, turn) => {
    const middle = y + height * at
    const along = (u: number): [number, number] => [
      x + width * (0.5 + (u - 0.5) * 0.84),
      middle + height * slant * (u - 0.5) + Math.sin(u * Math.PI) * 9 * k,
    ]
    return [
      ...p.part(
        ribbon([0, 0.25, 0.5, 0.75, 1].map(along), [2.2 * k, 2.6 * k, 2.2 * k]),
        MATERIAL.cream,
      ),
      ...Array.from({ length: FLAGS_A_TURN }, (_, i) => {
        const [fx, fy] = along((i + 0.6 + (turn % 2) * 0.3) / (FLAGS_A_TURN + 0.4))
        const color = FLAGS[(i + turn * 2) % FLAGS.length] ?? MATERIAL.red
        return p.part(shape('-9,-1! 9,-1! 0,20!', { x: fx, y: fy, k, turn: i % 2 ? 7 : -7 }), color)
      }).flat(),
    ]
  })
}
