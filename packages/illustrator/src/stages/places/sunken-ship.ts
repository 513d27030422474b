import { adjust, oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import { curve, ellipse, rectangle } from '#core/path'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { CORALS, coral } from '#stages/kit/coral'
import { bubbles } from '#stages/kit/bubbles'
import { deepen, sand, seaHill, seaWater } from '#stages/kit/sea'
import { fish, jelly, kelp, school, starfish } from '#stages/kit/sea-life'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, loose } from '#stages/stage'
import { seaRelic } from '#stages/kit/outposts'
import type { Stage } from '#stages/stage'

/** The edge of her deck. */
const DECK = curve([
  [747, 676],
  [890, 742],
  [1184, 769],
  [1436, 716],
])
const deckAt = (x: number) =>
  DECK.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1]

export const sunkenShip: Stage = {
  id: 'sunken_ship',
  kind: 'water',
  horizon: 880,
  verticals: [980, 1250],
  slots: [
    ground([220, 990, 880, 1080], [1.22, 1.38]),
    { id: 'water', kind: 'air', box: [240, 580, 900, 900], scale: [1.1, 1.26] },
    { id: 'sand', kind: 'small', box: [300, 1010, 900, 1075], scale: [1, 1.12] },
  ],
  anchors: {
    ship: [1100, 700],
    porthole: [1010, 780],
    chest: [760, 1030],
    far: [1100, 560],
    surface: [420, 40],
    sand: [560, 1060],
  },
  landmark: [1010, 780],
  build: (scene) => {
    const random = scene.random('wreck')
    const wood = deepen(
      scene,
      scene.era === 'future' ? oklch(0.85, 0.02, 220) : oklch(0.5, 0.07, 55),
      0.24,
    )
    const p = { x: 1100, y: 960, w: 420, h: 330 }
    const lit = oklch(0.9, 0.12, 85)
    return {
      back: [
        ...seaWater(scene, 420),
        ...seaHill(scene, { y: 800, rise: 60, seed: 'a', away: 0.78 }),
        ...repeat(8, (i) =>
          kelp(scene, { x: 30 + i * 200, y: 860, h: 200 + (i % 3) * 90, away: 0.64 }),
        ).flat(),
        ...seaHill(scene, {
          y: 890,
          rise: 40,
          seed: 'b',
          away: 0.55,
          profile: (x) => -Math.max(0, (x - 700) / 8) * 0.6,
        }),
        ...solid(
          scene,
          stamp('-.16,-.6c -.32,-2.2 -.36,-2.6c -.28,-2.6c -.22,-2.2 -.04,-.6c', p),
          adjust(wood, -0.06),
        ),
        ...solid(
          scene,
          stamp('.4,-.6c .36,-1.9 .38,-2.1c .46,-2.1c .46,-1.9 .54,-.6c', p),
          adjust(wood, -0.06),
        ),
        ...solid(scene, mark('-.82,-1.92 -.3,-2.03 .24,-2.02', p, [5, 9, 5]), adjust(wood, -0.02)),
        ...solid(
          scene,
          stamp(
            '-.72,-1.96c -.3,-2.1 .14,-2.02c .06,-1.5 .16,-1.1c -.2,-1.24 -.56,-1.16c -.7,-1.5',
            p,
          ),
          deepen(scene, oklch(0.82, 0.04, 80), 0.4),
          (tone) => [
            fill(mark('-.6,-1.9 -.5,-1.5 -.58,-1.2', p, [2, 12, 3]), tone.deep, { opacity: 0.3 }),
            fill(ellipse(1120, 400, 30, 24), deepen(scene, tone.deep, 0.6)),
          ],
        ),
        ...solid(
          scene,
          stamp(
            '-1.1,-1.04c -.9,-.4 -.5,.14 .1,.2 1,.1 1.1,-.5 1.16,-1.3c .9,-1.06 .8,-.74c .2,-.58 -.5,-.66 -.84,-.86c',
            p,
          ),
          wood,
          (tone) => [
            ...repeat(7, (i) =>
              fill(
                mark(
                  `-1.1,${-0.9 + i * 0.17} -.3,${-0.6 + i * 0.15} .4,${-0.56 + i * 0.14} 1.2,${-0.86 + i * 0.16}`,
                  p,
                  [1, 4, 1],
                ),
                i % 2 ? tone.high : tone.deep,
                { opacity: 0.4 },
              ),
            ),
            ...repeat(18, () =>
              fill(
                ellipse(
                  p.x + random.between(-0.9, 1) * p.w,
                  p.y - random.between(-0.1, 0.7) * p.h,
                  random.between(10, 34),
                  random.between(6, 18),
                ),
                deepen(scene, oklch(0.55, 0.09, 150), 0.3),
                { opacity: 0.4 },
              ),
            ),
            fill(stamp('-.1,.3 .2,-.2 .5,-.1 .34,.3', p), tone.deep, { opacity: 0.9 }),
          ],
        ),
        ...[-0.55, -0.22, 0.55].flatMap((u) => [
          fill(ellipse(p.x + u * p.w, p.y - 0.42 * p.h, 30), adjust(wood, -0.14)),
          fill(
            ellipse(p.x + u * p.w, p.y - 0.42 * p.h, 22),
            u < -0.3 ? lit : deepen(scene, oklch(0.3, 0.06, 240), 0.3),
          ),
        ]),
        {
          ...glow({
            x: p.x - 0.55 * p.w,
            y: p.y - 0.42 * p.h,
            radius: 130,
            color: lit,
            strength: 0.6,
          }),
          blend: 'screen',
        },
        ...[820, 936, 1052, 1168, 1284, 1400].flatMap((x) =>
          solid(scene, rectangle(x, deckAt(x) - 52, 9, 60), wood),
        ),
        ...solid(
          scene,
          mark(
            [790, 900, 1020, 1150, 1270, 1390, 1446].map((x) => `${x},${deckAt(x) - 52}`).join(' '),
            { x: 0, y: 0, w: 1 },
            [5, 6, 5],
          ),
          adjust(wood, 0.03),
        ),
        ...repeat(14, (i) =>
          coral(scene, {
            kind: (['branch', 'fan', 'tube', 'brain'] as const)[i % 4] ?? 'fan',
            x: i * 118 + random.between(-20, 40),
            y: 944 + random.between(-6, 20),
            h: random.between(54, 120),
            color: random.pick(CORALS),
            away: 0.32,
          }),
        ).flat(),
        ...sand(scene, 964),
        ...starfish(scene, 560, 1104, 34, oklch(0.74, 0.15, 55)),
        ...school(scene, {
          x: 180,
          y: 470,
          count: 11,
          color: oklch(0.84, 0.12, 95),
          name: 's',
          away: 0.35,
        }),
        ...fish(scene, {
          x: 1320,
          y: 420,
          w: 80,
          color: oklch(0.7, 0.16, 30),
          flip: true,
          away: 0.2,
        }),
        ...jelly(scene, 160, 330, 76, oklch(0.8, 0.11, 310)),
        ...bubbles(scene, 'b', [
          [1010, 480],
          [300, 620],
          [720, 420],
        ]),
      ],
      items: [
        loose(seaRelic(scene, { x: 420, y: 940, k: 0.8, away: 0.5 }), { z: 1, isBack: true }),
        loose(
          [
            ...solid(
              scene,
              stamp('-1,0c -1,-.6c 1,-.6c 1,0c', { x: 770, y: 1030, w: 62, h: 76 }),
              oklch(0.52, 0.09, 50),
              (tone) => [fill(rectangle(700, 1000, 140, 7), tone.high, { opacity: 0.7 })],
            ),
            ...solid(
              scene,
              stamp('-1.04,-.6c -1.1,-1.1 -.7,-1.4 .5,-1.5 1,-1.2 1.04,-.78c', {
                x: 770,
                y: 1030,
                w: 62,
                h: 76,
              }),
              oklch(0.56, 0.1, 48),
            ),
            fill(
              repeat(12, () =>
                ellipse(770 + random.between(-54, 54), 984 + random.between(-12, 6), 8, 6),
              ).join(''),
              oklch(0.85, 0.14, 88),
            ),
            {
              ...glow({ x: 770, y: 976, radius: 130, color: oklch(0.92, 0.13, 88), strength: 0.7 }),
              blend: 'screen',
            },
          ],
          { z: 2, isBack: true, shows: 'chest' },
        ),
        ...(
          [
            { kind: 'fan', x: 110, y: 1090, h: 230, color: oklch(0.66, 0.16, 320) },
            { kind: 'branch', x: 1430, y: 1100, h: 230, color: oklch(0.7, 0.17, 25) },
          ] as const
        ).map((one) => loose(coral(scene, one), { z: 3, isBack: true, isEdge: true })),
        secret(scene, 'crab', 960, 1050, 0.9),
      ],
      front: [
        group(
          [16, 80, 1516].map((x, i) =>
            group(
              kelp(
                { ...scene, light: { ...scene.light, exposure: 0.5 } },
                {
                  x,
                  y: 1196,
                  h: [520, 360, 480][i] ?? 400,
                  color: oklch(0.4, 0.08, 205),
                  sway: 1.3,
                },
              ),
            ),
          ),
          { filter: { kind: 'blur', radius: 2.2 } },
        ),
      ],
    }
  },
}
