import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import { brush, ellipse } from '#core/path'
import { tones } from '#light/light'
import { ageMark } from '#stages/kit/dress'
import { secret } from '#stages/kit/secrets'
import { hill, mist, water } from '#stages/kit/land'
import { rock } from '#stages/kit/mountains'
import { bush } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat, stamp } from '#stages/kit/stamp'
import { canopy, pines } from '#stages/kit/canopies'
import { limb, tree, treeLine } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

const slope = (x: number) => -(Math.max(0, (x - 760) / 780) ** 1.5) * 330
const bankEdge = (x: number) => 882 + Math.max(0, (x - 780) * 0.33)

const BROOK =
  '1206,806c 1232,804c 1216,826 1120,856 1050,890 1010,925 960,960c 830,905c 900,880 1010,858 1110,832 1180,820'
const inBrook = (x: number, y: number) =>
  x > 830 && x < 1180 && Math.abs(y - 905 + (x - 880) * 0.27) < 34

export const stream: Stage = {
  id: 'stream',
  kind: 'outdoors',
  horizon: 690,
  verticals: [1290],
  orb: { x: 470, y: 250, radius: 90 },
  slots: [
    ground([90, 850, 700, 880], [1.2, 1.3], 'bank'),
    ground([1090, 870, 1330, 915], [1.22, 1.34], 'far_bank'),
    spot('stone', 'perch', [470, 930], 1.34),
    spot('second_stone', 'perch', [690, 942], 1.38),
    { id: 'edge', kind: 'small', box: [200, 870, 1180, 900], scale: [0.9, 1] },
  ],
  anchors: {
    glint: [560, 1064],
    trail: [420, 900],
    far: [1290, 250],
    log: [1120, 740],
    water: [620, 1060],
    hanging: [1120, 690],
  },
  landmark: [1140, 740],
  build: (scene) => {
    const { env } = scene
    const cut = tones(scene.light, oklch(0.72, 0.07, 68))
    return {
      back: [
        ...sky(scene, { orb: { x: 470, y: 250, radius: 90 }, sunY: 440 }),
        ...treeLine(scene, {
          name: 'far',
          count: 11,
          y: 690,
          h: 320,
          away: 0.7,
          gaps: [
            [260, 700],
            [1000, 1700],
          ],
          blur: 1.6,
        }),
        ...mist(scene, 400, 730, 0.48),
        ...hill(scene, { y: 694, rise: 14, seed: 'a', away: 0.5, profile: slope }),
        ...pines(scene, {
          name: 'hp',
          count: 34,
          y: 704,
          h: [70, 170],
          away: 0.5,
          profile: slope,
          from: 740,
        }),
        ...hill(scene, {
          y: 744,
          rise: 12,
          seed: 'b',
          away: 0.25,
          profile: (x) => slope(x) * 0.72,
        }),
        ...pines(scene, {
          name: 'hp2',
          count: 14,
          y: 770,
          h: [120, 260],
          away: 0.22,
          profile: (x) => slope(x) * 0.72,
          from: 1020,
        }),
        ...tree(scene, { x: 120, y: 812, h: 560, away: 0.12, name: 'willow' }),
        ...bush(scene, { x: 300, y: 816, w: 80, h: 60, away: 0.2, name: 'b1' }),
        ...bush(scene, { x: 812, y: 822, w: 66, h: 50, away: 0.15, name: 'b2' }),
        ...hill(scene, { y: 838, rise: 10, seed: 'c', away: 0, profile: (x) => slope(x) * 0.22 }),
        // A brook that comes down to the stream: what the log is for.
        ...water(scene, stamp(BROOK, { x: 0, y: 0, w: 1 }), { y0: 800, y1: 1152 }),
        ...limb(
          scene,
          [
            [900, 840],
            [1010, 770],
            [1180, 730],
            [1360, 752],
          ],
          44,
          0.25,
        ),
        fill(ellipse(1362, 752, 20, 34), cut.base),
        fill(ellipse(1362, 752, 11, 20), cut.deep, { opacity: 0.7 }),
        ...canopy(scene, 'log', [
          [905, 850, 64, 34],
          [1400, 800, 92, 50],
        ]),
        ...grass(scene, { name: 'back', count: 80, y0: 842, y1: 892, h: [18, 34], skip: inBrook }),
        ...flowers(scene, { name: 'f', count: 16, y0: 848, y1: 884, h: [26, 40], x0: 60, x1: 900 }),
        ...water(
          scene,
          stamp(
            '-80,910c 120,912 300,884 520,870 780,886 980,930 1190,1000 1380,1060 1640,1120c 1640,1250c -80,1250c',
            { x: 0, y: 0, w: 1 },
          ),
          { y0: 880, y1: 1152, shine: 470, gone: (x, y) => y < bankEdge(x) + 24 },
        ),
        ...grass(scene, {
          name: 'edge',
          count: 120,
          y0: 880,
          y1: 1010,
          h: [24, 46],
          skip: (x, y) => Math.abs(y - bankEdge(x)) > 14 || inBrook(x, y),
        }),
        ...grass(scene, {
          name: 'right',
          count: 50,
          y0: 900,
          y1: 1020,
          h: [26, 50],
          skip: (x, y) => y > bankEdge(x) - 8 || x < 900 || inBrook(x, y),
        }),
      ],
      items: [
        ...(
          [
            [250, 936, 92],
            [470, 946, 104],
            [690, 958, 108],
            [905, 990, 96],
          ] as const
        ).map(([x, y, w]) => ({
          z: y - 30,
          list: [
            fill(ellipse(x, y + 6, w * 1.14, 22), oklch(0.95, 0.03, 190), { opacity: 0.22 }),
            ...rock(scene, { x, y: y + 6, w, h: 42 }),
          ],
        })),
        {
          z: 1080,
          list: repeat(7, (i) =>
            fill(
              brush(
                [
                  [1240 + i * 22, 1150],
                  [1236 + i * 24, 1080 - (i % 3) * 30],
                  [1228 + i * 26, 1030 - (i % 3) * 36],
                ],
                3,
                2.4,
                0.6,
              ),
              env.grass[1],
            ),
          ),
        },
        ageMark(scene, { x: 1330, y: 900, k: 0.7 }),
        secret(scene, 'snail', 1226, 760, 0.8),
      ],
      front: leafFrame(scene, 'front'),
    }
  },
}
