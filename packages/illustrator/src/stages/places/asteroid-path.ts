import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { asteroid } from '#stages/kit/space-craft'
import { deepSpace, planet } from '#stages/kit/space'
import { mark, repeat } from '#stages/kit/stamp'
import { ground, spot } from '#stages/stage'
import { outpost } from '#stages/kit/outposts'
import { lastStairs } from './last-stairs'
import type { Stage } from '#stages/stage'

const passingComet: DisplayList = [
  fill(
    mark('0,0 .5,-.2 1,-.46', { x: 90, y: 330, w: 340 }, [0.5, 16, 22]),
    oklch(0.92, 0.07, 205),
    { opacity: 0.6, blur: 10 },
  ),
  fill(ellipse(430, 176, 26), oklch(0.98, 0.03, 200)),
  {
    ...glow({ x: 430, y: 176, radius: 150, color: oklch(0.9, 0.09, 205), strength: 0.9 }),
    blend: 'screen',
  },
]

export const asteroidPath: Stage = {
  id: 'asteroid_path',
  kind: 'space',
  horizon: 880,
  verticals: [],
  orb: { x: 1180, y: 260, radius: 150 },
  slots: [
    ground([240, 966, 1070, 1040], [1.26, 1.36]),
    spot('far_rock', 'perch', [1150, 742], 0.95),
    spot('left_rock', 'perch', [180, 806], 1),
    { id: 'sky', kind: 'air', box: [360, 620, 1100, 820], scale: [1.1, 1.24] },
  ],
  banks: [150, 1130],
  anchors: {
    comet: [420, 220],
    behind: [400, 540],
    far: [1180, 260],
    planet: [1180, 260],
    rock: [1150, 740],
  },
  landmark: [1150, 740],
  apart: { last_stairs: lastStairs },
  build: (scene) => {
    const random = scene.random('belt')
    return {
      back: [
        ...deepSpace(scene, { x: 620, y: 420 }),
        ...planet(scene, {
          x: 1180,
          y: 260,
          r: 150,
          color: oklch(0.7, 0.13, 340),
          second: oklch(0.62, 0.14, 300),
          ring: oklch(0.86, 0.09, 200),
          name: 'pink',
        }),
        // Not beside the one who is in the story.
        ...(scene.isTold('comet') ? [] : passingComet),
        ...repeat(24, (i) =>
          asteroid(scene, {
            x: i * 70 - 20 + random.between(-20, 20),
            y: 620 - Math.sin(i / 4) * 90 + random.between(-40, 40),
            w: random.between(8, 34),
            name: `b${i}`,
            color: oklch(0.5, 0.08, 290),
          }),
        ).flat(),
        ...asteroid(scene, {
          x: 1160,
          y: 780,
          w: 230,
          name: 'far',
          flat: true,
          color: oklch(0.58, 0.08, 310),
        }),
        ...asteroid(scene, {
          x: 170,
          y: 850,
          w: 200,
          name: 'left',
          flat: true,
          color: oklch(0.56, 0.08, 270),
        }),
        ...asteroid(scene, {
          x: 640,
          y: 1010,
          w: 620,
          name: 'main',
          flat: true,
          color: oklch(0.64, 0.08, 320),
        }),
        ...asteroid(scene, {
          x: 1420,
          y: 1030,
          w: 210,
          name: 'near',
          flat: true,
          color: oklch(0.56, 0.09, 285),
        }),
      ],
      items: [
        {
          z: 772,
          list: outpost(scene, { x: 1130, y: 772, k: 0.7 }),
          yields: { x: 1130, y: 722, radius: 60 },
        },
        secret(scene, 'tiny_robot', 1040, 972, 0.95),
      ],
      front: [],
    }
  },
}
