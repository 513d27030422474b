import { adjust, mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { house } from '#stages/kit/buildings'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { hill, mist } from '#stages/kit/land'
import { mountain, rock } from '#stages/kit/mountains'
import { sky } from '#stages/kit/sky'
import { mark, repeat } from '#stages/kit/stamp'
import { pines } from '#stages/kit/canopies'
import { treeLine } from '#stages/kit/trees'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const snowHill: Stage = {
  id: 'snow_hill',
  kind: 'outdoors',
  horizon: 680,
  verticals: [1210],
  orb: { x: 420, y: 250, radius: 84 },
  slots: [
    ground([240, 930, 1240, 1078], [1.28, 1.48]),
    { id: 'snow', kind: 'small', box: [280, 950, 1200, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    house: [1180, 700],
    far: [420, 560],
    slope: [700, 860],
    hanging: [1180, 560],
    snow: [640, 1040],
  },
  landmark: [1180, 680],
  build: (given) => {
    const tone = given.env.dark
      ? oklch(0.64, 0.065, 262)
      : mix(oklch(0.96, 0.016, 240), given.env.sky[3], 0.22)
    const snow = [
      tone,
      adjust(tone, -0.06, 1.5),
      adjust(tone, given.env.dark ? -0.2 : -0.16, given.env.dark ? 1.4 : 2.2),
    ] as const
    const env = {
      ...given.env,
      snow: Math.max(given.env.snow, 0.9),
      ground: snow,
      grass: [mix(given.env.grass[0], tone, 0.6), mix(given.env.grass[1], tone, 0.4)] as const,
      leaf: mix(given.env.leaf, oklch(0.45, 0.06, 190), 0.5),
    }
    const scene = { ...given, env }
    // Bare, nobody has been here: no house, no lamp, not a print in the snow.
    const isWild = given.isBare === true
    return {
      back: [
        ...sky(given, { orb: { x: 420, y: 250, radius: 84 }, sunY: 430 }),
        ...mountain(scene, { x: 200, y: 690, w: 420, h: 300, away: 0.5 }),
        ...mountain(scene, { x: 760, y: 690, w: 360, h: 230, away: 0.62 }),
        ...mountain(scene, { x: 1380, y: 690, w: 430, h: 330, away: 0.5 }),
        ...mist(scene, 440, 720, 0.4),
        ...hill(scene, { y: 690, rise: 24, seed: 'a', away: 0.3 }),
        ...pines(scene, { name: 'p', count: 46, y: 706, h: [40, 110], away: 0.42 }),
        ...hill(scene, {
          y: 752,
          rise: 20,
          seed: 'b',
          away: 0.12,
          profile: (x) => -Math.max(0, (700 - x) / 700) * 130,
        }),
        ...pines(scene, {
          name: 'p2',
          count: 12,
          y: 720,
          h: [120, 230],
          away: 0.16,
          to: 480,
          profile: (x) => -Math.max(0, (700 - x) / 700) * 60,
        }),
        ...treeLine(scene, {
          name: 't',
          count: 5,
          y: 800,
          h: 330,
          away: 0.2,
          gaps: [
            [-200, 620],
            [940, 1330],
          ],
        }),
        ...(isWild
          ? []
          : house(scene, {
              x: 1180,
              y: 830,
              k: 0.95,
              roof: oklch(0.5, 0.12, 25),
              wall: oklch(0.68, 0.08, 50),
            })),
        ...pines(scene, {
          name: 'p3',
          count: 5,
          y: 868,
          h: [170, 280],
          away: 0.05,
          from: 1330,
          to: 1560,
        }),
        ...hill(scene, {
          y: 862,
          rise: 18,
          seed: 'c',
          away: 0,
          profile: (x) => -Math.max(0, (520 - x) / 520) * 70,
        }),
        ...repeat(isWild ? 0 : 2, (i) =>
          fill(
            mark('0,0 .3,.36 .6,.62 1,1', { x: 130 + i * 26, y: 812, w: 700, h: 330 }, [1, 4, 7]),
            adjust(tone, -0.12, 1.6),
            { opacity: 0.6 },
          ),
        ),
        ...repeat(isWild ? 0 : 12, (i) =>
          fill(
            mark(
              '-1,0 0,.2 1,0',
              { x: 640 + i * 36 + (i % 2) * 14, y: 1060 - i * 14, w: 10, h: 8 },
              [1, 4, 1],
            ),
            adjust(tone, -0.14, 1.6),
            { opacity: 0.7 },
          ),
        ),
        ...(isWild ? [] : lampPost(scene, { x: 1010, y: 900, h: 300 })),
      ],
      items: [
        {
          z: 905,
          list: vehicle(scene, { x: 1360, y: 912, k: isWild || scene.era === 'today' ? 0 : 0.6 }),
        },
        loose(rock(scene, { x: 170, y: 1000, w: 96, h: 62 }), { z: 990 }),
        secret(scene, 'mouse', 1270, 980, 1),
      ],
      front: [],
    }
  },
}
