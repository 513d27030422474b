import { oklch } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, polygon, rectangle } from '#core/path'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { garland } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

/** Every light has gone out: the hall is dark, and one sees the first rows against the stage. */
const lightsOut: DisplayList = [
  fill(rectangle(-80, -80, 1700, 1400), oklch(0.17, 0.05, 275), { opacity: 0.62 }),
  ...repeat(13, (i) =>
    fill(
      ellipse(20 + i * 126 + (i % 2) * 14, 1062 + (i % 3) * 12, 40, 46) +
        rectangle(-30 + i * 126, 1094, 100, 120),
      oklch(0.13 + (i % 3) * 0.02, 0.04, 285),
    ),
  ),
]

export const stageHall: Stage = {
  id: 'stage_hall',
  kind: 'indoors',
  horizon: 800,
  verticals: [330, 1206],
  slots: [
    ground([340, 880, 1200, 960], [1.26, 1.38]),
    { id: 'boards', kind: 'small', box: [380, 890, 1160, 950], scale: [1, 1.1] },
  ],
  anchors: { stage: [768, 760], far: [768, 480], moon: [980, 330], hanging: [768, 260] },
  landmark: [240, 500],
  build: (scene) => {
    const red = scene.era === 'future' ? oklch(0.5, 0.13, 275) : oklch(0.5, 0.16, 20)
    return {
      back: [
        ...room(scene, {
          wall: oklch(0.6, 0.09, 300),
          floor: oklch(0.62, 0.09, 55),
          floorY: 800,
          lamp: [768, 360],
          window: [768, 300],
        }),
        ...solid(scene, rectangle(280, 150, 976, 660), oklch(0.62, 0.09, 255), (tone) => [
          fill(ellipse(980, 330, 84), oklch(0.95, 0.06, 95)),
          ...repeat(14, (i) =>
            fill(
              stamp('0,-1c .24,-.3 1,-.2c .4,.2 .6,1c 0,.5 -.6,1c -.4,.2 -1,-.2c -.24,-.3', {
                x: 330 + ((i * 157) % 880),
                y: 200 + ((i * 83) % 330),
                w: 13,
              }),
              oklch(0.92, 0.11, 90),
            ),
          ),
          fill(
            stamp('200,820c 320,620 480,560 640,660 800,560 1000,600 1300,820c', {
              x: 0,
              y: 0,
              w: 1,
            }),
            tone.shade,
          ),
          fill(
            stamp('200,820c 400,700 560,720 760,740 960,690 1300,820c', { x: 0, y: 0, w: 1 }),
            oklch(0.52, 0.1, 160),
          ),
          ...[420, 560, 1090].map((x, i) =>
            fill(
              stamp('-.4,0c 0,-1.5c .4,0c', { x, y: 770 + i * 6, w: 100 }),
              oklch(0.42, 0.09, 165),
            ),
          ),
        ]),
        ...[-1, 1].flatMap((side) =>
          solid(
            scene,
            stamp('.5,-1c 1.12,-1c 1.12,0c .62,0c .66,-.3 .74,-.46 .6,-.7', {
              x: 768,
              y: 824,
              w: side * 760,
              h: 760,
            }),
            red,
            (tone) =>
              repeat(7, (i) =>
                fill(
                  mark(
                    '0,0 .06,.5 0,1',
                    { x: 768 + side * (430 + i * 56), y: 60, w: 60, h: 760 },
                    [3, 15, 7],
                  ),
                  i % 2 ? tone.high : tone.deep,
                  { opacity: 0.4 },
                ),
              ),
          ),
        ),
        ...repeat(9, (i) =>
          solid(
            scene,
            stamp('-.56,0c .56,0c .44,.72 0,.96 -.44,.72', {
              x: 60 + i * 178,
              y: 20,
              w: 178,
              h: 150,
            }),
            red,
            (tone) => [
              fill(
                mark('-.3,.1 -.1,.8', { x: 60 + i * 178, y: 20, w: 178, h: 150 }, [3, 9, 2]),
                tone.deep,
                { opacity: 0.5 },
              ),
              fill(
                mark('-.5,.62 0,.94 .5,.62', { x: 60 + i * 178, y: 20, w: 178, h: 150 }, [4, 5, 4]),
                oklch(0.84, 0.13, 85),
              ),
            ],
          ),
        ).flat(),
        ...(scene.isBare
          ? []
          : garland(scene, [
              [200, 220],
              [500, 290],
              [768, 250],
              [1030, 290],
              [1340, 220],
            ])),
        ...(scene.isBare ? [] : [500, 1036]).map((x, i) =>
          fill(
            polygon([
              [x - 24, -40],
              [x + 24, -40],
              [x + (i ? -60 : 360), 860],
              [x + (i ? -360 : 60), 860],
            ]),
            oklch(0.97, 0.07, 92),
            { opacity: 0.17, blur: 16, blend: 'screen' as const },
          ),
        ),
        ...solid(
          scene,
          polygon([
            [200, 812],
            [1336, 812],
            [1620, 1000],
            [-80, 1000],
          ]),
          oklch(0.66, 0.1, 58),
          (tone) =>
            repeat(13, (i) =>
              fill(
                polygon([
                  [220 + i * 92, 812],
                  [224 + i * 92, 812],
                  [(i - 6) * 142 + 772, 1000],
                  [(i - 6) * 142 + 764, 1000],
                ]),
                tone.deep,
                { opacity: 0.4 },
              ),
            ),
        ),
        ...(scene.isBare
          ? []
          : [
              {
                ...glow({
                  x: 768,
                  y: 890,
                  radius: 480,
                  ry: 90,
                  color: oklch(0.96, 0.09, 88),
                  strength: 0.5,
                }),
                blend: 'screen' as const,
              },
            ]),
        ...solid(scene, rectangle(-80, 998, 1700, 60), oklch(0.46, 0.09, 48)),
        ...repeat(9, (i) => [
          ...solid(
            scene,
            stamp('-.8,0 -1,-.5 0,-.9 1,-.5 .8,0', { x: 120 + i * 164, y: 1006, w: 36 }),
            oklch(0.84, 0.12, 85),
          ),
          ...(scene.isBare
            ? []
            : [
                {
                  ...glow({
                    x: 120 + i * 164,
                    y: 976,
                    radius: 70,
                    color: oklch(0.96, 0.1, 88),
                    strength: 0.5,
                  }),
                  blend: 'screen' as const,
                },
              ]),
        ]).flat(),
        fill(rectangle(-80, 1056, 1700, 200), oklch(0.24, 0.06, 300)),
        ...repeat(12, (i) =>
          fill(
            ellipse(60 + i * 132, 1150, 54, 62) + rectangle(10 + i * 132, 1150, 104, 90),
            oklch(0.3 + (i % 3) * 0.03, 0.07, 320),
          ),
        ),
        ...(scene.isBare ? lightsOut : []),
      ],
      items: [secret(scene, 'mouse', 250, 880, 0.95)],
      front: [],
    }
  },
}
