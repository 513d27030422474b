import { oklch } from '#core/color'
import { fence, house } from '#stages/kit/buildings'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { hill, mist, path } from '#stages/kit/land'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { solid, stamp } from '#stages/kit/stamp'
import { pines } from '#stages/kit/canopies'
import { tree, treeLine } from '#stages/kit/trees'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const gardenGate: Stage = {
  id: 'garden_gate',
  kind: 'outdoors',
  horizon: 690,
  verticals: [1010, 1210],
  orb: { x: 1120, y: 330, radius: 84 },
  slots: [
    ground([300, 930, 1180, 1078], [1.3, 1.5]),
    { id: 'grass', kind: 'small', box: [280, 950, 1000, 1060], scale: [0.95, 1.1] },
  ],
  anchors: {
    far: [1180, 560],
    gate: [1110, 780],
    house: [290, 700],
    hanging: [1010, 690],
    grass: [520, 1050],
  },
  landmark: [1110, 780],
  build: (scene) => ({
    back: [
      ...sky(scene, { orb: { x: 1120, y: 330, radius: 84 }, sunY: 480 }),
      ...treeLine(scene, {
        name: 'far',
        count: 12,
        y: 704,
        h: 320,
        away: 0.68,
        gaps: [[-100, 500]],
        blur: 1.6,
      }),
      ...mist(scene, 420, 740, 0.48),
      ...pines(scene, { name: 'p', count: 26, y: 696, h: [60, 150], away: 0.45, from: 620 }),
      ...hill(scene, { y: 708, rise: 16, seed: 'a', away: 0.35 }),
      ...tree(scene, { x: 900, y: 790, h: 470, away: 0.16, name: 't1' }),
      ...tree(scene, { x: 1390, y: 800, h: 540, away: 0.14, name: 't2' }),
      ...tree(scene, {
        x: 30,
        y: 800,
        h: 430,
        away: 0.18,
        name: 't3',
        color: oklch(scene.env.leaf[0] + 0.04, 0.1, 110),
      }),
      ...hill(scene, { y: 766, rise: 12, seed: 'b', away: 0 }),
      ...house(scene, { x: 300, y: 806, k: 1.25 }),
      ...bush(scene, { x: 80, y: 826, w: 86, name: 'b1' }),
      ...bush(scene, { x: 524, y: 822, w: 74, name: 'b2', berries: oklch(0.62, 0.18, 20) }),
      ...bush(scene, { x: 640, y: 826, w: 60, name: 'b3' }),
      ...path(
        scene,
        stamp('1075,800c 1150,800c 1180,900 1120,1010 1010,1200c 640,1200c 850,1010 1010,900', {
          x: 0,
          y: 0,
          w: 1,
        }),
        800,
      ),
      ...grass(scene, {
        name: 'g',
        count: 190,
        y0: 806,
        y1: 1150,
        h: [16, 62],
        skip: (x, y) => Math.abs(x - (1110 - (y - 800) * 0.55)) < 70 + (y - 800) * 0.45,
      }),
      ...fence(scene, { x0: -20, x1: 1006, y: 862, h: 116 }),
      ...fence(scene, { x0: 1224, x1: 1570, y: 862, h: 116 }),
      ...[1000, 1200].flatMap((x) =>
        solid(
          scene,
          stamp('0,880c 0,690 14,680 28,690 34,880c', { x, y: 0, w: 1 }),
          oklch(0.88, 0.035, 80),
        ),
      ),
      ...flowers(scene, {
        name: 'f',
        count: 54,
        y0: 846,
        y1: 930,
        h: [40, 68],
        skip: (x) => x > 930 && x < 1270,
      }),
      ...lampPost(scene, { x: 1270, y: 880, h: 330 }),
    ],
    items: [
      { z: 870, list: vehicle(scene, { x: 690, y: 870, k: scene.era === 'today' ? 0 : 0.62 }) },
      secret(scene, 'snail', 962, 752, 0.8),
    ],
    front: [
      ...leafFrame(scene, 'front', { ferns: false }),
      ...flowers(scene, {
        name: 'ff',
        count: 12,
        y0: 1136,
        y1: 1186,
        h: [70, 96],
        skip: (x) => x > 300 && x < 1240,
      }),
    ],
  }),
}
