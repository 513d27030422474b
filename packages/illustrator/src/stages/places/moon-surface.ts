import { oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { mountain, rock } from '#stages/kit/mountains'
import { craterGround, deepSpace, planet } from '#stages/kit/space'
import { rocket } from '#stages/kit/space-craft'
import { solid, stamp } from '#stages/kit/stamp'
import type { Scene } from '#stages/scene'
import { ground, loose } from '#stages/stage'
import { outpost } from '#stages/kit/outposts'
import type { Stage } from '#stages/stage'

/** Whoever has looked out of one is asleep by now: a town, some farms and four ships. */
const WINDOWS: readonly Point[] = [
  ...([
    [-0.5, -0.1],
    [-0.42, -0.16],
    [-0.45, -0.02],
    [-0.36, -0.08],
    [-0.32, 0.02],
  ] as const),
  ...([
    [0.02, 0.3],
    [0.1, 0.36],
    [0.06, 0.42],
    [-0.06, -0.5],
    [0.04, -0.46],
  ] as const),
  ...([
    [0.4, -0.2],
    [0.52, 0.1],
    [0.3, 0.06],
    [-0.24, 0.56],
    [-0.68, 0.3],
  ] as const),
]
function litWindows(scene: Scene, { x, y, r }: { x: number; y: number; r: number }): DisplayList {
  const pane = oklch(0.9, 0.13, 85)
  const at = WINDOWS.map(([u, v]): Point => [x + u * r, y + v * r])
  return [
    group(
      at.map(([px, py]) => glow({ x: px, y: py, radius: 15, color: pane, strength: 0.7 })),
      { blend: 'screen' },
    ),
    ...at.map(([px, py]) => fill(rectangle(px - 3, py - 4, 6, 8), pane)),
  ]
}

export const moonSurface: Stage = {
  id: 'moon_surface',
  kind: 'space',
  horizon: 760,
  verticals: [1210],
  orb: { x: 420, y: 280, radius: 150 },
  slots: [
    ground([220, 920, 1080, 1075], [1.26, 1.46]),
    { id: 'sky', kind: 'air', box: [340, 640, 1000, 860], scale: [1.1, 1.24] },
    { id: 'dust', kind: 'small', box: [260, 950, 1060, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    earth: [420, 280],
    windows: [420, 280],
    let_go: [760, 400],
    far: [420, 280],
    rocket: [1240, 640],
    crater: [700, 960],
    flag: [980, 720],
  },
  views: { windows: [280, 140, 560, 420] },
  landmark: [1240, 620],
  build: (scene) => {
    const dust = oklch(0.78, 0.035, 285)
    const quiet = { ...scene, env: { ...scene.env, haze: oklch(0.42, 0.1, 295), snow: 0 } }
    return {
      back: [
        ...deepSpace(scene, { x: 820, y: 330 }),
        ...planet(scene, {
          x: 420,
          y: 280,
          r: 150,
          color: oklch(0.62, 0.13, 240),
          second: oklch(0.7, 0.12, 145),
          name: 'earth',
          kind: 'seas',
        }),
        ...(scene.isTold('windows') ? litWindows(scene, { x: 420, y: 280, r: 150 }) : []),
        ...planet(scene, {
          x: 1150,
          y: 170,
          r: 42,
          color: oklch(0.75, 0.12, 50),
          second: oklch(0.62, 0.12, 30),
          name: 'red',
        }),
        ...mountain(quiet, {
          x: 140,
          y: 790,
          w: 320,
          h: 190,
          away: 0.35,
          color: oklch(0.6, 0.06, 290),
          snow: false,
        }),
        ...mountain(quiet, {
          x: 640,
          y: 790,
          w: 360,
          h: 130,
          away: 0.5,
          color: oklch(0.6, 0.06, 290),
          snow: false,
        }),
        ...mountain(quiet, {
          x: 1460,
          y: 790,
          w: 330,
          h: 240,
          away: 0.3,
          color: oklch(0.6, 0.06, 290),
          snow: false,
        }),
        ...craterGround(scene, { y: 770, seed: 'far', color: oklch(0.6, 0.05, 288), rise: 18 }),
        ...(scene.era === 'future'
          ? [0, 1, 2].flatMap((i) => [
              ...solid(
                scene,
                stamp('-1,0 -.95,-.6 -.5,-.95 0,-1.05 .5,-.95 .95,-.6 1,0', {
                  x: 180 + i * 170,
                  y: 836,
                  w: 84 - i * 12,
                }),
                oklch(0.9, 0.03, 220),
              ),
              fill(ellipse(180 + i * 170, 790, 20), oklch(0.92, 0.1, 90)),
              {
                ...glow({
                  x: 180 + i * 170,
                  y: 790,
                  radius: 80,
                  color: oklch(0.9, 0.11, 90),
                  strength: 0.6,
                }),
                blend: 'screen' as const,
              },
            ])
          : []),
        ...craterGround(scene, { y: 846, seed: 'near', color: dust }),
      ],
      items: [
        {
          z: 850,
          list: outpost(scene, { x: 560, y: 850, k: 0.6 }),
          yields: { x: 560, y: 800, radius: 60 },
        },
        // Whoever has come in a saucepan has no rocket.
        ...(scene.isTold('soup_pot')
          ? []
          : [loose(rocket(scene, { x: 1240, y: 905, k: 1.05 }), { z: 900, shows: 'rocket' })]),
        loose(
          [
            ...solid(scene, rectangle(978, 690, 6, 190), oklch(0.85, 0.02, 240)),
            fill(
              stamp('0,0c .5,.08 1,0c 1,.6c .5,.7 0,.6c', { x: 984, y: 694, w: 96 }),
              underLight(scene.light, oklch(0.85, 0.14, 88)),
            ),
            line(`M984 712q48 10 96 0`, underLight(scene.light, oklch(0.66, 0.18, 28)), 8),
          ],
          { z: 880 },
        ),
        loose(rock(quiet, { x: 170, y: 1010, w: 84, h: 58, color: oklch(0.66, 0.04, 285) }), {
          z: 1010,
        }),
        secret(scene, 'tiny_robot', 1110, 1000, 1),
      ],
      front: [
        '-40,1152c -40,1090 60,1062 190,1082 300,1130 330,1180c',
        '1260,1180c 1300,1120 1400,1080 1580,1070 1600,1180c',
      ].map((edge) => fill(stamp(edge, { x: 0, y: 0, w: 1 }), oklch(0.22, 0.07, 292), { blur: 3 })),
    }
  },
}
