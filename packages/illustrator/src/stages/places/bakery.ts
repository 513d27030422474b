import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { potPlant } from '#stages/kit/ornaments'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const bakery: Stage = {
  id: 'bakery',
  kind: 'indoors',
  horizon: 850,
  verticals: [330, 1010],
  slots: [
    ground([220, 960, 980, 1080], [1.32, 1.48]),
    { id: 'floor', kind: 'small', box: [260, 990, 940, 1070], scale: [1, 1.14] },
  ],
  anchors: {
    oven: [1330, 560],
    counter: [1180, 770],
    middle_wall: [250, 872],
    window: [230, 360],
    far: [660, 400],
    hanging: [660, 220],
  },
  landmark: [700, 420],
  build: (scene) => {
    const random = scene.random('loaves')
    const wood = scene.era === 'future' ? oklch(0.93, 0.02, 220) : oklch(0.6, 0.1, 52)
    const crust = () => oklch(random.between(0.66, 0.78), 0.12, random.between(58, 75))
    const loaf = (x: number, y: number, w: number) =>
      scene.isBare
        ? []
        : solid(
            scene,
            stamp('-1,0 -1,-.5 -.6,-.9 .6,-.9 1,-.5 1,0', { x, y, w }),
            crust(),
            (tone) =>
              [-0.4, 0, 0.4].map((u) =>
                fill(mark(`${u - 0.1},-.2 ${u + 0.1},-.8`, { x, y, w }, [1, 3, 1]), tone.high, {
                  opacity: 0.8,
                }),
              ),
          )
    const bun = (x: number, y: number, w: number) =>
      scene.isBare
        ? []
        : [
            ...solid(scene, ellipse(x, y - w * 0.6, w, w * 0.66), crust()),
            fill(ellipse(x, y - w * 1.1, w * 0.2), underLight(scene.light, oklch(0.62, 0.18, 20))),
          ]
    return {
      back: [
        ...room(scene, {
          wall: scene.dye('wall', oklch(0.88, 0.07, 70)),
          floor: oklch(0.68, 0.07, 50),
          floorY: 850,
          lamp: [760, 260],
          window: [230, 340],
          paper: 'tiles',
        }),
        ...windowOn(scene, {
          x: 230,
          y: 620,
          w: 300,
          h: 430,
          curtain: scene.dye('curtain', oklch(0.68, 0.14, 25)),
        }),
        ...[0, 1, 2]
          .flatMap((row) => [
            ...repeat(7, (i) =>
              row === 1
                ? bun(520 + i * 82, 322 + row * 130 - 2, 32)
                : loaf(520 + i * 82, 322 + row * 130 - 2 + (row ? 0 : 0), 36),
            ).flat(),
            ...solid(scene, rectangle(456, 322 + row * 130, 600, 18), wood),
          ])
          .filter(Boolean),
        ...repeat(scene.isBare ? 0 : 5, (i) =>
          solid(
            scene,
            stamp('-.24,0 -.4,-1.4 -.2,-3.4 .2,-3.4 .4,-1.4 .24,0', {
              x: 1070 + i * 26,
              y: 690,
              w: 44,
            }),
            crust(),
          ),
        ).flat(),
        ...solid(
          scene,
          stamp('-1,0c -1,-1c 1,-1c 1,0c', { x: 1115, y: 720, w: 84, h: 100 }),
          oklch(0.66, 0.09, 70),
          (tone) =>
            repeat(8, (i) =>
              fill(rectangle(1030 + i * 22, 616, 3, 110), tone.deep, { opacity: 0.5 }),
            ),
        ),
        ...solid(
          scene,
          stamp('-1,0c -1,-1.3 -.6,-1.75 0,-1.9 .6,-1.75 1,-1.3 1,0c', {
            x: 1370,
            y: 860,
            w: 190,
            h: 260,
          }),
          scene.era === 'future' ? oklch(0.92, 0.02, 220) : oklch(0.66, 0.08, 35),
          (tone) =>
            repeat(30, (i) =>
              fill(
                rectangle(
                  1190 + (i % 6) * 64 + (Math.floor(i / 6) % 2) * 30,
                  420 + Math.floor(i / 6) * 84,
                  52,
                  30,
                ),
                i % 3 ? tone.shade : tone.light,
                { opacity: 0.35 },
              ),
            ),
        ),
        fill(
          stamp('-1,0c -1,-.7 0,-1.1 1,-.7 1,0c', { x: 1370, y: 700, w: 108, h: 150 }),
          oklch(0.28, 0.08, 30),
        ),
        fill(
          stamp('-.8,0c -.7,-.5 -.2,-.4 0,-.9 .3,-.4 .7,-.5 .8,0c', {
            x: 1370,
            y: 698,
            w: 100,
            h: 110,
          }),
          oklch(0.82, 0.16, 60),
        ),
        {
          ...glow({
            x: 1370,
            y: 650,
            radius: 330,
            color: oklch(0.82, 0.15, 58),
            strength: scene.env.dark ? 0.6 : 0.35,
          }),
          blend: 'screen',
        },
        ...potPlant(scene, { x: 400, y: 880, k: 0.9, name: 'p' }),
        ...[600, 820].flatMap((x) => lantern(scene, { x, y: 170, h: 78, string: 130 })),
        ...lampLight(scene, [720, 240], 1.2),
      ],
      items: [
        {
          // Who has the feet further back stands behind it.
          z: 1008,
          list: [
            ...solid(
              scene,
              stamp('-1,0c -1,-1c 1,-1c 1,0c', { x: 1300, y: 1010, w: 330, h: 210 }),
              wood,
              (tone) =>
                repeat(6, (i) =>
                  fill(rectangle(984 + i * 110, 820, 92, 170), i % 2 ? tone.shade : tone.light, {
                    opacity: 0.4,
                  }),
                ),
            ),
            ...solid(scene, rectangle(954, 784, 700, 26), oklch(0.93, 0.03, 85)),
            ...repeat(4, (i) => loaf(1030 + i * 96, 784, 38)).flat(),
            ...solid(
              scene,
              stamp('-1,0c -.8,-.3 -.2,-.34 -.2,-.8 .2,-.8 .2,-.34 .8,-.3 1,0c', {
                x: 1440,
                y: 784,
                w: 60,
              }),
              oklch(0.95, 0.02, 240),
            ),
            ...bun(1440, 740, 34),
          ],
        },
        secret(scene, 'mouse', 930, 990, 1),
      ],
      front: [],
    }
  },
}
