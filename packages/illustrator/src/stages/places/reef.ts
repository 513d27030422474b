import { oklch } from '#core/color'
import { fill, group, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Matrix } from '#core/geometry'
import { blob, ellipse } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { CORALS, coral } from '#stages/kit/coral'
import { bubbles } from '#stages/kit/bubbles'
import { darkEye } from '#stages/kit/dark-eye'
import { fish, jelly, kelp, school, starfish } from '#stages/kit/sea-life'
import { sand, seaHill, seaWater } from '#stages/kit/sea'
import type { Coral } from '#stages/kit/coral'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import type { Scene } from '#stages/scene'
import { ground, loose } from '#stages/stage'
import { seaRelic } from '#stages/kit/outposts'
import type { Stage } from '#stages/stage'

const KINDS: readonly Coral[] = ['branch', 'fan', 'tube', 'brain']

/** The open clam: small and dull on the pages that are not about it. */
function clam(scene: Scene): DisplayList {
  const random = scene.random('clam')
  const p = { x: 1150, y: 1004, w: 150 }
  const shell = oklch(0.72, 0.12, 345)
  const isTold = scene.isTold('pearl') || scene.isTold('clam')
  const k = isTold ? 1 : QUIET
  const list: DisplayList = [
    ...solid(
      scene,
      stamp(
        '-1,-.2 -1.13,-.73 -.8,-1.13 -.47,-1.17 -.13,-1.36 .24,-1.3 .57,-1.3 .9,-1 1.17,-.8 1,-.2 0,-.1',
        p,
      ),
      shell,
      (tone) => [
        ...repeat(9, (i) =>
          fill(
            stamp(
              `${(i - 4) * 0.07 - 0.02},-.06 ${(i - 4) * 0.17},-.7 ${(i - 4) * 0.27},-1.5 ${(i - 4) * 0.27 + 0.05},-1.5 ${(i - 4) * 0.17 + 0.07},-.7 ${(i - 4) * 0.07 + 0.03},-.06`,
              p,
            ),
            i % 2 ? tone.high : tone.shade,
            { opacity: 0.6 },
          ),
        ),
        fill(ellipse(1150, 960, 130, 70), oklch(0.42, 0.13, 340), {
          opacity: 0.5,
          blur: 16,
        }),
      ],
    ),
    fill(ellipse(1150, 980, 138, 34), underLight(scene.light, oklch(0.5, 0.14, 345))),
    {
      ...glow({
        x: 1150,
        y: 940,
        radius: 340,
        color: oklch(0.97, 0.08, 95),
        strength: isTold ? 0.8 : 0.16,
      }),
      blend: 'screen',
    },
    fill(
      ellipse(1150, 944, 44),
      radial([0.36, 0.32], 0.75, [
        { at: 0, color: isTold ? oklch(0.995, 0.005, 90) : oklch(0.9, 0.02, 90) },
        { at: 0.5, color: oklch(isTold ? 0.96 : 0.84, 0.03, 70) },
        { at: 0.85, color: oklch(0.86, 0.06, 340) },
        { at: 1, color: oklch(0.8, 0.07, 270) },
      ]),
    ),
    fill(
      blob({ x: 1135, y: 926, rx: 10, ry: 7, random, wobble: 0.1, knots: 7 }),
      oklch(0.995, 0.005, 90),
    ),
    ...solid(
      scene,
      stamp(
        '-1,-.16 -.67,-.05 -.37,-.17 -.04,-.02 .3,-.17 .67,-.04 1.01,-.19 .93,.2 .47,.41 -.47,.41 -.93,.2',
        p,
      ),
      oklch(0.64, 0.13, 350),
      (tone) =>
        repeat(9, (i) =>
          fill(
            stamp(
              `${(i - 4) * 0.23},-.14 ${(i - 4) * 0.17},.16 ${(i - 4) * 0.05},.5 ${(i - 4) * 0.05 + 0.03},.5 ${(i - 4) * 0.17 + 0.04},.16 ${(i - 4) * 0.23 + 0.03},-.14`,
              p,
            ),
            i % 2 ? tone.high : tone.shade,
            { opacity: 0.6 },
          ),
        ),
    ),
  ]
  const transform: Matrix = [k, 0, 0, k, p.x * (1 - k), (p.y + 40) * (1 - k)]
  return [group(list, { transform })]
}
const QUIET = 0.52

const DARK_EYE = [900, 430] as const

export const reef: Stage = {
  id: 'reef',
  kind: 'water',
  horizon: 890,
  verticals: [],
  slots: [
    ground([240, 980, 1000, 1075], [1.24, 1.4]),
    { id: 'water', kind: 'air', box: [260, 580, 1180, 900], scale: [1.16, 1.3] },
    { id: 'sand', kind: 'small', box: [440, 1020, 960, 1080], scale: [1, 1.12] },
  ],
  anchors: {
    pearl: [1150, 950],
    clam: [1150, 900],
    far: [1180, 300],
    dark_eye: [...DARK_EYE],
    surface: [560, 40],
    sand: [700, 1060],
    rock: [440, 1004],
  },
  views: { dark_eye: [760, 320, 1040, 520] },
  landmark: [1150, 900],
  build: (scene) => {
    const random = scene.random('reef')
    const isDark = scene.isTold('dark_eye')
    // Bare, all that swims has gone; and nothing stays where it turns dark.
    const swimming = (list: () => DisplayList): DisplayList =>
      scene.isBare || isDark ? [] : list()
    return {
      back: [
        ...seaWater(scene),
        ...swimming(() =>
          school(scene, {
            x: 980,
            y: 320,
            count: 9,
            color: oklch(0.7, 0.08, 210),
            away: 0.66,
            size: 0.72,
            name: 'far',
          }),
        ),
        ...seaHill(scene, { y: 760, rise: 70, seed: 'far', away: 0.8 }),
        ...seaHill(scene, { y: 800, rise: 56, seed: 'mid', away: 0.62 }),
        ...repeat(9, (i) =>
          kelp(scene, { x: 40 + i * 190, y: 850, h: 190 + (i % 3) * 80, away: 0.62 }),
        ).flat(),
        ...seaHill(scene, {
          y: 888,
          rise: 34,
          seed: 'ridge',
          away: 0.42,
          color: oklch(0.6, 0.07, 150),
        }),
        ...(isDark ? darkEye(scene, DARK_EYE) : []),
        ...repeat(22, (i) =>
          coral(scene, {
            kind: KINDS[i % 4] ?? 'fan',
            x: (i / 22) * 1536 + random.between(-20, 60),
            y: 904 + random.between(-6, 26),
            h: random.between(60, 130),
            color: random.pick(CORALS),
            away: 0.36,
          }),
        ).flat(),
        ...[40, 110, 172, 1400, 1466, 1524].flatMap((x) =>
          kelp(scene, { x, y: 940, h: random.between(380, 640), away: 0.25 }),
        ),
        ...sand(scene, 960),
        {
          ...glow({
            x: 1010,
            y: 1000,
            radius: 420,
            ry: 150,
            color: oklch(0.88, 0.09, 100),
            strength: scene.env.dark ? 0.25 : 0.45,
          }),
          blend: 'screen',
        },
        ...starfish(scene, 640, 1094, 42, oklch(0.72, 0.16, 40)),
        ...starfish(scene, 890, 1114, 27, oklch(0.68, 0.16, 10)),
        ...swimming(() => [
          ...school(scene, {
            x: 880,
            y: 560,
            count: 13,
            color: oklch(0.82, 0.15, 78),
            flip: true,
            name: 's',
          }),
          ...fish(scene, { x: 250, y: 500, w: 82, color: oklch(0.7, 0.17, 35) }),
          ...fish(scene, { x: 160, y: 590, w: 62, color: oklch(0.7, 0.17, 35) }),
        ]),
        ...(isDark
          ? []
          : [
              ...jelly(scene, 1330, 470, 92, oklch(0.78, 0.12, 330)),
              ...jelly(scene, 1440, 600, 60, oklch(0.8, 0.1, 300)),
            ]),
        ...bubbles(scene, 'b', [
          [520, 300],
          [1000, 420],
          [300, 700],
          [1240, 640],
        ]),
      ],
      items: [
        loose(seaRelic(scene, { x: 400, y: 890, k: 0.9, away: 0.58 }), { z: 1, isBack: true }),
        loose(clam(scene), { z: 2, isBack: true }),
        ...(
          [
            { kind: 'fan', x: 140, y: 1086, h: 260, color: oklch(0.68, 0.17, 10) },
            { kind: 'tube', x: 290, y: 1104, h: 160, color: oklch(0.78, 0.14, 70) },
            { kind: 'branch', x: 1400, y: 1090, h: 290, color: oklch(0.66, 0.18, 20) },
            { kind: 'fan', x: 1490, y: 1120, h: 220, color: oklch(0.62, 0.16, 310) },
          ] as const
        ).map((one) => loose(coral(scene, one), { z: 3, isBack: true, isEdge: true })),
        secret(scene, scene.era === 'future' ? 'tiny_robot' : 'crab', 420, 1060, 0.95),
      ],
      front: [
        group(
          [20, 78, 1510, 1456].map((x, i) =>
            group(
              kelp(
                { ...scene, light: { ...scene.light, exposure: 0.5 } },
                {
                  x,
                  y: 1192,
                  h: [500, 370, 580, 350][i] ?? 400,
                  color: oklch(0.42, 0.08, 200),
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
