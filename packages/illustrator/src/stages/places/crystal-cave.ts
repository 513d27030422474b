import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, linear } from '#core/display-list'
import { brush, ellipse } from '#core/path'
import { glow } from '#light/part'
import { ageMark } from '#stages/kit/dress'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { rock } from '#stages/kit/mountains'
import { water } from '#stages/kit/land'
import { mushroom } from '#stages/kit/bushes'
import { everywhere } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

const HUES = { dawn: 350, day: 215, golden: 70, dusk: 310, nightfall: 325, night: 190 } as const

export const crystalCave: Stage = {
  id: 'crystal_cave',
  kind: 'indoors',
  horizon: 760,
  verticals: [],
  slots: [
    ground([260, 940, 1120, 1078], [1.28, 1.46]),
    { id: 'floor', kind: 'small', box: [300, 970, 1080, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    crystal: [1180, 700],
    far: [800, 520],
    pool: [1060, 930],
    hanging: [560, 220],
    floor: [600, 1040],
  },
  landmark: [1180, 700],
  build: (scene) => {
    const hue = HUES[scene.env.hour]
    const random = scene.random('cave')
    const lit: Lab = oklch(0.84, 0.12, hue)
    const stone = oklch(0.42, 0.09, hue + 70)
    const cave = {
      ...scene,
      light: {
        ...scene.light,
        x: 0.5,
        y: -0.5,
        key: lit,
        shadow: oklch(0.2, 0.09, hue + 80),
        ambient: stone,
        ambientAmount: 0.25,
        exposure: 0.92,
      },
    }
    const crystal = (x: number, y: number, h: number, turn: number, away = 0) => [
      {
        ...glow({
          x,
          y: y - h * 0.45,
          radius: h * 0.95,
          color: oklch(0.84, 0.13, hue + turn),
          strength: 0.55 * (1 - away * 0.5),
        }),
        blend: 'screen' as const,
      },
      ...(
        [
          [-0.4, 0.62],
          [0.42, 0.7],
          [-0.14, 0.86],
          [0.14, 1],
        ] as const
      ).flatMap(([u, k]) =>
        solid(
          cave,
          stamp(
            `${u * 0.5 - 0.13},0c ${u - 0.16},${-0.72 * k}c ${u * 1.12},${-k}c ${u + 0.14},${-0.74 * k}c ${u * 0.5 + 0.13},0c`,
            { x, y, w: h },
          ),
          mix(oklch(0.78, 0.13, hue + turn), stone, away),
          (tone) => [
            fill(
              stamp(
                `${u * 0.5},0c ${u},${-0.68 * k}c ${u * 1.12},${-k}c ${u + 0.2},${-0.7 * k}c ${u * 0.5 + 0.2},0c`,
                { x, y, w: h },
              ),
              tone.shade,
              { opacity: 0.6 },
            ),
            fill(
              brush(
                [
                  [x + u * h * 0.5, y - h * 0.1],
                  [x + u * h * 0.9, y - h * 0.6 * k],
                ],
                0.6,
                2.4,
                0.6,
              ),
              tone.high,
              { opacity: 0.8 },
            ),
          ],
        ),
      ),
    ]
    const arch = (text: string, color: Lab, blur?: number) =>
      fill(stamp(text, { x: 0, y: 0, w: 1 }), color, blur ? { blur } : {})
    return {
      back: [
        fill(
          everywhere,
          linear(
            [0, 0],
            [0, 1000],
            [
              { at: 0, color: adjust(stone, -0.14) },
              { at: 0.55, color: mix(stone, lit, 0.45) },
              { at: 0.8, color: mix(stone, lit, 0.75) },
              { at: 1, color: stone },
            ],
            'user',
          ),
        ),
        { ...glow({ x: 800, y: 620, radius: 640, color: lit, strength: 0.6 }), blend: 'screen' },
        arch(
          '-80,-80c 1620,-80c 1620,1000c 1240,900 1190,640 1120,430 1010,300 800,250 590,300 480,440 420,660 380,880 -80,1000c',
          mix(stone, lit, 0.22),
          1.5,
        ),
        ...repeat(9, (i) =>
          crystal(
            440 + i * 90,
            800 + random.between(-8, 18),
            random.between(60, 150),
            (i % 3) * 22 - 22,
            0.45,
          ),
        ).flat(),
        arch(
          '-80,-80c 1620,-80c 1620,1080c 1380,930 1330,650 1240,380 1100,190 800,130 480,200 330,400 270,660 220,900 -80,1060c',
          adjust(mix(stone, lit, 0.06), -0.05),
        ),
        ...repeat(12, (i) =>
          fill(
            stamp('-.5,-.2c 0,1c .5,-.2c', {
              x: 330 + i * 84,
              y: 190 - Math.sin((i / 11) * 3.14) * 66,
              w: random.between(24, 46),
              h: random.between(60, 190),
            }),
            adjust(stone, -0.06),
          ),
        ),
        fill(
          stamp('-80,860c 300,830 700,820 1100,836 1620,870c 1620,1240c -80,1240c', {
            x: 0,
            y: 0,
            w: 1,
          }),
          linear(
            [0, 820],
            [0, 1152],
            [
              { at: 0, color: mix(stone, lit, 0.4) },
              { at: 0.4, color: stone },
              { at: 1, color: adjust(stone, -0.2) },
            ],
            'user',
          ),
        ),
        ...water(
          { ...scene, env: { ...scene.env, water: [lit, mix(stone, lit, 0.35)], orb: undefined } },
          stamp('900,900c 1080,880 1300,886 1420,930 1340,980 1100,976 940,950', {
            x: 0,
            y: 0,
            w: 1,
          }),
          { y0: 884, y1: 980 },
        ),
        ...crystal(1200, 880, 360, 0),
        ...crystal(250, 940, 270, 30),
        ...crystal(90, 1000, 180, -26),
        ...repeat(34, () =>
          fill(
            ellipse(random.between(300, 1240), random.between(260, 800), random.between(1.2, 3)),
            oklch(0.95, 0.08, hue),
            { opacity: 0.8 },
          ),
        ),
        ...(scene.era === 'today' ? [] : lantern(scene, { x: 560, y: 330, h: 70, string: 130 })),
      ],
      items: [
        loose(rock(cave, { x: 1330, y: 1030, w: 110, h: 76, color: stone }), { z: 1000 }),
        mushroom(cave, { x: 380, y: 1000, h: 56, color: oklch(0.66, 0.15, hue + 150) }),
        mushroom(cave, { x: 430, y: 1012, h: 34, color: oklch(0.66, 0.15, hue + 150) }),
        ageMark(cave, { x: 690, y: 880, k: scene.era === 'today' ? 0 : 0.6 }),
        secret(scene, 'snail', 1220, 1000, 1),
      ],
      front: [
        arch('-40,1180c -40,1040 40,1030 130,1086 200,1130 330,1180c', adjust(stone, -0.26), 2.5),
        arch(
          '1240,1180c 1320,1110 1400,1120 1470,1050 1600,1020 1600,1180c',
          adjust(stone, -0.26),
          2.5,
        ),
      ],
    }
  },
}
