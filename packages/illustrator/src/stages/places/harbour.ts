import { adjust, mix, oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { rotate } from '#core/geometry'
import type { Point } from '#core/geometry'
import { ellipse, polygon, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { skyline, townHouse } from '#stages/kit/city'
import { lampPost } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { mist, water } from '#stages/kit/land'
import { sky } from '#stages/kit/sky'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import type { Scene } from '#stages/scene'
import { ground, loose } from '#stages/stage'
import type { Stage } from '#stages/stage'

/** The sea has gone out: wet sand, and a puddle or two. */
const lowTide = (scene: Scene, d: string): DisplayList => {
  const { env } = scene
  const mud = mix(oklch(env.dark ? 0.42 : 0.68, 0.045, 72), env.haze, 0.18)
  const puddles = [
    [300, 838, 120],
    [830, 866, 150],
    [1150, 884, 130],
    [480, 900, 100],
    [900, 812, 70],
  ] as const
  return [
    fill(d, mud),
    group(
      [
        ...repeat(30, (i) =>
          fill(
            ellipse(((i * 211) % 1620) - 30, 792 + ((i * 47) % 140), 60 + (i % 4) * 16, 4),
            adjust(mud, i % 2 ? 0.05 : -0.05),
            { opacity: 0.6 },
          ),
        ),
        ...puddles.flatMap(([x, y, w]) => [
          fill(ellipse(x, y, w, w * 0.1), env.water[1], { opacity: 0.85 }),
          fill(ellipse(x, y + 2, w * 0.8, w * 0.06), env.water[0], { opacity: 0.8 }),
        ]),
      ],
      { clip: d },
    ),
  ]
}

/** Without water a boat lies on its side, like a dog. */
const heeled = (boat: DisplayList, keel: Point, side: number): DisplayList => [
  group(boat, { transform: rotate(side * 34, keel) }),
]

export const harbour: Stage = {
  id: 'harbour',
  kind: 'outdoors',
  horizon: 700,
  verticals: [1300],
  orb: { x: 760, y: 250, radius: 84 },
  slots: [
    ground([260, 970, 1260, 1080], [1.3, 1.46]),
    // Low over the water, out where it is wide.
    { id: 'offshore', kind: 'air', box: [800, 846, 1000, 856], scale: [0.62, 0.62] },
    { id: 'quay', kind: 'small', box: [300, 985, 1220, 1070], scale: [1, 1.12] },
  ],
  anchors: {
    boat: [620, 800],
    far: [760, 580],
    lighthouse: [1300, 420],
    hanging: [900, 560],
    quay: [640, 1040],
    chimney: [300, 470],
    wall: [330, 968],
  },
  views: { lighthouse: [1200, 220, 1400, 760] },
  fitted: ['offshore'],
  landmark: [1300, 460],
  build: (scene) => {
    const { env } = scene
    const stone = mix(oklch(env.dark ? 0.44 : 0.76, 0.035, 60), env.haze, 0.12)
    const boat = (x: number, y: number, k: number, hue: number) => [
      fill(ellipse(x, y + 8 * k, 120 * k, 16 * k), env.water[1], { opacity: 0.6 }),
      ...solid(
        scene,
        stamp('-1.2,-.5 -1,.02 -.7,.16 .7,.16 1,.02 1.3,-.56 .4,-.42 -.6,-.42', {
          x,
          y,
          w: 100 * k,
        }),
        oklch(0.58, 0.14, hue),
        () => [
          fill(rectangle(x - 130 * k, y - 34 * k, 260 * k, 9 * k), oklch(0.95, 0.03, 85), {
            opacity: 0.9,
          }),
        ],
      ),
      ...solid(
        scene,
        stamp('-.5,-.4c -.5,-.9 -.4,-1 .3,-1 .4,-.9 .4,-.4c', { x, y, w: 100 * k }),
        oklch(0.94, 0.03, 85),
        () => [
          fill(
            rectangle(x - 34 * k, y - 84 * k, 26 * k, 24 * k) +
              rectangle(x + 2 * k, y - 84 * k, 26 * k, 24 * k),
            env.dark ? oklch(0.92, 0.12, 82) : oklch(0.72, 0.07, 230),
          ),
        ],
      ),
      line(
        `M${x} ${y - 96 * k}V${y - 190 * k}M${x} ${y - 180 * k}L${x - 110 * k} ${y - 48 * k}`,
        underLight(scene.light, oklch(0.5, 0.05, 50)),
        4 * k,
      ),
    ]
    return {
      back: [
        ...sky(scene, { orb: { x: 760, y: 250, radius: 84 }, sunY: 450 }),
        ...skyline(scene, { name: 's', y: 760, h: [70, 190], away: 0.66, count: 18 }),
        ...mist(scene, 500, 800, 0.4),
        ...townHouse(scene, {
          x: 120,
          y: 880,
          w: 260,
          floors: 2,
          wall: oklch(0.78, 0.09, 40),
          awning: oklch(0.56, 0.12, 230),
          away: 0.1,
          name: 'h1',
        }),
        ...townHouse(scene, {
          x: 380,
          y: 870,
          w: 220,
          floors: 2,
          wall: oklch(0.84, 0.08, 90),
          awning: oklch(0.6, 0.16, 25),
          away: 0.2,
          name: 'h2',
        }),
        ...(scene.isBare ? lowTide : water)(
          scene,
          stamp('-80,800c 1620,760c 1620,1000c -80,1000c', { x: 0, y: 0, w: 1 }),
          {
            y0: 764,
            y1: 990,
            shine: 760,
          },
        ),
        ...solid(
          scene,
          stamp('1080,800c 1190,740 1400,730 1620,760c 1620,860c 1150,850', { x: 0, y: 0, w: 1 }),
          adjust(stone, -0.12),
        ),
        ...solid(
          scene,
          stamp('-.62,0c -.4,-1c .4,-1c .62,0c', { x: 1300, y: 750, w: 90, h: 390 }),
          oklch(0.95, 0.02, 85),
          () =>
            [0, 1, 2].map((i) =>
              fill(rectangle(1220, 420 + i * 130, 170, 62), oklch(0.6, 0.17, 27), {
                opacity: 0.92,
              }),
            ),
        ),
        ...solid(scene, rectangle(1250, 346, 100, 18), oklch(0.42, 0.05, 270)),
        fill(rectangle(1268, 296, 64, 52), oklch(0.96, 0.09, 92)),
        ...solid(
          scene,
          stamp('-.6,0c 0,-.8c .6,0c', { x: 1300, y: 298, w: 80 }),
          oklch(0.56, 0.16, 27),
        ),
        {
          ...glow({
            x: 1300,
            y: 322,
            radius: env.dark ? 330 : 120,
            color: oklch(0.95, 0.1, 92),
            strength: env.dark ? 0.8 : 0.35,
          }),
          blend: 'screen',
        },
        ...(env.dark
          ? [
              fill(
                polygon([
                  [1280, 316],
                  [1280, 328],
                  [380, 440],
                  [380, 240],
                ]),
                oklch(0.96, 0.08, 92),
                { opacity: 0.16, blur: 10, blend: 'screen' as const },
              ),
            ]
          : []),
        ...(scene.isBare
          ? heeled(boat(640, 850, 1.05, 25), [640, 866], 1)
          : boat(640, 850, 1.05, 25)),
        ...(scene.isBare
          ? heeled(boat(1000, 826, 0.66, 220), [1000, 836], -1)
          : boat(1000, 826, 0.66, 220)),
        ...solid(
          scene,
          polygon([
            [-80, 934],
            [1620, 920],
            [1620, 1240],
            [-80, 1240],
          ]),
          stone,
          (tone) => [
            ...repeat(46, (i) =>
              fill(
                ellipse(((i * 173) % 1620) - 30, 968 + ((i * 61) % 190), 46, 11),
                i % 3 ? tone.light : tone.shade,
                { opacity: 0.4 },
              ),
            ),
            fill(rectangle(-80, 920, 1700, 22), tone.high, { opacity: 0.4 }),
          ],
        ),
        ...solid(
          scene,
          polygon([
            [-80, 926],
            [1620, 912],
            [1620, 940],
            [-80, 954],
          ]),
          adjust(stone, 0.05),
        ),
        ...lampPost(scene, { x: 900, y: 960, h: 340 }),
      ],
      items: [
        ...[230, 1190].map((x) =>
          loose(
            solid(
              scene,
              stamp('-.5,0 -.4,-.9 -.7,-1.1 -.6,-1.3 .6,-1.3 .7,-1.1 .4,-.9 .5,0', {
                x,
                y: 968,
                w: 40,
              }),
              oklch(0.4, 0.03, 260),
            ),
            { z: 962 },
          ),
        ),
        {
          z: 990,
          list: [0, 1, 2].flatMap((i) =>
            solid(
              scene,
              rectangle(1360 + (i % 2) * 92 - (i === 2 ? 44 : 0), 930 - (i === 2 ? 74 : 0), 86, 74),
              oklch(0.66, 0.09, 62),
              (tone) => [
                fill(rectangle(1300, 950 - (i === 2 ? 74 : 0), 300, 4), tone.deep, {
                  opacity: 0.6,
                }),
              ],
            ),
          ),
          yields: { x: 1420, y: 950, radius: 90 },
        },
        secret(scene, 'crab', 1120, 985, 1),
      ],
      front: [],
    }
  },
}
