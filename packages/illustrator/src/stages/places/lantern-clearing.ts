import { oklch } from '#core/color'
import type { Point } from '#core/geometry'
import { curve } from '#core/path'
import { glow } from '#light/part'
import { ageMark } from '#stages/kit/dress'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist, path } from '#stages/kit/land'
import { rock } from '#stages/kit/mountains'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { mushroom } from '#stages/kit/bushes'
import { sky } from '#stages/kit/sky'
import { stamp } from '#stages/kit/stamp'
import { canopy, pines } from '#stages/kit/canopies'
import { limb, treeLine, trunk } from '#stages/kit/trees'
import { ground, loose, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

const onPath = (x: number, y: number) =>
  Math.abs(x - (868 + (y - 800) * 0.02)) < 24 + (y - 800) * 0.8

/** What the lanterns hang from. */
const BRANCHES: readonly { line: readonly Point[]; w: number }[] = [
  {
    line: [
      [20, 350],
      [230, 250],
      [380, 236],
      [540, 180],
      [590, 168],
    ],
    w: 28,
  },
  {
    line: [
      [1500, 400],
      [1290, 300],
      [1180, 290],
      [1070, 226],
      [1020, 214],
    ],
    w: 32,
  },
]
const branchAt = (x: number) => {
  const along = BRANCHES.flatMap(({ line }) => curve(line, 8))
  return along.reduce((best, point) =>
    Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best,
  )[1]
}

export const lanternClearing: Stage = {
  id: 'lantern_clearing',
  kind: 'outdoors',
  horizon: 735,
  verticals: [180, 1350],
  orb: { x: 905, y: 300, radius: 108 },
  slots: [
    ground([280, 940, 1200, 1085]),
    spot('rock', 'perch', [1180, 952], 1),
    { id: 'grass', kind: 'small', box: [320, 960, 1140, 1060], scale: [0.9, 1.08] },
  ],
  anchors: {
    path: [915, 820],
    far: [905, 640],
    lantern: [1218, 430],
    hanging: [640, 300],
    grass: [560, 1050],
  },
  landmark: [1218, 430],
  build: (scene) => {
    const { env, light } = scene
    const evening = env.dark || env.hour === 'dusk'
    const warm = oklch(0.7, 0.13, 65)
    return {
      back: [
        ...sky(scene, { orb: { x: 905, y: 300, radius: 108 }, sunY: 470 }),
        ...treeLine(scene, {
          name: 'far',
          count: 12,
          y: 712,
          h: 400,
          away: 0.72,
          gaps: [[700, 1120]],
          blur: 1.6,
        }),
        ...mist(scene, 420, 770, 0.5),
        ...hill(scene, { y: 706, rise: 24, seed: 'a', away: 0.5 }),
        ...pines(scene, { name: 'p', count: 40, y: 722, h: [40, 112], away: 0.5 }),
        ...hill(scene, { y: 738, rise: 14, seed: 'b', away: 0.35 }),
        ...treeLine(scene, {
          name: 'mid',
          count: 7,
          y: 800,
          h: 620,
          away: 0.3,
          gaps: [[560, 1210]],
        }),
        ...mist(scene, 560, 850, 0.28),
        ...hill(scene, { y: 792, rise: 22, seed: 'c', away: 0 }),
        ...path(
          scene,
          stamp(
            '912,806c 896,818 846,842 770,880 800,960 700,1060 560,1200c 1180,1200c 1120,1040 1090,960 960,890 936,846 926,820 920,806c',
            { x: 0, y: 0, w: 1 },
          ),
          806,
        ),
        ...grass(scene, { name: 'g', count: 230, y0: 806, y1: 1150, h: [18, 76], skip: onPath }),
        ...(evening
          ? []
          : flowers(scene, {
              name: 'f',
              count: 44,
              y0: 840,
              y1: 1100,
              h: [22, 56],
              skip: (x, y) => Math.abs(x - 870) < 110 + (y - 800) * 0.9,
            })),
        ...BRANCHES.flatMap(({ line, w }) => limb(scene, line, w, 0.6)),
        ...trunk(scene, {
          x: 64,
          y: 1140,
          top: -60,
          w: 190,
          color: env.bark,
          name: 'left',
          bark: 48,
          knot: true,
          flare: 0.7,
          thin: 0.3,
        }),
        ...trunk(
          { ...scene, light: { ...light, x: -light.x } },
          {
            x: 1476,
            y: 1150,
            top: -60,
            w: 220,
            color: env.bark,
            name: 'right',
            bark: 48,
            flare: 0.7,
            thin: 0.3,
          },
        ),
        ...canopy(scene, 'c', [
          [40, 60, 240, 130],
          [270, 36, 210, 92],
          [480, 12, 190, 72],
          [710, -26, 180, 56],
          [1500, 70, 250, 140],
          [1290, 32, 200, 92],
          [1100, 4, 180, 66],
          [566, 176, 78, 34],
          [420, 214, 66, 32],
          [1084, 222, 74, 34],
        ]),
        ...(
          [
            [352, 388, 92],
            [508, 318, 66],
            [1218, 430, 100],
            [1098, 330, 62],
          ] as const
        ).flatMap(([x, y, h]) => lantern(scene, { x, y, h, string: y - h * 0.62 - branchAt(x) })),
        ...(evening
          ? [
              {
                ...glow({ x: 660, y: 1030, radius: 430, ry: 150, color: warm, strength: 0.38 }),
                blend: 'screen' as const,
              },
              {
                ...glow({ x: 1218, y: 960, radius: 300, ry: 90, color: warm, strength: 0.28 }),
                blend: 'screen' as const,
              },
            ]
          : []),
      ],
      items: [
        loose(rock(scene, { x: 1180, y: 1010, w: 84, h: 60 }), { z: 1005 }),
        mushroom(scene, { x: 252, y: 1006, h: 62 }),
        mushroom(scene, { x: 304, y: 1024, h: 38 }),
        mushroom(scene, { x: 1062, y: 930, h: 26, color: oklch(0.66, 0.12, 60) }),
        ageMark(scene, { x: 1292, y: 900, k: 0.75 }),
        secret(scene, 'snail', 1150, 958, 0.9),
      ],
      front: leafFrame(scene, 'front'),
    }
  },
}
