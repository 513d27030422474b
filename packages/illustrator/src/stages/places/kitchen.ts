import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { cabinet, table } from '#stages/kit/furniture'
import { chair } from '#stages/kit/seats'
import { potPlant, rug } from '#stages/kit/ornaments'
import { shelf } from '#stages/kit/shelves'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const kitchen: Stage = {
  id: 'kitchen',
  kind: 'indoors',
  horizon: 860,
  verticals: [330, 700, 1190],
  slots: [
    ground([260, 950, 1240, 1075], [1.34, 1.5]),
    { id: 'floor', kind: 'small', box: [300, 1000, 1200, 1070], scale: [1, 1.15] },
  ],
  anchors: {
    window: [820, 360],
    table: [1180, 806],
    stove: [220, 640],
    lamp: [820, 150],
    hanging: [560, 240],
    far: [820, 380],
  },
  landmark: [220, 560],
  build: (scene) => {
    const { light, env } = scene
    const cupboards = scene.dye('cupboards', oklch(0.72, 0.08, 165))
    const copper = oklch(0.68, 0.12, 45)
    return {
      back: [
        ...room(scene, {
          wall: scene.dye('wall', oklch(0.9, 0.05, 85)),
          floor: oklch(0.72, 0.06, 60),
          floorY: 860,
          lamp: [820, 220],
          window: [820, 340],
          paper: 'tiles',
        }),
        ...windowOn(scene, {
          x: 820,
          y: 540,
          w: 300,
          h: 330,
          curtain: scene.dye('curtain', oklch(0.72, 0.12, 30)),
        }),
        ...shelf(scene, { x: 1090, y: 330, w: 330, name: 'cook', h: 66 }),
        ...repeat(5, (i) => [
          fill(
            ellipse(1120 + i * 66, 452, 24, 30),
            underLight(light, oklch(0.75, 0.1, 20 + i * 64)),
          ),
          fill(
            stamp('-.8,0c .8,0c .7,-.4c -.7,-.4c', { x: 1120 + i * 66, y: 428, w: 26 }),
            underLight(light, oklch(0.55, 0.07, 55)),
          ),
        ]).flat(),
        ...solid(
          scene,
          stamp('1080,484c 1440,484c 1440,500c 1080,500c', { x: 0, y: 0, w: 1 }),
          oklch(0.6, 0.08, 55),
        ),
        ...cabinet(scene, {
          x: 620,
          y: 912,
          w: 560,
          h: 220,
          doors: 4,
          color: cupboards,
        }),
        ...cabinet(scene, {
          x: 1300,
          y: 912,
          w: 560,
          h: 220,
          doors: 4,
          color: cupboards,
        }),
        ...solid(
          scene,
          stamp('-1,0c -1,-2.6c 1,-2.6c 1,0c', { x: 190, y: 916, w: 150, h: 130 }),
          oklch(scene.era === 'future' ? 0.92 : 0.5, 0.03, 240),
          (tone) => [
            fill(
              stamp('-.7,-.4c -.7,-1.5c .7,-1.5c .7,-.4c', { x: 190, y: 916, w: 150, h: 130 }),
              tone.deep,
            ),
            fill(
              stamp('-.6,-.5c -.6,-1.3c .6,-1.3c .6,-.5c', { x: 190, y: 916, w: 150, h: 130 }),
              oklch(0.72, 0.16, 55),
              { opacity: 0.75 },
            ),
          ],
        ),
        {
          ...glow({
            x: 190,
            y: 800,
            radius: 200,
            color: oklch(0.8, 0.15, 58),
            strength: env.dark ? 0.6 : 0.25,
          }),
          blend: 'screen',
        },
        ...solid(
          scene,
          stamp('-1,0 -1.1,-.9 1.1,-.9 1,0', { x: 220, y: 584, w: 62, h: 70 }),
          copper,
          (tone) => [
            fill(
              stamp('-.8,-.1 -.85,-.8 -.5,-.8 -.5,-.1', { x: 220, y: 584, w: 62, h: 70 }),
              tone.high,
              { opacity: 0.7 },
            ),
          ],
        ),
        fill(
          stamp('-.2,0 .1,-.6 -.3,-1.1 .2,-1.8 .6,-1.2 .2,-.7 .5,0', {
            x: 220,
            y: 512,
            w: 60,
            h: 90,
          }),
          oklch(0.98, 0.01, 90),
          { opacity: 0.35, blur: 9 },
        ),
        ...[-2, -1, 0, 1].map((i) =>
          fill(
            ellipse(520 + i * 58, 250 + (i % 2) * 16, 22 + (i + 2) * 3),
            underLight(light, copper),
          ),
        ),
        ...rug(scene, { x: 700, y: 1060, rx: 380, color: oklch(0.62, 0.1, 25) }),
        ...lantern(scene, { x: 820, y: 170, h: 90, string: 120 }),
        ...lampLight(scene, [820, 220], 1.1),
      ],
      items: [
        loose(chair(scene, { x: 1040, y: 1000, k: 0.92, flip: false }), { z: 990 }),
        loose(table(scene, { x: 1230, y: 1006, w: 430, h: 200, cloth: oklch(0.95, 0.03, 90) }), {
          z: 991,
        }),
        loose(potPlant(scene, { x: 700, y: 690, k: 0.62, name: 'basil' }), { z: 1, isBack: true }),
        secret(scene, 'mouse', 470, 930, 0.9),
      ],
      front: [],
    }
  },
}
