import { oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { chair } from '#stages/kit/seats'
import { picture, potPlant } from '#stages/kit/ornaments'
import { shelf } from '#stages/kit/shelves'
import { table } from '#stages/kit/furniture'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const classroom: Stage = {
  id: 'classroom',
  kind: 'indoors',
  horizon: 850,
  verticals: [300, 960, 1060],
  slots: [
    ground([280, 960, 1180, 1080], [1.32, 1.48]),
    { id: 'floor', kind: 'small', box: [320, 1000, 1140, 1070], scale: [1, 1.14] },
  ],
  anchors: {
    board: [640, 420],
    window: [1270, 400],
    far: [640, 440],
    globe: [1420, 700],
    hanging: [640, 170],
  },
  landmark: [640, 440],
  build: (scene) => {
    const board = scene.era === 'future' ? oklch(0.55, 0.1, 225) : oklch(0.46, 0.07, 165)
    const chalk = scene.era === 'future' ? oklch(0.92, 0.08, 195) : oklch(0.95, 0.02, 100)
    return {
      back: [
        ...room(scene, {
          wall: scene.dye('wall', oklch(0.92, 0.06, 90)),
          floor: oklch(0.7, 0.09, 60),
          floorY: 850,
          lamp: [760, 200],
          window: [1270, 380],
        }),
        ...solid(
          scene,
          rectangle(300, 240, 700, 380),
          scene.era === 'future' ? oklch(0.94, 0.015, 220) : oklch(0.62, 0.1, 55),
        ),
        ...solid(scene, rectangle(322, 262, 656, 336), board, (tone) => [
          fill(stamp('-.2,0 .3,-.2 .6,.1 .2,.3', { x: 620, y: 430, w: 300 }), tone.high, {
            opacity: 0.16,
            blur: 20,
          }),
        ]),
        line('M420 520q60 -160 120 -20t120 -40', chalk, 6, { opacity: 0.8 }),
        line(
          `${ellipse(470, 370, 44)}M470 308v-26M470 432v26M408 370h-26M532 370h26M426 326l-18 -18M514 326l18 -18`,
          chalk,
          6,
          { opacity: 0.8 },
        ),
        line('M720 540v-130h150v130ZM700 416l95 -76l95 76', chalk, 6, { opacity: 0.8 }),
        fill(mark('-1,0 0,-.06 1,0', { x: 800, y: 556, w: 120 }, [1, 4, 1]), chalk, {
          opacity: 0.7,
        }),
        ...solid(scene, rectangle(330, 606, 640, 16), oklch(0.56, 0.09, 55)),
        fill(rectangle(420, 598, 34, 9) + rectangle(470, 598, 24, 9), oklch(0.95, 0.02, 90)),
        fill(rectangle(520, 598, 26, 9), oklch(0.75, 0.14, 25)),
        ...repeat(13, (i) =>
          solid(
            scene,
            stamp('-.5,0c .5,0c 0,1c', {
              x: 120 + i * 112,
              y: 96 + Math.sin(i) * 8 + Math.abs(6 - i) * -3,
              w: 62,
              h: 64,
            }),
            oklch(0.74, 0.14, (i * 67) % 360),
          ),
        ).flat(),
        line('M60 96Q760 130 1500 90', underLight(scene.light, oklch(0.5, 0.04, 60)), 3),
        ...windowOn(scene, {
          x: 1270,
          y: 600,
          w: 300,
          h: 370,
          curtain: scene.dye('curtain', oklch(0.7, 0.1, 200)),
        }),
        ...picture(scene, {
          x: 140,
          y: 330,
          w: 130,
          h: 160,
          name: 'a',
          frame: oklch(0.7, 0.13, 30),
        }),
        ...picture(scene, {
          x: 180,
          y: 520,
          w: 150,
          h: 110,
          name: 'b',
          frame: oklch(0.72, 0.12, 140),
        }),
        ...shelf(scene, { x: 1120, y: 760, w: 360, name: 's' }),
        ...solid(scene, ellipse(1420, 700, 46), oklch(0.66, 0.11, 235), (tone) => [
          fill(
            stamp('-.6,-.4 .1,-.7 .3,-.1 -.3,.3', { x: 1420, y: 700, w: 46 }),
            oklch(0.68, 0.12, 145),
          ),
          fill(stamp('.2,.2 .8,0 .6,.7', { x: 1420, y: 700, w: 46 }), tone.high, { opacity: 0.4 }),
        ]),
        ...potPlant(scene, { x: 90, y: 900, k: 1.05, name: 'p' }),
        ...[420, 940].flatMap((x) => lantern(scene, { x, y: 180, h: 60, string: 120 })),
        ...lampLight(scene, [720, 230], 1.2),
      ],
      items: [
        ...(
          [
            [300, 920, 0.62],
            [1080, 916, 0.62],
          ] as const
        ).map(([x, y, k]) => ({
          z: y,
          list: [
            ...(scene.isBare
              ? []
              : chair(scene, {
                  x: x - 100 * k,
                  y: y + 4,
                  k: k * 1.1,
                  color: oklch(0.66, 0.13, 30),
                })),
            ...table(scene, { x, y, w: 320 * k, h: 190 * k }),
            // After school the chairs are put up, their legs in the air.
            ...(scene.isBare ? [-80, 80] : []).map((dx) =>
              group(chair(scene, { x: 0, y: 0, k: k * 0.9, color: oklch(0.66, 0.13, 30) }), {
                transform: [1, 0, 0, -1, x + dx * k, y - 190 * k - 205 * k * 0.9],
              }),
            ),
          ],
        })),
        {
          z: 1090,
          list: [
            ...table(scene, { x: 1380, y: 1110, w: 330, h: 190 }),
            ...solid(
              scene,
              stamp('-1,0c -.9,-.2 0,-.1 .9,-.2 1,0c 0,.1', { x: 1360, y: 908, w: 60 }),
              oklch(0.96, 0.02, 90),
            ),
            ...repeat(4, (i) =>
              solid(
                scene,
                stamp('-.5,0c -.4,-4 0,-4.6c .4,-4 .5,0c', { x: 1462 + i * 13, y: 912, w: 10 }),
                oklch(0.7, 0.16, i * 90 + 25),
              ),
            ).flat(),
          ],
          yields: { x: 1380, y: 1000, radius: 120 },
        },
        secret(scene, 'mouse', 700, 920, 0.95),
      ],
      front: [],
    }
  },
}
