import { adjust, mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { house } from '#stages/kit/buildings'
import { secret } from '#stages/kit/secrets'
import { vehicle } from '#stages/kit/vehicles'
import { hill, mist, water } from '#stages/kit/land'
import { mountain, rock } from '#stages/kit/mountains'
import { bush } from '#stages/kit/bushes'
import { grass } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const desert: Stage = {
  id: 'desert',
  kind: 'outdoors',
  horizon: 660,
  verticals: [1300],
  orb: { x: 940, y: 260, radius: 90 },
  slots: [
    ground([220, 930, 1140, 1078], [1.28, 1.48]),
    { id: 'sand', kind: 'small', box: [260, 950, 1100, 1060], scale: [1, 1.12] },
  ],
  anchors: {
    oasis: [420, 790],
    far: [940, 560],
    cactus: [1300, 760],
    hanging: [1300, 640],
    sand: [640, 1040],
  },
  landmark: [1300, 720],
  build: (given) => {
    const { dark } = given.env
    const base = mix(dark ? oklch(0.52, 0.08, 318) : oklch(0.82, 0.1, 62), given.env.haze, 0.2)
    const scene = {
      ...given,
      env: {
        ...given.env,
        ground: [base, adjust(base, -0.09, 1.1, -14), adjust(base, -0.24, 1.05, -40)] as const,
      },
    }
    const cactus = (x: number, y: number, h: number) =>
      solid(
        scene,
        stamp(
          '-.14,0 -.15,-.5 -.34,-.5 -.42,-.62 -.42,-.86 -.34,-.9 -.27,-.86 -.26,-.64 -.15,-.63 -.14,-.94 0,-1.04 .14,-.94 .15,-.46 .26,-.46 .27,-.72 .34,-.78 .42,-.72 .42,-.44 .34,-.32 .15,-.31 .14,0',
          { x, y, w: h },
        ),
        oklch(0.58, 0.1, 150),
        (tone) =>
          repeat(4, (i) =>
            fill(
              mark('0,0 .01,-.5 0,-1', { x: x + (i - 1.5) * h * 0.06, y, w: h }, [1, 2.4, 1]),
              i % 2 ? tone.high : tone.deep,
              { opacity: 0.5 },
            ),
          ),
      )
    const dune = (x0: number, k: number) => (x: number) => -Math.exp(-(((x - x0) / 330) ** 2)) * k
    return {
      back: [
        ...sky(given, { orb: { x: 940, y: 260, radius: 90 }, sunY: 430 }),
        ...mountain(scene, {
          x: 200,
          y: 680,
          w: 330,
          h: 150,
          away: 0.5,
          color: oklch(dark ? 0.4 : 0.62, 0.1, 40),
          snow: false,
        }),
        ...mountain(scene, {
          x: 520,
          y: 680,
          w: 240,
          h: 100,
          away: 0.6,
          color: oklch(dark ? 0.4 : 0.62, 0.1, 30),
          snow: false,
        }),
        ...mountain(scene, {
          x: 1380,
          y: 680,
          w: 340,
          h: 170,
          away: 0.5,
          color: oklch(dark ? 0.4 : 0.62, 0.1, 40),
          snow: false,
        }),
        ...hill(scene, { y: 690, rise: 16, seed: 'a', away: 0.42, profile: dune(1180, 70) }),
        ...mist(scene, 480, 740, 0.34),
        ...hill(scene, { y: 760, rise: 16, seed: 'b', away: 0.2, profile: dune(640, 80) }),
        ...house(scene, {
          x: 240,
          y: 800,
          k: 0.62,
          wall: oklch(0.84, 0.07, 70),
          roof: oklch(0.66, 0.1, 55),
          away: 0.12,
        }),
        ...bush(scene, { x: 360, y: 800, w: 70, h: 120, away: 0.05, name: 'palm1' }),
        ...bush(scene, { x: 520, y: 806, w: 80, away: 0.05, name: 'palm2' }),
        ...water(
          scene,
          stamp('330,822c 440,800 580,802 660,824 600,852 420,856', { x: 0, y: 0, w: 1 }),
          { y0: 802, y1: 856, shine: 500 },
        ),
        ...grass(scene, {
          name: 'reed',
          count: 26,
          y0: 814,
          y1: 860,
          h: [22, 36],
          skip: (x) => x < 300 || x > 700,
        }),
        ...hill(scene, { y: 862, rise: 14, seed: 'c', away: 0, profile: dune(1350, 60) }),
        ...repeat(13, (i) =>
          fill(
            mark(
              '-1,0 -.3,-.16 .4,.1 1,-.1',
              { x: 140 + ((i * 277) % 1300), y: 910 + i * 18, w: 150 + (i % 4) * 60, h: 60 },
              [0.5, 3 + i * 0.2, 0.5],
            ),
            i % 2 ? adjust(base, 0.06) : adjust(base, -0.13),
            { opacity: 0.5 },
          ),
        ),
      ],
      items: [
        loose(cactus(1300, 906, 270), { z: 900 }),
        loose(cactus(1450, 880, 150), { z: 880 }),
        loose(cactus(120, 968, 180), { z: 960 }),
        loose(rock(scene, { x: 1400, y: 1010, w: 110, h: 70, color: oklch(0.62, 0.07, 45) }), {
          z: 1000,
        }),
        { z: 880, list: vehicle(scene, { x: 880, y: 884, k: scene.era === 'today' ? 0 : 0.55 }) },
        secret(scene, 'snail', 1180, 990, 1),
      ],
      front: [],
    }
  },
}
