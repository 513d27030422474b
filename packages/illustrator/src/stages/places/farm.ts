import { adjust, mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { rectangle } from '#core/path'
import { door, fence } from '#stages/kit/buildings'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { hill, mist, path } from '#stages/kit/land'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { tree, treeLine } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const farm: Stage = {
  id: 'farm',
  kind: 'outdoors',
  horizon: 680,
  verticals: [900, 1330],
  orb: { x: 420, y: 260, radius: 82 },
  slots: [
    ground([240, 940, 1200, 1080], [1.3, 1.48]),
    spot('roof', 'perch', [1110, 494], 0.92, 500),
    spot('roof_edge', 'perch', [1064, 506], 0.92, 500),
    spot('roof_left', 'perch', [1000, 540], 0.92, 501),
    spot('roof_right', 'perch', [1216, 540], 0.92, 501),
    spot('ladder_top', 'perch', [935, 700], 1, 900),
    { id: 'grass', kind: 'small', box: [280, 960, 1160, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    barn: [1110, 720],
    far: [420, 580],
    field: [300, 760],
    wall: [935, 902],
    sun: [420, 330],
    hanging: [1110, 560],
    grass: [640, 1040],
  },
  landmark: [1110, 640],
  build: (scene) => {
    const { env } = scene
    const wheat = mix(oklch(env.dark ? 0.5 : 0.84, 0.12, 88), env.haze, 0.2)
    const red = scene.era === 'future' ? oklch(0.94, 0.02, 220) : oklch(0.54, 0.15, 28)
    return {
      back: [
        ...sky(scene, { orb: { x: 420, y: 260, radius: 82 }, sunY: 430 }),
        ...hill(scene, { y: 650, rise: 30, seed: 'far', away: 0.62 }),
        ...treeLine(scene, { name: 'far', count: 14, y: 690, h: 170, away: 0.55 }),
        ...mist(scene, 450, 720, 0.4),
        ...hill(scene, {
          y: 700,
          rise: 20,
          seed: 'a',
          away: 0.26,
          color: [wheat, adjust(wheat, -0.08), env.ground[2]],
        }),
        ...repeat(9, (i) =>
          fill(
            mark('0,0 .5,.3 1,.2', { x: -80 + i * 6, y: 720 + i * 14, w: 1000, h: 60 }, [
              1,
              3 + i * 0.5,
              1,
            ]),
            i % 2 ? adjust(wheat, 0.06) : adjust(wheat, -0.1),
            { opacity: 0.5 },
          ),
        ),
        ...hill(scene, { y: 790, rise: 10, seed: 'b', away: 0.06 }),
        ...tree(scene, { x: 760, y: 830, h: 380, away: 0.1, name: 't1' }),
        ...solid(
          scene,
          stamp(
            '890,850c 890,660c 930,590 1000,540 1110,500 1220,540 1290,590 1330,660c 1330,850c',
            { x: 0, y: 0, w: 1 },
          ),
          red,
          (tone) =>
            repeat(15, (i) =>
              fill(rectangle(896 + i * 30, 500, 3, 360), tone.deep, { opacity: 0.4 }),
            ),
        ),
        ...solid(
          scene,
          stamp(
            '868,672c 910,590 990,524 1110,484 1230,524 1310,590 1352,672c 1330,676 1290,616 1220,566 1110,526 1000,566 930,616 890,676',
            { x: 0, y: 0, w: 1 },
          ),
          env.snow ? oklch(0.96, 0.015, 250) : oklch(0.42, 0.05, 280),
        ),
        ...door(scene, {
          x: 1110,
          y: 852,
          w: 150,
          h: 170,
          color: adjust(red, scene.era === 'future' ? -0.2 : -0.1),
        }),
        ...solid(scene, rectangle(1070, 578, 80, 70), oklch(0.93, 0.03, 85), () => [
          fill(
            rectangle(1080, 588, 60, 50),
            env.dark ? oklch(0.9, 0.12, 80) : oklch(0.36, 0.06, 40),
          ),
        ]),
        ...solid(
          scene,
          stamp('-.5,0c -.5,-2.6 -.36,-3 0,-3.14 .36,-3 .5,-2.6 .5,0c', {
            x: 1420,
            y: 856,
            w: 120,
          }),
          oklch(0.86, 0.03, 240),
          (tone) =>
            repeat(5, (i) =>
              fill(rectangle(1350, 560 + i * 60, 140, 5), tone.deep, { opacity: 0.35 }),
            ),
        ),
        ...(
          [
            [620, 850, 1],
            [700, 862, 1],
            [660, 806, 1],
          ] as const
        ).flatMap(([x, y]) =>
          solid(
            scene,
            stamp('-1,0c -1,-.94c 1,-.94c 1,0c', { x, y, w: 40, h: 46 }),
            oklch(0.82, 0.12, 88),
            (tone) =>
              repeat(7, (i) =>
                fill(rectangle(x - 40, y - 42 + i * 6, 80, 2), i % 2 ? tone.high : tone.deep, {
                  opacity: 0.5,
                }),
              ),
          ),
        ),
        ...hill(scene, { y: 856, rise: 8, seed: 'c', away: 0 }),
        ...path(
          scene,
          stamp('1050,852c 1180,852c 1180,940 1020,1020 1020,1200c 560,1200c 760,1020 1020,940', {
            x: 0,
            y: 0,
            w: 1,
          }),
          852,
        ),
        ...fence(scene, { x0: -20, x1: 560, y: 886, h: 100, color: oklch(0.62, 0.07, 58) }),
        ...fence(scene, { x0: 1340, x1: 1570, y: 900, h: 110, color: oklch(0.62, 0.07, 58) }),
        ...bush(scene, { x: 120, y: 900, w: 90, name: 'b1', berries: oklch(0.62, 0.18, 25) }),
        ...grass(scene, {
          name: 'g',
          count: 200,
          y0: 866,
          y1: 1150,
          h: [16, 64],
          skip: (x, y) => Math.abs(x - (1110 - (y - 852) * 1.0)) < 80 + (y - 852) * 0.5,
        }),
        ...flowers(scene, {
          name: 'f',
          count: 46,
          y0: 890,
          y1: 1120,
          h: [26, 60],
          skip: (x) => x > 300 && x < 1260,
          colors: [oklch(0.84, 0.15, 85), oklch(0.95, 0.03, 90), oklch(0.66, 0.17, 30)],
        }),
      ],
      items: [
        {
          z: 905,
          list: vehicle(scene, { x: 330, y: 908, k: 0.72, color: oklch(0.6, 0.14, 145) }),
          yields: { x: 330, y: 880, radius: 75 },
        },
        secret(scene, 'mouse', 1250, 960, 1),
      ],
      front: leafFrame(scene, 'front', { ferns: false }),
    }
  },
}
