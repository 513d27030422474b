import type { Era } from '@luciole/contract/scene-brief'
import { mix } from '#core/color'
import type { Lab } from '#core/color'
import { createRandom } from '#core/random'
import type { Random } from '#core/random'
import type { Light } from '#light/light'
import type { Environment } from './environment'

/** What every piece of scenery is drawn with. */
export interface Scene {
  env: Environment
  light: Light
  era: Era
  /** Its shelves and tables have nothing on them. */
  isBare: boolean
  /** One stream a purpose: a new bush never moves the clouds. */
  random: (...purpose: readonly (string | number)[]) => Random
  /** A colour seen through air: 0 near, 1 lost in haze. */
  far: (color: Lab, amount: number) => Lab
}

export const createScene = (look: {
  env: Environment
  era: Era
  seed: string
  isBare?: boolean | undefined
}): Scene => ({
  env: look.env,
  light: look.env.light,
  era: look.era,
  isBare: look.isBare ?? false,
  random: (...purpose) => createRandom(look.seed, ...purpose),
  far: (color, amount) =>
    mix(
      color,
      look.env.haze,
      Math.min(0.94, amount + look.env.fog * 0.3 * Math.min(1, amount * 2.4)),
    ),
})
