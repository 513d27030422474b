import { adjust, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import { ellipse, polygon, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import { secret } from '#stages/kit/secrets'
import { picture } from '#stages/kit/ornaments'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import { ground, spot } from '#stages/stage'
import type { Stage } from '#stages/stage'

export const museum: Stage = {
  id: 'museum',
  kind: 'indoors',
  horizon: 840,
  verticals: [300, 1240],
  slots: [
    ground([240, 960, 1280, 1080], [1.32, 1.48]),
    spot('back', 'perch', [590, 520], 0.8),
    { id: 'floor', kind: 'small', box: [300, 990, 1240, 1070], scale: [1, 1.14] },
  ],
  anchors: {
    dinosaur: [620, 420],
    gem: [1280, 700],
    far: [620, 480],
    hanging: [768, 200],
    painting: [1050, 380],
  },
  landmark: [620, 420],
  build: (scene) => {
    const bone = underLight(scene.light, oklch(0.93, 0.035, 85))
    const stone = scene.era === 'future' ? oklch(0.93, 0.02, 220) : oklch(0.82, 0.04, 70)
    const spine = '150,700 260,640 400,560 560,520 700,500 800,420 860,320 930,270'
    return {
      back: [
        ...room(scene, {
          wall: scene.dye('wall', oklch(0.68, 0.08, 185)),
          floor: oklch(0.74, 0.04, 70),
          floorY: 840,
          lamp: [768, 260],
          window: [768, 120],
          paper: 'panels',
        }),
        ...[220, 1316].flatMap((x) => [
          ...solid(
            scene,
            stamp('-.8,0c -.7,-1c .7,-1c .8,0c', { x, y: 860, w: 50, h: 860 }),
            stone,
            (tone) =>
              [-0.4, 0, 0.4].map((u) =>
                fill(rectangle(x + u * 50 - 3, -20, 6, 880), tone.deep, { opacity: 0.3 }),
              ),
          ),
          ...solid(scene, rectangle(x - 60, 838, 120, 34), adjust(stone, 0.03)),
        ]),
        ...picture(scene, {
          x: 1150,
          y: 300,
          w: 200,
          h: 240,
          name: 'a',
          frame: oklch(0.78, 0.12, 80),
        }),
        ...picture(scene, {
          x: 420,
          y: 250,
          w: 180,
          h: 140,
          name: 'b',
          frame: oklch(0.78, 0.12, 80),
        }),
        ...picture(scene, {
          x: 660,
          y: 230,
          w: 150,
          h: 170,
          name: 'c',
          frame: oklch(0.78, 0.12, 80),
        }),
        ...solid(scene, rectangle(240, 816, 640, 58), adjust(stone, -0.06)),
        fill(mark(spine, { x: 0, y: 0, w: 1 }, [3, 15, 9]), bone),
        ...repeat(7, (i) =>
          fill(
            mark(
              '0,0 .3,.6 -.1,1.1',
              { x: 440 + i * 40, y: 548 - i * 7, w: 64, h: 120 - Math.abs(3 - i) * 12 },
              [6, 5, 2],
            ),
            bone,
          ),
        ),
        ...[
          [470, 560, 450, 816],
          [540, 540, 560, 816],
          [690, 510, 700, 816],
          [740, 490, 770, 816],
        ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
          line(`M${x0} ${y0}Q${(x0 + x1) / 2 - 34} ${(y0 + y1) / 2} ${x1} ${y1 - 8}`, bone, 17),
        ),
        fill(
          stamp('-.6,-.2 -.4,-.7 .4,-.8 1.2,-.3 1.3,0 .6,.2 1.1,.36 .9,.5 .1,.4 -.4,.2', {
            x: 930,
            y: 270,
            w: 76,
          }),
          bone,
        ),
        fill(ellipse(944, 244, 11), underLight(scene.light, oklch(0.4, 0.05, 190))),
        ...repeat(5, (i) =>
          solid(
            scene,
            stamp('-.4,0 -.5,-.9 -.2,-1 .2,-1 .5,-.9 .4,0', {
              x: 190 + i * 180,
              y: 940,
              w: 22,
              h: 96,
            }),
            oklch(0.8, 0.13, 85),
          ),
        ).flat(),
        line(
          `M190 850${repeat(4, () => 'q90 60 180 0').join('')}`,
          underLight(scene.light, oklch(0.55, 0.17, 22)),
          9,
        ),
        ...solid(scene, rectangle(1210, 760, 150, 130), stone),
        fill(
          polygon([
            [1220, 610],
            [1350, 610],
            [1350, 760],
            [1220, 760],
          ]),
          oklch(0.95, 0.03, 210),
          { opacity: 0.3 },
        ),
        ...solid(
          scene,
          stamp('0,-1c .8,-.5c .5,.3 0,.7c -.5,.3 -.8,-.5c', { x: 1285, y: 706, w: 44 }),
          oklch(0.68, 0.17, 320),
          (tone) => [
            fill(stamp('0,-1c .3,-.4c 0,.7c -.3,-.4c', { x: 1285, y: 706, w: 44 }), tone.high, {
              opacity: 0.6,
            }),
          ],
        ),
        {
          ...glow({ x: 1285, y: 700, radius: 170, color: oklch(0.8, 0.14, 320), strength: 0.6 }),
          blend: 'screen',
        },
        fill(
          polygon([
            [560, -60],
            [680, -60],
            [980, 840],
            [260, 840],
          ]),
          oklch(0.98, 0.05, 92),
          { opacity: 0.14, blur: 22, blend: 'screen' },
        ),
        ...lampLight(scene, [768, 240], 1.3),
      ],
      items: [secret(scene, 'mouse', 1080, 940, 1)],
      front: [],
    }
  },
}
