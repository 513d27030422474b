import { adjust } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { curve, leaf, taper } from '#core/path'
import type { Random } from '#core/random'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import { tuft } from './foliage'
import { repeat } from './stamp'

export type Skip = (x: number, y: number) => boolean

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

/** Dark leaves in two lower corners, out of focus: they belong to the camera, and leave one by one. */
export function leafFrame(
  scene: Scene,
  name: string,
  { ferns = true }: { ferns?: boolean } = {},
): DisplayList {
  const random = scene.random('frame', name)
  const corner = (side: -1 | 1): string[] => {
    const at = (x: number) => (side < 0 ? x : W - x)
    const lean = -side
    return [
      ...(ferns
        ? [
            fern(random, { x: at(-10), y: 1176, h: random.between(250, 320), lean: lean * 0.5 }),
            fern(random, { x: at(86), y: 1188, h: random.between(190, 250), lean: lean * 0.9 }),
          ]
        : []),
      ...repeat(9, () =>
        tuft(random, {
          x: at(random.between(-20, 330)),
          y: H + 18,
          height: random.between(56, 124),
          blades: 6,
        }),
      ),
    ]
  }
  const paint = linear(
    [0, 850],
    [0, H],
    [
      { at: 0, color: scene.env.front[0] },
      { at: 1, color: scene.env.front[1] },
    ],
    'user',
  )
  const leaves = [...corner(-1), ...corner(1)].map((d) => fill(d, paint))
  return [group(leaves, { filter: { kind: 'blur', radius: 1.8 } })]
}
