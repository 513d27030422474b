import { adjust, mix, oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import { ellipse } from '#core/path'
import { glow } from '#light/part'
import { ageMark } from '#stages/kit/dress'
import { secret } from '#stages/kit/secrets'
import { foliage } from '#stages/kit/foliage'
import { hill, mist, path } from '#stages/kit/land'
import { rock } from '#stages/kit/mountains'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { pines } from '#stages/kit/canopies'
import { tree, treeLine } from '#stages/kit/trees'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const caveMouth: Stage = {
  id: 'cave_mouth',
  kind: 'outdoors',
  horizon: 720,
  verticals: [840],
  orb: { x: 300, y: 270, radius: 88 },
  slots: [
    ground([220, 950, 1020, 1080], [1.28, 1.46]),
    { id: 'stones', kind: 'small', box: [260, 970, 980, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    cave: [1150, 760],
    far: [300, 600],
    dark: [1150, 760],
    hanging: [930, 560],
    grass: [600, 1040],
  },
  landmark: [1150, 700],
  build: (scene) => {
    const { env } = scene
    const stone = mix(oklch(env.dark ? 0.46 : 0.66, 0.035, 285), env.haze, 0.06)
    const random = scene.random('ivy')
    const mouth = stamp('930,930c 940,720 990,590 1110,540 1240,560 1340,680 1370,930c', {
      x: 0,
      y: 0,
      w: 1,
    })
    return {
      back: [
        ...sky(scene, { orb: { x: 300, y: 270, radius: 88 }, sunY: 470 }),
        ...treeLine(scene, {
          name: 'far',
          count: 11,
          y: 726,
          h: 360,
          away: 0.7,
          gaps: [[180, 440]],
          blur: 1.6,
        }),
        ...mist(scene, 420, 770, 0.46),
        ...hill(scene, { y: 730, rise: 18, seed: 'a', away: 0.45 }),
        ...pines(scene, { name: 'p', count: 24, y: 744, h: [50, 130], away: 0.42, to: 800 }),
        ...tree(scene, { x: 90, y: 830, h: 520, away: 0.14, name: 't1' }),
        ...tree(scene, { x: 560, y: 812, h: 380, away: 0.26, name: 't2' }),
        ...hill(scene, { y: 812, rise: 14, seed: 'b', away: 0 }),
        ...solid(
          scene,
          stamp(
            '720,950c 740,760 780,600 860,420 960,260 1120,170 1330,190 1480,300 1620,420c 1620,960c 1200,990',
            { x: 0, y: 0, w: 1 },
          ),
          stone,
          (tone) => [
            fill(
              stamp('780,900 830,660 920,440 1010,320 980,520 880,760', { x: 0, y: 0, w: 1 }),
              tone.light,
              { opacity: 0.6, blur: 10 },
            ),
            fill(stamp('1060,230 1240,220 1180,330 1060,330', { x: 0, y: 0, w: 1 }), tone.high, {
              opacity: 0.5,
              blur: 6,
            }),
            fill(
              stamp('1380,420 1500,520 1560,900 1400,940 1420,640', { x: 0, y: 0, w: 1 }),
              tone.deep,
              { opacity: 0.5, blur: 12 },
            ),
            ...repeat(16, () =>
              fill(
                stamp('0,0 .3,.06 1,0 .4,.16', {
                  x: random.between(760, 1480),
                  y: random.between(260, 900),
                  w: random.between(50, 120),
                  h: 60,
                }),
                random.chance(0.5) ? tone.deep : tone.high,
                { opacity: 0.3 },
              ),
            ),
          ],
        ),
        fill(mouth, adjust(stone, -0.3)),
        group(
          [
            fill(
              stamp('990,940c 1000,780 1040,660 1130,630 1230,650 1290,760 1310,940c', {
                x: 0,
                y: 0,
                w: 1,
              }),
              oklch(0.2, 0.07, 285),
              { blur: 10 },
            ),
            ...[
              [1080, 760],
              [1120, 756],
              [1210, 800],
              [1244, 798],
            ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 7, 9), oklch(0.9, 0.13, 95))),
            fill(
              stamp('930,900c 1380,900c 1380,950c 930,950c', { x: 0, y: 0, w: 1 }),
              env.ground[1],
              { opacity: 0.7, blur: 8 },
            ),
          ],
          { clip: mouth },
        ),
        ...repeat(6, (i) =>
          fill(
            stamp('-.5,0c 0,1c .5,0c', {
              x: 990 + i * 58,
              y: 566 + Math.abs(i - 2.6) * 26,
              w: 22,
              h: random.between(34, 84),
            }),
            adjust(stone, -0.14),
          ),
        ),
        ...(
          [
            [860, 420, 90, 50],
            [980, 270, 110, 50],
            [1340, 200, 130, 56],
            [1490, 330, 110, 70],
            [770, 650, 56, 60],
          ] as const
        ).flatMap(([x, y, rx, ry], i) =>
          foliage(scene, { x, y, rx, ry, color: env.leaf, name: `ivy${i}` }),
        ),
        ...bush(scene, { x: 800, y: 950, w: 78, name: 'b1', berries: oklch(0.6, 0.18, 20) }),
        ...bush(scene, { x: 1450, y: 970, w: 96, name: 'b2' }),
        ...path(
          scene,
          stamp(
            '980,936c 1320,936c 1240,980 1000,1010 820,1070 860,1200c 380,1200c 560,1040 860,980',
            { x: 0, y: 0, w: 1 },
          ),
          936,
        ),
        ...grass(scene, {
          name: 'g',
          count: 180,
          y0: 826,
          y1: 1150,
          h: [18, 66],
          skip: (x, y) =>
            (y < 950 && x > 720) || Math.abs(x - (1150 - (y - 936) * 1.9)) < 150 + (y - 936) * 0.5,
        }),
        ...flowers(scene, { name: 'f', count: 30, y0: 850, y1: 1100, h: [24, 56], x1: 640 }),
        {
          ...glow({ x: 1150, y: 930, radius: 300, ry: 70, color: env.glow, strength: 0.25 }),
          blend: 'screen',
        },
      ],
      items: [
        loose(rock(scene, { x: 930, y: 990, w: 84, h: 56, color: stone }), { z: 985 }),
        loose(rock(scene, { x: 1350, y: 1040, w: 120, h: 86, color: stone }), { z: 1030 }),
        ageMark(scene, { x: 660, y: 905, k: 0.7 }),
        secret(scene, 'mouse', 1230, 1000, 1),
      ],
      front: leafFrame(scene, 'front'),
    }
  },
}
