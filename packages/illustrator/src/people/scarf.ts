import type { Lab } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { curve, openLine, spline, taper } from '#core/path'
import { tones } from '#light/light'
import type { Trunk } from './trunk-shape'

/** Below this the scarf's end hangs on the chest; above, it flies behind. */
const FLYING_WIND = 0.3

function tail(
  { paint }: Trunk,
  { scarf, line3 }: { scarf: Lab; line3: readonly [Point, Point, Point] },
): DisplayList {
  const [, , end] = line3
  const cream = tones(paint.light, [0.93, 0.003, 0.03]).base
  return paint.paint(
    taper(curve(line3, 8), (t) => 7 + t * 3.2, { end: 'flat' }),
    scarf,
    () => [
      line(
        openLine([
          [end[0] - 20, end[1] - 8],
          [end[0] + 20, end[1] - 8],
        ]),
        cream,
        3.6,
      ),
    ],
  )
}

/** The end that the wind takes, behind the body. */
export function flyingScarf(trunk: Trunk, wind: number): DisplayList {
  const { scarf } = trunk.clothes
  if (!scarf || wind < FLYING_WIND || trunk.view === 'back') return []
  const start = trunk.skeleton.torso(-trunk.measures.neckWidth * 1.1, 0.05)
  const line3 = [
    start,
    [start[0] - 16 - wind * 24, start[1] + 16 - wind * 14],
    [start[0] - 22 - wind * 62, start[1] + 40 - wind * 38],
  ] as const
  return tail(trunk, { scarf, line3 })
}

/** A scarf around the neck. */
export function drawScarf(trunk: Trunk, wind: number): DisplayList {
  const { clothes, paint, skeleton, view, measures, yaw } = trunk
  const { scarf } = clothes
  if (!scarf) return []
  const at = skeleton.torso
  const n = measures.neckWidth
  const hangs = view !== 'back' && wind < FLYING_WIND
  return [
    ...(hangs
      ? tail(trunk, {
          scarf,
          line3: [
            at(n * 0.7 + yaw * 4, 0.06),
            at(n * 0.95 + yaw * 5, 0.22),
            at(n * 0.9 + yaw * 6, 0.44),
          ],
        })
      : []),
    ...paint.paint(
      spline([
        at(-n * 1.8, -0.08),
        at(0, 0.02),
        at(n * 1.8, -0.09),
        at(n * 1.95, 0.05),
        at(2, 0.17),
        at(-n * 1.95, 0.06),
      ]),
      scarf,
      (tone) => [
        fill(
          spline([
            at(-n * 2, -0.03),
            at(0, 0.06),
            at(n * 2, -0.03),
            at(n * 2, 0),
            at(0, 0.095),
            at(-n * 2, 0),
          ]),
          tone.deep,
          { opacity: 0.4 },
        ),
      ],
    ),
  ]
}
