import { adjust, mix } from '#core/color'
import { ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import type { Box } from '#core/geometry'
import type { DisplayNode } from '#core/display-list'
import { createRandom } from '#core/random'
import { ink, mark, shape } from '#things/painter'
import type { RigScene } from './rig'

/** Spots, stripes, patches and stars inside a box of the body; the caller clips them. */
export function markings(scene: RigScene, box: Box, name: string): DisplayNode[] {
  const { p, c, marks, seed } = scene
  const random = createRandom(seed, 'marks', name)
  const inside = () =>
    [box.x + random.next() * box.width, box.y + random.next() * box.height] as const
  if (marks === 'spots')
    return Array.from({ length: Math.round(7 + (box.width * box.height) / 1400) }, () => {
      const [x, y] = inside()
      const r = random.between(4, 9)
      return p.flat(ellipse(x, y, r * 1.15, r), c.dark, { opacity: 0.8 })
    })
  if (marks === 'stripes')
    return Array.from({ length: Math.max(3, Math.round(box.width / 22)) }, (_, i) => {
      const x = box.x + ((i + 0.5) / Math.max(3, Math.round(box.width / 22))) * box.width
      const deep = box.height * random.between(0.4, 0.62)
      return p.flat(
        mark(
          `${x + 5},${box.y - 4} ${x - 2},${box.y + deep * 0.5} ${x + 4},${box.y + deep}`,
          [3.4, 3.4, 0.5],
        ),
        c.dark,
        { opacity: 0.82 },
      )
    })
  if (marks === 'patch') {
    const blotch = (x: number, y: number, r: number) =>
      spline(
        Array.from({ length: 9 }, (_, i): Knot => {
          const a = (i / 9) * Math.PI * 2
          const reach = r * random.between(0.78, 1.16)
          return [x + Math.cos(a) * reach * 1.2, y + Math.sin(a) * reach]
        }),
      )
    return [
      p.flat(
        blotch(box.x + box.width * 0.22, box.y + box.height * 0.2, box.height * 0.34),
        c.dark,
        { opacity: 0.88 },
      ),
      p.flat(
        blotch(box.x + box.width * 0.72, box.y + box.height * 0.3, box.height * 0.24),
        c.dark,
        { opacity: 0.88 },
      ),
    ]
  }
  if (marks === 'stars')
    return Array.from({ length: 9 }, () => {
      const [x, y] = inside()
      return p.raw(
        star(x, y, random.between(4.6, 8.4), random.between(-20, 20)),
        mix(p.lit(c.belly), p.lit('#fff2b8'), 0.6),
        { opacity: 0.92 },
      )
    })
  return []
}

export const star = (x: number, y: number, r: number, turn = 0) =>
  shape(
    '0,-1! 0.25,-0.32! 0.95,-0.31! 0.4,0.14! 0.59,0.81! 0,0.42! -0.59,0.81! -0.4,0.14! -0.95,-0.31! -0.25,-0.32!',
    { x, y, k: r, turn },
  )

/** A plush body: a seam with stitches down the belly and a sewn-on patch. */
export function stitching(
  scene: RigScene,
  seam: string,
  patch: { x: number; y: number; r: number },
): DisplayNode[] {
  if (!scene.plush) return []
  const { p, c } = scene
  const thread = p.tone(c.coat).deep
  const cloth = mix(c.detail, ink('#d88a6a'), 0.45)
  const [x0 = 0, y0 = 0] = (seam.split(' ')[0] ?? '').split(',').map(Number)
  const [x1 = 0, y1 = 0] = (seam.split(' ').at(-1) ?? '').split(',').map(Number)
  const stitches = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 0.5) / 7
    return p.raw(
      mark(
        `${x0 + (x1 - x0) * t - 4},${y0 + (y1 - y0) * t - 1} ${x0 + (x1 - x0) * t + 4},${y0 + (y1 - y0) * t + 1}`,
        [0.8, 0.9, 0.8],
      ),
      thread,
      { opacity: 0.7 },
    )
  })
  const { x, y, r } = patch
  const square = shape('-1,-0.8 0,-0.95 1,-0.8 0.95,0.1 1,0.85 0,0.95 -1,0.85 -0.95,0', {
    x,
    y,
    k: r,
    turn: 9,
  })
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2
    const place = {
      x: x + Math.cos(a) * r * 1.02,
      y: y + Math.sin(a) * r * 0.96,
      turn: (a * 180) / Math.PI,
    }
    return p.raw(mark('-3,0 3,0', [0.8, 0.8, 0.8], place), p.lit('#fbeed6'), { opacity: 0.9 })
  })
  return [
    p.raw(mark(seam, [0.8, 1, 0.8]), thread, { opacity: 0.75 }),
    ...stitches,
    p.flat(square, cloth),
    ...[-0.4, 0.1, 0.6].map((v) =>
      p.flat(
        mark(`${x - r},${y + v * r} ${x + r},${y + v * r + 2}`, [0.7, 0.7, 0.7]),
        adjust(cloth, 0.12),
        { opacity: 0.6 },
      ),
    ),
    ...ticks,
  ]
}
