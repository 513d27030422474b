import { adjust, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse, polygon, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const throneRoom: Stage = {
  id: 'throne_room',
  kind: 'indoors',
  horizon: 830,
  verticals: [330, 520, 1016, 1206],
  slots: [
    spot('throne', 'seat', [768, 754], 1.14),
    ground([280, 960, 1260, 1080], [1.3, 1.48]),
    { id: 'carpet', kind: 'small', box: [420, 990, 1120, 1070], scale: [1, 1.14] },
  ],
  anchors: {
    throne: [768, 640],
    far: [768, 560],
    window: [210, 420],
    hanging: [768, 200],
    carpet: [768, 1000],
  },
  landmark: [768, 520],
  build: (scene) => {
    const gold = oklch(0.82, 0.13, 85)
    const stone = scene.era === 'future' ? oklch(0.92, 0.02, 220) : oklch(0.8, 0.04, 60)
    const p = { x: 768, y: 820, w: 110, h: 110 }
    return {
      back: [
        ...room(scene, {
          wall: scene.dye('wall', oklch(0.74, 0.08, 320)),
          floor: oklch(0.66, 0.05, 40),
          floorY: 830,
          lamp: [768, 330],
          window: [768, 300],
          paper: 'stones',
        }),
        ...[206, 1330].flatMap((x, i) =>
          windowOn(scene, {
            x,
            y: 620,
            w: 200,
            h: 420,
            shape: 'arch',
            hasOrb: scene.light.x > 0 === i > 0,
          }),
        ),
        ...solid(
          scene,
          stamp('-1,0c -.9,-1c .9,-1c 1,0c .5,.04 -.5,.04', { x: 768, y: 790, w: 230, h: 700 }),
          oklch(0.5, 0.14, 15),
          (tone) =>
            repeat(6, (i) =>
              fill(
                mark('0,0 .05,.5 0,1', { x: 590 + i * 72, y: 90, w: 60, h: 690 }, [3, 12, 6]),
                i % 2 ? tone.high : tone.deep,
                { opacity: 0.3 },
              ),
            ),
        ),
        ...[380, 568, 968, 1156].flatMap((x) => [
          ...solid(
            scene,
            stamp('-.8,0c -.7,-1c .7,-1c .8,0c', { x, y: 850, w: 44, h: 800 }),
            stone,
            (tone) =>
              [-0.4, 0, 0.4].map((u) =>
                fill(rectangle(x + u * 44 - 3, 40, 5, 820), tone.deep, { opacity: 0.3 }),
              ),
          ),
          ...solid(scene, rectangle(x - 50, 838, 100, 30), adjust(stone, 0.03)),
          ...solid(
            scene,
            stamp('-1.4,0c -1.2,-1c 1.2,-1c 1.4,0c', { x, y: 120, w: 40, h: 60 }),
            gold,
          ),
        ]),
        ...[380, 1156].flatMap((x, i) =>
          solid(
            scene,
            stamp('-1,0c 1,0c 1,2.6c 0,2.2c -1,2.6c', { x, y: 260, w: 46, h: 110 }),
            scene.dye('banner', i ? oklch(0.55, 0.14, 255) : oklch(0.56, 0.14, 150)),
            (tone) => [
              fill(
                stamp('0,.4c .5,1.1c 0,1.8c -.5,1.1c', { x, y: 260, w: 46, h: 110 }),
                tone.high,
                { opacity: 0.8 },
              ),
            ],
          ),
        ),
        ...repeat(3, (i) =>
          solid(
            scene,
            stamp('-1,0c -.94,-1c .94,-1c 1,0c', {
              x: 768,
              y: 900 - i * 28,
              w: 330 - i * 60,
              h: 30,
            }),
            adjust(stone, -0.04 + i * 0.03),
          ),
        ).flat(),
        ...solid(
          scene,
          stamp('-.8,0c -.9,-2.4 -.66,-2.9 -.3,-3.1 0,-3.5 .3,-3.1 .66,-2.9 .9,-2.4 .8,0c', p),
          gold,
          (tone) => [
            fill(
              stamp('-.56,-.3c -.62,-2.2 0,-2.9 .62,-2.2 .56,-.3c', p),
              underLight(scene.light, oklch(0.5, 0.16, 18)),
            ),
            fill(
              repeat(3, (i) => ellipse(768 + (i - 1) * 42, 820 - (i === 1 ? 352 : 316), 9)).join(
                '',
              ),
              tone.high,
            ),
          ],
        ),
        fill(ellipse(768, 470, 14), oklch(0.75, 0.14, 200)),
        {
          ...glow({
            x: 768,
            y: 560,
            radius: 420,
            color: oklch(0.88, 0.13, 82),
            strength: scene.isUnlit ? 0.12 : scene.env.dark ? 0.45 : 0.26,
          }),
          blend: 'screen',
        },
        ...[-1, 1].flatMap((side) =>
          solid(
            scene,
            stamp('.6,-1.3 1.06,-1.36 1.1,-1.1 1.02,0 .66,0', { ...p, w: p.w * side }),
            gold,
          ),
        ),
        ...solid(scene, stamp('-.76,-.7 .76,-.7 .8,-.3 -.8,-.3', p), oklch(0.56, 0.16, 18)),
        fill(
          polygon([
            [640, 900],
            [896, 900],
            [1130, 1180],
            [406, 1180],
          ]),
          underLight(scene.light, oklch(scene.env.dark ? 0.42 : 0.56, 0.16, 18)),
        ),
        fill(
          polygon([
            [652, 900],
            [664, 900],
            [456, 1180],
            [432, 1180],
          ]) +
            polygon([
              [872, 900],
              [884, 900],
              [1104, 1180],
              [1080, 1180],
            ]),
          underLight(scene.light, gold),
        ),
        ...[500, 1036].flatMap((x) => lantern(scene, { x, y: 360, h: 84, string: 420 })),
        ...lampLight(scene, [768, 360], 1.2),
      ],
      items: [secret(scene, 'mouse', 1010, 930, 0.95)],
      front: [],
    }
  },
}
