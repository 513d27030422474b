import { adjust, mix, oklch } from '#core/color'
import { house } from '#stages/kit/buildings'
import { ageMark } from '#stages/kit/dress'
import { secret } from '#stages/kit/secrets'
import { hill, mist, path } from '#stages/kit/land'
import { mountain, rock } from '#stages/kit/mountains'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { cloud, sky } from '#stages/kit/sky'
import { solid, stamp } from '#stages/kit/stamp'
import { pines } from '#stages/kit/canopies'
import { fill } from '#core/display-list'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

const slope = (x: number) => -240 * Math.max(0, (x - 500) / 1036) ** 1.3

export const mountainPath: Stage = {
  id: 'mountain_path',
  kind: 'outdoors',
  horizon: 720,
  verticals: [1180],
  orb: { x: 360, y: 240, radius: 82 },
  slots: [
    ground([200, 960, 1020, 1080], [1.28, 1.46]),
    { id: 'stones', kind: 'small', box: [240, 980, 980, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    summit: [820, 300],
    far: [820, 360],
    hut: [1290, 640],
    hanging: [1180, 560],
    valley: [300, 720],
    below: [340, 792],
    moon: [360, 240],
    grass: [560, 1040],
  },
  landmark: [1290, 620],
  build: (scene) => {
    const stone = mix(oklch(scene.env.dark ? 0.46 : 0.66, 0.04, 285), scene.env.haze, 0.1)
    return {
      back: [
        ...sky(scene, { orb: { x: 360, y: 240, radius: 82 }, sunY: 400 }),
        ...mountain(scene, { x: 820, y: 760, w: 560, h: 520, away: 0.42 }),
        ...mountain(scene, { x: 180, y: 760, w: 420, h: 330, away: 0.52 }),
        ...mountain(scene, { x: 1400, y: 760, w: 460, h: 420, away: 0.48 }),
        ...cloud(scene, { x: 560, y: 590, width: 520, name: 'belt', thin: 0.16 }),
        ...mist(scene, 520, 800, 0.46),
        ...hill(scene, { y: 790, rise: 26, seed: 'valley', away: 0.45 }),
        ...pines(scene, { name: 'p', count: 50, y: 806, h: [36, 92], away: 0.45 }),
        ...hill(scene, { y: 850, rise: 18, seed: 'b', away: 0.16, profile: slope }),
        ...pines(scene, {
          name: 'p2',
          count: 11,
          y: 850,
          h: [110, 240],
          away: 0.14,
          from: 1020,
          profile: slope,
        }),
        ...house(scene, {
          x: 1290,
          y: 700,
          k: 0.6,
          wall: oklch(0.62, 0.08, 50),
          roof: oklch(0.5, 0.1, 30),
          away: 0.06,
        }),
        ...solid(
          scene,
          stamp('1180,980c 1200,860 1280,760 1390,720 1500,760 1620,700c 1620,1010c', {
            x: 0,
            y: 0,
            w: 1,
          }),
          stone,
          (tone) => [
            fill(stamp('1200,960 1240,850 1330,770 1300,880', { x: 0, y: 0, w: 1 }), tone.high, {
              opacity: 0.5,
              blur: 6,
            }),
            fill(stamp('1440,800 1560,780 1600,980 1450,980', { x: 0, y: 0, w: 1 }), tone.deep, {
              opacity: 0.5,
              blur: 10,
            }),
          ],
        ),
        ...hill(scene, { y: 900, rise: 12, seed: 'c', away: 0, profile: (x) => slope(x) * 0.3 }),
        ...path(
          scene,
          stamp(
            '1150,820c 1190,826c 1180,880 1000,920 900,980 1020,1200c 380,1200c 600,1020 840,940 1080,880',
            { x: 0, y: 0, w: 1 },
          ),
          840,
          adjust(oklch(0.74, 0.05, 70), 0),
        ),
        ...grass(scene, {
          name: 'g',
          count: 170,
          y0: 900,
          y1: 1150,
          h: [16, 58],
          skip: (x, y) => Math.abs(x - (1000 - (y - 880) * 0.9)) < 80 + (y - 880) * 0.8,
        }),
        ...flowers(scene, {
          name: 'f',
          count: 46,
          y0: 910,
          y1: 1120,
          h: [24, 54],
          skip: (x) => x > 480 && x < 1020,
          colors: [oklch(0.66, 0.14, 300), oklch(0.95, 0.03, 90), oklch(0.6, 0.16, 265)],
        }),
        ...bush(scene, { x: 80, y: 950, w: 90, name: 'b1', berries: oklch(0.5, 0.15, 280) }),
      ],
      items: [
        loose(rock(scene, { x: 150, y: 1010, w: 110, h: 76, color: stone }), { z: 970 }),
        loose(rock(scene, { x: 1160, y: 1010, w: 96, h: 70, color: stone }), { z: 1000 }),
        ageMark(scene, { x: 420, y: 930, k: 0.74 }),
        secret(scene, 'snail', 1170, 942, 0.95),
      ],
      front: leafFrame(scene, 'front', { ferns: false }),
    }
  },
}
