import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, line, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { curve, ellipse, openLine } from '#core/path'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { mark, stamp } from './stamp'

/** Soft light from a lamp: collect at the end of a room's background. */
export const lampLight = (scene: Scene, [x, y]: Point, size = 1): DisplayList =>
  scene.env.dark && !scene.isUnlit
    ? [
        {
          ...fill(
            ellipse(x, y + 90, 640 * size, 520 * size),
            radial([0.5, 0.5], 0.5, [
              { at: 0, color: oklch(0.92, 0.14, 75), alpha: 0.55 },
              { at: 0.5, color: oklch(0.8, 0.15, 60), alpha: 0.2 },
              { at: 1, color: oklch(0.7, 0.15, 50), alpha: 0 },
            ]),
          ),
          blend: 'overlay',
        },
        {
          ...glow({
            x,
            y: y + 30,
            radius: 420 * size,
            color: oklch(0.84, 0.14, 70),
            strength: 0.55,
          }),
          blend: 'screen',
        },
        {
          ...glow({
            x,
            y: y + 10,
            radius: 140 * size,
            color: oklch(0.96, 0.09, 88),
            strength: 0.6,
          }),
          blend: 'screen',
        },
      ]
    : []

/** A candle in folded paper, before there were bulbs. */
const paperLight = (scene: Scene, [x, y]: Point, color: Lab): DisplayList => {
  const p = { x, y: y + 4, w: 17, h: 17 }
  const fold = adjust(color, -0.16)
  return [
    fill(
      stamp('-.45,0 -1,.7 -1,1.5 -.45,2.2 .45,2.2 1,1.5 1,.7 .45,0', p),
      scene.env.dark
        ? radial([0.5, 0.58], 0.6, [
            { at: 0, color: oklch(0.97, 0.07, 92) },
            { at: 1, color },
          ])
        : color,
    ),
    ...[0.6, 1.1, 1.6].map((v) =>
      fill(mark(`-.8,${v} 0,${v + 0.14} .8,${v}`, p, [0.5, 1.1, 0.5]), fold, { opacity: 0.5 }),
    ),
    fill(
      stamp('-.5,-.1c .5,-.1c .5,.12c -.5,.12c', p) +
        stamp('-.5,2.1c .5,2.1c .5,2.32c -.5,2.32c', p),
      adjust(fold, -0.2, 0.7),
    ),
  ]
}

/** Where it is higher than on both sides it is pinned up: it sags from pin to pin. */
const spans = (points: readonly Point[]): Point[][] =>
  points.reduce<Point[][]>(
    (found, point, i) => {
      found.at(-1)?.push(point)
      const [before, after] = [points[i - 1], points[i + 1]]
      if (before && after && point[1] < before[1] && point[1] < after[1]) found.push([point])
      return found
    },
    [[]],
  )

/** A row of coloured bulbs; candles in paper before, light beads later. */
export function garland(scene: Scene, points: readonly Point[]): DisplayList {
  const line0 = spans(points).flatMap((span) => curve(span, 8))
  const isPast = scene.era === 'past'
  const bulbs = line0.filter((_, i) => i % 4 === 2 && (!isPast || i % 8 === 2))
  const cord = mix(scene.env.front[1], oklch(0.3, 0.04, 300), 0.5)
  const colors = [
    oklch(0.9, 0.12, 85),
    oklch(0.8, 0.13, 30),
    oklch(0.84, 0.1, 170),
    oklch(0.8, 0.11, 330),
  ]
  return [
    line(openLine(line0), cord, 2.4),
    ...bulbs.flatMap(([x, y], i) =>
      isPast
        ? paperLight(scene, [x, y], colors[i % 4] as Lab)
        : [
            fill(stamp('-.4,-.1c .4,-.1c .45,.7c -.45,.7c', { x, y, w: 10 }), cord),
            fill(
              stamp('-.6,.6c -.8,1.7 0,2.5 .8,1.7 .6,.6c', { x, y, w: 10 }),
              colors[i % 4] as Lab,
            ),
          ],
    ),
    ...(scene.env.dark
      ? [
          group(
            bulbs.map(([x, y]) =>
              glow({ x, y: y + 14, radius: 44, color: oklch(0.85, 0.12, 70), strength: 0.55 }),
            ),
            { blend: 'screen' },
          ),
        ]
      : []),
  ]
}
