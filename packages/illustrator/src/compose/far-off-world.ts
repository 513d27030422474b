import type { Action } from '@luciole/contract/scene-brief'
import { oklch } from '#core/color'
import type { DisplayList } from '#core/display-list'
import type { Scene } from '#stages/scene'
import { planet } from '#stages/kit/space'
import type { Placement, Plan } from './plan'

const WITHOUT_GROUND: ReadonlySet<Action> = new Set<Action>(['fly', 'float', 'swim', 'ride'])
/** Of who stands on it: its half, and how deep the feet are before its rim. */
const ROUND = 0.95
const RIM = 0.08

/** Far off in the sky between the planets, who stands has a small one to stand on. */
export function worldUnder(place: Placement, { stage }: Plan, scene: Scene): DisplayList {
  if (!place.actor.isFarOff || stage.kind !== 'space' || WITHOUT_GROUND.has(place.action)) return []
  const r = place.measured.height * place.scale * ROUND
  return planet(scene, {
    x: place.x,
    y: place.y + r * (1 - RIM),
    r,
    color: oklch(0.6, 0.1, 300),
    second: oklch(0.5, 0.11, 320),
    name: `under ${place.actor.id}`,
    kind: 'seas',
  })
}
