import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, line, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, corner, ellipse, spline } from '#core/path'
import { tones, underLight } from '#light/light'
import type { Light } from '#light/light'
import { part, relight } from '#light/part'
import type { View } from './skeleton'
import { trunkPoint } from './trunk-shape'
import type { Trunk } from './trunk-shape'
import type { Wears } from './wardrobe'

/** A cape hangs behind the body, and hides it when the figure is seen from behind. */
export function behindBody(
  trunk: Trunk,
  { wears, wind }: { wears: Wears | undefined; wind: number },
): DisplayList {
  const hood = hoodBehind(trunk)
  if (wears !== 'cape') return hood
  const { skeleton, measures, clothes, paint, view } = trunk
  // Of who sits on the ground it lies there, and goes no deeper.
  const at = (across: number, down: number): Point => {
    const [x, y] = skeleton.torso(across, down)
    return [x, Math.min(y, 0)]
  }
  const s = measures.shoulder
  const w = Math.max(0.25, wind)
  const sweep = view === 'back' || view === 'front' ? 0 : 34 + w * 60
  const d = spline([
    trunkPoint(trunk, -1, s * 0.72, 0),
    at(0, -0.04),
    trunkPoint(trunk, 1, s * 0.62, 0),
    at(s * (view === 'three_quarter' ? 0.7 : 1.1), 0.6),
    at(s * (view === 'three_quarter' ? 0.5 : 1.35), 1.42),
    at(-sweep * 0.4, 1.52),
    at(-s * 1.3 - sweep, 1.44 - w * 0.16),
    at(-s * 1.25 - sweep * 0.4, 0.7),
  ])
  const fold = (u: number) =>
    brush(
      [at(u * s * 0.5, 0.1), at(u * s * 0.8 - sweep * 0.3, 0.8), at(u * s - sweep * 0.7, 1.42)],
      0.5,
      3.2,
      0.6,
    )
  return [
    ...hood,
    ...paint.paint(d, clothes.accent, (tone) => [
      fill(fold(-0.7), tone.deep, { opacity: 0.4 }),
      fill(fold(0.1), tone.deep, { opacity: 0.34 }),
      fill(fold(0.7), tone.high, { opacity: 0.3 }),
    ]),
  ]
}

function hoodBehind(trunk: Trunk): DisplayList {
  const { clothes, skeleton, measures, paint, view } = trunk
  if (!clothes.cut.details.includes('hood')) return []
  const at = skeleton.torso
  const s = measures.shoulder
  const outline =
    view === 'back'
      ? [
          at(-s * 0.8, 0),
          at(-s * 0.7, -0.1),
          at(0, -0.14),
          at(s * 0.7, -0.1),
          at(s * 0.8, 0),
          at(s * 0.5, 0.26),
          at(0, 0.36),
          at(-s * 0.5, 0.26),
        ]
      : view === 'profile'
        ? [
            at(-s * 0.1, -0.1),
            at(-s * 0.75, -0.08),
            at(-s * 0.85, 0.1),
            at(-s * 0.5, 0.22),
            at(0, 0.12),
          ]
        : [
            at(-s * 0.9, 0.05),
            at(-s, -0.08),
            at(-s * 0.3, -0.17),
            at(s * 0.4, -0.17),
            at(s * 0.94, -0.08),
            at(s * 0.82, 0.05),
            at(0, 0.14),
          ]
  return paint.paint(spline(outline), adjust(clothes.top, -0.06))
}

/** `rise`: how much taller, when it hides what is under it. */
export function crown(light: Light, view: View, rise = 0): DisplayList {
  const gold = oklch(0.83, 0.15, 88)
  const x = view === 'three_quarter' ? 2 : view === 'profile' ? -6 : 0
  const d = spline([
    corner(x - 34, -46),
    corner(x - 40, -76 - rise),
    corner(x - 20, -61 - rise),
    corner(x, -84 - rise),
    corner(x + 20, -61 - rise),
    corner(x + 40, -76 - rise),
    corner(x + 34, -46),
    [x, -40],
  ])
  const gems = [-20, 0, 20].flatMap((u, i) => [
    fill(
      ellipse(x + u, -50 + Math.abs(u) * -0.08, 3.8),
      tones(light, i === 1 ? oklch(0.6, 0.19, 20) : oklch(0.62, 0.13, 200)).base,
    ),
    fill(ellipse(x + u - 1, -51.4, 1.2), oklch(0.99, 0, 0), { opacity: 0.9 }),
  ])
  return [
    group(
      [
        ...part({
          light,
          d,
          color: gold,
          details: (tone) => [
            fill(
              brush(
                [
                  [x - 34, -44],
                  [x, -39],
                  [x + 34, -44],
                ],
                1,
                2,
                1,
              ),
              tone.deep,
              { opacity: 0.6 },
            ),
            fill(
              brush(
                [
                  [x - 34, -56],
                  [x, -52],
                  [x + 34, -56],
                ],
                0.6,
                1.2,
                0.6,
              ),
              tone.high,
              { opacity: 0.8 },
            ),
          ],
        }),
        ...[-40, 0, 40].map((u) =>
          fill(ellipse(x + u, u ? -77 : -85, 3.6), tones(light, gold).high),
        ),
        ...gems,
      ],
      { filter: relight(light, { core: 0.6, grain: 0.5, wobble: 1.5 }) },
    ),
  ]
}

/** Glass over the head: faces stay clear, only its edge and two shines are seen. */
export function glassHelmet({
  light,
  accent,
  isSpace,
  radius = 82,
}: {
  light: Light
  accent: Lab
  isSpace: boolean
  /** Puffs of hair want more room. */
  radius?: number
}): DisplayList {
  const y = 74 - radius
  const ring = tones(
    light,
    isSpace ? oklch(0.93, 0.015, 90) : mix(oklch(0.8, 0.05, 220), accent, 0.3),
  )
  const collar = spline([
    corner(-55, 46),
    [-30, 58],
    [0, 62],
    [30, 58],
    corner(55, 46),
    [55, 56],
    [32, 70],
    [0, 75],
    [-32, 70],
    [-55, 56],
  ])
  const glow = underLight(light, oklch(0.93, 0.05, 215))
  return [
    fill(
      ellipse(0, y, radius),
      radial([0.5, 0.5], 0.5, [
        { at: 0, color: glow, alpha: 0 },
        { at: 0.82, color: glow, alpha: 0.06 },
        { at: 0.95, color: glow, alpha: 0.3 },
        { at: 1, color: glow, alpha: 0.55 },
      ]),
    ),
    line(ellipse(0, y, radius), mix(glow, WHITE, 0.5), 2, { opacity: 0.7 }),
    fill(
      brush(
        [
          [-58, -30],
          [-66, 2],
          [-58, 32],
        ],
        1,
        5,
        1,
      ),
      WHITE,
      { opacity: 0.55 },
    ),
    fill(
      brush(
        [
          [-50, -52],
          [-44, -60],
          [-34, -68],
        ],
        1,
        4.6,
        1,
      ),
      WHITE,
      { opacity: 0.6 },
    ),
    fill(
      brush(
        [
          [58, 20],
          [50, 38],
          [36, 52],
        ],
        0.6,
        2.6,
        0.6,
      ),
      WHITE,
      { opacity: 0.35 },
    ),
    fill(
      collar,
      linear(
        [0, 0],
        [1, 0],
        [
          { at: 0, color: ring.light },
          { at: 1, color: ring.shade },
        ],
      ),
    ),
    fill(
      brush(
        [
          [-52, 54],
          [0, 69],
          [52, 54],
        ],
        0.8,
        1.4,
        0.8,
      ),
      ring.deep,
      { opacity: 0.4 },
    ),
    ...(isSpace
      ? [
          fill(ellipse(-64, 20, 9, 13), ring.base),
          fill(ellipse(-64, 20, 4.4, 6.6), tones(light, accent).base),
          fill(ellipse(64, 20, 7, 12), ring.shade),
        ]
      : []),
  ]
}

const WHITE = oklch(0.99, 0.004, 220)
