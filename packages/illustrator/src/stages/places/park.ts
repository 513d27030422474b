import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse } from '#core/path'
import { ageMark } from '#stages/kit/dress'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { skyline } from '#stages/kit/city'
import { hill, mist, path, water } from '#stages/kit/land'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { canopy } from '#stages/kit/canopies'
import { limb, tree, trunk } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const park: Stage = {
  id: 'park',
  kind: 'outdoors',
  horizon: 690,
  verticals: [120, 1040],
  orb: { x: 960, y: 240, radius: 80 },
  slots: [
    ground([260, 940, 1240, 1080], [1.3, 1.48]),
    spot('branch', 'perch', [400, 400], 0.8),
    { id: 'grass', kind: 'small', box: [300, 960, 1200, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    pond: [1180, 850],
    far: [820, 600],
    fountain: [1180, 800],
    hanging: [360, 430],
    grass: [640, 1040],
  },
  landmark: [1040, 620],
  build: (scene) => ({
    back: [
      ...sky(scene, { orb: { x: 960, y: 240, radius: 80 }, sunY: 430 }),
      ...skyline(scene, { name: 's', y: 740, h: [120, 330], away: 0.72, count: 14 }),
      ...mist(scene, 480, 770, 0.45),
      ...(
        [
          [240, 300],
          [420, 260],
          [620, 330],
          [900, 280],
          [1240, 340],
          [1430, 300],
        ] as const
      ).flatMap(([x, h], i) => tree(scene, { x, y: 750, h, away: 0.34, name: `far${i}` })),
      ...hill(scene, { y: 744, rise: 12, seed: 'a', away: 0.2 }),
      ...bush(scene, { x: 360, y: 790, w: 80, away: 0.1, name: 'b1' }),
      ...bush(scene, {
        x: 860,
        y: 786,
        w: 90,
        away: 0.1,
        name: 'b2',
        berries: oklch(0.7, 0.16, 350),
      }),
      ...tree(scene, {
        x: 1400,
        y: 850,
        h: 560,
        away: 0.04,
        name: 'near',
        color: oklch(scene.env.leaf[0] + 0.03, 0.12, 115),
      }),
      ...water(
        scene,
        stamp('880,846c 1040,812 1300,808 1440,840 1400,886 1160,902 940,884', {
          x: 0,
          y: 0,
          w: 1,
        }),
        { y0: 812, y1: 900, shine: 1120 },
      ),
      ...repeat(3, (i) => [
        ...solid(
          scene,
          stamp('-1,0 -.6,-.5 .4,-.4 .7,-1 1,-1.1 1.06,-.8 .8,-.2 .3,.1', {
            x: 1040 + i * 110,
            y: 858 + (i % 2) * 14,
            w: 24,
          }),
          oklch(0.95, 0.02, 90),
        ),
        fill(ellipse(1066 + i * 110, 836 + (i % 2) * 14, 4), oklch(0.75, 0.15, 60)),
      ]).flat(),
      ...path(
        scene,
        stamp('600,800c 690,800c 640,860 760,930 980,1010 1120,1200c 420,1200c 520,1000 520,900', {
          x: 0,
          y: 0,
          w: 1,
        }),
        800,
        oklch(0.8, 0.05, 80),
      ),
      ...grass(scene, {
        name: 'g',
        count: 220,
        y0: 790,
        y1: 1150,
        h: [16, 62],
        skip: (x, y) =>
          (x > 860 && y < 910) || Math.abs(x - (650 + (y - 800) * 0.36)) < 60 + (y - 800) * 0.5,
      }),
      ...flowers(scene, {
        name: 'f',
        count: 60,
        y0: 900,
        y1: 1120,
        h: [26, 58],
        skip: (x) => x > 330 && x < 1130,
      }),
      ...lampPost(scene, { x: 1040, y: 930, h: 360 }),
      ...trunk(scene, {
        x: 60,
        y: 1130,
        top: -60,
        w: 190,
        color: scene.env.bark,
        name: 'frame',
        bark: 44,
        knot: true,
        flare: 0.7,
      }),
      ...limb(
        scene,
        [
          [90, 500],
          [200, 430],
          [330, 404],
          [470, 384],
        ],
        24,
        0.8,
      ),
      ...canopy(scene, 'c', [
        [60, 60, 260, 140],
        [300, 20, 210, 100],
        [500, -30, 160, 70],
        [470, 372, 70, 34],
      ]),
    ],
    items: [
      { ...ageMark(scene, { x: 330, y: 930, k: 1 }), z: 928 },
      secret(scene, 'snail', 1290, 950, 1),
    ],
    front: leafFrame(scene, 'front', { ferns: false }),
  }),
}
