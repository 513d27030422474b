import { oklch } from '#core/color'
import { secret } from '#stages/kit/secrets'
import { armchair, bed } from '#stages/kit/seats'
import { cabinet } from '#stages/kit/furniture'
import { lamp, picture, rug } from '#stages/kit/ornaments'
import { shelf } from '#stages/kit/shelves'
import { garland, lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const bedroom: Stage = {
  id: 'bedroom',
  kind: 'indoors',
  horizon: 880,
  verticals: [210, 450, 790, 960],
  slots: [
    ground([250, 960, 860, 1070], [1.36, 1.5]),
    { ...spot('bed', 'seat', [1120, 930], 1.3), z: 1062, towards: 1420 },
    { ...spot('pillow', 'perch', [1190, 880], 0.9), z: 1064 },
    { id: 'rug', kind: 'small', box: [300, 1000, 820, 1070], scale: [1, 1.15] },
  ],
  anchors: {
    window: [330, 300],
    lamp: [872, 540],
    bed: [1200, 820],
    shelf: [1250, 250],
    hanging: [700, 170],
    far: [330, 320],
  },
  views: { window: [180, 120, 480, 520] },
  landmark: [872, 560],
  build: (scene) => ({
    back: [
      ...room(scene, {
        wall: scene.dye('wall', oklch(0.82, 0.06, 50)),
        floor: oklch(0.62, 0.09, 55),
        floorY: 880,
        lamp: [872, 540],
        window: [330, 330],
        paper: scene.random('papers').pick(['stars', 'stripes', 'plain', 'panels']),
      }),
      ...windowOn(scene, {
        x: 330,
        y: 520,
        w: 300,
        h: 400,
        shape: 'arch',
        curtain: scene.dye('curtain', oklch(0.6, 0.13, 22)),
      }),
      ...shelf(scene, { x: 1080, y: 290, w: 350, name: 's1' }),
      ...picture(scene, { x: 660, y: 350, w: 130, h: 100, name: 'p1' }),
      ...picture(scene, {
        x: 1090,
        y: 440,
        w: 90,
        h: 110,
        name: 'p2',
        frame: oklch(0.62, 0.1, 200),
      }),
      ...garland(scene, [
        [600, 120],
        [760, 176],
        [930, 146],
        [1100, 186],
        [1280, 140],
        [1560, 180],
      ]),
      ...rug(scene, { x: 560, y: 1046, rx: 420, color: scene.dye('rug', oklch(0.68, 0.11, 25)) }),
      ...armchair(scene, {
        x: 130,
        y: 1010,
        k: 0.95,
        color: scene.dye('armchair', oklch(0.56, 0.12, 10)),
      }),
      ...cabinet(scene, { x: 872, y: 1004, w: 160, h: 246 }),
      ...lamp(scene, { x: 872, y: 746, k: 1.05 }),
      ...lampLight(scene, [872, 560]),
    ],
    items: [
      {
        z: 1060,
        list: bed(scene, {
          x: 1260,
          y: 1058,
          k: 0.98,
        }),
      },
      secret(scene, 'mouse', 726, 1000, 0.95),
    ],
    front: [],
  }),
}
