import { mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse } from '#core/path'
import { underLight } from '#light/light'
import { ageMark } from '#stages/kit/dress'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist, path, water } from '#stages/kit/land'
import { rock } from '#stages/kit/mountains'
import { sky } from '#stages/kit/sky'
import { starfish } from '#stages/kit/sea-life'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { canopy } from '#stages/kit/canopies'
import { limb } from '#stages/kit/trees'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const beach: Stage = {
  id: 'beach',
  kind: 'outdoors',
  horizon: 610,
  verticals: [1260],
  orb: { x: 560, y: 270, radius: 90 },
  slots: [
    ground([240, 920, 1220, 1078], [1.26, 1.48]),
    { id: 'sand', kind: 'small', box: [280, 950, 1180, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    sea: [560, 700],
    far: [560, 560],
    boat: [1010, 610],
    hanging: [1180, 380],
    sand: [640, 1040],
  },
  landmark: [1010, 590],
  build: (scene) => {
    const { env } = scene
    const sandColor = mix(
      env.dark ? oklch(0.52, 0.05, 285) : oklch(0.88, 0.06, 80),
      env.haze,
      env.dark ? 0.2 : 0.12,
    )
    const random = scene.random('beach')
    const sail = scene.era === 'future' ? oklch(0.92, 0.05, 200) : oklch(0.95, 0.03, 70)
    return {
      back: [
        ...sky(scene, { orb: { x: 560, y: 270, radius: 90 }, sunY: 470, depth: 620 }),
        ...water(scene, stamp('-80,608c 1620,608c 1620,960c -80,960c', { x: 0, y: 0, w: 1 }), {
          y0: 608,
          y1: 930,
          shine: 560,
        }),
        ...repeat(4, (i) =>
          fill(
            mark('-80,0 300,10 700,-8 1100,8 1620,-4', { x: 0, y: 716 + i * 36, w: 1 }, [
              1,
              3 + i * 1.6,
              1,
            ]),
            oklch(0.98, 0.02, 200),
            { opacity: env.dark ? 0.3 : 0.65 },
          ),
        ),
        ...mist(scene, 520, 680, 0.4),
        ...hill(scene, {
          y: 640,
          rise: 4,
          seed: 'isle',
          away: 0.6,
          profile: (x) => 200 - Math.exp(-(((x - 180) / 200) ** 2)) * 300,
        }).slice(0, 1),
        ...solid(
          scene,
          stamp('-1.2,-.2c 1.2,-.2c .8,.24 -.8,.24', { x: 1010, y: 690, w: 78 }),
          oklch(0.55, 0.13, 30),
        ),
        ...solid(
          scene,
          stamp('-.06,-.2c -.06,-2.3c .06,-2.3c .06,-.2c', { x: 1010, y: 690, w: 78 }),
          oklch(0.5, 0.07, 55),
        ),
        ...solid(scene, stamp('.12,-.4c .12,-2.2c 1.1,-.4c', { x: 1010, y: 690, w: 78 }), sail),
        ...solid(
          scene,
          stamp('-.12,-.4c -.12,-1.9c -.8,-.4c', { x: 1010, y: 690, w: 78 }),
          oklch(0.75, 0.13, 40),
        ),
        ...path(
          scene,
          stamp('-80,880c 200,850 520,878 860,842 1200,818 1620,800c 1620,1240c -80,1240c', {
            x: 0,
            y: 0,
            w: 1,
          }),
          830,
          sandColor,
        ),
        ...solid(
          scene,
          stamp('-80,884c 200,856 520,884 860,848 1200,824 1620,806c 1620,1240c -80,1240c', {
            x: 0,
            y: 0,
            w: 1,
          }),
          sandColor,
          (tone) => [
            fill(
              mark(
                '-80,884 200,856 520,884 860,848 1200,824 1620,806',
                { x: 0, y: 0, w: 1 },
                [10, 22, 10],
              ),
              tone.shade,
              { opacity: 0.5, blur: 8 },
            ),
            ...repeat(60, () =>
              fill(
                ellipse(
                  random.between(0, 1536),
                  random.between(890, 1150),
                  random.between(8, 30),
                  random.between(1.5, 3.5),
                ),
                random.chance(0.5) ? tone.high : tone.deep,
                { opacity: 0.3 },
              ),
            ),
            ...(env.snow
              ? [
                  fill(
                    stamp('-80,980 400,940 900,960 1620,900 1620,1240 -80,1240', {
                      x: 0,
                      y: 0,
                      w: 1,
                    }),
                    oklch(env.dark ? 0.66 : 0.96, 0.02, 250),
                    { opacity: 0.8, blur: 14 },
                  ),
                ]
              : []),
          ],
        ),
        fill(
          mark(
            '-80,880 200,852 520,880 860,844 1200,820 1620,802',
            { x: 0, y: 0, w: 1 },
            [2, 6, 3],
          ),
          oklch(0.99, 0.01, 200),
          { opacity: 0.75 },
        ),
        ...limb(
          scene,
          [
            [1420, 980],
            [1400, 780],
            [1340, 560],
            [1240, 380],
          ],
          30,
          0.45,
        ),
        ...repeat(7, (i) =>
          fill(
            mark(
              '0,0 .5,-.24 1,.3',
              {
                x: 1240,
                y: 380,
                w: Math.cos((i / 7) * 6.28) * 250,
                h: 130 + Math.sin((i / 7) * 6.28) * 120,
              },
              [3, 24, 2],
            ),
            underLight(scene.light, oklch(0.56 + (i % 3) * 0.05, 0.12, 140)),
          ),
        ),
        ...repeat(3, (i) =>
          solid(scene, ellipse(1228 + i * 20, 398 + (i % 2) * 12, 15), oklch(0.5, 0.07, 55)),
        ).flat(),
        ...canopy(scene, 'tuft', [[1450, 980, 90, 34]]),
        ...starfish(scene, 420, 1066, 30, oklch(0.72, 0.16, 35)),
        ...repeat(9, (i) =>
          solid(
            scene,
            stamp('-1,0 -.7,-.7 0,-1 .7,-.7 1,0 0,.3', {
              x: 140 + i * 160 + random.between(-40, 40),
              y: 930 + ((i * 53) % 190),
              w: 12,
            }),
            oklch(0.9, 0.06, 20 + i * 40),
          ),
        ).flat(),
        ...(scene.era === 'today' ? [] : lampPost(scene, { x: 140, y: 930, h: 260 })),
      ],
      items: [
        loose(rock(scene, { x: 150, y: 952, w: 120, h: 82 }), { z: 950 }),
        loose(rock(scene, { x: 262, y: 966, w: 60, h: 40 }), { z: 960 }),
        ageMark(scene, { x: 1160, y: 880, k: scene.era === 'past' ? 0 : 0 }),
        secret(scene, 'crab', 1180, 1000, 1),
      ],
      front: [],
    }
  },
}
