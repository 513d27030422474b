import { adjust } from '#core/color'
import { fill, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Scene } from '#stages/scene'
import type { Stage } from '#stages/stage'
import { everywhere } from './sky'

/** Fog over the whole set, thickest where land meets sky: those in front stay clear. */
export function veil(
  scene: Scene,
  { horizon, kind }: Pick<Stage, 'horizon' | 'kind'>,
): DisplayList {
  const { fog, haze } = scene.env
  if (fog < 0.2 || kind !== 'outdoors') return []
  const color = adjust(haze, scene.env.dark ? 0.06 : 0.02, 0.8)
  return [
    fill(
      everywhere,
      linear(
        [0, horizon - 420],
        [0, horizon + 330],
        [
          { at: 0, color, alpha: 0.3 * fog },
          { at: 0.55, color, alpha: 0.82 * fog },
          { at: 0.75, color, alpha: 0.5 * fog },
          { at: 1, color, alpha: 0.08 * fog },
        ],
        'user',
      ),
    ),
  ]
}
