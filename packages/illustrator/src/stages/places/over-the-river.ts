import type { LocationId } from '@luciole/contract/scene-brief'
import { adjust, mix, oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { glow } from '#light/part'
import { house } from '#stages/kit/buildings'
import { bearsHouse } from '#stages/kit/bears-house'
import { bush } from '#stages/kit/bushes'
import { pines } from '#stages/kit/canopies'
import { ageMark } from '#stages/kit/dress'
import { flowers } from '#stages/kit/flowers'
import { hill, mist, water } from '#stages/kit/land'
import { mountain } from '#stages/kit/mountains'
import { grass, leafFrame } from '#stages/kit/plants'
import { secret } from '#stages/kit/secrets'
import { sky } from '#stages/kit/sky'
import { repeat, stamp } from '#stages/kit/stamp'
import { bridgeDeck, bridgeParapet } from '#stages/kit/stone-bridge'
import { tree, treeLine } from '#stages/kit/trees'
import type { Scene } from '#stages/scene'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

const WHOLE = { x: 0, y: 0, w: 1 }
const DECK_Z = 770
const PARAPET_Z = 800

/** Winter stays on one side of a river. */
function inWinter(given: Scene): Scene {
  const tone = given.env.dark
    ? oklch(0.64, 0.065, 262)
    : mix(oklch(0.96, 0.016, 240), given.env.sky[3], 0.22)
  const snow = [tone, adjust(tone, -0.06, 1.5), adjust(tone, -0.16, 2)] as const
  return {
    ...given,
    env: {
      ...given.env,
      snow: 0.9,
      ground: snow,
      leaf: mix(given.env.leaf, oklch(0.8, 0.03, 220), 0.6),
    },
  }
}

/** She is still up. */
const litWindow = group(
  [glow({ x: 1236, y: 660, radius: 130, color: oklch(0.86, 0.13, 80), strength: 0.9 })],
  { blend: 'screen' },
)

/** A thread of it is seen against the sky, by day as by night. */
const smokeOn = ({ env }: Scene) =>
  env.dark ? oklch(0.93, 0.01, 250) : mix(oklch(0.7, 0.03, 285), env.sky[3], 0.3)

/** On the other side Grandma has lit her fire. */
function grandmas(scene: Scene): DisplayList {
  const winter = inWinter(scene)
  return [
    ...mountain(winter, { x: 1180, y: 716, w: 420, h: 330, away: 0.45 }),
    ...mountain(winter, { x: 1480, y: 716, w: 360, h: 250, away: 0.5 }),
    ...hill(winter, { y: 716, rise: 8, seed: 'snow', away: 0.2, profile: rightOnly(250, 980) }),
    ...pines(winter, { name: 'sp', count: 7, y: 690, h: [70, 150], away: 0.3, from: 1010 }),
    ...house(winter, { x: 1300, y: 716, k: 0.92, away: 0.08, wall: oklch(0.86, 0.05, 70) }),
    ...(scene.env.dark ? [litWindow] : []),
    ...repeat(5, (i) =>
      fill(
        ellipse(1362 + i * 15 + (i % 2) * 9, 436 - i * 40, 15 + i * 7, 15 + i * 6),
        smokeOn(scene),
        { opacity: 0.72 - i * 0.1, blur: 4 },
      ),
    ),
    ...hill(winter, { y: 800, rise: 6, seed: 'snow2', away: 0, profile: rightOnly(330, 1090) }),
  ]
}

/** Land that is only on the right; to the left of x it has sunk out of sight. */
const rightOnly = (drop: number, x0: number) => (x: number) =>
  drop * (1 - 1 / (1 + Math.exp((x0 - x) / 26)))

interface Look {
  id: LocationId
  near: (scene: Scene) => DisplayList
  far: (scene: Scene) => DisplayList
  views: NonNullable<Stage['views']>
}

/** A river from the back to the front, and a stone bridge over it from one bank to the other. */
const overTheRiver = ({ id, near, far, views }: Look): Stage => ({
  id,
  kind: 'outdoors',
  horizon: 700,
  verticals: [],
  orb: { x: 620, y: 230, radius: 84 },
  slots: [
    ground([130, 1004, 1400, 1084], [1.28, 1.44], 'bank'),
    { id: 'edge', kind: 'small', box: [150, 1004, 1380, 1070], scale: [1, 1.12] },
    { ...spot('bridge', 'perch', [835, 826], 1.14, DECK_Z), wheels: true },
    { ...spot('bridge_foot', 'perch', [745, 836], 1.14, DECK_Z + 4), wheels: true },
    spot('post_top', 'perch', [384, 760], 1.2, 969),
    { ...spot('bridge_end', 'perch', [1190, 866], 1.1, DECK_Z - 2), wheels: true },
    { id: 'queue', kind: 'perch', box: [200, 1036, 400, 1066], scale: [1.36, 1.4] },
    { ...spot('far_bank', 'perch', [1430, 936], 1.06, 936), wheels: true },
    // Who is small and walks across is seen on the wall.
    spot('parapet', 'perch', [1010, 826], 1.14, PARAPET_Z + 4),
    ...(
      [
        [600, 1018],
        [450, 1030],
        [300, 1044],
      ] as const
    ).map((at, i) =>
      spot(`queue_${['first', 'second', 'third'][i]}`, 'perch', at, 1.34 + i * 0.02),
    ),
  ],
  anchors: {
    post: [384, 968],
    bridge: [900, 700],
    rail: [880, 822],
    deck: [835, 792],
    near_bank: [310, 984],
    walk: [905, 902],
    daisies: [1150, 868],
    far: [1300, 640],
    doorstep: [1466, 804],
    house: [190, 640],
    water: [1010, 960],
    hanging: [560, 420],
    grass: [420, 1050],
  },
  depths: { walk: PARAPET_Z - 6 },
  views,
  landmark: [900, 760],
  build: (scene) => ({
    back: [
      ...sky(scene, { orb: { x: 620, y: 230, radius: 84 }, sunY: 430 }),
      ...treeLine(scene, {
        name: 'far',
        count: 10,
        y: 704,
        h: 300,
        away: 0.7,
        gaps: [[560, 1700]],
        blur: 1.6,
      }),
      ...mist(scene, 420, 720, 0.42),
      ...hill(scene, { y: 704, rise: 12, seed: 'a', away: 0.5 }),
      ...far(scene),
      ...hill(scene, {
        y: 800,
        rise: 8,
        seed: 'near',
        away: 0.05,
        profile: (x) => rightOnly(330, 640)(1280 - x),
      }),
      ...near(scene),
      ...water(
        scene,
        stamp(
          '872,706c 906,706c 990,770 1070,850 1170,922 1280,966 1400,974 1620,970c 1620,1240c 560,1240c 600,1010 640,930 700,880 800,780',
          WHOLE,
        ),
        { y0: 706, y1: 1040, shine: 900 },
      ),
      ...hill(scene, {
        y: 958,
        rise: 5,
        seed: 'bank',
        away: 0,
        profile: (x) => 38 / (1 + Math.exp((690 - x) / 50)),
      }),
      ...grass(scene, {
        name: 'g',
        count: 150,
        y0: 880,
        y1: 1150,
        h: [20, 60],
        skip: (x, y) => y < 1012 && x > 640,
      }),
      ...flowers(scene, { name: 'f', count: 22, y0: 1010, y1: 1130, h: [28, 54] }),
    ],
    items: [
      { z: DECK_Z - 10, list: bridgeDeck(scene) },
      {
        z: PARAPET_Z,
        list: [
          ...bridgeParapet(scene),
          ...grass(scene, {
            name: 'foot',
            count: 340,
            y0: 958,
            y1: 982,
            h: [20, 44],
            skip: (x) => x < 410 || x > 650,
          }),
        ],
      },
      {
        z: 944,
        list: bush(scene, { x: 420, y: 972, w: 60, name: 'b1' }),
        yields: { x: 420, y: 972, radius: 50 },
      },
      {
        z: 946,
        list: bush(scene, { x: 1450, y: 962, w: 84, name: 'b2' }),
        yields: { x: 1450, y: 962, radius: 60 },
      },
      ageMark(scene, { x: 90, y: 965, k: 0.6 }),
      secret(scene, 'snail', 1360, 800, 0.8),
    ],
    front: leafFrame(scene, 'front', { ferns: false }),
  }),
})

export const forestBridge = overTheRiver({
  id: 'forest_bridge',
  views: { house: [70, 440, 330, 872] },
  near: bearsHouse,
  far: (scene) => [
    ...hill(scene, { y: 730, rise: 10, seed: 'f1', away: 0.3, profile: rightOnly(250, 980) }),
    ...pines(scene, { name: 'fp', count: 16, y: 724, h: [110, 260], away: 0.3, from: 1010 }),
    ...hill(scene, { y: 800, rise: 6, seed: 'f2', away: 0, profile: rightOnly(330, 1090) }),
    ...bush(scene, { x: 1440, y: 820, w: 90, name: 'fb', away: 0.1 }),
  ],
})

export const guardedBridge = overTheRiver({
  id: 'guarded_bridge',
  // From her doorstep to her smoke.
  views: { far: [1120, 320, 1460, 730] },
  near: (scene) => [
    ...tree(scene, { x: 110, y: 840, h: 520, away: 0.1, name: 't1' }),
    ...bush(scene, { x: 330, y: 850, w: 80, name: 'nb', berries: oklch(0.75, 0.12, 350) }),
  ],
  far: grandmas,
})
