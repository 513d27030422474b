import { adjust, mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { glow } from '#light/part'
import { ageMark } from '#stages/kit/dress'
import { secret } from '#stages/kit/secrets'
import { hill, mist, path } from '#stages/kit/land'
import { mountain, rock } from '#stages/kit/mountains'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { castle } from '#stages/kit/castle'
import { sky } from '#stages/kit/sky'
import { solid, stamp } from '#stages/kit/stamp'
import { pines } from '#stages/kit/canopies'
import { tree } from '#stages/kit/trees'
import { ground, loose, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

const rise = (x: number) => -Math.exp(-(((x - 1150) / 360) ** 2)) * 210

export const dragonHill: Stage = {
  id: 'dragon_hill',
  kind: 'outdoors',
  horizon: 690,
  verticals: [1020],
  orb: { x: 520, y: 250, radius: 86 },
  slots: [
    ground([200, 940, 960, 1080], [1.28, 1.48]),
    spot('ledge', 'perch', [960, 852], 0.9),
    { id: 'grass', kind: 'small', box: [240, 960, 940, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    cave: [1180, 720],
    far: [360, 540],
    castle: [300, 560],
    hanging: [620, 300],
    grass: [560, 1040],
  },
  landmark: [1180, 700],
  build: (scene) => {
    const { env } = scene
    const stone = mix(oklch(env.dark ? 0.44 : 0.62, 0.045, 300), env.haze, 0.08)
    const ember = oklch(0.8, 0.15, 55)
    return {
      back: [
        ...sky(scene, { orb: { x: 520, y: 250, radius: 86 }, sunY: 440 }),
        ...mountain(scene, { x: 60, y: 690, w: 330, h: 260, away: 0.55 }),
        ...mountain(scene, { x: 760, y: 690, w: 420, h: 330, away: 0.6 }),
        ...mountain(scene, { x: 1480, y: 690, w: 330, h: 240, away: 0.55 }),
        ...hill(scene, { y: 680, rise: 20, seed: 'a', away: 0.5 }),
        ...castle(scene, {
          x: 300,
          y: 690,
          k: 0.42,
          wall: scene.far(oklch(0.84, 0.05, 50), 0.45),
          roof: scene.far(oklch(0.5, 0.13, 345), 0.4),
        }),
        ...pines(scene, { name: 'p', count: 40, y: 706, h: [36, 96], away: 0.45, to: 900 }),
        ...mist(scene, 470, 760, 0.38),
        ...hill(scene, { y: 790, rise: 12, seed: 'b', away: 0.14, profile: rise }),
        ...solid(
          scene,
          stamp(
            '880,880c 930,720 990,620 1070,540 1150,470 1260,452 1370,520 1450,640 1500,760 1600,880c 1240,910',
            { x: 0, y: 0, w: 1 },
          ),
          stone,
          (tone) => [
            fill(
              stamp('1000,880 1060,700 1130,560 1200,500 1170,640 1130,800', { x: 0, y: 0, w: 1 }),
              tone.light,
              { opacity: 0.5, blur: 8 },
            ),
            fill(
              stamp('1380,560 1440,700 1540,860 1400,880 1390,720', { x: 0, y: 0, w: 1 }),
              tone.deep,
              { opacity: 0.5, blur: 8 },
            ),
          ],
        ),
        fill(
          stamp('1060,880c 1060,740 1100,650 1180,630 1270,650 1310,750 1316,880c', {
            x: 0,
            y: 0,
            w: 1,
          }),
          adjust(stone, -0.28),
        ),
        fill(
          stamp('1100,880c 1100,770 1130,710 1190,696 1250,716 1276,790 1280,880c', {
            x: 0,
            y: 0,
            w: 1,
          }),
          ember,
          { opacity: env.dark ? 0.85 : 0.5, blur: 14 },
        ),
        {
          ...glow({ x: 1190, y: 820, radius: 330, color: ember, strength: env.dark ? 0.6 : 0.3 }),
          blend: 'screen',
        },
        ...tree(scene, { x: 100, y: 850, h: 430, away: 0.1, name: 't1' }),
        ...bush(scene, { x: 1000, y: 886, w: 76, name: 'b1' }),
        ...bush(scene, { x: 1390, y: 892, w: 92, name: 'b2', berries: oklch(0.66, 0.18, 25) }),
        ...hill(scene, { y: 872, rise: 10, seed: 'c', away: 0 }),
        ...path(
          scene,
          stamp(
            '1120,880c 1260,880c 1180,940 980,990 900,1060 960,1200c 480,1200c 640,1020 900,950',
            { x: 0, y: 0, w: 1 },
          ),
          880,
        ),
        ...grass(scene, {
          name: 'g',
          count: 200,
          y0: 876,
          y1: 1150,
          h: [18, 66],
          skip: (x, y) => Math.abs(x - (1190 - (y - 880) * 1.6)) < 70 + (y - 880) * 0.6,
        }),
        ...flowers(scene, {
          name: 'f',
          count: 36,
          y0: 900,
          y1: 1110,
          h: [24, 56],
          x0: 40,
          x1: 700,
          colors: [oklch(0.7, 0.17, 35), oklch(0.84, 0.14, 85), oklch(0.66, 0.15, 320)],
        }),
      ],
      items: [
        loose(rock(scene, { x: 960, y: 900, w: 92, h: 56, color: stone }), { z: 900 }),
        loose(rock(scene, { x: 1330, y: 1020, w: 110, h: 80, color: stone }), { z: 1010 }),
        ageMark(scene, { x: 520, y: 900, k: 0.7 }),
        secret(scene, 'snail', 1300, 946, 1),
      ],
      front: leafFrame(scene, 'front'),
    }
  },
}
