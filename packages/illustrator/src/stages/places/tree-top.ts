import { adjust, oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, ellipse, rectangle } from '#core/path'
import { tones } from '#light/light'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist, water } from '#stages/kit/land'
import { cloud, sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { limb, trunk } from '#stages/kit/trees'
import { needles, pines } from '#stages/kit/canopies'
import type { Scene } from '#stages/scene'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

/** Two halves of one nest: whoever sits in it goes between them. */
export function nest(
  scene: Scene,
  x: number,
  y: number,
  w: number,
): { back: DisplayList; front: DisplayList } {
  const twigs = (name: string, y0: number, y1: number, count: number) => {
    const random = scene.random('nest', name)
    const tone = tones(scene.light, oklch(0.52, 0.065, 60)).base
    return repeat(count, () => {
      const [u, ty, angle] = [
        random.between(-1, 1),
        random.between(y0, y1),
        random.between(-0.34, 0.34),
      ]
      const tx = x + u * w * Math.sqrt(Math.max(0.05, 1 - ((ty - y) / (w * 0.62)) ** 2))
      return fill(
        brush(
          [
            [tx - w * 0.3, ty - angle * 40],
            [tx, ty + random.between(-6, 8)],
            [tx + w * 0.3, ty + angle * 40],
          ],
          1.4,
          random.between(2.5, 5),
          0.8,
        ),
        adjust(tone, random.between(-0.1, 0.09)),
        { opacity: 0.95 },
      )
    })
  }
  return {
    back: [
      fill(ellipse(x, y, w * 0.96, w * 0.24), tones(scene.light, oklch(0.3, 0.04, 50)).base),
      ...twigs('back', y - w * 0.16, y - w * 0.06, 16),
    ],
    front: [
      ...solid(
        scene,
        stamp('-1,-.04 -.86,.3 -.4,.56 .4,.56 .86,.3 1,-.04 .5,.12 -.5,.12', { x, y, w }),
        oklch(0.46, 0.06, 58),
      ),
      ...twigs('front', y + w * 0.02, y + w * 0.44, 54),
    ],
  }
}

const SEA_TOP = 748

/** Flat behind the hills, and a sail on it. */
const farSea = (scene: Scene): DisplayList => [
  ...water(scene, rectangle(-80, SEA_TOP, 1700, 240), { y0: SEA_TOP, y1: 900 }),
  ...solid(
    scene,
    stamp('-.5,-.3 .5,-.3 .32,0 -.3,0', { x: 300, y: 806, w: 46 }),
    oklch(0.58, 0.15, 28),
  ),
  ...solid(
    scene,
    stamp('-.04,-.36c -.04,-1.5c -.5,-.36c', { x: 300, y: 806, w: 46 }),
    oklch(0.97, 0.02, 90),
  ),
  ...solid(
    scene,
    stamp('.04,-.36c .04,-1.7c .6,-.36c', { x: 300, y: 806, w: 46 }),
    oklch(0.97, 0.02, 90),
  ),
]

const treeTopOver = (distance: (scene: Scene) => DisplayList): Stage => ({
  id: 'tree_top',
  kind: 'outdoors',
  horizon: 1040,
  verticals: [1120],
  orb: { x: 520, y: 320, radius: 140 },
  slots: [
    // A bough.
    { ...ground([260, 878, 740, 892], [1.26, 1.34]), wheels: false },
    { ...spot('nest', 'perch', [985, 612], 1.12), z: 612 },
    spot('branch', 'perch', [420, 872], 1.3),
  ],
  anchors: {
    nest: [985, 560],
    sky: [500, 200],
    aloft: [600, 450],
    far: [420, 700],
    hanging: [560, 960],
    branch: [560, 880],
    sea: [420, 800],
  },
  landmark: [985, 600],
  build: (scene) => {
    const home = nest(scene, 985, 612, 168)
    return {
      back: [
        ...sky(scene, { orb: { x: 520, y: 320, radius: 140 }, sunY: 430, depth: 1000 }),
        ...cloud(scene, { x: 240, y: 640, width: 520, name: 'low1', thin: 0.2 }),
        ...cloud(scene, { x: 760, y: 760, width: 620, name: 'low2', thin: 0.16 }),
        ...distance(scene),
        ...hill(scene, { y: 900, rise: 40, seed: 'hills', away: 0.75 }),
        ...mist(scene, 780, 1000, 0.4),
        ...group1(pines(scene, { name: 'fp', count: 46, y: 1020, h: [60, 150], away: 0.6 })),
        ...mist(scene, 860, 1150, 0.4),
        ...pines(scene, { name: 'fp2', count: 34, y: 1140, h: [90, 190], away: 0.35 }),
        ...trunk(scene, {
          x: 1190,
          y: 1210,
          top: -80,
          w: 250,
          color: scene.env.bark,
          name: 'mast',
          bark: 60,
          flare: 0.5,
          thin: 0.72,
        }),
        ...limb(
          scene,
          [
            [1150, 700],
            [1030, 690],
            [930, 676],
            [820, 668],
          ],
          32,
          0.55,
        ),
        ...limb(
          scene,
          [
            [1180, 720],
            [1300, 640],
            [1420, 610],
          ],
          28,
          0.7,
        ),
        ...needles(scene, 'n1', [
          [1240, 40, 230, 80],
          [1420, 200, 200, 80],
          [980, 90, 170, 56],
          [1400, 560, 190, 66],
          [1340, 380, 120, 50],
          [1480, 860, 190, 90],
        ]),
        ...(scene.env.dark || scene.era !== 'today'
          ? lantern(scene, { x: 1330, y: 760, h: 60, string: 90 })
          : []),
      ],
      items: [
        { z: 600, list: home.back },
        { z: 640, list: home.front },
        {
          z: 868,
          list: [
            ...limb(
              scene,
              [
                [1160, 966],
                [960, 926],
                [760, 902],
                [520, 888],
                [300, 894],
                [130, 866],
              ],
              34,
              0.72,
            ),
            ...needles(scene, 'n2', [
              [150, 880, 130, 46],
              [250, 926, 90, 34],
              [860, 952, 100, 34],
            ]),
          ],
        },
        secret(scene, 'ladybird', 706, 876, 0.9),
      ],
      front: [
        group(
          needles(
            scene,
            'n3',
            [
              [40, 1140, 230, 80],
              [1490, 1146, 230, 80],
              [10, 40, 190, 80],
            ],
            0.1,
          ),
          { filter: { kind: 'blur', radius: 2 } },
        ),
      ],
    }
  },
})

export const treeTop: Stage = { ...treeTopOver(() => []), apart: { sea: treeTopOver(farSea) } }

const group1 = (list: DisplayList): DisplayList => [
  group(list, { filter: { kind: 'blur', radius: 1.4 } }),
]
