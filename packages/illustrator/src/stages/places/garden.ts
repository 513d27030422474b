import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse } from '#core/path'
import { fence, house } from '#stages/kit/buildings'
import { ageMark } from '#stages/kit/dress'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist, path } from '#stages/kit/land'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { canopy } from '#stages/kit/canopies'
import { limb, tree, treeLine } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const garden: Stage = {
  id: 'garden',
  kind: 'outdoors',
  horizon: 700,
  verticals: [1260],
  orb: { x: 480, y: 270, radius: 84 },
  slots: [
    ground([260, 930, 1180, 1080], [1.3, 1.5]),
    spot('branch', 'perch', [860, 430], 0.84),
    { id: 'beds', kind: 'small', box: [280, 950, 1100, 1060], scale: [0.95, 1.12] },
  ],
  anchors: {
    swing: [900, 760],
    house: [210, 700],
    far: [560, 620],
    hanging: [760, 470],
    branch: [760, 470],
    beds: [420, 900],
  },
  landmark: [860, 560],
  build: (scene) => ({
    back: [
      ...sky(scene, { orb: { x: 480, y: 270, radius: 84 }, sunY: 440 }),
      ...treeLine(scene, {
        name: 'far',
        count: 11,
        y: 712,
        h: 300,
        away: 0.62,
        gaps: [[-100, 420]],
        blur: 1.5,
      }),
      ...mist(scene, 430, 760, 0.42),
      ...hill(scene, { y: 716, rise: 14, seed: 'a', away: 0.35 }),
      ...tree(scene, { x: 560, y: 776, h: 380, away: 0.22, name: 'apple1' }),
      ...house(scene, {
        x: 190,
        y: 800,
        k: 1.42,
        roof: oklch(0.52, 0.1, 255),
        wall: oklch(0.94, 0.03, 60),
      }),
      ...hill(scene, { y: 770, rise: 10, seed: 'b', away: 0 }),
      ...fence(scene, { x0: 430, x1: 1570, y: 812, h: 92 }),
      ...bush(scene, { x: 470, y: 826, w: 86, name: 'r1', berries: oklch(0.66, 0.18, 15) }),
      ...bush(scene, { x: 660, y: 826, w: 70, name: 'r2', berries: oklch(0.9, 0.1, 95) }),
      ...bush(scene, { x: 1040, y: 830, w: 90, name: 'r3', berries: oklch(0.66, 0.15, 330) }),
      ...path(
        scene,
        stamp('190,800c 250,800c 330,860 520,930 640,1010 660,1200c 60,1200c 190,1010 200,900', {
          x: 0,
          y: 0,
          w: 1,
        }),
        800,
        oklch(0.76, 0.04, 70),
      ),
      ...grass(scene, {
        name: 'g',
        count: 210,
        y0: 812,
        y1: 1150,
        h: [16, 60],
        skip: (x, y) =>
          x > 150 - (y - 800) * 0.1 &&
          x < 260 + (y - 800) * 1.2 &&
          y > 800 &&
          Math.abs(x - (220 + (y - 800) * 0.5)) < 60 + (y - 800) * 0.5,
      }),
      ...flowers(scene, {
        name: 'f1',
        count: 46,
        y0: 838,
        y1: 900,
        h: [46, 78],
        x0: 420,
        x1: 1540,
      }),
      ...flowers(scene, {
        name: 'f2',
        count: 30,
        y0: 1000,
        y1: 1120,
        h: [40, 70],
        skip: (x) => x > 240 && x < 1180,
      }),
      ...limb(
        scene,
        [
          [1240, 520],
          [1120, 452],
          [980, 430],
          [820, 432],
          [700, 410],
        ],
        30,
        0.8,
      ),
      ...tree(scene, { x: 1300, y: 960, h: 1120, name: 'big', spread: 1.02 }),
      ...canopy(scene, 'c', [
        [1300, -10, 330, 150],
        [980, -40, 240, 100],
        [720, 396, 66, 34],
        [1500, 210, 150, 150],
      ]),
      ...repeat(7, (i) =>
        fill(ellipse(1010 + i * 86, 150 + ((i * 67) % 170), 15), oklch(0.62, 0.19, 25), {
          opacity: scene.env.snow ? 0 : 0.9,
        }),
      ),
      ...[870, 970].flatMap((x) =>
        solid(
          scene,
          stamp('0,0c 3,0c 3,1c 0,1c', { x, y: 436, w: 1.6, h: 348 }),
          oklch(0.75, 0.06, 75),
        ),
      ),
      ...solid(
        scene,
        stamp('852,780c 996,780c 996,798c 852,798c', { x: 0, y: 0, w: 1 }),
        oklch(0.58, 0.1, 45),
      ),
      ...lampPost(scene, { x: 360, y: 850, h: 260 }),
    ],
    items: [
      ageMark(scene, { x: 640, y: 905, k: scene.era === 'today' ? 0 : 0.8 }),
      secret(scene, 'ladybird', 1180, 1000, 0.9),
    ],
    front: [
      ...leafFrame(scene, 'front', { ferns: false }),
      ...flowers(scene, {
        name: 'ff',
        count: 10,
        y0: 1140,
        y1: 1188,
        h: [80, 110],
        skip: (x) => x > 260 && x < 1280,
      }),
    ],
  }),
}
