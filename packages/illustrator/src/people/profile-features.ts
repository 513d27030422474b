import { mix, oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, ellipse, spline } from '#core/path'
import { tones, underLight } from '#light/light'
import { frameColor } from './eyewear'
import { slideY } from './head-shape'
import type { HeadContext } from './head-shape'

const OPEN_MOUTHS = new Set([
  'open_smile',
  'laugh',
  'big_o',
  'ah',
  'wail',
  'grimace',
  'yawn',
  'tongue',
])
const DOWN_MOUTHS = new Set(['frown', 'tight', 'wave'])

export function profileMouth(head: HeadContext): DisplayList {
  const { mouth } = head.expression
  const y = 33.5 + (head.isAdult ? 1 : 0)
  const lip = underLight(head.light, head.complexion.lip)
  if (OPEN_MOUTHS.has(mouth)) {
    const drop = mouth === 'laugh' || mouth === 'wail' ? 10 : 7
    const d = spline([
      corner(47, y - 3),
      [39, y - 2.6],
      corner(33, y - 4),
      [36, y + drop * 0.6],
      [41, y + drop],
      corner(46.4, y + drop * 0.7),
    ])
    return [
      fill(d, underLight(head.light, oklch(0.34, 0.1, 18))),
      group([fill(ellipse(43, y + drop, 6, 5), underLight(head.light, oklch(0.68, 0.15, 18)))], {
        clip: d,
      }),
    ]
  }
  const end = DOWN_MOUTHS.has(mouth) ? 4 : mouth === 'firm' || mouth === 'tiny' ? 0 : -3.4
  const points: Point[] = [
    [46, y],
    [40, y + (end < 0 ? 1.4 : -0.4)],
    [34, y + end],
  ]
  return [fill(brush(points, 1, 1.9, 0.7), lip)]
}

export function profileBeard(head: HeadContext): DisplayList {
  const { beard } = head.human
  if (!head.isAdult || beard === 'none') return []
  const color = tones(head.light, head.complexion.hair)
  if (beard === 'moustache')
    return [
      fill(
        spline([
          [50, 27],
          [40, 26],
          [33, 33],
          [42, 31],
          [50, 31],
        ]),
        color.base,
      ),
    ]
  const d = spline([
    [8, 4],
    [12, 24],
    [30, 25],
    [50, 26],
    [52, 32],
    [40, 33],
    [54, 36],
    [50, 60],
    [20, 66],
    [-6, 50],
    [2, 20],
  ])
  return [
    fill(
      d,
      beard === 'stubble' ? mix(head.skin.base, color.base, 0.45) : color.base,
      beard === 'stubble' ? { opacity: 0.5, blur: 2.4 } : {},
    ),
  ]
}

export function profileGlasses(head: HeadContext): DisplayList {
  if (head.human.glasses === 'none') return []
  const frame = underLight(head.light, frameColor(head))
  const y = head.face.eyeY + 0.6 + slideY(head)
  const rim = ellipse(
    34,
    y,
    head.human.glasses === 'round' ? 8.6 : 9,
    head.human.glasses === 'round' ? 14 : 11.6,
  )
  return [
    fill(rim, oklch(0.99, 0.01, 210), { opacity: 0.08 }),
    line(rim, frame, 2.6),
    line(`M26 ${y - 1}L-4 ${y - 3}`, frame, 2.4),
  ]
}
