import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, curve, ellipse, leaf, taper } from '#core/path'
import type { Random } from '#core/random'
import { contactShadow, glow } from '#light/part'
import { tones, underLight } from '#light/light'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import type { StageItem } from '#stages/stage'
import { foliage, tuft } from './foliage'
import { mark, repeat, solid, stamp } from './stamp'

type Skip = (x: number, y: number) => boolean

/** A meadow: fine and short far away, tall and loose near. */
export function grass(
  scene: Scene,
  field: {
    name: string
    count: number
    y0: number
    y1: number
    h?: readonly [number, number]
    skip?: Skip
  },
): DisplayList {
  const { name, count, y0, y1, h = [20, 74], skip = () => false } = field
  const { grass: green } = scene.env
  const random = scene.random('grass', name)
  const layers = ['', '', '']
  for (let i = 0; i < count * (scene.env.snow ? 0.4 : 1); i++) {
    const u = random.next()
    const [x, y] = [random.between(-20, W + 20), y0 + (y1 - y0) * u]
    const blades = tuft(random, { x, y, height: h[0] + (h[1] - h[0]) * u })
    const layer = Math.floor(random.next() * 3)
    if (!skip(x, y)) layers[layer] += blades
  }
  const paint = (shift: number) =>
    linear(
      [0, y0],
      [0, y1],
      [
        { at: 0, color: adjust(green[0], shift) },
        { at: 1, color: adjust(green[1], shift) },
      ],
      'user',
    )
  return [
    fill(layers[0] ?? '', paint(-0.06)),
    fill(layers[1] ?? '', paint(0)),
    fill(layers[2] ?? '', paint(0.06)),
  ].filter((node) => node.d)
}

const PETALS: readonly Lab[] = [
  oklch(0.7, 0.17, 25),
  oklch(0.95, 0.02, 90),
  oklch(0.66, 0.13, 300),
  oklch(0.78, 0.12, 220),
  oklch(0.74, 0.13, 350),
  oklch(0.84, 0.14, 88),
]

export function flower(
  scene: Scene,
  at: { x: number; y: number; h: number; color: Lab; kind: number; random: Random },
): DisplayList {
  const { x, y, h, color, kind, random } = at
  const sway = random.between(-0.2, 0.2) * h
  const stem = tones(scene.light, oklch(0.52, 0.1, 138))
  const [cx, cy, p] = [x + sway, y - h, h * 0.2]
  const tone = tones(scene.light, color)
  const green = fill(
    brush(
      [
        [x, y],
        [x + sway * 0.3, y - h * 0.5],
        [cx, cy],
      ],
      h * 0.03 + 0.6,
      h * 0.025 + 0.5,
      0.6,
    ) +
      leaf({ x: x + sway * 0.2, y: y - h * 0.35, length: h * 0.32, angle: -0.6, width: 0.24 }) +
      leaf({ x: x + sway * 0.15, y: y - h * 0.25, length: h * 0.3, angle: -2.5, width: 0.24 }),
    stem.shade,
  )
  if (kind === 1)
    return [
      green,
      ...solid(
        scene,
        stamp('-.7,-.9c -.3,-.6 0,-1.1c .3,-.6 .7,-.9c .65,.2 0,.6 -.65,.2', {
          x: cx,
          y: cy,
          w: p,
        }),
        color,
      ),
    ]
  if (kind === 2)
    return [
      green,
      fill(
        repeat(11, (i) =>
          ellipse(
            cx + random.between(-0.42, 0.42) * p * (1.1 - i / 11),
            cy + p * (1.6 - (1.6 * i) / 10) - p * 1.2,
            p * 0.3 * (1 - i * 0.04),
          ),
        ).join(''),
        tone.base,
      ),
      fill(ellipse(cx - p * 0.2, cy - p * 0.4, p * 0.16), tone.high),
    ]
  const petals = (start: number) =>
    repeat(3, (i) =>
      leaf({
        x: cx,
        y: cy,
        length: p * 1.25,
        angle: ((i * 2 + start) / 6) * Math.PI * 2,
        width: 0.42,
      }),
    ).join('')
  return [
    green,
    fill(petals(0), tone.base),
    fill(petals(1), tone.light),
    fill(ellipse(cx, cy, p * 0.36, p * 0.34), underLight(scene.light, oklch(0.83, 0.16, 85))),
  ]
}

export function flowers(
  scene: Scene,
  field: {
    name: string
    count: number
    y0: number
    y1: number
    h?: readonly [number, number]
    skip?: Skip
    x0?: number
    x1?: number
    colors?: readonly Lab[]
  },
): DisplayList {
  const {
    name,
    count,
    y0,
    y1,
    h = [24, 66],
    skip = () => false,
    x0 = 0,
    x1 = W,
    colors = PETALS,
  } = field
  if (scene.env.snow) return []
  const random = scene.random('flowers', name)
  return repeat(count, () => ({
    x: random.between(x0, x1),
    y: random.between(y0, y1),
    color: random.pick(colors),
    kind: Math.floor(random.next() * 3),
    random: scene.random('flower', name, random.next()),
  }))
    .filter(({ x, y }) => !skip(x, y))
    .toSorted((a, b) => a.y - b.y)
    .flatMap((one) =>
      flower(scene, { ...one, h: h[0] + (h[1] - h[0]) * ((one.y - y0) / Math.max(1, y1 - y0)) }),
    )
}

export function fern(
  random: Random,
  at: { x: number; y: number; h: number; lean: number },
): string {
  const { x, y, h, lean } = at
  const spine = curve(
    [
      [x, y],
      [x + lean * h * 0.25, y - h * 0.6],
      [x + lean * h * 0.75, y - h * 0.95],
    ],
    8,
  )
  let d = taper(spine, (t) => 2.2 * (1 - t) + 0.4)
  spine.slice(2).forEach(([px, py], i) => {
    const [bx, by] = spine[i + 1] ?? [px, py]
    const angle = Math.atan2(py - by, px - bx)
    const length = h * 0.34 * Math.sin(Math.min(1, 1.06 - (i + 2) / spine.length) * 2.4) * 0.9 + 3
    for (const side of [-1, 1])
      d += leaf({
        x: px,
        y: py,
        length: length * random.between(0.9, 1.1),
        angle: angle + side * 1.05,
        width: 0.2,
      })
  })
  return d
}

/** Dark leaves in two lower corners, out of focus: they belong to the camera. */
export function leafFrame(
  scene: Scene,
  name: string,
  { ferns = true }: { ferns?: boolean } = {},
): DisplayList {
  const random = scene.random('frame', name)
  const d = [
    ...(ferns
      ? [
          [-10, 1176, 300, 0.5],
          [84, 1186, 230, 0.9],
          [1548, 1176, 310, -0.5],
          [1448, 1192, 230, -0.9],
        ]
      : []
    ).map(([x = 0, y = 0, h = 0, lean = 0]) => fern(random, { x, y, h, lean })),
    ...repeat(18, (i) =>
      tuft(random, {
        x: i < 9 ? random.between(-20, 330) : random.between(1210, W + 20),
        y: H + 18,
        height: random.between(56, 124),
        blades: 6,
      }),
    ),
  ].join('')
  return [
    fill(
      d,
      linear(
        [0, 850],
        [0, H],
        [
          { at: 0, color: scene.env.front[0] },
          { at: 1, color: scene.env.front[1] },
        ],
        'user',
      ),
      { blur: 1.8 },
    ),
  ]
}

export function mushroom(
  scene: Scene,
  at: { x: number; y: number; h: number; color?: Lab },
): StageItem {
  const { x, y, h, color = oklch(0.6, 0.17, 27) } = at
  const w = h * 0.62
  const random = scene.random('mushroom', x)
  const place = { x, y, w, h }
  return {
    z: y,
    yields: { x, y: y - h * 0.5, radius: h * 0.5 },
    list: [
      contactShadow({
        x,
        y: y + 2,
        rx: h * 0.5,
        ry: h * 0.11,
        color: adjust(scene.env.ground[2], -0.08),
      }),
      ...solid(
        scene,
        stamp('-.16,0 -.12,-.5 -.14,-.7 .14,-.7 .13,-.5 .2,0', place),
        oklch(0.92, 0.03, 80),
      ),
      ...solid(
        scene,
        stamp('-1,-.56c -.82,-.85 -.3,-1.1 .3,-1.1 .82,-.85 1,-.56c .5,-.5 0,-.47 -.5,-.5', place),
        color,
        (tone) => [
          ...repeat(7, () =>
            fill(
              ellipse(
                x + random.between(-0.75, 0.75) * w,
                y - h * random.between(0.62, 1.05),
                w * random.between(0.06, 0.13),
                w * random.between(0.05, 0.09),
              ),
              mix(tone.high, oklch(0.97, 0.02, 85), 0.8),
              { opacity: 0.9 },
            ),
          ),
          fill(stamp('-1,-.62 0,-.54 1,-.62 1,-.4 -1,-.4', place), tone.deep, { opacity: 0.4 }),
        ],
      ),
      ...(scene.env.dark
        ? [
            {
              ...glow({
                x,
                y: y - h * 0.5,
                radius: h * 1.5,
                color: oklch(0.7, 0.1, 60),
                strength: 0.34,
              }),
              blend: 'screen' as const,
            },
          ]
        : []),
    ],
  }
}

export const tuftItem = (scene: Scene, x: number, y: number, h: number): StageItem => ({
  z: y + 2,
  list: [
    fill(
      tuft(scene.random('tuft', x), { x, y: y + 4, height: h, blades: 6, spread: 1.3 }),
      linear(
        [0, y - h],
        [0, y + 6],
        [
          { at: 0, color: scene.env.grass[0] },
          { at: 1, color: scene.env.grass[1] },
        ],
        'user',
      ),
    ),
  ],
})

export const bush = (
  scene: Scene,
  at: {
    x: number
    y: number
    w: number
    h?: number
    away?: number
    name: string
    color?: Lab
    berries?: Lab
  },
): DisplayList => {
  const { x, y, w, h = w * 0.6, away = 0, name, color = scene.env.leaf, berries } = at
  const random = scene.random('berries', name)
  return [
    contactShadow({
      x,
      y: y + 2,
      rx: w * 1.1,
      ry: h * 0.16,
      color: scene.far(scene.env.ground[2], away),
      strength: 0.5,
    }),
    ...foliage(scene, {
      x,
      y: y - h * 0.5,
      rx: w,
      ry: h * 0.62,
      color: scene.far(color, away),
      name,
      leaf: 9 + w * 0.06,
    }),
    ...(berries
      ? [
          fill(
            repeat(16, () =>
              ellipse(x + random.between(-0.8, 0.8) * w, y - h * random.between(0.15, 0.95), 3.4),
            ).join(''),
            underLight(scene.light, berries),
          ),
        ]
      : []),
    fill(
      mark('-1.05,.02 -.6,.06 0,.04 .6,.07 1.05,.02', { x, y, w, h }, [1, 3, 1]),
      scene.far(scene.env.ground[2], away),
      { opacity: 0.35, blur: 2 },
    ),
  ]
}
