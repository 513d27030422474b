import { adjust, mix, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { skyline } from '#stages/kit/city'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { potPlant } from '#stages/kit/ornaments'
import { garland } from '#stages/kit/indoor-lights'
import { mist } from '#stages/kit/land'
import { sky } from '#stages/kit/sky'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, loose, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const rooftop: Stage = {
  id: 'rooftop',
  kind: 'outdoors',
  horizon: 800,
  verticals: [1240],
  orb: { x: 520, y: 290, radius: 120 },
  slots: [
    ground([240, 960, 1130, 1080], [1.3, 1.46]),
    spot('chimney', 'perch', [1290, 640], 0.9),
    { id: 'tiles', kind: 'small', box: [280, 980, 1100, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    chimney: [1290, 700],
    over_chimney: [1290, 510],
    far: [520, 300],
    sky: [520, 300],
    hanging: [700, 560],
    city: [600, 760],
  },
  landmark: [1290, 720],
  build: (scene) => {
    const tile = mix(oklch(scene.env.dark ? 0.46 : 0.62, 0.1, 30), scene.env.haze, 0.08)
    return {
      back: [
        ...sky(scene, { orb: { x: 520, y: 290, radius: 120 }, sunY: 470, depth: 900 }),
        ...skyline(scene, { name: 'a', y: 900, h: [200, 420], away: 0.72, count: 17 }),
        ...mist(scene, 520, 900, 0.42),
        ...skyline(scene, { name: 'b', y: 950, h: [130, 300], away: 0.42, count: 13 }),
        ...mist(scene, 700, 980, 0.3),
        ...solid(
          scene,
          rectangle(1190, 640, 200, 290),
          scene.era === 'future' ? oklch(0.93, 0.02, 220) : oklch(0.6, 0.09, 35),
          (tone) =>
            repeat(30, (i) =>
              fill(
                rectangle(
                  1196 + (i % 4) * 50 + (Math.floor(i / 4) % 2) * 20,
                  690 + Math.floor(i / 4) * 32,
                  42,
                  22,
                ),
                i % 3 ? tone.shade : tone.light,
                { opacity: 0.5 },
              ),
            ),
        ),
        ...solid(scene, rectangle(1174, 632, 232, 36), adjust(tile, 0.04)),
        ...[1232, 1340].flatMap((x) =>
          solid(scene, rectangle(x - 22, 580, 44, 56), oklch(0.58, 0.1, 40)),
        ),
        fill(
          stamp('0,0 .3,-.6 -.1,-1.2 .4,-1.9 .9,-1.5 .5,-1 .8,-.5 .5,0', {
            x: 1220,
            y: 580,
            w: 80,
          }),
          oklch(0.92, 0.01, 260),
          { opacity: 0.3, blur: 12 },
        ),
        ...garland(scene, [
          [-40, 540],
          [320, 640],
          [780, 690],
          [1190, 650],
        ]),
        ...solid(
          scene,
          stamp('-80,900c 1620,880c 1620,1240c -80,1240c', { x: 0, y: 0, w: 1 }),
          tile,
          (tone) => [
            ...repeat(8, (row) =>
              repeat(26, (i) =>
                fill(
                  stamp('-1,0 -1,.7 0,1 1,.7 1,0 0,.12', {
                    x: i * 66 - 40 + (row % 2) * 33,
                    y: 896 + row * row * 4 + row * 12,
                    w: 31,
                    h: 20 + row * 4,
                  }),
                  (i + row) % 4 ? tone.shade : tone.light,
                  { opacity: 0.5 },
                ),
              ),
            ).flat(),
            ...(scene.env.snow
              ? [
                  fill(rectangle(-80, 880, 1700, 60), oklch(0.96, 0.015, 250), {
                    opacity: 0.9,
                    blur: 8,
                  }),
                ]
              : []),
          ],
        ),
        ...solid(
          scene,
          stamp('-80,884c 1620,866c 1620,902c -80,920c', { x: 0, y: 0, w: 1 }),
          adjust(tile, 0.06),
        ),
        ...repeat(27, (i) =>
          solid(
            scene,
            stamp('-1.06,.62c -1,-.2 -.6,-.78 0,-.92 .6,-.78 1,-.2 1.06,.62c', {
              x: i * 62 - 50,
              y: 892 - i * 0.66,
              w: 31,
              h: 28,
            }),
            adjust(tile, i % 3 ? 0.05 : 0.09),
          ),
        ).flat(),
        fill(
          mark('-80,924 700,912 1620,906', { x: 0, y: 0, w: 1 }, [4, 9, 4]),
          adjust(tile, -0.2),
          { opacity: 0.5, blur: 5 },
        ),
        line('M1180 696H1117q-6 0 -6 8', underLight(scene.light, oklch(0.3, 0.03, 40)), 6),
        ...lantern(scene, { x: 1111, y: 762, h: 70, string: 16 }),
        fill(
          repeat(3, (i) => ellipse(150 + i * 44, 880 - i * 2, 15, 11)).join(''),
          adjust(scene.env.haze, -0.25),
        ),
      ],
      items: [
        loose(potPlant(scene, { x: 150, y: 960, k: 1, name: 'p1' }), { z: 940 }),
        loose(
          potPlant(scene, {
            x: 250,
            y: 974,
            k: 0.72,
            name: 'p2',
            pot: oklch(0.6, 0.11, 220),
          }),
          { z: 955 },
        ),
        secret(scene, 'mouse', 1440, 920, 1),
      ],
      front: [],
    }
  },
}
