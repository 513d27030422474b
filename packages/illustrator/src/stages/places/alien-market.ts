import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse } from '#core/path'
import { glow } from '#light/part'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { garland } from '#stages/kit/indoor-lights'
import { craterGround, deepSpace, planet } from '#stages/kit/space'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'
import { stall } from './village-market'

export const alienMarket: Stage = {
  id: 'alien_market',
  kind: 'space',
  horizon: 780,
  verticals: [560, 1010],
  orb: { x: 800, y: 260, radius: 180 },
  slots: [
    ground([280, 950, 1260, 1080], [1.3, 1.46]),
    { id: 'ground', kind: 'small', box: [320, 970, 1200, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    stall: [280, 780],
    far: [800, 300],
    planet: [800, 260],
    hanging: [560, 480],
    street: [768, 1040],
  },
  landmark: [290, 640],
  build: (scene) => {
    const dome = (x: number, y: number, k: number, hue: number) => [
      ...solid(
        scene,
        stamp('-1,0c -1.06,-.7 -.6,-1.3 0,-1.45 .6,-1.3 1.06,-.7 1,0c', { x, y, w: 120 * k }),
        oklch(0.7, 0.11, hue),
        (tone) => [
          fill(
            stamp('-1.1,-.5 0,-.36 1.1,-.5 1.1,-.4 0,-.26 -1.1,-.4', { x, y, w: 120 * k }),
            tone.high,
            { opacity: 0.7 },
          ),
        ],
      ),
      ...[-0.5, 0, 0.5].map((u) =>
        fill(ellipse(x + u * 120 * k, y - 92 * k, 17 * k), oklch(0.94, 0.1, 90)),
      ),
      fill(
        stamp('-.3,0c -.3,-.4 0,-.6 .3,-.4 .3,0c', { x, y, w: 120 * k }),
        oklch(0.36, 0.09, hue + 20),
      ),
      {
        ...glow({ x, y: y - 90 * k, radius: 150 * k, color: oklch(0.9, 0.1, 90), strength: 0.4 }),
        blend: 'screen' as const,
      },
      ...solid(
        scene,
        stamp('-.06,0 -.03,-.6 .03,-.6 .06,0', { x, y: y - 172 * k, w: 120 * k }),
        oklch(0.8, 0.05, hue),
      ),
      fill(ellipse(x, y - 250 * k, 12 * k), oklch(0.88, 0.14, hue + 120)),
    ]
    return {
      back: [
        ...deepSpace(scene, { x: 500, y: 380 }),
        ...planet(scene, {
          x: 820,
          y: 250,
          r: 170,
          color: oklch(0.74, 0.12, 175),
          second: oklch(0.64, 0.12, 200),
          ring: oklch(0.86, 0.09, 60),
          name: 'big',
        }),
        ...planet(scene, {
          x: 240,
          y: 180,
          r: 46,
          color: oklch(0.8, 0.1, 50),
          second: oklch(0.7, 0.12, 30),
          name: 'small',
        }),
        ...craterGround(scene, { y: 790, seed: 'far', color: oklch(0.52, 0.1, 300), rise: 20 }),
        ...dome(560, 830, 0.9, 195),
        ...dome(760, 820, 0.66, 330),
        ...dome(980, 834, 1, 275),
        ...dome(150, 840, 1.3, 340),
        ...dome(1400, 846, 1.4, 210),
        ...craterGround(scene, { y: 866, seed: 'near', color: oklch(0.62, 0.09, 310) }),
        ...garland({ ...scene, env: { ...scene.env, dark: true } }, [
          [-20, 470],
          [330, 560],
          [768, 500],
          [1200, 560],
          [1560, 460],
        ]),
        ...[480, 1090].flatMap((x) => lantern(scene, { x, y: 640, h: 60, string: 90 })),
      ],
      items: [
        {
          z: 935,
          list: stall(scene, { x: 280, y: 950, k: 1.02, hue: 330, goods: [150, 200, 320] }),
        },
        {
          z: 936,
          list: stall(scene, { x: 1280, y: 950, k: 1.02, hue: 200, goods: [85, 280, 25] }),
        },
        {
          z: 900,
          list: repeat(3, (i) =>
            solid(
              scene,
              stamp('-.2,0 -.3,-.8 -.8,-1.2 -.4,-1.7 .4,-1.7 .8,-1.2 .3,-.8 .2,0', {
                x: 690 + i * 64,
                y: 905 + (i % 2) * 14,
                w: 34,
              }),
              oklch(0.7, 0.15, 150 + i * 60),
            ),
          ).flat(),
          yields: { x: 750, y: 880, radius: 80 },
        },
        secret(scene, 'tiny_robot', 1060, 970, 1),
      ],
      front: [],
    }
  },
}
