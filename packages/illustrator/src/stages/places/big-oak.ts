import { adjust, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { brush, ellipse } from '#core/path'
import { glow } from '#light/part'
import { ageMark } from '#stages/kit/dress'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist, path } from '#stages/kit/land'
import { bush, mushroom, tuftItem } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { canopy, pines } from '#stages/kit/canopies'
import { limb, treeLine } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const bigOak: Stage = {
  id: 'big_oak',
  kind: 'outdoors',
  horizon: 720,
  verticals: [1010],
  orb: { x: 330, y: 290, radius: 100 },
  slots: [
    ground([170, 930, 900, 1080]),
    spot('branch', 'perch', [752, 738], 0.86),
    spot('high_branch', 'perch', [700, 404], 0.8),
    spot('trunk', 'perch', [1060, 800], 1.06),
    spot('trunk_low', 'perch', [1100, 930], 1.1),
    spot('mushroom', 'perch', [520, 852], 1),
    { id: 'trunk', kind: 'climb', box: [1007, 600, 1007, 850], scale: [1.06, 1.16], towards: 1200 },
    { id: 'roots', kind: 'small', box: [640, 960, 960, 1020], scale: [0.95, 1.15] },
    { id: 'grass', kind: 'small', box: [300, 960, 460, 1040], scale: [1, 1.15] },
  ],
  anchors: {
    branch: [640, 432],
    low_branch: [690, 742],
    hanging: [600, 470],
    trail: [470, 1064],
    far: [180, 640],
    hollow: [1235, 566],
    grass: [430, 1040],
  },
  landmark: [1235, 566],
  build: (scene) => {
    const { env, light } = scene
    const random = scene.random('bark')
    const oak = solid(
      scene,
      stamp(
        '960,1096c 1030,1010 1062,860 1066,640 1050,420 1036,200 1030,-80c 1450,-80c 1440,200 1452,420 1446,640 1462,860 1500,1010 1570,1096c 1400,1070 1240,1100 1090,1072',
        { x: 0, y: 0, w: 1 },
      ),
      env.bark,
      (tone) => [
        ...repeat(90, () => {
          const [y, u, length] = [
            random.between(0, 1060),
            random.between(-0.95, 0.95),
            random.between(60, 170),
          ]
          const x = 1250 + u * 200
          return fill(
            brush(
              [
                [x, y],
                [x + random.between(-6, 6), y + length * 0.5],
                [x + u * 6, y + length],
              ],
              0.7,
              random.between(3, 7),
              0.5,
            ),
            u * light.x > 0.05 ? tone.high : tone.deep,
            { opacity: random.between(0.22, 0.5) },
          )
        }),
        fill(ellipse(1235, 560, 48, 68), tone.deep, { opacity: 0.85 }),
        fill(
          ellipse(1235, 566, 30, 48),
          env.dark ? oklch(0.8, 0.13, 70) : adjust(tone.deep, -0.08),
        ),
        fill(
          stamp(
            light.x > 0
              ? '960,-80 1120,-80 1130,1100 900,1100'
              : '1350,-80 1480,-80 1600,1100 1370,1100',
            { x: 0, y: 0, w: 1 },
          ),
          tone.deep,
          { opacity: 0.4, blur: 18 },
        ),
      ],
    )
    return {
      back: [
        ...sky(scene, { orb: { x: 330, y: 290, radius: 100 }, sunY: 500 }),
        ...treeLine(scene, {
          name: 'far',
          count: 11,
          y: 738,
          h: 360,
          away: 0.7,
          gaps: [
            [60, 600],
            [900, 1400],
          ],
          blur: 1.6,
        }),
        ...mist(scene, 430, 770, 0.48),
        ...hill(scene, { y: 732, rise: 20, seed: 'a', away: 0.5 }),
        ...pines(scene, { name: 'p', count: 26, y: 744, h: [40, 110], away: 0.5 }),
        ...hill(scene, { y: 768, rise: 12, seed: 'b', away: 0.3 }),
        ...bush(scene, { x: 60, y: 812, w: 110, h: 84, away: 0.25, name: 'b1' }),
        ...bush(scene, { x: 560, y: 800, w: 90, h: 60, away: 0.3, name: 'b2' }),
        ...bush(scene, {
          x: 700,
          y: 806,
          w: 70,
          h: 52,
          away: 0.28,
          name: 'b3',
          berries: oklch(0.6, 0.18, 25),
        }),
        ...mist(scene, 600, 880, 0.24),
        ...hill(scene, { y: 816, rise: 18, seed: 'c', away: 0 }),
        {
          ...glow({
            x: 480,
            y: 960,
            radius: 560,
            ry: 170,
            color: env.glow,
            strength: env.rain ? 0.1 : 0.26,
          }),
          blend: 'screen',
        },
        ...path(
          scene,
          stamp('150,826c 210,830 330,900 470,990 420,1200c 60,1200c 210,1010 210,900', {
            x: 0,
            y: 0,
            w: 1,
          }),
          826,
        ),
        ...grass(scene, {
          name: 'g',
          count: 190,
          y0: 824,
          y1: 1150,
          h: [18, 72],
          skip: (x, y) => Math.abs(x - (200 + (y - 826) * 0.25)) < 40 + (y - 820) * 0.36,
        }),
        ...(env.dark
          ? []
          : flowers(scene, {
              name: 'f',
              count: 26,
              y0: 860,
              y1: 1100,
              h: [22, 52],
              x0: 500,
              x1: 980,
            })),
        ...limb(
          scene,
          [
            [1190, 520],
            [1040, 455],
            [880, 428],
            [700, 412],
            [520, 420],
            [430, 402],
          ],
          44,
          0.86,
        ),
        ...limb(
          scene,
          [
            [640, 414],
            [560, 372],
            [520, 330],
          ],
          13,
          0.8,
        ),
        ...limb(
          scene,
          [
            [1130, 780],
            [1000, 752],
            [860, 748],
            [720, 754],
            [640, 742],
          ],
          32,
          0.8,
        ),
        ...canopy(scene, 'sprigs', [
          [500, 330, 60, 34],
          [424, 398, 52, 28],
          [640, 738, 44, 22],
        ]),
        ...oak,
        ...(
          [
            [1010, 1040, -1],
            [1090, 1076, -0.7],
            [1440, 1060, 0.9],
          ] as const
        ).flatMap(([x, y, side]) =>
          limb(
            scene,
            [
              [1240, 930],
              [1240 + (x - 1240) * 0.6, 990],
              [x, y],
              [x + side * 70, y + 24],
            ],
            42,
            0.84,
          ),
        ),
        ...canopy(scene, 'crown', [
          [1230, 20, 320, 150],
          [960, -20, 260, 120],
          [700, -50, 220, 96],
          [1500, 110, 200, 150],
          [420, -70, 200, 80],
          [1060, 130, 130, 60],
          [1380, 250, 150, 70],
        ]),
        ...(env.dark
          ? [
              {
                ...glow({
                  x: 1235,
                  y: 566,
                  radius: 150,
                  color: oklch(0.82, 0.14, 70),
                  strength: 0.5,
                }),
                blend: 'screen' as const,
              },
            ]
          : []),
        ...(scene.era === 'today' ? [] : lantern(scene, { x: 860, y: 520, h: 56, string: 60 })),
      ],
      items: [
        mushroom(scene, { x: 520, y: 930, h: 80 }),
        mushroom(scene, { x: 600, y: 938, h: 40 }),
        mushroom(scene, { x: 916, y: 1030, h: 40, color: oklch(0.68, 0.13, 60) }),
        tuftItem(scene, 560, 928, 40),
        tuftItem(scene, 690, 922, 34),
        ageMark(scene, { x: 930, y: 880, k: 0.7 }),
        secret(scene, 'mouse', 1006, 1044, 0.95),
      ],
      front: leafFrame(scene, 'front'),
    }
  },
}
