import type { Era, LocationId } from '@luciole/contract/scene-brief'
import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { createRandom } from '#core/random'
import type { Random } from '#core/random'
import type { Light } from '#light/light'
import type { Environment } from './environment'
import type { Stage } from './stage'

/** What every piece of scenery is drawn with. */
export interface Scene {
  env: Environment
  light: Light
  era: Era
  /** Its shelves and tables have nothing on them. */
  isBare: boolean
  /** Its own lamps are out: the story has brought a light, or waits for one. */
  isUnlit: boolean
  /** What the foot of a thing darkens: grass stays green, a floor or a pavement does not become so. */
  shade: Lab
  /** One stream a purpose: a new bush never moves the clouds. */
  random: (...purpose: readonly (string | number)[]) => Random
  /** Whether the page is about this part of the place: what nobody mentions does not shine. */
  isTold: (part: string) => boolean
  /** What is painted or woven has another colour in another book. */
  dye: (what: string, color: Lab) => Lab
  /** A colour seen through air: 0 near, 1 lost in haze. */
  far: (color: Lab, amount: number) => Lab
}

/** Nobody stands in grass here, and no shadow is green. */
const BARE_GROUND: ReadonlySet<LocationId> = new Set<LocationId>([
  ...(['street', 'rooftop', 'harbour', 'desert', 'beach', 'ship_deck', 'castle_gate'] as const),
  ...(['village_market', 'school_yard', 'cave_mouth', 'tree_top', 'snow_hill'] as const),
  'mountain_path',
])
export const isGrassy = ({ id, kind }: Pick<Stage, 'id' | 'kind'>) =>
  kind === 'outdoors' && !BARE_GROUND.has(id)

/** What stands here is a little sunk. */
const SOFT_GROUND: ReadonlySet<LocationId> = new Set<LocationId>([
  ...(['snow_hill', 'beach', 'desert', 'moon_surface', 'ring_planet'] as const),
  ...(['reef', 'kelp_forest', 'sunken_ship', 'sea_castle', 'abyss'] as const),
])
export const isSoft = ({ id }: Pick<Stage, 'id'>) => SOFT_GROUND.has(id)

const shadeOn = (ground: Pick<Stage, 'id' | 'kind'> | undefined, env: Environment): Lab =>
  !ground || ground.kind === 'water' || isGrassy(ground)
    ? env.ground[2]
    : mix(env.light.shadow, oklch(0.24, 0.05, 292), 0.55)

/** Degrees round the wheel of colours. */
const DYES = [0, 60, 110, 170, 230, 290]

export const createScene = (look: {
  env: Environment
  /** Where this is: shadows lie on its ground. */
  stage?: Pick<Stage, 'id' | 'kind'>
  era: Era
  seed: string
  isBare?: boolean | undefined
  isUnlit?: boolean
  told?: ReadonlySet<string>
}): Scene => ({
  env: look.env,
  light: look.env.light,
  era: look.era,
  isBare: look.isBare ?? false,
  isUnlit: look.isUnlit ?? false,
  isTold: (part) => look.told?.has(part) ?? false,
  shade: shadeOn(look.stage, look.env),
  random: (...purpose) => createRandom(look.seed, ...purpose),
  dye: (what, color) => {
    const random = createRandom(look.seed, 'dye', what)
    return adjust(color, random.between(-0.03, 0.03), 1, random.pick(DYES))
  },
  far: (color, amount) =>
    mix(
      color,
      look.env.haze,
      Math.min(0.94, amount + look.env.fog * 0.3 * Math.min(1, amount * 2.4)),
    ),
})
