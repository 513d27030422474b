import { oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { glow } from '#light/part'
import { underLight } from '#light/light'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { cabinet, table } from '#stages/kit/furniture'
import { potPlant } from '#stages/kit/ornaments'
import { shelf } from '#stages/kit/shelves'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { windowOn } from '#stages/kit/room-windows'
import { repeat, solid, stamp } from '#stages/kit/stamp'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const scienceRoom: Stage = {
  id: 'science_room',
  kind: 'indoors',
  horizon: 850,
  verticals: [420, 1090],
  slots: [
    ground([260, 960, 1180, 1080], [1.32, 1.48]),
    { id: 'floor', kind: 'small', box: [300, 990, 1140, 1070], scale: [1, 1.14] },
  ],
  anchors: {
    planets: [700, 250],
    bottles: [1280, 560],
    window: [260, 380],
    far: [700, 400],
    hanging: [700, 240],
    table: [1330, 850],
  },
  landmark: [700, 300],
  build: (scene) => {
    const flask = (x: number, y: number, k: number, hue: number) => [
      fill(
        stamp('-.3,-2 -.3,-1.3 -1,-.2 -.8,0 .8,0 1,-.2 .3,-1.3 .3,-2', { x, y, w: 34 * k }),
        oklch(0.95, 0.03, 210),
        { opacity: 0.75 },
      ),
      fill(
        stamp('-.62,-.74 -1,-.2 -.8,0 .8,0 1,-.2 .62,-.74', { x, y, w: 33 * k }),
        oklch(0.74, 0.15, hue),
      ),
      {
        ...glow({ x, y: y - 16 * k, radius: 60 * k, color: oklch(0.78, 0.15, hue), strength: 0.5 }),
        blend: 'screen' as const,
      },
    ]
    const suns = [
      [700, 250, 52, 85],
      [560, 300, 20, 30],
      [830, 230, 26, 230],
      [930, 310, 34, 300],
      [450, 220, 16, 150],
    ] as const
    return {
      back: [
        ...room(scene, {
          wall: scene.dye('wall', oklch(0.84, 0.07, 215)),
          floor: oklch(0.66, 0.05, 80),
          floorY: 850,
          lamp: [700, 260],
          window: [260, 380],
        }),
        ...windowOn(scene, {
          x: 250,
          y: 600,
          w: 300,
          h: 390,
          curtain: scene.dye('curtain', oklch(0.7, 0.12, 140)),
        }),
        ...suns.flatMap(([x, y, r, hue]) => [
          line(`M${x} ${y - r}V-40`, underLight(scene.light, oklch(0.5, 0.03, 260)), 2.4),
          ...solid(scene, ellipse(x, y, r), oklch(0.74, 0.14, hue), (tone) => [
            fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.2), tone.high, { opacity: 0.7 }),
          ]),
        ]),
        line(ellipse(930, 310, 58, 14), underLight(scene.light, oklch(0.84, 0.1, 85)), 6),
        {
          ...glow({ x: 700, y: 250, radius: 170, color: oklch(0.92, 0.13, 88), strength: 0.45 }),
          blend: 'screen',
        },
        ...shelf(scene, { x: 1090, y: 330, w: 380, name: 's' }),
        ...solid(scene, rectangle(1090, 560, 380, 16), oklch(0.58, 0.09, 55)),
        ...repeat(5, (i) => flask(1130 + i * 76, 560, 1, [150, 25, 255, 320, 60][i] ?? 150)).flat(),
        ...cabinet(scene, {
          x: 640,
          y: 900,
          w: 460,
          h: 210,
          doors: 4,
          color: oklch(0.9, 0.03, 90),
        }),
        ...potPlant(scene, { x: 500, y: 678, k: 0.74, name: 'p1' }),
        ...potPlant(scene, { x: 600, y: 678, k: 0.5, name: 'p2', pot: oklch(0.6, 0.1, 230) }),
        ...solid(
          scene,
          stamp(
            '-.8,0c -.7,-.2 -.16,-.26 -.2,-1 .1,-1.5 .4,-2.2 .7,-2 .4,-1.3 .3,-.6 .8,-.2 .9,0c',
            { x: 760, y: 678, w: 62 },
          ),
          oklch(0.5, 0.05, 260),
        ),
        ...[950].flatMap((x) => lantern(scene, { x, y: 190, h: 60, string: 140 })),
        ...lampLight(scene, [760, 240], 1.25),
      ],
      items: [
        {
          z: 1040,
          list: [
            ...table(scene, { x: 1350, y: 1052, w: 400, h: 190 }),
            ...flask(1240, 860, 1.5, 195),
            ...flask(1340, 860, 1.1, 330),
            ...solid(scene, ellipse(1450, 820, 44), oklch(0.66, 0.11, 235), () => [
              fill(
                stamp('-.6,-.4 .1,-.7 .3,-.1 -.3,.3', { x: 1450, y: 820, w: 44 }),
                oklch(0.68, 0.12, 145),
              ),
            ]),
          ],
          yields: { x: 1350, y: 950, radius: 90 },
        },
        secret(scene, scene.era === 'future' ? 'tiny_robot' : 'mouse', 920, 930, 0.95),
      ],
      front: [],
    }
  },
}
