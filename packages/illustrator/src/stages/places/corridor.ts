import { adjust, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse, polygon, rectangle } from '#core/path'
import { glow } from '#light/part'
import { door } from '#stages/kit/buildings'
import { secret } from '#stages/kit/secrets'
import { picture, potPlant } from '#stages/kit/ornaments'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { repeat, solid } from '#stages/kit/stamp'
import { ground, loose, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const corridor: Stage = {
  id: 'corridor',
  kind: 'indoors',
  horizon: 850,
  verticals: [560, 1010],
  slots: [
    ground([260, 960, 1280, 1080], [1.32, 1.48]),
    spot('over_door', 'perch', [790, 448], 1),
    spot('ladder_top', 'perch', [950, 690], 1.1, 940),
    spot('door_step', 'perch', [640, 960], 1.3),
    spot('coats', 'perch', [1150, 944], 1.3),
    { id: 'floor', kind: 'small', box: [300, 990, 1240, 1070], scale: [1, 1.14] },
  ],
  anchors: {
    lockers: [280, 600],
    door: [800, 720],
    ladder: [980, 938],
    window: [1270, 420],
    far: [800, 560],
    hanging: [800, 240],
  },
  landmark: [280, 560],
  build: (scene) => ({
    back: [
      ...room(scene, {
        wall: scene.dye('wall', oklch(0.9, 0.06, 100)),
        floor: oklch(0.72, 0.06, 70),
        floorY: 850,
        lamp: [800, 180],
        window: [1270, 380],
      }),
      ...solid(scene, rectangle(-80, 600, 1700, 240), oklch(0.7, 0.09, 190), (tone) => [
        fill(rectangle(-80, 600, 1700, 10), tone.high, { opacity: 0.8 }),
      ]),
      ...repeat(5, (i) => {
        const x = 20 + i * 104
        const color =
          scene.era === 'past'
            ? oklch(0.58, 0.08, 55)
            : oklch(0.66, 0.13, [25, 85, 200, 140, 320][i] ?? 25)
        return [
          ...solid(scene, rectangle(x, 360, 98, 510), color, (tone) => [
            fill(repeat(4, (j) => rectangle(x + 22, 396 + j * 14, 54, 5)).join(''), tone.deep, {
              opacity: 0.7,
            }),
            fill(rectangle(x + 6, 366, 86, 498), tone.high, { opacity: 0.12 }),
          ]),
          fill(ellipse(x + 80, 620, 7), oklch(0.9, 0.03, 90)),
          ...solid(scene, rectangle(x + 30, 470, 38, 44), oklch(0.94, 0.05, 40 + i * 70)),
        ]
      }).flat(),
      ...solid(scene, rectangle(10, 340, 534, 24), oklch(0.5, 0.05, 60)),
      ...door(scene, {
        x: 790,
        y: 866,
        w: 220,
        h: 400,
        color: scene.dye('door', oklch(0.6, 0.12, 48)),
      }),
      ...solid(scene, rectangle(720, 520, 140, 120), adjust(oklch(0.85, 0.05, 210), 0), (tone) => [
        fill(
          polygon([
            [720, 640],
            [790, 520],
            [820, 520],
            [750, 640],
          ]),
          tone.high,
          { opacity: 0.6 },
        ),
      ]),
      ...windowOn(scene, { x: 1270, y: 590, w: 330, h: 380 }),
      ...picture(scene, { x: 620, y: 300, w: 120, h: 90, name: 'a', frame: oklch(0.7, 0.14, 25) }),
      ...picture(scene, {
        x: 970,
        y: 320,
        w: 110,
        h: 130,
        name: 'b',
        frame: oklch(0.7, 0.12, 140),
      }),
      ...repeat(6, (i) => [
        ...solid(scene, rectangle(1040 + i * 84, 660, 12, 30), oklch(0.55, 0.05, 60)),
        ...solid(
          scene,
          rectangle(1022 + i * 84, 690, 50, 96),
          oklch(0.66, 0.14, i * 62),
          (tone) => [fill(rectangle(1030 + i * 84, 734, 34, 36), tone.shade)],
        ),
      ]).flat(),
      ...potPlant(scene, { x: 610, y: 900, k: 1.1, name: 'p' }),
      {
        ...glow({
          x: 800,
          y: 960,
          radius: 620,
          ry: 90,
          color: oklch(0.97, 0.05, 90),
          strength: 0.3,
        }),
        blend: 'screen',
      },
      ...lampLight(scene, [800, 170], 1.3),
    ],
    items: [
      // It makes room for a clock over the door.
      loose(
        picture(scene, {
          x: 790,
          y: 270,
          w: 110,
          h: 90,
          name: 'c',
          frame: oklch(0.72, 0.12, 255),
        }),
        { z: 450 },
      ),
      secret(scene, 'mouse', 960, 930, 0.95),
    ],
    front: [],
  }),
}
