import { adjust, mix, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { door, fence, pane } from '#stages/kit/buildings'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist } from '#stages/kit/land'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { tree, treeLine } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const schoolYard: Stage = {
  id: 'school_yard',
  kind: 'outdoors',
  horizon: 700,
  verticals: [380, 1090],
  orb: { x: 1280, y: 250, radius: 78 },
  slots: [
    ground([240, 950, 1300, 1080], [1.3, 1.48]),
    spot('over_door', 'perch', [736, 506], 0.86),
    spot('door_step', 'perch', [736, 930], 1.26),
    { id: 'yard', kind: 'small', box: [300, 970, 1240, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    door: [736, 780],
    step: [800, 936],
    bell: [736, 420],
    far: [1280, 600],
    hanging: [736, 470],
    hopscotch: [620, 1040],
  },
  landmark: [736, 500],
  build: (scene) => {
    const { env } = scene
    const brick = scene.era === 'future' ? oklch(0.93, 0.02, 220) : oklch(0.7, 0.095, 38)
    const tar = mix(
      oklch(env.dark ? 0.4 : 0.74, 0.03, 250),
      env.snow ? env.ground[0] : env.haze,
      env.snow ? 0.6 : 0.2,
    )
    return {
      back: [
        ...sky(scene, { orb: { x: 1280, y: 250, radius: 78 }, sunY: 420 }),
        ...treeLine(scene, { name: 'far', count: 12, y: 740, h: 300, away: 0.62, blur: 1.4 }),
        ...mist(scene, 470, 780, 0.4),
        ...hill(scene, { y: 760, rise: 8, seed: 'a', away: 0.25 }),
        ...solid(
          scene,
          scene.era === 'future'
            ? stamp('-1,0c -1,-.8 -.9,-1 .9,-1 1,-.8 1,0c', { x: 736, y: 880, w: 400, h: 330 })
            : rectangle(336, 550, 800, 330),
          brick,
          (tone) => [
            fill(
              repeat(90, (i) =>
                rectangle(
                  346 + (i % 15) * 53 + (Math.floor(i / 15) % 2) * 24,
                  566 + Math.floor(i / 15) * 52,
                  34,
                  16,
                ),
              ).join(''),
              tone.shade,
              { opacity: 0.45 },
            ),
            fill(rectangle(320, 550, 830, 26), tone.deep, { opacity: 0.4, blur: 6 }),
          ],
        ),
        ...solid(
          scene,
          stamp('300,556c 400,440c 1070,440c 1172,556c', { x: 0, y: 0, w: 1 }),
          oklch(0.48, 0.08, 260),
          (tone) => [
            ...repeat(5, (i) =>
              fill(rectangle(300, 464 + i * 20, 880, 4), tone.deep, { opacity: 0.4 }),
            ),
            ...(env.snow
              ? [
                  fill(rectangle(300, 430, 880, 80), oklch(0.96, 0.015, 250), {
                    opacity: 0.9,
                    blur: 3,
                  }),
                ]
              : []),
          ],
        ),
        ...solid(scene, rectangle(676, 360, 120, 210), adjust(brick, 0.04)),
        ...solid(
          scene,
          stamp('-1,0c 0,-1.1c 1,0c', { x: 736, y: 364, w: 84 }),
          oklch(0.48, 0.08, 260),
        ),
        fill(ellipse(736, 420, 34), underLight(scene.light, oklch(0.96, 0.02, 90))),
        line('M736 420v-22M736 420l16 8', underLight(scene.light, oklch(0.35, 0.04, 270)), 4),
        ...solid(
          scene,
          stamp('-.7,0 -.5,-.8 0,-1.1 .5,-.8 .7,0 .9,.14 -.9,.14', { x: 736, y: 520, w: 32 }),
          oklch(0.8, 0.13, 85),
        ),
        ...[400, 506, 612, 860, 966, 1072].flatMap((x) =>
          pane(scene, { x, y: 720, w: 76, h: 108 }),
        ),
        ...[400, 506, 966, 1072].flatMap((x) => pane(scene, { x, y: 864, w: 76, h: 96 })),
        ...door(scene, { x: 736, y: 884, w: 150, h: 200, color: oklch(0.56, 0.15, 25) }),
        ...repeat(2, (i) =>
          solid(
            scene,
            rectangle(640 - i * 20, 884 + i * 14, 192 + i * 40, 16),
            oklch(0.78, 0.03, 80),
          ),
        ).flat(),
        ...tree(scene, { x: 170, y: 900, h: 560, name: 't1' }),
        ...tree(scene, {
          x: 1380,
          y: 900,
          h: 600,
          name: 't2',
          color: oklch(env.leaf[0] + 0.03, 0.13, 110),
        }),
        ...bush(scene, { x: 330, y: 898, w: 70, name: 'b1' }),
        ...bush(scene, { x: 1140, y: 898, w: 70, name: 'b2', berries: oklch(0.7, 0.16, 60) }),
        ...solid(
          scene,
          stamp('-80,890c 1620,890c 1620,1240c -80,1240c', { x: 0, y: 0, w: 1 }),
          tar,
          (tone) => [
            fill(rectangle(-80, 884, 1700, 40), tone.deep, { opacity: 0.3, blur: 12 }),
            ...repeat(40, (i) =>
              fill(
                ellipse((i * 211) % 1536, 910 + ((i * 97) % 240), 20 + (i % 5) * 6, 3),
                i % 2 ? tone.high : tone.deep,
                { opacity: 0.3 },
              ),
            ),
          ],
        ),
        ...(scene.era === 'past'
          ? []
          : repeat(5, (i) =>
              line(
                stamp('0,0c 1,0c .94,1c -.08,1c', {
                  x: 470 + (i % 2 ? -28 : 0) + i * 12,
                  y: 960 + i * 36,
                  w: 84 + i * 6,
                  h: 33,
                }),
                oklch(0.95, 0.05, [90, 25, 200, 140, 320][i] ?? 90),
                5,
                { opacity: env.snow ? 0.25 : 0.75 },
              ),
            )),
        ...fence(scene, { x0: -20, x1: 120, y: 930, h: 110, color: oklch(0.6, 0.1, 150) }),
        ...fence(scene, { x0: 1440, x1: 1570, y: 930, h: 110, color: oklch(0.6, 0.1, 150) }),
        ...flowers(scene, {
          name: 'f',
          count: 22,
          y0: 892,
          y1: 908,
          h: [36, 52],
          skip: (x) => x > 420 && x < 1060,
        }),
        ...lampPost(scene, { x: 1240, y: 920, h: 330 }),
      ],
      items: [secret(scene, 'ladybird', 1330, 960, 1)],
      front: [],
    }
  },
}
