import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { rectangle } from '#core/path'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { armchair } from '#stages/kit/seats'
import { bookcase, books } from '#stages/kit/shelves'
import { cabinet } from '#stages/kit/furniture'
import { lamp, rug } from '#stages/kit/ornaments'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, loose, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const towerRoom: Stage = {
  id: 'tower_room',
  kind: 'indoors',
  horizon: 850,
  verticals: [560, 980],
  slots: [
    ground([300, 960, 1180, 1080], [1.32, 1.48]),
    { ...spot('armchair', 'seat', [1300, 930], 1.3), z: 1042 },
    { id: 'rug', kind: 'small', box: [360, 1000, 1120, 1070], scale: [1, 1.14] },
  ],
  anchors: {
    window: [768, 420],
    telescope: [1080, 700],
    far: [768, 420],
    lamp: [470, 640],
    hanging: [768, 170],
  },
  landmark: [768, 420],
  build: (scene) => ({
    back: [
      ...room(scene, {
        wall: scene.dye('wall', oklch(0.76, 0.05, 290)),
        floor: oklch(0.58, 0.08, 50),
        floorY: 850,
        lamp: [480, 560],
        window: [768, 380],
        paper: 'stones',
      }),
      ...repeat(5, (i) =>
        solid(
          scene,
          stamp('-1,0c 1,0c .8,.5 -.8,.5', { x: 768, y: -20, w: 900 - i * 40, h: 30 }),
          oklch(0.46, 0.07, 50),
        ),
      )
        .flat()
        .slice(0, 2),
      ...[-1, 1].flatMap((side) =>
        solid(
          scene,
          stamp('0,0c .14,0c .9,1c .8,1c', { x: 768, y: -60, w: side * 900, h: 330 }),
          oklch(0.48, 0.07, 50),
        ),
      ),
      ...windowOn(scene, {
        x: 768,
        y: 680,
        w: 360,
        h: 500,
        shape: 'arch',
        curtain: scene.dye('curtain', oklch(0.52, 0.13, 290)),
      }),
      ...bookcase(scene, { x: 60, y: 890, w: 330, rows: 4, name: 'b' }),
      ...cabinet(scene, { x: 480, y: 900, w: 140, h: 200, drawers: 3 }),
      ...lamp(scene, { x: 480, y: 690, k: 0.95, color: oklch(0.62, 0.12, 320) }),
      ...books(scene, { x: 1250, y: 862, w: 190, h: 90, name: 'floor' }),
      ...rug(scene, { x: 740, y: 1046, rx: 430, color: scene.dye('rug', oklch(0.52, 0.12, 300)) }),
      ...lantern(scene, { x: 1180, y: 330, h: 84, string: 260 }),
      ...lampLight(scene, [480, 560]),
    ],
    items: [
      // It is of the room, and of no story: whoever stands there has the place.
      loose(
        [
          ...solid(
            scene,
            stamp('-.1,0 -.04,-1 .04,-1 .1,0', { x: 1090, y: 900, w: 60, h: 190 }),
            oklch(0.5, 0.07, 50),
          ),
          ...repeat(2, (i) =>
            fill(
              mark('0,0 .5,1', { x: 1090, y: 720, w: (i ? 1 : -1) * 130, h: 180 }, [6, 6, 5]),
              oklch(0.46, 0.07, 48),
            ),
          ),
          ...solid(
            scene,
            stamp('-1,.34c -.92,.56c .5,-.16 .96,-.42c .84,-.7c .4,-.44', {
              x: 1090,
              y: 710,
              w: 150,
            }),
            oklch(0.74, 0.11, 75),
            (tone) => [fill(rectangle(1050, 600, 12, 160), tone.deep, { opacity: 0.5 })],
          ),
        ],
        { z: 905, isBack: true },
      ),
      {
        z: 1040,
        list: armchair(scene, {
          x: 1350,
          y: 1046,
          k: 1.02,
          color: scene.dye('armchair', oklch(0.54, 0.13, 340)),
        }),
      },
      secret(scene, 'mouse', 600, 930, 0.95),
    ],
    front: [],
  }),
}
