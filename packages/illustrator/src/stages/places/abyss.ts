import { mix, oklch } from '#core/color'
import { fill, group } from '#core/display-list'
import { glow } from '#light/part'
import { rock } from '#stages/kit/mountains'
import { secret } from '#stages/kit/secrets'
import { bubbles } from '#stages/kit/bubbles'
import { coral } from '#stages/kit/coral'
import { fish, jelly, kelp } from '#stages/kit/sea-life'
import { sand, seaHill, seaWater } from '#stages/kit/sea'
import { repeat, stamp } from '#stages/kit/stamp'
import { ground, loose } from '#stages/stage'
import { seaRelic } from '#stages/kit/outposts'
import type { Stage } from '#stages/stage'

export const abyss: Stage = {
  id: 'abyss',
  kind: 'water',
  horizon: 870,
  verticals: [],
  slots: [
    ground([260, 980, 1240, 1075], [1.22, 1.4]),
    { id: 'water', kind: 'air', box: [280, 570, 1220, 900], scale: [1.14, 1.3] },
    { id: 'sand', kind: 'small', box: [320, 1010, 1180, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    glow: [420, 470],
    far: [1080, 360],
    vent: [1290, 880],
    surface: [768, 20],
    sand: [640, 1060],
  },
  landmark: [1290, 860],
  build: (given) => {
    const [a, b, c, d] = given.env.sea
    const deep = oklch(0.2, 0.075, 275)
    const scene = {
      ...given,
      env: {
        ...given.env,
        dark: true,
        sea: [mix(b, deep, 0.45), mix(c, deep, 0.55), mix(d, deep, 0.62), deep] as const,
      },
      light: { ...given.light, exposure: 0.86 },
    }
    const lights = [195, 330, 150, 60] as const
    return {
      back: [
        ...seaWater(scene, 768),
        ...seaHill(scene, { y: 780, rise: 90, seed: 'a', away: 0.7 }),
        ...seaHill(scene, { y: 870, rise: 60, seed: 'b', away: 0.5 }),
        ...repeat(12, (i) =>
          coral(scene, {
            kind: i % 2 ? 'tube' : 'branch',
            x: 40 + i * 134,
            y: 930,
            h: 70 + (i % 4) * 26,
            color: oklch(0.72, 0.15, lights[i % 4] ?? 195),
            away: 0.2,
          }),
        ).flat(),
        group(
          repeat(12, (i) =>
            glow({
              x: 40 + i * 134,
              y: 880,
              radius: 80,
              color: oklch(0.75, 0.15, lights[i % 4] ?? 195),
              strength: 0.5,
            }),
          ),
          { blend: 'screen' },
        ),
        ...sand(scene, 958),
        ...(
          [
            [420, 470, 130, 195],
            [240, 330, 84, 325],
            [620, 300, 66, 160],
            [1330, 560, 96, 300],
            [1090, 330, 70, 225],
            [860, 560, 54, 195],
          ] as const
        ).flatMap(([x, y, w, hue]) => jelly(scene, x, y, w, oklch(0.82, 0.13, hue))),
        ...(scene.isBare ? [] : [700, 980, 1180]).flatMap((x, i) => [
          ...fish(scene, {
            x,
            y: 680 + i * 40,
            w: 66,
            color: oklch(0.6, 0.12, 250 + i * 40),
            flip: i % 2 > 0,
          }),
          {
            ...glow({
              x: x + (i % 2 ? -44 : 44),
              y: 664 + i * 40,
              radius: 46,
              color: oklch(0.95, 0.11, 100),
              strength: 0.9,
            }),
            blend: 'screen' as const,
          },
        ]),
        ...bubbles(scene, 'b', [
          [520, 620],
          [1080, 640],
        ]),
        {
          ...glow({
            x: 700,
            y: 1000,
            radius: 460,
            ry: 120,
            color: mix(a, oklch(0.8, 0.12, 190), 0.5),
            strength: 0.4,
          }),
          blend: 'screen',
        },
      ],
      items: [
        loose(seaRelic(scene, { x: 560, y: 940, k: 0.9, away: 0.3 }), { z: 1, isBack: true }),
        loose(
          [
            ...rock(scene, { x: 1290, y: 1010, w: 130, h: 110, color: oklch(0.46, 0.07, 285) }),
            fill(
              stamp('0,0 .3,-.6 -.1,-1.3 .4,-2.2 .8,-1.6 .4,-.8 .5,0', { x: 1270, y: 910, w: 90 }),
              oklch(0.85, 0.1, 195),
              { opacity: 0.3, blur: 16 },
            ),
            {
              ...glow({
                x: 1290,
                y: 900,
                radius: 240,
                color: oklch(0.82, 0.14, 60),
                strength: 0.7,
              }),
              blend: 'screen',
            },
          ],
          { z: 2, isBack: true },
        ),
        ...(
          [
            { kind: 'fan', x: 150, y: 1086, h: 240, color: oklch(0.68, 0.17, 320) },
            { kind: 'tube', x: 330, y: 1100, h: 130, color: oklch(0.76, 0.14, 190) },
            { kind: 'branch', x: 1440, y: 1100, h: 220, color: oklch(0.76, 0.14, 150) },
          ] as const
        ).map((one) => loose(coral(scene, one), { z: 3, isBack: true, isEdge: true })),
        secret(scene, 'crab', 1120, 1050, 1),
      ],
      front: [
        group(
          [20, 90, 1500].map((x, i) =>
            group(
              kelp(
                { ...scene, light: { ...scene.light, exposure: 0.4 } },
                {
                  x,
                  y: 1196,
                  h: [460, 330, 520][i] ?? 400,
                  color: oklch(0.36, 0.08, 230),
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
