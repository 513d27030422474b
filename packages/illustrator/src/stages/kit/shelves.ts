import { adjust, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { polygon, rectangle } from '#core/path'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { WOOD, under, woodOf } from './furniture'
import { repeat, solid } from './stamp'

/** A row of books of many heights, one leaning, on a shelf at y. */
export function books(
  scene: Scene,
  at: { x: number; y: number; w: number; h?: number; name: string },
): DisplayList {
  const { x, y, w, h = 84, name } = at
  const random = scene.random('books', name)
  const list: DisplayList[] = []
  for (let cursor = x; cursor < x + w - 14;) {
    const [bw, bh] = [random.between(0.16, 0.32) * h, random.between(0.66, 1.08) * h]
    if (random.chance(0.08)) {
      cursor += bw
      continue
    }
    const lean = random.chance(0.1) ? bw * 0.5 : 0
    const color = oklch(
      random.between(0.46, 0.76),
      random.between(0.06, 0.14),
      random.between(0, 360),
    )
    list.push(
      solid(
        scene,
        polygon([
          [cursor, y],
          [cursor + lean, y - bh],
          [cursor + lean + bw, y - bh],
          [cursor + bw, y],
        ]),
        color,
        (tone) => [
          fill(
            rectangle(cursor, y - bh * 0.84, bw + lean, bh * 0.06) +
              rectangle(cursor, y - bh * 0.24, bw + lean, bh * 0.05),
            tone.high,
            { opacity: 0.7 },
          ),
        ],
      ),
    )
    cursor += bw + lean + 1.5
  }
  return list.flat()
}

export const shelf = (
  scene: Scene,
  at: { x: number; y: number; w: number; h?: number; name: string; color?: Lab },
): DisplayList => [
  ...books(scene, { ...at, x: at.x + 12, w: at.w - 24 }),
  fill(rectangle(at.x + 6, at.y + 14, at.w - 12, 14), under(scene), { opacity: 0.25, blur: 6 }),
  ...solid(scene, rectangle(at.x, at.y, at.w, 15), woodOf(scene, at.color)),
]

/** A whole bookcase: frame, boards, full rows. */
export function bookcase(
  scene: Scene,
  at: { x: number; y: number; w: number; rows: number; row?: number; name: string; color?: Lab },
): DisplayList {
  const { x, y, w, rows, row = 128, name, color = WOOD } = at
  const h = rows * row + 26
  return [
    contactShadow({ x: x + w / 2, y, rx: w * 0.6, ry: 18, color: under(scene) }),
    ...solid(scene, rectangle(x, y - h, w, h), woodOf(scene, color), (tone) => [
      fill(rectangle(x + 16, y - h + 16, w - 32, h - 30), tone.deep, { opacity: 0.75 }),
    ]),
    ...repeat(rows, (i) => [
      ...books(scene, {
        x: x + 20,
        y: y - 16 - i * row,
        w: w - 40,
        h: row * 0.74,
        name: `${name}${i}`,
      }),
      ...solid(scene, rectangle(x + 10, y - 16 - i * row, w - 20, 12), woodOf(scene, color)),
    ]).flat(),
    ...solid(scene, rectangle(x - 8, y - h - 8, w + 16, 20), woodOf(scene, adjust(color, 0.03))),
  ]
}
