import { adjust, mix, oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import { rectangle } from '#core/path'
import { underLight } from '#light/light'
import { battlement, tower } from '#stages/kit/castle'
import { lantern, lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { hill, mist, path, water } from '#stages/kit/land'
import { mountain } from '#stages/kit/mountains'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { tree } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

/** The wall beside the door, before whoever is half inside. */
const JAMB = stamp('1,0c 1,-.6 .76,-.9 0,-1.06c 0,-1.2c 2.6,-1.2c 2.6,-.015c 1,-.015c', {
  x: 770,
  y: 884,
  w: 118,
  h: 276,
})

export const castleGate: Stage = {
  id: 'castle_gate',
  kind: 'outdoors',
  horizon: 720,
  verticals: [560, 980],
  orb: { x: 300, y: 240, radius: 78 },
  slots: [
    ground([300, 1006, 1240, 1086], [1.36, 1.48]),
    { id: 'bridge', kind: 'small', box: [500, 1006, 1060, 1076], scale: [1, 1.14] },
    // Whoever is inside comes out behind the wall; whoever is outside stands before its step.
    spot('gateway', 'small', [880, 874], 1.24, 884),
    spot('threshold', 'small', [600, 908], 1.3),
    // Close to us, as far apart as their noses need.
    spot('nose_right', 'small', [905, 1050], 1.75),
    spot('nose_left', 'small', [548, 1058], 1.75),
    // On the steps that a story puts down from the door to the path.
    spot('stair_left', 'small', [655, 966], 1.3, 1022),
    spot('stair_right', 'small', [885, 972], 1.3, 1023),
  ],
  anchors: {
    gate: [770, 700],
    door: [770, 700],
    far: [770, 560],
    banner: [560, 420],
    hanging: [650, 520],
    bridge: [770, 1000],
    step: [660, 902],
    stair: [770, 1020],
    inside: [765, 890],
    outside: [500, 930],
  },
  landmark: [770, 640],
  fitted: ['gateway', 'threshold', 'nose_left', 'nose_right', 'stair_left', 'stair_right'],
  build: (scene) => {
    const { env } = scene
    const stone = mix(oklch(env.dark ? 0.66 : 0.84, 0.045, 60), env.sky[2], 0.2)
    const look = { k: 1, wall: stone, roof: oklch(0.5, 0.13, 345), y: 880 }
    const oak = oklch(0.46, 0.07, 50)
    const lit = env.dark ? oklch(0.9, 0.13, 80) : oklch(0.62, 0.07, 60)
    const gatehouse = [
      ...tower(scene, {
        ...look,
        x: 1040,
        w: 200,
        h: 520,
        cone: 230,
        roof: oklch(0.5, 0.12, 330),
      }),
      ...battlement(scene, { ...look, x: 770, w: 360, h: 400 }),
      fill(
        stamp('-1,0c -1,-.62 -.8,-.94 0,-1.12 .8,-.94 1,-.62 1,0c', {
          x: 770,
          y: 884,
          w: 142,
          h: 290,
        }),
        underLight(scene.light, adjust(stone, -0.2)),
      ),
    ]
    const signs = [
      ...[570, 970].flatMap((x, i) =>
        solid(
          scene,
          stamp('-1,0c 1,0c 1,1.9c 0,1.6c -1,1.9c', { x, y: 480, w: 34, h: 90 }),
          [oklch(0.6, 0.18, 25), oklch(0.55, 0.14, 255)][i] ?? oklch(0.6, 0.18, 25),
          (tone) => [
            fill(
              stamp('0,.2c .5,.7c 0,1.2c -.5,.7c', { x, y: 480, w: 34, h: 90 }),
              mix(tone.high, oklch(0.9, 0.12, 88), 0.7),
            ),
          ],
        ),
      ),
      ...lantern(scene, { x: 618, y: 680, h: 62, string: 30 }),
      ...lantern(scene, { x: 922, y: 680, h: 62, string: 30 }),
    ]
    const lawn = hill(scene, { y: 868, rise: 6, seed: 'b', away: 0 })
    return {
      back: [
        ...sky(scene, { orb: { x: 300, y: 240, radius: 78 }, sunY: 430 }),
        ...mountain(scene, { x: 120, y: 740, w: 340, h: 220, away: 0.5 }),
        ...mountain(scene, { x: 1440, y: 740, w: 360, h: 260, away: 0.5 }),
        ...hill(scene, { y: 730, rise: 16, seed: 'a', away: 0.45 }),
        ...mist(scene, 480, 780, 0.35),
        ...tree(scene, { x: 110, y: 810, h: 330, away: 0.2, name: 't1' }),
        ...tree(scene, { x: 1460, y: 810, h: 360, away: 0.2, name: 't2' }),
        ...tower(scene, {
          ...look,
          x: 640,
          y: 620,
          w: 90,
          h: 330,
          cone: 150,
          roof: oklch(0.5, 0.13, 320),
        }),
        ...tower(scene, { ...look, x: 920, y: 620, w: 100, h: 400, cone: 170 }),
        ...battlement(scene, { ...look, x: 770, w: 1100, h: 300 }),
        ...tower(scene, { ...look, x: 500, w: 200, h: 520, cone: 230 }),
        ...gatehouse,
        fill(
          stamp('-1,0c -1,-.6 -.76,-.9 0,-1.06 .76,-.9 1,-.6 1,0c', {
            x: 770,
            y: 884,
            w: 118,
            h: 276,
          }),
          lit,
        ),
        ...[-1, 1].flatMap((side) =>
          solid(
            scene,
            stamp('1,0c 1,-.6 .78,-.9 .62,-.96c .5,-.1c .52,.06c', {
              x: 770,
              y: 884,
              w: 118 * side,
              h: 276,
            }),
            oak,
            (tone) =>
              repeat(3, (i) =>
                fill(rectangle(770 + side * (66 + i * 18) - 1, 580, 2, 310), tone.deep, {
                  opacity: 0.6,
                }),
              ),
          ),
        ),
        ...signs,
        ...lawn,
        ...water(scene, stamp('-80,900c 520,892c 420,1000 -80,1030c', { x: 0, y: 0, w: 1 }), {
          y0: 892,
          y1: 1030,
        }),
        ...water(scene, stamp('1020,892c 1620,900c 1620,1030 1120,1000', { x: 0, y: 0, w: 1 }), {
          y0: 893,
          y1: 1030,
        }),
        ...path(
          scene,
          stamp('640,880c 900,880c 980,950 1060,1030 1180,1200c 340,1200c 480,1030 560,950', {
            x: 0,
            y: 0,
            w: 1,
          }),
          880,
          oklch(0.74, 0.04, 65),
        ),
        ...grass(scene, {
          name: 'g',
          count: 150,
          y0: 900,
          y1: 1150,
          h: [18, 62],
          skip: (x, y) =>
            Math.abs(x - 770) < 190 + (y - 890) * 1.2 || (y < 1030 && (x < 480 || x > 1060)),
        }),
        ...bush(scene, { x: 420, y: 900, w: 70, name: 'b1', berries: oklch(0.7, 0.16, 350) }),
        ...bush(scene, { x: 1130, y: 900, w: 70, name: 'b2', berries: oklch(0.7, 0.16, 350) }),
        ...flowers(scene, {
          name: 'f',
          count: 30,
          y0: 1040,
          y1: 1130,
          h: [36, 62],
          skip: (x) => x > 330 && x < 1200,
        }),
      ],
      items: [
        {
          z: 890,
          covers: 'gateway',
          list: [group([...gatehouse, ...signs, ...lawn], { clip: JAMB })],
        },
        {
          z: 930,
          list: vehicle(scene, {
            x: 1010,
            y: 950,
            k: scene.era === 'today' ? 0 : 0.62,
            color: oklch(0.6, 0.15, 25),
          }),
        },
        { z: 1012, list: lampPost(scene, { x: 452, y: 1012, h: 330 }) },
        secret(scene, 'snail', 1080, 960, 0.9),
      ],
      front: leafFrame(scene, 'front', { ferns: false }),
    }
  },
}
