import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { polygon, rectangle } from '#core/path'
import { glow } from '#light/part'
import { bale, hay, straws } from '#stages/kit/hay'
import { lampLight } from '#stages/kit/indoor-lights'
import { room } from '#stages/kit/interior'
import { lantern } from '#stages/kit/lights'
import { secret } from '#stages/kit/secrets'
import { mark, repeat, solid, stamp } from '#stages/kit/stamp'
import type { Scene } from '#stages/scene'
import { ground } from '#stages/stage'
import type { Stage } from '#stages/stage'

const FLOOR = 850

/** What shines through between two boards. */
const outside = ({ env }: Scene): Lab =>
  env.dark
    ? oklch(0.72, 0.07, 240)
    : env.hour === 'golden' || env.hour === 'dawn'
      ? oklch(0.95, 0.1, 72)
      : oklch(0.98, 0.05, 98)

function boards(scene: Scene, wood: Lab): DisplayList {
  const random = scene.random('boards')
  const seam = adjust(wood, scene.env.dark ? -0.09 : -0.15)
  const xs = repeat(27, (i) => -60 + i * 64 + random.between(-9, 9))
  const gaps = xs.filter((_, i) => i % 2 === 1 && random.chance(0.72))
  const light = outside(scene)
  return [
    fill(xs.map((x) => rectangle(x, -80, 4, FLOOR + 80)).join(''), seam, { opacity: 0.5 }),
    fill(
      xs
        .flatMap((x) => [0, 1, 2].map(() => [x + random.between(14, 52), random.between(40, 800)]))
        .map(([x = 0, y = 0]) => mark('0,-1 .12,0 -.04,1', { x, y, w: 60 }, [0.4, 1.8, 0.4]))
        .join(''),
      seam,
      { opacity: 0.3 },
    ),
    ...gaps.flatMap((x) => {
      const [top, bottom] = [random.between(80, 430), random.between(560, FLOOR - 20)]
      const width = random.between(1.6, 3.4)
      return [
        fill(mark('0,0 0,.5 0,1', { x, y: top, w: 1, h: bottom - top }, [0.5, width, 0.6]), light),
        {
          ...glow({
            x,
            y: (top + bottom) / 2,
            radius: 26,
            ry: (bottom - top) * 0.55,
            color: light,
            strength: scene.env.dark ? 0.16 : 0.42,
          }),
          blend: 'screen' as const,
        },
      ]
    }),
  ]
}

/** Light that comes through the boards lies in the dusty air, aslant. */
function shafts(scene: Scene): DisplayList {
  if (scene.env.dark) return []
  const dim = scene.env.rain || scene.env.fog || scene.env.snow ? 0.4 : 1
  return [
    group(
      (
        [
          [470, 250, 46],
          [980, 190, 70],
          [1190, 300, 40],
        ] as const
      ).map(([x, y, w]) =>
        fill(
          polygon([
            [x, y],
            [x + w, y],
            [x + w * 2.4 - 330, FLOOR + 170],
            [x - w * 0.8 - 330, FLOOR + 170],
          ]),
          outside(scene),
          { opacity: 0.13 * dim, blur: 9 },
        ),
      ),
      { blend: 'screen' },
    ),
  ]
}

/** Two leaves of a great door, ajar while it is light outside. */
function greatDoor(scene: Scene, wood: Lab): DisplayList {
  const open = scene.env.dark ? 5 : 34
  const light = outside(scene)
  const leaf = (x: number, side: 1 | -1) =>
    solid(scene, rectangle(x, 330, 176, FLOOR - 330), adjust(wood, 0.05, 1.1), (tone) => [
      ...repeat(4, (i) =>
        fill(rectangle(x + 42 + i * 44, 330, 3, FLOOR - 330), tone.deep, { opacity: 0.5 }),
      ),
      fill(
        rectangle(x, 396, 176, 26) + rectangle(x, 640, 176, 26) + rectangle(x, 812, 176, 26),
        tone.deep,
        { opacity: 0.75 },
      ),
      fill(
        mark('0,1 1,0', { x: side > 0 ? x : x + 176, y: 420, w: side * 176, h: 222 }, [12, 12, 12]),
        tone.deep,
        { opacity: 0.75 },
      ),
    ])
  return [
    fill(rectangle(590, 316, 380, FLOOR - 316), adjust(wood, -0.22)),
    fill(rectangle(778 - open, 330, open * 2, FLOOR - 330), light),
    ...leaf(602 - open, 1),
    ...leaf(782 + open, -1),
    ...(scene.env.dark
      ? []
      : [
          {
            ...glow({ x: 780, y: 600, radius: 190, ry: 380, color: light, strength: 0.55 }),
            blend: 'screen' as const,
          },
          fill(
            polygon([
              [778 - open, FLOOR],
              [782 + open, FLOOR],
              [690, 1160],
              [440, 1160],
            ]),
            light,
            { opacity: 0.34, blur: 7 },
          ),
        ]),
  ]
}

function beams(scene: Scene, wood: Lab): DisplayList {
  const dark = adjust(wood, -0.1)
  const beam = (d: string) =>
    solid(scene, d, dark, (tone) => [fill(d, tone.deep, { opacity: 0.12 })])
  const roof = [1, -1].map((side) =>
    stamp('0,-.1c 1.1,-.1c 1.1,.62c 0,.06c', { x: 768, y: -40, w: side * 850, h: 640 }),
  )
  return [
    ...roof.flatMap((d) =>
      solid(scene, d, adjust(wood, -0.17), (tone) =>
        repeat(9, (i) =>
          fill(
            mark('0,-.1 0,.7', { x: 60 + i * 180, y: -40, w: 1, h: 640 }, [5, 8, 5]),
            tone.deep,
            {
              opacity: 0.55,
            },
          ),
        ),
      ),
    ),
    ...[1, -1].flatMap((side) =>
      beam(stamp('0,0c 1.1,.56c 1.1,.62c 0,.06c', { x: 768, y: -40, w: side * 850, h: 640 })),
    ),
    ...beam(rectangle(-80, 226, 1700, 34)),
    ...beam(rectangle(752, -30, 32, 258)),
    ...[1, -1].flatMap((side) =>
      beam(
        stamp('0,0c 1,-1c 1.16,-1c .16,0c', {
          x: 768 + side * 40,
          y: 230,
          w: side * 160,
          h: 150,
        }),
      ),
    ),
    ...[216, 1286].flatMap((x, i) => [
      ...beam(
        stamp('0,0c 1,-1c 1.2,-1c 0,.26c', {
          x: x + (i ? 0 : 36),
          y: 400,
          w: i ? -130 : 130,
          h: 150,
        }),
      ),
      ...solid(scene, rectangle(x, 226, 38, FLOOR - 216), dark, (tone) => [
        fill(rectangle(x + 5, 226, 4, FLOOR - 216), tone.high, { opacity: 0.3 }),
        fill(rectangle(x + 28, 226, 3, FLOOR - 216), tone.deep, { opacity: 0.5 }),
      ]),
    ]),
  ]
}

function loft(scene: Scene, wood: Lab): DisplayList {
  const rung = adjust(wood, 0.08)
  return [
    ...hay(scene, 'loft', 70, 496, 210, 170),
    ...solid(scene, rectangle(-80, 486, 340, 30), adjust(wood, -0.02)),
    fill(rectangle(-80, 514, 340, 26), adjust(wood, -0.24), { opacity: 0.5, blur: 6 }),
    ...solid(scene, stamp('0,0c 12,0c 92,420c 78,420c', { x: 236, y: FLOOR - 386, w: 1 }), rung),
    ...solid(scene, stamp('0,0c 12,0c 92,420c 78,420c', { x: 302, y: FLOOR - 386, w: 1 }), rung),
    ...repeat(7, (i) =>
      solid(scene, rectangle(244 + i * 10.5, FLOOR - 350 + i * 54, 72, 9), rung),
    ).flat(),
  ]
}

export const barn: Stage = {
  id: 'barn',
  kind: 'indoors',
  horizon: FLOOR,
  verticals: [234, 1304, 780],
  slots: [
    ground([250, 944, 1250, 1076], [1.32, 1.5]),
    { id: 'straw', kind: 'small', box: [300, 990, 1200, 1066], scale: [1, 1.14] },
  ],
  anchors: {
    door: [780, 660],
    loft: [90, 470],
    hanging: [620, 300],
    lantern: [1060, 380],
    far: [780, 560],
    bales: [1420, 700],
  },
  landmark: [1300, 560],
  build: (scene) => {
    const wood =
      scene.era === 'future'
        ? oklch(0.78, 0.035, 75)
        : mix(oklch(0.56, 0.085, 52), oklch(0.5, 0.06, 30), scene.era === 'past' ? 0.6 : 0)
    const wall = scene.isUnlit
      ? mix(adjust(wood, -0.3), oklch(0.3, 0.08, 330), 0.35)
      : scene.env.dark
        ? mix(adjust(wood, -0.2), oklch(0.42, 0.09, 40), 0.3)
        : wood
    return {
      back: [
        ...room(scene, {
          wall: adjust(wood, 0.06),
          floor: mix(oklch(0.66, 0.07, 70), wood, 0.35),
          floorY: FLOOR,
          lamp: [1060, 430],
          window: [780, 520],
        }),
        ...boards(scene, wall),
        ...solid(scene, rectangle(-80, FLOOR - 24, 1700, 30), adjust(wall, -0.1)),
        ...greatDoor(scene, wall),
        ...beams(scene, wall),
        ...loft(scene, wall),
        ...hay(scene, 'corner', 1450, 880, 230, 150),
        ...bale(scene, 1390, 884, 1.1),
        ...bale(scene, 1500, 792, 1),
        ...bale(scene, 40, 890, 1.1),
        ...straws(scene, 'floor', [-40, FLOOR + 26, 1570, 1140]),
        ...lantern(scene, { x: 1060, y: 380, h: 84, string: 130 }),
        ...lampLight(scene, [1060, 420]),
        ...shafts(scene),
      ],
      items: [
        { z: 900, list: bale(scene, 330, 904), yields: { x: 330, y: 860, radius: 84 } },
        secret(scene, 'mouse', 1180, 968, 1),
      ],
      front: [],
    }
  },
}
