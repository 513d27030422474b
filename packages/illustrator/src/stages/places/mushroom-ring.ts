import { oklch } from '#core/color'
import { glow } from '#light/part'
import { ageMark } from '#stages/kit/dress'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist } from '#stages/kit/land'
import { bush, mushroom } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat } from '#stages/kit/stamp'
import { canopy, pines } from '#stages/kit/canopies'
import { treeLine, trunk } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const mushroomRing: Stage = {
  id: 'mushroom_ring',
  kind: 'outdoors',
  horizon: 720,
  verticals: [1390],
  orb: { x: 360, y: 260, radius: 84 },
  slots: [
    ground([360, 935, 1160, 1060], [1.26, 1.44]),
    spot('big_mushroom', 'perch', [250, 700], 0.9),
    { id: 'ring', kind: 'small', box: [420, 930, 1120, 1050], scale: [1, 1.12] },
  ],
  anchors: {
    big_mushroom: [250, 700],
    far: [760, 620],
    ring: [760, 960],
    hanging: [1180, 330],
    grass: [760, 1040],
  },
  landmark: [250, 720],
  build: (scene) => {
    const random = scene.random('ring')
    const ring = repeat(15, (i) => {
      const angle = (i / 15) * Math.PI * 2
      return mushroom(scene, {
        x: 760 + Math.cos(angle) * 470 + random.between(-14, 14),
        y: 975 + Math.sin(angle) * 112 + random.between(-6, 6),
        h: random.between(34, 58) * (1 + Math.sin(angle) * 0.34),
        color:
          [oklch(0.6, 0.18, 25), oklch(0.68, 0.14, 60), oklch(0.62, 0.14, 330)][i % 3] ??
          oklch(0.6, 0.18, 25),
      })
    })
    return {
      back: [
        ...sky(scene, { orb: { x: 360, y: 260, radius: 84 }, sunY: 450 }),
        ...treeLine(scene, {
          name: 'far',
          count: 13,
          y: 726,
          h: 420,
          away: 0.7,
          gaps: [[250, 480]],
          blur: 1.6,
        }),
        ...mist(scene, 420, 780, 0.5),
        ...hill(scene, { y: 726, rise: 18, seed: 'a', away: 0.5 }),
        ...pines(scene, { name: 'p', count: 36, y: 740, h: [46, 120], away: 0.48 }),
        ...treeLine(scene, {
          name: 'mid',
          count: 8,
          y: 810,
          h: 560,
          away: 0.28,
          gaps: [[200, 700]],
        }),
        ...mist(scene, 600, 860, 0.28),
        ...hill(scene, { y: 806, rise: 20, seed: 'b', away: 0 }),
        ...bush(scene, { x: 540, y: 838, w: 80, name: 'b1' }),
        ...bush(scene, { x: 1130, y: 842, w: 90, name: 'b2', berries: oklch(0.6, 0.15, 280) }),
        ...mushroom(scene, { x: 250, y: 890, h: 250, color: oklch(0.6, 0.18, 25) }).list,
        ...mushroom(scene, { x: 110, y: 900, h: 150, color: oklch(0.66, 0.14, 40) }).list,
        ...mushroom(scene, { x: 380, y: 888, h: 110, color: oklch(0.66, 0.14, 340) }).list,
        {
          ...glow({
            x: 760,
            y: 975,
            radius: 560,
            ry: 170,
            color: scene.env.dark ? oklch(0.8, 0.13, 150) : scene.env.glow,
            strength: scene.env.dark ? 0.42 : 0.3,
          }),
          blend: 'screen',
        },
        ...grass(scene, {
          name: 'g',
          count: 240,
          y0: 820,
          y1: 1150,
          h: [16, 62],
          skip: (x, y) => ((x - 760) / 440) ** 2 + ((y - 975) / 90) ** 2 < 1,
        }),
        ...flowers(scene, { name: 'f', count: 34, y0: 846, y1: 900, h: [26, 46], x0: 420 }),
        ...trunk(scene, {
          x: 1460,
          y: 1150,
          top: -60,
          w: 210,
          color: scene.env.bark,
          name: 'right',
          bark: 44,
          knot: true,
          flare: 0.7,
          thin: 0.3,
        }),
        ...canopy(scene, 'c', [
          [1500, 60, 250, 140],
          [1280, 20, 210, 96],
          [1080, -20, 170, 64],
          [20, -20, 200, 90],
          [210, -50, 170, 64],
        ]),
        ...lantern(scene, { x: 1190, y: 330, h: 84, string: 210 }),
        ...lantern(scene, { x: 1310, y: 430, h: 62, string: 260 }),
      ],
      items: [
        ...ring,
        ageMark(scene, { x: 1290, y: 905, k: 0.66 }),
        secret(scene, 'ladybird', 1050, 1080, 1),
      ],
      front: leafFrame(scene, 'front'),
    }
  },
}
