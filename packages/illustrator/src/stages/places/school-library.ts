import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { rectangle } from '#core/path'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { armchair } from '#stages/kit/seats'
import { bookcase, books } from '#stages/kit/shelves'
import { lamp, potPlant, rug } from '#stages/kit/ornaments'
import { table } from '#stages/kit/furniture'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { repeat, solid } from '#stages/kit/stamp'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const schoolLibrary: Stage = {
  id: 'school_library',
  kind: 'indoors',
  horizon: 850,
  verticals: [440, 1100],
  slots: [
    ground([320, 960, 1180, 1080], [1.32, 1.48]),
    { ...spot('armchair', 'seat', [200, 930], 1.3), z: 1042 },
    { id: 'rug', kind: 'small', box: [420, 1000, 1100, 1070], scale: [1, 1.14] },
  ],
  anchors: {
    shelf: [260, 400],
    ladder: [1130, 500],
    window: [770, 400],
    far: [770, 420],
    lamp: [1240, 700],
    hanging: [770, 180],
  },
  landmark: [770, 380],
  build: (scene) => ({
    back: [
      ...room(scene, {
        wall: scene.dye('wall', oklch(0.78, 0.07, 75)),
        floor: oklch(0.58, 0.09, 48),
        floorY: 850,
        lamp: [770, 260],
        window: [770, 360],
        paper: 'panels',
      }),
      ...windowOn(scene, { x: 770, y: 640, w: 270, h: 440, shape: 'arch' }),
      ...bookcase(scene, { x: 30, y: 884, w: 270, rows: 6, row: 122, name: 'a' }),
      ...bookcase(scene, { x: 318, y: 884, w: 270, rows: 6, row: 122, name: 'b' }),
      ...bookcase(scene, { x: 950, y: 884, w: 270, rows: 6, row: 122, name: 'c' }),
      ...bookcase(scene, { x: 1238, y: 884, w: 280, rows: 6, row: 122, name: 'd' }),
      ...(scene.era === 'future'
        ? []
        : [
            ...[1096, 1176].flatMap((x, i) =>
              solid(scene, rectangle(x + i * 8, 210, 13, 690), oklch(0.68, 0.1, 65)),
            ),
            ...repeat(8, (i) =>
              solid(scene, rectangle(1098, 280 + i * 78, 92, 12), oklch(0.7, 0.1, 65)),
            ).flat(),
          ]),
      ...solid(scene, rectangle(630, 690, 280, 24), oklch(0.62, 0.1, 55)),
      ...books(scene, { x: 646, y: 690, w: 120, h: 44, name: 'pile' }),
      ...solid(scene, rectangle(644, 714, 252, 150), oklch(0.54, 0.09, 50), () => [
        fill(rectangle(660, 730, 220, 120), oklch(0.36, 0.06, 40), { opacity: 0.6 }),
      ]),
      ...books(scene, { x: 664, y: 850, w: 212, h: 100, name: 'low' }),
      ...rug(scene, { x: 760, y: 1044, rx: 430, color: scene.dye('rug', oklch(0.56, 0.12, 20)) }),
      ...[560, 980].flatMap((x) => lantern(scene, { x, y: 190, h: 74, string: 150 })),
      ...potPlant(scene, { x: 840, y: 690, k: 0.6, name: 'p' }),
      ...lampLight(scene, [770, 250], 1.3),
    ],
    items: [
      {
        z: 1040,
        list: armchair(scene, {
          x: 190,
          y: 1044,
          k: 1.06,
          color: scene.dye('armchair', oklch(0.54, 0.1, 165)),
        }),
      },
      {
        z: 1060,
        list: [
          ...table(scene, { x: 1350, y: 1076, w: 330, h: 190 }),
          ...lamp(scene, { x: 1420, y: 876, k: 0.72 }),
          ...solid(scene, rectangle(1250, 858, 96, 18), oklch(0.6, 0.15, 255)),
          ...solid(scene, rectangle(1258, 840, 84, 18), oklch(0.66, 0.15, 30)),
        ],
        yields: { x: 1350, y: 980, radius: 110 },
      },
      secret(scene, 'mouse', 620, 930, 0.95),
    ],
    front: [],
  }),
}
