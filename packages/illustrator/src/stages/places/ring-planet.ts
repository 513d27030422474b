import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse } from '#core/path'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { asteroid } from '#stages/kit/space-craft'
import { craterGround, deepSpace, planet } from '#stages/kit/space'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, loose } from '#stages/stage'
import { outpost } from '#stages/kit/outposts'
import type { Stage } from '#stages/stage'

export const ringPlanet: Stage = {
  id: 'ring_planet',
  kind: 'space',
  horizon: 800,
  verticals: [],
  orb: { x: 1000, y: 340, radius: 230 },
  slots: [
    ground([180, 930, 980, 1075], [1.26, 1.44]),
    { id: 'sky', kind: 'air', box: [260, 640, 900, 860], scale: [1.1, 1.24] },
    { id: 'dust', kind: 'small', box: [260, 950, 1000, 1060], scale: [1, 1.12] },
  ],
  anchors: { planet: [1000, 340], far: [1000, 340], crystal: [1290, 860], ground: [640, 1040] },
  landmark: [1290, 800],
  build: (scene) => {
    const random = scene.random('crystals')
    const crystal = (x: number, y: number, h: number, hue: number) => [
      {
        ...glow({
          x,
          y: y - h * 0.4,
          radius: h * 0.9,
          color: oklch(0.8, 0.13, hue),
          strength: 0.6,
        }),
        blend: 'screen' as const,
      },
      ...[-0.35, 0.3, 0].flatMap((u, i) =>
        solid(
          scene,
          stamp(
            `${u - 0.16},0c ${u * 1.6 - 0.2},-.6c ${u * 2},${-0.75 - i * 0.14}c ${u * 1.6 + 0.16},-.6c ${u + 0.16},0c`,
            { x, y, w: h },
          ),
          oklch(0.76, 0.13, hue),
          (tone) => [
            fill(
              stamp(
                `${u},0c ${u * 1.6 - 0.02},-.6c ${u * 2},-1c ${u * 1.6 + 0.2},-.6c ${u + 0.2},0c`,
                { x, y, w: h },
              ),
              tone.shade,
              { opacity: 0.6 },
            ),
          ],
        ),
      ),
    ]
    return {
      back: [
        ...deepSpace(scene, { x: 420, y: 420 }),
        ...planet(scene, {
          x: 1000,
          y: 340,
          r: 210,
          color: oklch(0.76, 0.12, 55),
          second: oklch(0.66, 0.14, 25),
          ring: oklch(0.88, 0.08, 80),
          name: 'rings',
        }),
        ...planet(scene, {
          x: 300,
          y: 210,
          r: 60,
          color: oklch(0.66, 0.12, 195),
          second: oklch(0.56, 0.12, 220),
          name: 'blue',
          kind: 'seas',
        }),
        ...repeat(6, (i) =>
          asteroid(scene, {
            x: 120 + i * 250,
            y: 560 + random.between(-80, 60),
            w: random.between(16, 44),
            name: `a${i}`,
          }),
        ).flat(),
        ...craterGround(scene, { y: 800, seed: 'far', color: oklch(0.5, 0.1, 320), rise: 34 }),
        ...repeat(7, (i) =>
          crystal(80 + i * 230, 836 + random.between(-8, 10), random.between(40, 84), 180 + i * 26),
        ).flat(),
        ...craterGround(scene, { y: 862, seed: 'near', color: oklch(0.62, 0.1, 330) }),
        ...repeat(26, () =>
          fill(
            ellipse(random.between(0, 1536), random.between(890, 1140), random.between(2, 6)),
            oklch(0.9, 0.1, 195),
            { opacity: 0.8 },
          ),
        ),
      ],
      items: [
        {
          z: 880,
          list: outpost(scene, { x: 520, y: 880, k: 0.8 }),
          yields: { x: 520, y: 830, radius: 60 },
        },
        loose(crystal(1290, 968, 200, 190), { z: 960 }),
        loose(crystal(150, 1036, 130, 320), { z: 1030 }),
        secret(scene, 'tiny_robot', 1110, 1010, 1),
      ],
      front: [
        '-40,1152c -40,1100 80,1070 200,1096 300,1180c',
        '1240,1180c 1320,1110 1430,1086 1600,1080 1600,1180c',
      ].map((edge) => fill(stamp(edge, { x: 0, y: 0, w: 1 }), oklch(0.22, 0.08, 320), { blur: 3 })),
    }
  },
}
