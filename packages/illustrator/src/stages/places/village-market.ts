import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { contactShadow } from '#light/part'
import { house } from '#stages/kit/buildings'
import { fountain } from '#stages/kit/fountain'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { hill, mist, path } from '#stages/kit/land'
import { garland } from '#stages/kit/indoor-lights'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { tree } from '#stages/kit/trees'
import type { Scene } from '#stages/scene'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

/** A stall: counter, striped awning, heaps of fruit and bread. */
export function stall(
  scene: Scene,
  at: { x: number; y: number; k: number; hue: number; goods: readonly number[] },
) {
  const { x, y, k, hue, goods } = at
  const random = scene.random('stall', x)
  const p = { x, y, w: 150 * k, h: 150 * k }
  const wood = scene.era === 'future' ? oklch(0.93, 0.02, 220) : oklch(0.56, 0.08, 55)
  return [
    contactShadow({ x, y, rx: 190 * k, color: scene.shade, strength: 0.55 }),
    ...[-0.94, 0.9].flatMap((u) =>
      solid(scene, rectangle(x + u * p.w, y - 330 * k, 9 * k, 330 * k), wood),
    ),
    ...solid(scene, rectangle(x - p.w, y - 118 * k, 2 * p.w, 118 * k), wood, (tone) =>
      repeat(7, (i) =>
        fill(rectangle(x - p.w + i * 44 * k, y - 118 * k, 2.4, 120 * k), tone.deep, {
          opacity: 0.5,
        }),
      ),
    ),
    ...goods.flatMap((tone, i) => [
      ...solid(
        scene,
        stamp('-1,0c -.8,1c .8,1c 1,0c', {
          x: x - p.w * 0.66 + i * 100 * k,
          y: y - 140 * k,
          w: 44 * k,
          h: 34 * k,
        }),
        oklch(0.72, 0.09, 75),
      ),
      ...repeat(9, (j) =>
        solid(
          scene,
          ellipse(
            x - p.w * 0.66 + i * 100 * k + ((j % 4) - 1.5) * 20 * k + random.between(-3, 3),
            y - (146 + Math.floor(j / 4) * 15) * k,
            12 * k,
          ),
          oklch(0.7, 0.16, tone),
        ),
      ).flat(),
    ]),
    ...repeat(8, (i) =>
      solid(
        scene,
        stamp(
          `${-1.16 + i * 0.29},-2.2c ${-1.02 + i * 0.255},-2.7c ${-0.765 + i * 0.255},-2.7c ${-0.87 + i * 0.29},-2.2c ${-0.94 + i * 0.29},-2.08 ${-1.09 + i * 0.29},-2.08`,
          p,
        ),
        i % 2 ? oklch(0.95, 0.025, 85) : oklch(0.62, 0.16, hue),
      ),
    ).flat(),
    fill(
      rectangle(x - p.w, y - 306 * k, 2 * p.w, 30 * k),
      underLight(scene.light, oklch(0.3, 0.06, 290)),
      { opacity: 0.25, blur: 8 },
    ),
  ]
}

export const villageMarket: Stage = {
  id: 'village_market',
  kind: 'outdoors',
  horizon: 740,
  verticals: [560, 1010],
  orb: { x: 770, y: 230, radius: 74 },
  slots: [
    ground([260, 950, 1260, 1080], [1.3, 1.48]),
    { id: 'cobbles', kind: 'small', box: [320, 970, 1200, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    stall: [290, 780],
    far: [770, 560],
    fountain: [770, 820],
    hanging: [560, 420],
    cobbles: [770, 1050],
  },
  landmark: [300, 640],
  build: (scene) => ({
    back: [
      ...sky(scene, { orb: { x: 770, y: 230, radius: 74 }, sunY: 430 }),
      ...hill(scene, { y: 690, rise: 24, seed: 'a', away: 0.6 }),
      ...tree(scene, { x: 640, y: 760, h: 250, away: 0.4, name: 't1' }),
      ...tree(scene, { x: 900, y: 760, h: 280, away: 0.4, name: 't2' }),
      ...mist(scene, 500, 790, 0.35),
      ...(
        [
          [480, 800, 0.95, 30],
          [1080, 800, 1, 255],
        ] as const
      ).flatMap(([x, y, k, hue], i) =>
        house(scene, { x, y, k, away: 0.22, name: `m${i}`, roof: oklch(0.54, 0.12, hue) }),
      ),
      ...(
        [
          [180, 850, 1.6, 340],
          [1390, 850, 1.7, 45],
        ] as const
      ).flatMap(([x, y, k, hue], i) =>
        house(scene, {
          x,
          y,
          k,
          name: `n${i}`,
          roof: oklch(0.54, 0.12, hue),
          wall: oklch(0.92, 0.045, 60 + i * 40),
        }),
      ),
      ...hill(scene, {
        y: 838,
        rise: 4,
        seed: 'b',
        away: 0,
        color: [
          oklch(scene.env.dark ? 0.44 : 0.82, 0.035, 75),
          oklch(scene.env.dark ? 0.36 : 0.72, 0.04, 60),
          oklch(scene.env.dark ? 0.22 : 0.5, 0.06, 300),
        ],
      }),
      ...path(
        scene,
        stamp('-80,860c 1620,860c 1620,1240c -80,1240c', { x: 0, y: 0, w: 1 }),
        850,
        oklch(0.76, 0.04, 70),
      ),
      ...fountain(scene, { x: 770, y: 884, k: 1 }),
      ...garland(scene, [
        [281, 402],
        [470, 524],
        [620, 492],
        [900, 580],
        [1180, 540],
        [1474, 376],
      ]),
      ...lampPost(scene, { x: 620, y: 890, h: 330 }),
    ],
    items: [
      { z: 920, list: stall(scene, { x: 290, y: 940, k: 1.05, hue: 25, goods: [25, 95, 140] }) },
      { z: 921, list: stall(scene, { x: 1270, y: 940, k: 1.05, hue: 255, goods: [60, 310, 40] }) },
      {
        z: 900,
        list: vehicle(scene, { x: 930, y: 905, k: scene.era === 'today' ? 0 : 0.6 }),
        yields: { x: 930, y: 880, radius: 60 },
      },
      secret(scene, 'mouse', 520, 950, 0.95),
    ],
    front: [],
  }),
}
