import { mix, oklch } from '#core/color'
import { glow } from '#light/part'
import { fence, house } from '#stages/kit/buildings'
import { castle } from '#stages/kit/castle'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { hill, mist, water } from '#stages/kit/land'
import { mountain } from '#stages/kit/mountains'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { stamp } from '#stages/kit/stamp'
import { canopy, pines } from '#stages/kit/canopies'
import { tree, trunk } from '#stages/kit/trees'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

const drop = (x: number) => Math.max(0, (x - 560) / 560) ** 2 * 300

export const castleMeadow: Stage = {
  id: 'castle_meadow',
  kind: 'outdoors',
  horizon: 620,
  verticals: [],
  orb: { x: 660, y: 260, radius: 78 },
  banks: [120, 1000],
  slots: [
    ground([180, 940, 880, 1085], [1.28, 1.5]),
    { id: 'grass', kind: 'small', box: [160, 950, 900, 1060], scale: [0.9, 1.06] },
  ],
  anchors: {
    castle: [1060, 500],
    far: [1060, 500],
    village: [520, 700],
    hanging: [240, 220],
    grass: [620, 1040],
    road: [520, 912],
  },
  landmark: [1060, 500],
  build: (scene) => {
    const { env } = scene
    const stone = {
      ...scene.light,
      exposure: scene.light.exposure * (env.dark ? 1.22 : 1),
      ambientAmount: scene.light.ambientAmount + 0.1,
    }
    return {
      back: [
        ...sky(scene, { orb: { x: 660, y: 260, radius: 78 }, sunY: 470, depth: 640 }),
        ...mountain(scene, { x: 160, y: 620, w: 360, h: 230, away: 0.5 }),
        ...mountain(scene, { x: 470, y: 620, w: 280, h: 160, away: 0.62 }),
        ...mountain(scene, { x: 1420, y: 620, w: 340, h: 210, away: 0.55 }),
        ...hill(scene, { y: 604, rise: 20, seed: 'a', away: 0.55 }),
        ...pines(scene, { name: 'p', count: 44, y: 628, h: [22, 54], away: 0.5 }),
        ...mist(scene, 430, 690, 0.36),
        ...[...Array(9).keys()].flatMap((i) =>
          tree(scene, {
            x: [40, 120, 210, 690, 770, 1330, 1400, 1480, 300][i] ?? 0,
            y: 668 + (i % 3) * 12,
            h: 110 + (i % 4) * 22,
            away: 0.4,
            name: `v${i}`,
          }),
        ),
        ...hill(scene, {
          y: 696,
          rise: 16,
          seed: 'b',
          away: 0.24,
          profile: (x) => -Math.exp(-(((x - 1060) / 260) ** 2)) * 90,
        }),
        {
          ...glow({
            x: 1060,
            y: 470,
            radius: 330,
            color: env.dark ? oklch(0.8, 0.12, 60) : env.glow,
            strength: env.dark ? 0.4 : 0.26,
          }),
          blend: 'screen',
        },
        ...castle(scene, {
          x: 1060,
          y: 646,
          k: 0.78,
          light: stone,
          wall: scene.far(mix(oklch(0.86, 0.05, 50), env.sky[2], 0.28), 0.22),
          roof: scene.far(oklch(0.5, 0.13, 345), 0.3),
        }),
        ...bush(scene, { x: 945, y: 664, w: 80, h: 50, away: 0.2, name: 'c1' }),
        ...bush(scene, { x: 1190, y: 668, w: 88, h: 52, away: 0.2, name: 'c2' }),
        ...(
          [
            [400, 728, 0.27],
            [470, 720, 0.3],
            [556, 726, 0.36],
            [650, 716, 0.28],
          ] as const
        ).flatMap(([x, y, k], i) =>
          house(scene, {
            x,
            y,
            k,
            away: 0.12,
            name: `h${i}`,
            roof: oklch(0.56, 0.13, [30, 60, 25, 320][i] ?? 30),
          }),
        ),
        ...(
          [
            [438, 734, 30],
            [512, 734, 34],
            [606, 730, 30],
            [700, 724, 36],
          ] as const
        ).flatMap(([x, y, w], i) => bush(scene, { x, y, w, away: 0.15, name: `v${i}` })),
        ...water(
          scene,
          stamp(
            '1064,668c 1082,668c 1100,730 1240,790 1320,860 1260,960 1380,1200c 1040,1200c 1090,960 1180,860 1130,790 1050,730',
            { x: 0, y: 0, w: 1 },
          ),
          { y0: 668, y1: 1152, shine: 1190 },
        ),
        ...hill(scene, { y: 850, rise: 10, seed: 'c', away: 0, profile: drop }),
        ...grass(scene, {
          name: 'g',
          count: 270,
          y0: 852,
          y1: 1150,
          h: [16, 70],
          skip: (x, y) => y < 862 + drop(x),
        }),
        ...flowers(scene, {
          name: 'f',
          count: 70,
          y0: 876,
          y1: 1130,
          h: [24, 62],
          skip: (x, y) => y < 890 + drop(x) || (y > 930 && y < 1080 && x > 240 && x < 860),
        }),
        ...trunk(scene, {
          x: -8,
          y: 1190,
          top: -40,
          w: 170,
          color: env.bark,
          name: 'frame',
          bark: 36,
          flare: 0.8,
        }),
        ...canopy(scene, 'c', [
          [-10, 40, 230, 130],
          [190, 10, 190, 92],
          [360, -24, 160, 66],
          [40, 170, 120, 70],
        ]),
      ],
      items: [
        {
          z: 862,
          list: [
            ...fence(scene, { x0: 90, x1: 330, y: 872, h: 70, color: oklch(0.62, 0.07, 60) }),
            ...vehicle(scene, { x: 420, y: 868, k: scene.era === 'today' ? 0 : 0.5 }),
          ],
        },
        secret(scene, 'mouse', 150, 1010, 0.9),
      ],
      front: leafFrame(scene, 'front', { ferns: false }),
    }
  },
}
