import { oklch } from '#core/color'
import { group } from '#core/display-list'
import { glow } from '#light/part'
import { rock } from '#stages/kit/mountains'
import { secret } from '#stages/kit/secrets'
import { CORALS, coral } from '#stages/kit/coral'
import { bubbles } from '#stages/kit/bubbles'
import { fish, jelly, kelp, school, starfish } from '#stages/kit/sea-life'
import { sand, seaHill, seaWater } from '#stages/kit/sea'
import { repeat } from '#stages/kit/stamp'
import { ground, loose } from '#stages/stage'
import { seaRelic } from '#stages/kit/outposts'
import type { Stage } from '#stages/stage'

export const kelpForest: Stage = {
  id: 'kelp_forest',
  kind: 'water',
  horizon: 860,
  verticals: [240, 1320],
  slots: [
    ground([330, 980, 1200, 1075], [1.22, 1.4]),
    { id: 'water', kind: 'air', box: [400, 570, 1140, 900], scale: [1.14, 1.3] },
    { id: 'sand', kind: 'small', box: [420, 1010, 1120, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    far: [790, 420],
    surface: [790, 40],
    path: [790, 760],
    rock: [1240, 920],
    sand: [640, 1060],
  },
  landmark: [1240, 900],
  build: (scene) => {
    const random = scene.random('kelp-place')
    const row = (
      count: number,
      y: number,
      h: readonly [number, number],
      away: number,
      gap: readonly [number, number],
    ) =>
      repeat(count, (i) => {
        const x = ((i + random.between(0.1, 0.9)) / count) * 1640 - 50
        const height = random.between(h[0], h[1])
        return x > gap[0] && x < gap[1]
          ? []
          : kelp(scene, {
              x,
              y,
              h: height,
              away,
              color: oklch(0.58, 0.1, random.between(125, 165)),
            })
      }).flat()
    return {
      back: [
        ...seaWater(scene, 790),
        ...row(18, 800, [500, 760], 0.78, [640, 940]),
        ...seaHill(scene, { y: 820, rise: 40, seed: 'a', away: 0.72 }),
        {
          ...glow({
            x: 790,
            y: 520,
            radius: 420,
            ry: 520,
            color: scene.env.sea[0],
            strength: 0.45,
          }),
          blend: 'screen',
        },
        ...row(14, 880, [620, 900], 0.52, [560, 1020]),
        ...school(scene, {
          x: 600,
          y: 470,
          count: 12,
          color: oklch(0.78, 0.1, 210),
          name: 's',
          away: 0.45,
        }),
        ...seaHill(scene, {
          y: 888,
          rise: 26,
          seed: 'b',
          away: 0.42,
          color: oklch(0.58, 0.08, 140),
        }),
        ...repeat(12, (i) =>
          coral(scene, {
            kind: (['brain', 'tube', 'fan'] as const)[i % 3] ?? 'fan',
            x: i * 140 + random.between(-20, 50),
            y: 920 + random.between(-6, 16),
            h: random.between(44, 96),
            color: random.pick(CORALS),
            away: 0.4,
          }),
        ).flat(),
        ...row(9, 960, [760, 1050], 0.26, [420, 1150]),
        ...sand(scene, 956),
        ...starfish(scene, 860, 1108, 32, oklch(0.7, 0.16, 20)),
        ...fish(scene, { x: 1130, y: 640, w: 78, color: oklch(0.72, 0.15, 320), flip: true }),
        ...fish(scene, { x: 420, y: 430, w: 64, color: oklch(0.8, 0.14, 80) }),
        ...jelly(scene, 330, 330, 70, oklch(0.82, 0.1, 340)),
        ...bubbles(scene, 'b', [
          [700, 420],
          [1010, 600],
          [300, 760],
        ]),
      ],
      items: [
        loose(seaRelic(scene, { x: 700, y: 930, k: 0.8, away: 0.5 }), { z: 1, isBack: true }),
        loose(
          [
            ...rock(scene, { x: 1240, y: 1020, w: 120, h: 84, color: oklch(0.58, 0.06, 230) }),
            ...rock(scene, { x: 1346, y: 1036, w: 70, h: 50, color: oklch(0.55, 0.06, 240) }),
          ],
          { z: 2, isBack: true, isEdge: true },
        ),
        ...(
          [
            { kind: 'tube', x: 1180, y: 1030, h: 110, color: oklch(0.74, 0.14, 330) },
            { kind: 'branch', x: 250, y: 1070, h: 210, color: oklch(0.72, 0.16, 45) },
            { kind: 'brain', x: 350, y: 1090, h: 90, color: oklch(0.76, 0.12, 90) },
          ] as const
        ).map((one) => loose(coral(scene, one), { z: 3, isBack: true, isEdge: true })),
        ...[150, 90, 1420].map((x) => ({
          z: 990,
          list: kelp(scene, { x, y: 1060, h: 960, color: oklch(0.5, 0.1, 150), sway: 1.2 }),
        })),
        secret(scene, 'crab', 1090, 1050, 0.9),
      ],
      front: [
        group(
          [10, 70, 1500, 1440].map((x, i) =>
            group(
              kelp(
                { ...scene, light: { ...scene.light, exposure: 0.5 } },
                {
                  x,
                  y: 1200,
                  h: [760, 480, 820, 440][i] ?? 500,
                  color: oklch(0.4, 0.08, 190),
                  sway: 1.4,
                },
              ),
            ),
          ),
          { filter: { kind: 'blur', radius: 2.4 } },
        ),
      ],
    }
  },
}
