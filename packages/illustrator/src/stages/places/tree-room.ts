import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { contactShadow, glow } from '#light/part'
import { mushroom } from '#stages/kit/bushes'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { lantern } from '#stages/kit/lights'
import { rug } from '#stages/kit/ornaments'
import { secret } from '#stages/kit/secrets'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import type { Scene } from '#stages/scene'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

const FLOOR = 840
const MIDDLE = 768

/** The wood grew round this room: its grain bows out to both sides and closes overhead. */
function grain(scene: Scene, wood: Lab): DisplayList {
  const random = scene.random('grain')
  const [dark, light] = [adjust(wood, -0.1), adjust(wood, 0.07)]
  const streaks = (count: number) =>
    repeat(count, () => {
      const u = random.between(-1.05, 1.05)
      const [top, bottom] = [random.between(-60, 420), random.between(470, FLOOR)]
      const bow = (y: number) => MIDDLE + u * 820 * (0.72 + 0.28 * Math.sin((y / FLOOR) * 2.4))
      const x = bow(top)
      return mark(
        `0,0 ${bow((top + bottom) / 2) - x},${(bottom - top) / 2} ${bow(bottom) - x},${bottom - top}`,
        { x, y: top, w: 1 },
        [0.6, random.between(2, 5), 0.6],
      )
    }).join('')
  return [
    fill(streaks(70), dark, { opacity: 0.34 }),
    fill(streaks(34), light, { opacity: 0.3 }),
    ...[
      [330, 690, 34],
      [1150, 250, 42],
    ].flatMap(([x = 0, y = 0, r = 0]) =>
      [1, 0.66, 0.34].map((k, i) =>
        fill(ellipse(x, y, r * k, r * 1.5 * k), i % 2 ? light : dark, { opacity: 0.4 }),
      ),
    ),
  ]
}

/** Ribs of root hold the roof up. */
const ribs = (scene: Scene, wood: Lab): DisplayList =>
  [1, -1].flatMap((side) => [
    ...solid(
      scene,
      stamp('.96,1.06 .82,.9 .78,.6 .7,.28 .5,.04 .16,-.12 0,-.14c 0,-.26c 1.2,-.26c 1.2,1.06c', {
        x: MIDDLE,
        y: 0,
        w: side * 760,
        h: FLOOR,
      }),
      adjust(wood, -0.12),
      (tone) =>
        repeat(6, (i) =>
          fill(
            mark(
              '.9,1.02 .84,.6 .72,.24 .44,-.02 .1,-.16',
              { x: MIDDLE + side * i * 26, y: -i * 22, w: side * 780, h: FLOOR },
              [1, 5, 1],
            ),
            i % 2 ? tone.high : tone.deep,
            { opacity: 0.4 },
          ),
        ),
    ),
  ])

function roundWindow(scene: Scene, wood: Lab): DisplayList {
  const { env } = scene
  const [x, y, r] = [MIDDLE + 20, 300, 118]
  return [
    ...solid(scene, ellipse(x, y, r + 24), adjust(wood, 0.1)),
    fill(
      ellipse(x, y, r),
      linear(
        [0, 0],
        [0, 1],
        env.sky.map((color, i) => ({ at: i / 3, color })),
      ),
    ),
    group(
      [
        fill(
          stamp('-1.2,.3 -.5,-.06 0,.3 .5,.06 1.2,.34 1.2,1.2c -1.2,1.2c', { x, y, w: r }),
          env.leaf,
          {
            opacity: 0.85,
          },
        ),
        ...(env.dark
          ? repeat(9, (i) =>
              fill(
                ellipse(x - 84 + ((i * 97) % 173), y - 92 + ((i * 53) % 107), 2 + (i % 3)),
                oklch(0.95, 0.05, 95),
              ),
            )
          : []),
      ],
      { clip: ellipse(x, y, r) },
    ),
    ...solid(
      scene,
      rectangle(x - 6, y - r, 12, r * 2) + rectangle(x - r, y - 6, r * 2, 12),
      adjust(wood, 0.08),
    ),
    {
      ...glow({
        x,
        y,
        radius: 250,
        color: env.dark ? oklch(0.7, 0.07, 240) : oklch(0.97, 0.05, 95),
        strength: env.dark ? 0.2 : 0.45,
      }),
      blend: 'screen',
    },
  ]
}

/** Cupboards without doors, cut into the wood. */
function niche(scene: Scene, wood: Lab, x: number, y: number, name: string): DisplayList {
  const random = scene.random('niche', name)
  const place = { x, y, w: 96, h: 120 }
  const inks = [30, 85, 150, 230, 330].map((hue) => oklch(scene.env.dark ? 0.56 : 0.66, 0.1, hue))
  const row = (foot: number) =>
    repeat(6, (i) => {
      const height = random.between(34, 62)
      return solid(
        scene,
        rectangle(x - 78 + i * 26, foot - height, random.between(15, 23), height),
        random.pick(inks),
      )
    }).flat()
  return [
    ...solid(
      scene,
      stamp('-1.1,.1c -1.1,-1 -.7,-1.66 0,-1.86 .7,-1.66 1.1,-1 1.1,.1c', place),
      adjust(wood, 0.08),
    ),
    fill(
      stamp('-.94,0c -.94,-.96 -.6,-1.54 0,-1.72 .6,-1.54 .94,-.96 .94,0c', place),
      adjust(wood, -0.24),
    ),
    ...(scene.isBare ? [] : [...row(y - 100), ...row(y)]),
    ...solid(scene, rectangle(x - 92, y - 101, 184, 11), adjust(wood, 0.05)),
    ...solid(scene, rectangle(x - 104, y - 2, 208, 14), adjust(wood, 0.08)),
  ]
}

/** Steps that grow out of the wall, up into the dark of the crown. */
const steps = (scene: Scene, wood: Lab): DisplayList =>
  repeat(6, (i) => {
    const [x, y, w] = [1190 + i * 46, FLOOR - 34 - i * 92, 96 - i * 3]
    return [
      fill(ellipse(x, y + 22, w * 0.8, 13), adjust(wood, -0.3), { opacity: 0.4, blur: 6 }),
      ...solid(
        scene,
        stamp('-1,-.1 -.8,-.2 .8,-.2 1,-.1 .8,.16 -.7,.2', { x, y, w, h: 84 }),
        adjust(wood, 0.1),
      ),
    ]
  }).flat()

export const treeRoom: Stage = {
  id: 'tree_room',
  kind: 'indoors',
  horizon: FLOOR,
  verticals: [240, 560],
  slots: [
    ground([290, 946, 1230, 1076], [1.32, 1.5]),
    { id: 'floor', kind: 'small', box: [330, 990, 1190, 1066], scale: [1, 1.14] },
  ],
  anchors: {
    door: [330, 700],
    window: [788, 300],
    wall: [788, 560],
    all_walls: [780, 812],
    hanging: [560, 300],
    far: [788, 320],
    steps: [1300, 640],
  },
  landmark: [480, 560],
  build: (scene) => {
    const bark = mix(oklch(0.6, 0.085, 58), scene.env.bark, 0.25)
    const wood = scene.era === 'future' ? oklch(0.8, 0.04, 80) : bark
    const wall = scene.env.dark ? mix(adjust(wood, -0.2), oklch(0.45, 0.1, 45), 0.35) : wood
    return {
      back: [
        ...room(scene, {
          wall: adjust(wood, 0.08),
          floor: mix(oklch(0.64, 0.08, 60), wood, 0.4),
          floorY: FLOOR,
          lamp: [1020, 420],
          window: [788, 330],
        }),
        ...grain(scene, wall),
        ...solid(scene, rectangle(-80, FLOOR - 24, 1700, 30), adjust(wall, -0.1)),
        ...roundWindow(scene, wall),
        ...niche(scene, wall, 500, 640, 'books'),
        ...niche(scene, wall, 1040, 700, 'more'),
        ...steps(scene, wall),
        ...ribs(scene, wall),
        ...(
          [
            [250, 470, 70],
            [214, 540, 52],
          ] as const
        ).flatMap(([x, y, w]) =>
          solid(
            scene,
            stamp('-1,0 -.6,-.34 .5,-.36 1,0 .3,.16 -.6,.14', { x, y, w }),
            oklch(0.76, 0.08, 60),
          ),
        ),
        contactShadow({ x: 768, y: 1000, rx: 430, color: scene.env.front[1], strength: 0.3 }),
        ...rug(scene, {
          x: 768,
          y: 1010,
          rx: 430,
          ry: 92,
          color: scene.era === 'future' ? oklch(0.8, 0.06, 200) : oklch(0.55, 0.1, 150),
        }),
        ...lantern(scene, { x: 1020, y: 330, h: 78, string: 260 }),
        ...lampLight(scene, [1020, 380]),
      ],
      items: [
        mushroom(scene, { x: 196, y: 934, h: 66, isEdible: true }),
        mushroom(scene, { x: 244, y: 948, h: 40, isEdible: true }),
        secret(scene, 'mouse', 1250, 960, 1),
      ],
      front: [],
    }
  },
}
