import { adjust, oklch } from '#core/color'
import { fill } from '#core/display-list'
import { brush, ellipse } from '#core/path'
import { glow } from '#light/part'
import { door, pane } from '#stages/kit/buildings'
import { ageMark } from '#stages/kit/dress'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { hill, mist, path } from '#stages/kit/land'
import { bush, mushroom } from '#stages/kit/bushes'
import { flowers } from '#stages/kit/flowers'
import { grass, leafFrame } from '#stages/kit/plants'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { canopy, pines } from '#stages/kit/canopies'
import { limb, treeLine } from '#stages/kit/trees'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const hollowTree: Stage = {
  id: 'hollow_tree',
  kind: 'outdoors',
  horizon: 730,
  verticals: [180, 640],
  orb: { x: 1140, y: 270, radius: 92 },
  slots: [
    ground([560, 940, 1280, 1082], [1.28, 1.48]),
    spot('branch', 'perch', [860, 448], 0.84),
    { id: 'trunk', kind: 'climb', box: [667, 600, 667, 850], scale: [1.06, 1.16], towards: 400 },
    { id: 'roots', kind: 'small', box: [620, 960, 1180, 1050], scale: [1, 1.14] },
  ],
  anchors: {
    door: [400, 760],
    window: [420, 470],
    far: [1140, 620],
    hanging: [800, 470],
    branch: [860, 470],
    grass: [900, 1040],
  },
  landmark: [400, 760],
  build: (scene) => {
    const random = scene.random('bark')
    const glowing = oklch(0.88, 0.13, 80)
    return {
      back: [
        ...sky(scene, { orb: { x: 1140, y: 270, radius: 92 }, sunY: 470 }),
        ...treeLine(scene, {
          name: 'far',
          count: 11,
          y: 736,
          h: 370,
          away: 0.7,
          gaps: [[1000, 1290]],
          blur: 1.6,
        }),
        ...mist(scene, 430, 780, 0.48),
        ...hill(scene, { y: 740, rise: 18, seed: 'a', away: 0.45 }),
        ...pines(scene, { name: 'p', count: 22, y: 752, h: [50, 130], away: 0.45, from: 760 }),
        ...treeLine(scene, {
          name: 'mid',
          count: 6,
          y: 812,
          h: 500,
          away: 0.25,
          gaps: [
            [-200, 900],
            [980, 1330],
          ],
        }),
        ...hill(scene, { y: 806, rise: 16, seed: 'b', away: 0 }),
        ...bush(scene, { x: 780, y: 836, w: 78, name: 'b1' }),
        ...bush(scene, { x: 1420, y: 850, w: 96, name: 'b2', berries: oklch(0.62, 0.18, 25) }),
        ...path(
          scene,
          stamp('340,900c 470,900c 640,950 860,1000 980,1200c 480,1200c 520,1050 420,970', {
            x: 0,
            y: 0,
            w: 1,
          }),
          896,
        ),
        ...grass(scene, {
          name: 'g',
          count: 190,
          y0: 820,
          y1: 1150,
          h: [18, 70],
          skip: (x, y) => y > 890 && Math.abs(x - (400 + (y - 900) * 1.25)) < 70 + (y - 900) * 0.5,
        }),
        ...flowers(scene, { name: 'f', count: 34, y0: 850, y1: 1110, h: [24, 58], x0: 720 }),
        ...limb(
          scene,
          [
            [560, 520],
            [700, 462],
            [860, 452],
            [1000, 420],
            [1090, 426],
          ],
          38,
          0.84,
        ),
        ...canopy(scene, 'sprig', [
          [1060, 400, 70, 36],
          [930, 420, 50, 26],
        ]),
        ...solid(
          scene,
          stamp(
            '20,1060c 110,980 160,860 170,660 150,420 150,-80c 640,-80c 640,420 630,660 660,860 720,980 820,1060c 640,1020 560,1010 410,920 260,1010 160,1020',
            { x: 0, y: 0, w: 1 },
          ),
          scene.env.bark,
          (tone) => [
            ...repeat(100, () => {
              const [u, y, length] = [
                random.between(-1, 1),
                random.between(0, 1000),
                random.between(60, 170),
              ]
              const x = 400 + u * (210 + Math.max(0, y - 760) * 0.5)
              return fill(
                brush(
                  [
                    [x, y],
                    [x + random.between(-6, 6), y + length * 0.5],
                    [x + u * 12, y + length],
                  ],
                  0.7,
                  random.between(3, 7),
                  0.5,
                ),
                u * scene.light.x > 0.05 ? tone.high : tone.deep,
                { opacity: random.between(0.22, 0.5) },
              )
            }),
            fill(
              stamp(
                scene.light.x > 0
                  ? '60,-80 250,-80 250,1080 0,1080'
                  : '560,-80 700,-80 860,1080 600,1080',
                { x: 0, y: 0, w: 1 },
              ),
              tone.deep,
              { opacity: 0.4, blur: 20 },
            ),
            fill(ellipse(400, 790, 130, 160), tone.deep, { opacity: 0.5, blur: 14 }),
          ],
        ),
        ...door(
          { ...scene, era: scene.era === 'today' ? 'past' : scene.era },
          { x: 400, y: 916, w: 150, h: 230, color: oklch(0.56, 0.13, 30) },
        ),
        ...pane(scene, {
          x: 420,
          y: 540,
          w: 74,
          h: 98,
          shape: 'arch',
          frame: oklch(0.62, 0.08, 60),
        }),
        {
          ...glow({
            x: 420,
            y: 490,
            radius: 130,
            color: glowing,
            strength: scene.env.dark ? 0.4 : 0.15,
          }),
          blend: 'screen',
        },
        ...lantern(scene, { x: 540, y: 720, h: 64, string: 60 }),
        ...repeat(4, (i) =>
          solid(
            scene,
            stamp('-1,0c -.9,-1c .9,-1c 1,0c', {
              x: 400 + i * 14,
              y: 934 + i * 22,
              w: 92 + i * 14,
              h: 18,
            }),
            adjust(oklch(0.62, 0.03, 250), i * 0.02),
          ),
        ).flat(),
        ...canopy(scene, 'crown', [
          [400, -20, 340, 150],
          [90, 60, 220, 140],
          [700, -30, 230, 110],
          [940, -60, 190, 84],
          [640, 120, 110, 50],
          [40, 280, 110, 70],
        ]),
      ],
      items: [
        mushroom(scene, { x: 690, y: 950, h: 66, isEdible: true }),
        mushroom(scene, { x: 744, y: 962, h: 38, isEdible: true }),
        mushroom(scene, { x: 200, y: 1030, h: 48, isEdible: true }),
        ageMark(scene, { x: 1320, y: 930, k: 0.7 }),
        secret(scene, 'mouse', 594, 990, 0.95),
      ],
      front: leafFrame(scene, 'front'),
    }
  },
}
