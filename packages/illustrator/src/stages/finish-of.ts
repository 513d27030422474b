import type { Finish } from '#core/drawing'
import type { Environment } from './environment'
import type { Stage } from './stage'

/** The vignette is tinted: a neutral one greys light corners. */
export const finishOf = (env: Environment, kind: Stage['kind']): Finish => ({
  bloom: env.bloom,
  bloomFrom: env.dark ? 0.65 : env.hour === 'day' ? 0.8 : 0.72,
  localContrast: 0.17,
  grain: 0.036,
  mottle: 0.03,
  vignette: kind === 'water' ? 0.36 : env.vignette,
  vignetteTint: kind === 'water' ? [1, 0.62, 0.35] : [1, 1, 0.66],
  grade: [1, 1, 1],
})
