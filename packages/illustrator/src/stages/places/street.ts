import { oklch } from '#core/color'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { pavement, skyline, townHouse } from '#stages/kit/city'
import { mist } from '#stages/kit/land'
import { garland } from '#stages/kit/indoor-lights'
import { sky } from '#stages/kit/sky'
import { tree } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const street: Stage = {
  id: 'street',
  kind: 'outdoors',
  horizon: 700,
  verticals: [430, 690, 1130],
  orb: { x: 800, y: 220, radius: 74 },
  slots: [
    ground([240, 958, 1300, 1080], [1.3, 1.46]),
    spot('left_side', 'perch', [330, 968], 1.34),
    spot('right_side', 'perch', [1206, 968], 1.34),
    spot('white_line', 'perch', [768, 1040], 1.4),
    spot('table_left', 'perch', [560, 1000], 1.34),
    spot('table_right', 'perch', [980, 1000], 1.34),
    { id: 'pavement', kind: 'small', box: [280, 930, 1260, 970], scale: [1, 1.08] },
  ],
  anchors: {
    shop: [220, 780],
    far: [810, 600],
    lamp: [690, 600],
    hanging: [560, 420],
    road: [800, 1060],
    table: [770, 1012],
  },
  landmark: [230, 760],
  build: (scene) => ({
    back: [
      ...sky(scene, { orb: { x: 800, y: 220, radius: 74 }, sunY: 420 }),
      ...skyline(scene, { name: 'a', y: 860, h: [180, 400], away: 0.68 }),
      ...mist(scene, 460, 880, 0.4),
      ...townHouse(scene, {
        x: 560,
        y: 890,
        w: 240,
        floors: 2,
        wall: oklch(0.8, 0.07, 60),
        awning: oklch(0.58, 0.12, 150),
        away: 0.26,
        name: 'b',
      }),
      ...townHouse(scene, {
        x: 1030,
        y: 890,
        w: 250,
        floors: 1,
        wall: oklch(0.74, 0.08, 230),
        awning: oklch(0.64, 0.15, 45),
        away: 0.26,
        name: 'c',
      }),
      ...tree(scene, { x: 800, y: 896, h: 360, away: 0.14, name: 't' }),
      ...townHouse(scene, {
        x: 210,
        y: 906,
        w: 470,
        floors: 4,
        wall: oklch(0.66, 0.1, 38),
        awning: oklch(0.6, 0.17, 25),
        name: 'd',
      }),
      ...townHouse(scene, {
        x: 1370,
        y: 906,
        w: 440,
        floors: 4,
        wall: oklch(0.82, 0.08, 85),
        awning: oklch(0.56, 0.1, 200),
        name: 'e',
      }),
      ...garland(scene, [
        [440, 480],
        [620, 560],
        [800, 520],
        [980, 570],
        [1150, 470],
      ]),
      ...pavement(scene, 898, 1000),
      ...lampPost(scene, { x: 690, y: 940, h: 400 }),
    ],
    items: [
      {
        z: 1010,
        list: vehicle(scene, {
          x: 1180,
          y: 1028,
          k: 0.86,
          color: oklch(0.68, 0.13, 195),
          flip: true,
        }),
        yields: { x: 1180, y: 990, radius: 95 },
      },
      secret(scene, 'mouse', 478, 930, 0.95),
    ],
    front: [],
  }),
}
