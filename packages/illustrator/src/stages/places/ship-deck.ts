import { adjust, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, polygon, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { pines } from '#stages/kit/canopies'
import { hill, mist, water } from '#stages/kit/land'
import { mountain } from '#stages/kit/mountains'
import { sky } from '#stages/kit/sky'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import type { Scene } from '#stages/scene'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

/** The water all round, up to the rail. */
const sea = (scene: Scene): DisplayList => [
  ...water(scene, stamp('-80,640c 1620,640c 1620,940c -80,940c', { x: 0, y: 0, w: 1 }), {
    y0: 640,
    y1: 920,
    shine: 860,
  }),
  ...mist(scene, 540, 700, 0.4),
  ...repeat(4, (i) =>
    fill(
      mark('-80,0 400,14 900,-10 1620,8', { x: 0, y: 700 + i * 46, w: 1 }, [1, 4 + i * 2, 1]),
      scene.env.water[1],
      { opacity: 0.4 },
    ),
  ),
]

/** It has come too far: on every side there is snow. */
const heights = (given: Scene): DisplayList => {
  const tone = given.env.dark ? oklch(0.62, 0.05, 270) : oklch(0.94, 0.02, 240)
  const scene = {
    ...given,
    env: {
      ...given.env,
      snow: Math.max(given.env.snow, 0.9),
      ground: [
        adjust(tone, 0.01),
        adjust(tone, -0.05, 1.5),
        adjust(tone, given.env.dark ? -0.2 : -0.14, 1.8),
      ] as const,
    },
  }
  return [
    ...mountain(scene, { x: 220, y: 690, w: 420, h: 320, away: 0.5 }),
    ...mountain(scene, { x: 1280, y: 690, w: 480, h: 380, away: 0.46 }),
    ...mountain(scene, { x: 800, y: 690, w: 380, h: 220, away: 0.64 }),
    ...mist(scene, 480, 720, 0.4),
    ...hill(scene, { y: 690, rise: 26, seed: 'a', away: 0.3 }),
    ...pines(scene, { name: 'p', count: 44, y: 712, h: [36, 104], away: 0.42 }),
    ...hill(scene, { y: 770, rise: 22, seed: 'b', away: 0.12 }),
  ]
}

export const shipDeck: Stage = {
  id: 'ship_deck',
  kind: 'outdoors',
  horizon: 640,
  verticals: [380],
  orb: { x: 860, y: 270, radius: 92 },
  slots: [
    ground([300, 950, 1240, 1080], [1.3, 1.48]),
    spot('barrel', 'perch', [1300, 836], 0.95),
    { id: 'deck', kind: 'small', box: [340, 970, 1200, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    wheel: [1130, 760],
    far: [860, 580],
    sea: [860, 720],
    hanging: [640, 480],
    sail: [380, 300],
    deck: [640, 1040],
  },
  landmark: [1130, 740],
  build: (scene) => {
    const wood =
      scene.era === 'future'
        ? oklch(0.92, 0.02, 220)
        : oklch(scene.env.dark ? 0.48 : 0.62, 0.085, 55)
    const rope = underLight(scene.light, oklch(0.78, 0.06, 75))
    const wheel = { x: 1130, y: 760, w: 92 }
    return {
      back: [
        ...sky(scene, { orb: { x: 860, y: 270, radius: 92 }, sunY: 450, depth: 640 }),
        ...(scene.isBare ? heights(scene) : sea(scene)),
        ...solid(scene, rectangle(366, -80, 40, 1000), adjust(wood, -0.08), (tone) =>
          repeat(6, (i) => fill(rectangle(362, 60 + i * 150, 50, 12), tone.deep, { opacity: 0.5 })),
        ),
        ...solid(scene, rectangle(90, 116, 620, 22), adjust(wood, -0.08)),
        ...solid(
          scene,
          stamp(
            '110,136c 690,136c 660,280 676,430 640,520c 500,490 280,490 150,520c 120,420 136,280',
            { x: 0, y: 0, w: 1 },
          ),
          scene.era === 'future' ? oklch(0.9, 0.06, 200) : oklch(0.94, 0.035, 80),
          (tone) => [
            ...repeat(4, (i) =>
              fill(rectangle(90, 190 + i * 90, 640, 40), oklch(0.66, 0.15, 28), {
                opacity: scene.era === 'past' ? 0 : 0.75,
              }),
            ),
            ...repeat(5, (i) =>
              fill(
                mark('0,0 .1,.5 0,1', { x: 190 + i * 110, y: 140, w: 100, h: 370 }, [2, 14, 4]),
                tone.deep,
                { opacity: 0.2 },
              ),
            ),
          ],
        ),
        line('M386 40L1500 860M386 40L20 860M386 180L1320 870', rope, 4, { opacity: 0.8 }),
        ...repeat(8, (i) => [
          line(`M${470 + i * 100} ${118 + i * 74}L${440 + i * 92} ${200 + i * 78}`, rope, 2, {
            opacity: 0.5,
          }),
        ])
          .flat()
          .slice(0, 0),
        ...solid(scene, rectangle(-80, 860, 1700, 42), adjust(wood, -0.06)),
        ...solid(scene, rectangle(-80, 796, 1700, 26), adjust(wood, 0.03)),
        ...repeat(17, (i) =>
          solid(
            scene,
            stamp('-.4,0 -.8,-.4 -.36,-.8 -.5,-1 .5,-1 .36,-.8 .8,-.4 .4,0', {
              x: -20 + i * 100,
              y: 868,
              w: 18,
              h: 50,
            }),
            wood,
          ),
        ).flat(),
        ...solid(
          scene,
          polygon([
            [-80, 896],
            [1620, 896],
            [1620, 1240],
            [-80, 1240],
          ]),
          wood,
          (tone) => [
            ...repeat(17, (i) =>
              fill(
                polygon([
                  [i * 100 - 30, 896],
                  [i * 100 - 26, 896],
                  [(i * 100 - 768) * 1.6 + 740, 1240],
                  [(i * 100 - 768) * 1.6 + 730, 1240],
                ]),
                tone.deep,
                { opacity: 0.5 },
              ),
            ),
            ...repeat(16, (i) =>
              fill(ellipse(60 + ((i * 191) % 1460), 930 + ((i * 67) % 200), 5, 2.4), tone.deep, {
                opacity: 0.6,
              }),
            ),
            fill(rectangle(-80, 890, 1700, 40), tone.deep, { opacity: 0.35, blur: 12 }),
          ],
        ),
        ...solid(
          scene,
          stamp('-.5,0 -.34,-1 .34,-1 .5,0', { x: 1130, y: 920, w: 60, h: 150 }),
          adjust(wood, -0.1),
        ),
        line(ellipse(wheel.x, wheel.y, 78), underLight(scene.light, adjust(wood, -0.04)), 20),
        line(
          repeat(
            8,
            (i) =>
              `M${wheel.x} ${wheel.y}L${wheel.x + Math.cos((i / 8) * 6.283) * 118} ${wheel.y + Math.sin((i / 8) * 6.283) * 118}`,
          ).join(''),
          underLight(scene.light, adjust(wood, 0.02)),
          13,
        ),
        fill(ellipse(wheel.x, wheel.y, 24), underLight(scene.light, oklch(0.8, 0.13, 85))),
        ...lantern(scene, { x: 640, y: 500, h: 74, string: 60 }),
        ...lantern(scene, { x: 1480, y: 700, h: 80, string: 0 }),
      ],
      items: [
        {
          z: 945,
          list: [
            ...solid(
              scene,
              stamp('-.8,0 -1,-.6 -.8,-1.2 .8,-1.2 1,-.6 .8,0 0,.1', {
                x: 1300,
                y: 950,
                w: 66,
                h: 96,
              }),
              oklch(0.56, 0.08, 50),
              (tone) =>
                [0.26, 0.94].map((u) =>
                  fill(rectangle(1220, 950 - u * 96 - 6, 160, 11), tone.deep, { opacity: 0.8 }),
                ),
            ),
            ...solid(scene, ellipse(1300, 836, 54, 13), oklch(0.66, 0.08, 55)),
          ],
        },
        {
          z: 980,
          list: [
            line(
              `${ellipse(180, 980, 74, 20)}${ellipse(180, 966, 66, 18)}${ellipse(180, 952, 58, 15)}`,
              rope,
              15,
            ),
          ],
        },
        secret(scene, 'mouse', 1410, 960, 1),
      ],
      front: [],
    }
  },
}
