import { mix, oklch } from '#core/color'
import { group } from '#core/display-list'
import { glow } from '#light/part'
import { castle } from '#stages/kit/castle'
import { secret } from '#stages/kit/secrets'
import { CORALS, coral } from '#stages/kit/coral'
import { bubbles } from '#stages/kit/bubbles'
import { deepen, sand, seaHill, seaWater } from '#stages/kit/sea'
import { fish, jelly, kelp, school, starfish } from '#stages/kit/sea-life'
import { repeat } from '#stages/kit/stamp'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const seaCastle: Stage = {
  id: 'sea_castle',
  kind: 'water',
  horizon: 860,
  verticals: [880, 1230],
  slots: [
    ground([220, 980, 1000, 1075], [1.22, 1.4]),
    { id: 'water', kind: 'air', box: [300, 680, 860, 900], scale: [1.14, 1.3] },
    { id: 'sand', kind: 'small', box: [300, 1010, 960, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    castle: [1060, 560],
    gate: [1060, 800],
    far: [1060, 520],
    surface: [420, 30],
    sand: [600, 1060],
  },
  landmark: [1060, 620],
  build: (scene) => {
    const random = scene.random('garden')
    const pearl = { ...scene.light, ambientAmount: 0.3, exposure: scene.env.dark ? 1 : 1.02 }
    const lit = { ...scene, env: { ...scene.env, dark: true, snow: 0 } }
    return {
      back: [
        ...seaWater(scene, 420),
        ...seaHill(scene, { y: 790, rise: 60, seed: 'a', away: 0.76 }),
        ...repeat(9, (i) =>
          kelp(scene, { x: 20 + i * 190, y: 860, h: 220 + (i % 3) * 90, away: 0.62 }),
        ).flat(),
        {
          ...glow({ x: 1060, y: 560, radius: 520, color: oklch(0.9, 0.09, 100), strength: 0.45 }),
          blend: 'screen',
        },
        ...seaHill(scene, {
          y: 866,
          rise: 24,
          seed: 'b',
          away: 0.5,
          profile: (x) => -Math.exp(-(((x - 1060) / 300) ** 2)) * 60,
        }),
        ...castle(lit, {
          x: 1060,
          y: 836,
          k: 1.36,
          light: pearl,
          wall: mix(deepen(scene, oklch(0.88, 0.06, 340), 0.3), oklch(0.9, 0.05, 330), 0.25),
          roof: deepen(scene, oklch(0.62, 0.15, 350), 0.16),
          flag: oklch(0.8, 0.13, 85),
        }),
        ...repeat(18, (i) =>
          coral(scene, {
            kind: (['brain', 'fan', 'tube', 'branch'] as const)[i % 4] ?? 'fan',
            x: i * 92 + random.between(-20, 30),
            y: 902 + random.between(-6, 22),
            h: random.between(54, 118),
            color: random.pick(CORALS),
            away: 0.32,
          }),
        ).flat(),
        ...sand(scene, 952),
        ...starfish(scene, 700, 1100, 34, oklch(0.74, 0.16, 50)),
        ...school(scene, {
          x: 180,
          y: 430,
          count: 13,
          color: oklch(0.8, 0.14, 60),
          name: 's',
          away: 0.3,
        }),
        ...fish(scene, { x: 740, y: 520, w: 74, color: oklch(0.7, 0.15, 320) }),
        ...jelly(scene, 1400, 360, 84, oklch(0.82, 0.11, 300)),
        ...jelly(scene, 240, 620, 60, oklch(0.84, 0.1, 340)),
        ...bubbles(scene, 'b', [
          [520, 420],
          [820, 640],
          [1300, 620],
        ]),
      ],
      items: [
        ...(
          [
            { kind: 'fan', x: 110, y: 1086, h: 250, color: oklch(0.7, 0.16, 40) },
            { kind: 'brain', x: 250, y: 1104, h: 100, color: oklch(0.72, 0.14, 330) },
            { kind: 'branch', x: 1400, y: 1094, h: 260, color: oklch(0.68, 0.17, 15) },
            { kind: 'tube', x: 1290, y: 1106, h: 130, color: oklch(0.8, 0.13, 85) },
          ] as const
        ).map((one) => loose(coral(scene, one), { z: 1, isBack: true, isEdge: true })),
        secret(scene, scene.era === 'future' ? 'tiny_robot' : 'crab', 1080, 1052, 1),
      ],
      front: [
        group(
          [16, 80, 1510, 1450].map((x, i) =>
            group(
              kelp(
                { ...scene, light: { ...scene.light, exposure: 0.5 } },
                {
                  x,
                  y: 1194,
                  h: [500, 360, 540, 340][i] ?? 400,
                  color: oklch(0.4, 0.08, 200),
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
