import { oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import { ellipse, polygon, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { contactShadow } from '#light/part'
import { skyline } from '#stages/kit/city'
import { ageMark } from '#stages/kit/dress'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist, path } from '#stages/kit/land'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { tree } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const playground: Stage = {
  id: 'playground',
  kind: 'outdoors',
  horizon: 690,
  verticals: [300, 600, 1130],
  orb: { x: 800, y: 250, radius: 80 },
  slots: [
    ground([300, 950, 1260, 1080], [1.3, 1.48]),
    spot('swing', 'perch', [400, 800], 1),
    { id: 'sand', kind: 'small', box: [340, 970, 1200, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    slide: [1130, 700],
    swing: [400, 790],
    far: [800, 580],
    hanging: [420, 520],
    sand: [760, 1040],
  },
  landmark: [1130, 640],
  build: (scene) => {
    const bar =
      scene.era === 'past'
        ? oklch(0.55, 0.08, 55)
        : scene.era === 'future'
          ? oklch(0.94, 0.02, 220)
          : oklch(0.6, 0.17, 28)
    const slide = scene.era === 'past' ? oklch(0.62, 0.08, 60) : oklch(0.72, 0.13, 215)
    return {
      back: [
        ...sky(scene, { orb: { x: 800, y: 250, radius: 80 }, sunY: 420 }),
        ...skyline(scene, { name: 's', y: 740, h: [100, 280], away: 0.7 }),
        ...mist(scene, 470, 770, 0.42),
        ...(
          [
            [120, 340],
            [620, 280],
            [900, 320],
            [1450, 380],
          ] as const
        ).flatMap(([x, h], i) => tree(scene, { x, y: 768, h, away: 0.3, name: `t${i}` })),
        ...hill(scene, { y: 770, rise: 10, seed: 'a', away: 0.1 }),
        ...bush(scene, { x: 760, y: 812, w: 90, name: 'b1', berries: oklch(0.7, 0.16, 350) }),
        ...bush(scene, { x: 1400, y: 840, w: 90, name: 'b2' }),
        ...hill(scene, { y: 830, rise: 6, seed: 'b', away: 0 }),
        ...grass(scene, {
          name: 'g',
          count: 190,
          y0: 828,
          y1: 1150,
          h: [16, 56],
          skip: (x, y) => ((x - 800) / 640) ** 2 + ((y - 1000) / 110) ** 2 < 1,
        }),
        ...path(scene, ellipse(800, 1000, 640, 108), 890, oklch(0.86, 0.07, 80)),
        contactShadow({ x: 420, y: 900, rx: 230, color: scene.shade, strength: 0.4 }),
        ...[
          [250, 210],
          [560, 600],
        ].flatMap(([a = 0, b = 0]) =>
          solid(
            scene,
            polygon([
              [a - 6 + (b < a ? 30 : -10), 510],
              [a + 10 + (b < a ? 30 : -10), 510],
              [b + 10, 900],
              [b - 8, 900],
            ]),
            bar,
          ),
        ),
        ...solid(scene, rectangle(266, 500, 300, 18), bar),
        line('M350 516L340 790M460 516L450 790', underLight(scene.light, oklch(0.72, 0.04, 75)), 4),
        ...solid(scene, rectangle(326, 788, 140, 16), oklch(0.6, 0.1, 50)),
        contactShadow({ x: 1150, y: 930, rx: 290, color: scene.shade, strength: 0.4 }),
        ...[1046, 1196].flatMap((x) => solid(scene, rectangle(x, 560, 16, 370), bar)),
        ...repeat(7, (i) => solid(scene, rectangle(1050, 640 + i * 42, 156, 10), bar)).flat(),
        ...solid(scene, rectangle(1030, 606, 196, 20), oklch(0.66, 0.1, 60)),
        ...solid(
          scene,
          stamp('1010,560c 1128,470c 1246,560c', { x: 0, y: 0, w: 1 }),
          oklch(0.84, 0.14, 88),
        ),
        ...solid(
          scene,
          stamp(
            '1220,600c 1290,640 1330,760 1400,880 1480,920c 1480,950c 1370,930 1290,800 1250,690 1200,640c',
            { x: 0, y: 0, w: 1 },
          ),
          slide,
          (tone) => [
            fill(
              stamp('1226,610 1290,660 1340,800 1420,910 1400,900 1310,780 1270,680', {
                x: 0,
                y: 0,
                w: 1,
              }),
              tone.high,
              { opacity: 0.6 },
            ),
          ],
        ),
        ...lampPost(scene, { x: 690, y: 890, h: 320 }),
        ...flowers(scene, {
          name: 'f',
          count: 34,
          y0: 1060,
          y1: 1130,
          h: [34, 58],
          skip: (x) => x > 260 && x < 1300,
        }),
      ],
      items: [ageMark(scene, { x: 860, y: 900, k: 0.76 }), secret(scene, 'ladybird', 200, 990, 1)],
      front: leafFrame(scene, 'front', { ferns: false }),
    }
  },
}
