import { mix, oklch } from '#core/color'
import { fill, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { glow } from '#light/part'
import { CAST_LIGHTS } from '#light/rigs'
import { lampPost } from '#stages/kit/lights'
import { deepSpace } from '#stages/kit/space'
import { everywhere } from '#stages/kit/sky'
import { repeat, stamp } from '#stages/kit/stamp'
import type { Scene } from '#stages/scene'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

const BLACK = oklch(0.1, 0.035, 288)
const STONE = oklch(0.52, 0.075, 300)
const GOLD = oklch(0.78, 0.125, 78)

const FOOT = { x: 768, y: 930 }
const STEPS = 20
/** The stairs narrow towards the top, and turn. */
const stepAt = (i: number) => {
  const far = 0.9 ** i
  return {
    x: FOOT.x + 240 * Math.sin((1 - far) * 3.4),
    y: FOOT.y - 860 * (1 - far),
    half: 40 + 520 * far,
  }
}

/** Treads catch the light that there is, the nearer the more. */
function flight(light: (step: number) => { tread: number; riser: number }): DisplayList {
  const lit = (amount: number) => mix(BLACK, mix(STONE, GOLD, 0.35 + amount * 0.5), amount)
  return repeat(STEPS, (k) => {
    const i = STEPS - 1 - k
    const [from, to] = [stepAt(i), stepAt(i + 1)]
    const at = { x: from.x, y: to.y, w: from.half, h: from.y - to.y }
    const { tread, riser } = light(i)
    return [
      fill(stamp('-.985,.2c 0,.24 .985,.2c .97,1.1c 0,1.16 -.97,1.1c', at), lit(riser)),
      fill(stamp('-.94,-.1 0,-.14 .94,-.1 1,.1 .985,.36c 0,.42 -.985,.36c -1,.1', at), lit(tread)),
    ]
  }).flat()
}

const landing = (near: number): DisplayList => [
  fill(
    stamp('-.9,0 -.4,-.03 .4,-.03 .9,0 1.06,.3 1.1,1c -1.1,1c -1.06,.3', {
      ...FOOT,
      w: 700,
      h: 320,
    }),
    linear(
      [0, FOOT.y],
      [0, 1152],
      [
        { at: 0, color: mix(BLACK, mix(STONE, GOLD, 0.6), near) },
        { at: 1, color: mix(BLACK, STONE, near * 0.6) },
      ],
      'user',
    ),
  ),
]

/** Where the last lamp stops: on one side every step, on the other nothing at all. */
const onTheLine = (scene: Scene): DisplayList => [
  ...deepSpace(scene, { x: 200, y: 400 }),
  ...flight((i) => ({ tread: 1 - i * 0.03, riser: 0.66 - i * 0.025 })),
  ...landing(1),
  ...lampPost(scene, { x: 250, y: 900, h: 520 }),
  {
    ...glow({ x: 250, y: 380, radius: 620, color: oklch(0.86, 0.12, 75), strength: 0.5 }),
    blend: 'screen',
  },
  fill(
    everywhere,
    linear(
      [640, 1010],
      [940, 1060],
      [
        { at: 0, color: BLACK, alpha: 0 },
        { at: 0.42, color: BLACK, alpha: 0.35 },
        { at: 0.58, color: BLACK, alpha: 0.86 },
        { at: 1, color: BLACK, alpha: 0.985 },
      ],
      'user',
    ),
  ),
]

/** Nothing but what a jar lights: the nearest steps, gold, and the way up that can be guessed. */
const inTheDark = (): DisplayList => [
  fill(everywhere, BLACK),
  fill(ellipse(stepAt(STEPS).x, 110, 46), oklch(0.34, 0.03, 285), { opacity: 0.75, blur: 1.5 }),
  ...flight((i) => ({ tread: 0.95 * 0.86 ** i + 0.05, riser: 0.5 * 0.83 ** i + 0.02 })),
  ...landing(0.9),
  fill(
    everywhere,
    radial(
      [FOOT.x, 880],
      820,
      [
        { at: 0, color: BLACK, alpha: 0 },
        { at: 0.34, color: BLACK, alpha: 0.12 },
        { at: 0.7, color: BLACK, alpha: 0.74 },
        { at: 1, color: BLACK, alpha: 0.97 },
      ],
      'user',
    ),
  ),
]

/** The end of the road to the moon: stairs that go up out of the light, and at night without any. */
export const lastStairs: Stage = {
  id: 'asteroid_path',
  kind: 'space',
  horizon: 900,
  verticals: [],
  slots: [
    ground([420, 966, 1116, 1040], [1.3, 1.42]),
    spot('last_stairs', 'ground', [768, 1000], 1.36),
    spot('dark_side', 'ground', [1000, 1010], 1.36),
    { id: 'sky', kind: 'air', box: [420, 620, 1100, 820], scale: [1.1, 1.24] },
  ],
  anchors: { far: [768, 260], planet: [768, 110], step: [560, 1040] },
  air: (env) => ({
    ...env,
    haze: oklch(0.24, 0.05, 60),
    cast: CAST_LIGHTS.lantern,
    dark: true,
    bloom: 0.5,
    vignette: 0.42,
  }),
  build: (scene) => ({
    back: scene.env.hour === 'night' ? inTheDark() : onTheLine(scene),
    items: [],
    front: [],
  }),
}
