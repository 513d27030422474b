import { adjust, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, bumpy, curve, ellipse, taper } from '#core/path'
import { tones } from '#light/light'
import type { Scene } from '#stages/scene'
import { through } from './sea'
import { mark, repeat, solid } from './stamp'

export type Coral = 'branch' | 'fan' | 'tube' | 'brain'

export const CORALS: readonly Lab[] = [
  oklch(0.7, 0.16, 18),
  oklch(0.75, 0.15, 52),
  oklch(0.64, 0.15, 315),
  oklch(0.71, 0.14, 350),
  oklch(0.78, 0.13, 95),
]

export function coral(
  given: Scene,
  at: { kind: Coral; x: number; y: number; h: number; color: Lab; away?: number },
): DisplayList {
  const { kind, x, y, h, color, away = 0 } = at
  const scene = away ? through(given, away) : given
  const random = scene.random('coral', kind, x, y)
  const tone = tones(scene.light, color)
  const upright = (a: Lab, b: Lab, c: Lab) =>
    linear(
      [0, y - h],
      [0, y],
      [
        { at: 0, color: a },
        { at: 0.5, color: b },
        { at: 1, color: c },
      ],
      'user',
    )
  if (kind === 'branch') {
    const limbs: string[] = []
    const grow = (
      px: number,
      py: number,
      length: number,
      angle: number,
      w: number,
      depth: number,
    ) => {
      const [ex, ey] = [px + Math.cos(angle) * length, py + Math.sin(angle) * length]
      limbs.push(
        taper(
          curve(
            [
              [px, py],
              [(px + ex) / 2 + random.between(-0.1, 0.1) * length, (py + ey) / 2],
              [ex, ey],
            ],
            5,
          ),
          (t) => w * (1 - t * 0.26),
        ),
      )
      const n = depth > 2 ? 3 : 2
      if (depth > 0)
        for (let i = 0; i < n; i++)
          grow(
            ex,
            ey,
            length * random.between(0.62, 0.82),
            angle + (i - (n - 1) / 2) * random.between(0.5, 0.75) + random.between(-0.1, 0.1),
            w * 0.74,
            depth - 1,
          )
    }
    grow(x, y, h * 0.34, -Math.PI / 2, h * 0.062, away > 0.3 ? 3 : 4)
    return limbs.map((d) => fill(d, upright(tone.high, tone.base, tone.deep)))
  }
  if (kind === 'tube')
    return repeat(5, (i) => {
      const u = i - 2
      const [hh, w, top] = [
        h * random.between(0.55, 1),
        h * random.between(0.09, 0.13),
        x + u * h * 0.24 + u * random.between(2, 6),
      ]
      return [
        ...solid(
          scene,
          taper(
            curve(
              [
                [x + u * h * 0.13, y],
                [x + u * h * 0.2, y - hh * 0.5],
                [top, y - hh],
              ],
              6,
            ),
            (t) => w * (0.75 + t * 0.35),
            { end: 'flat' },
          ),
          i % 2 ? color : adjust(color, -0.05, 1, 8),
          (one) =>
            repeat(3, (j) =>
              fill(
                mark(
                  '-1,0 0,.4 1,0',
                  { x: top - u * j * 4, y: y - hh * (0.75 - j * 0.2), w },
                  [0.5, 2, 0.5],
                ),
                one.deep,
                { opacity: 0.35 },
              ),
            ),
        ),
        fill(ellipse(top, y - hh, w * 1.08, w * 0.5), tone.high),
        fill(ellipse(top, y - hh + 1, w * 0.8, w * 0.34), tone.deep),
      ]
    }).flat()
  if (kind === 'brain')
    return solid(
      scene,
      bumpy({ x, y: y - h * 0.3, rx: h * 0.62, ry: h * 0.42, lobes: 14, random }),
      color,
      (one) =>
        repeat(16, () =>
          fill(
            mark(
              '-1,0 -.3,-.6 .3,.5 1,-.2',
              {
                x: x + random.between(-0.5, 0.5) * h,
                y: y - random.between(0, 0.6) * h,
                w: h * 0.12,
              },
              [0.6, 2.6, 0.6],
            ),
            random.chance(0.5) ? one.high : one.deep,
            { opacity: 0.5 },
          ),
        ),
    )
  const fan = bumpy({
    x,
    y: y - h * 0.55,
    rx: h * 0.52,
    ry: h * 0.5,
    lobes: 15,
    random,
    roundness: 0.56,
  })
  return [
    fill(
      brush(
        [
          [x, y + 6],
          [x, y - h * 0.3],
        ],
        h * 0.04,
        h * 0.035,
      ),
      tone.deep,
    ),
    fill(fan, upright(tone.light, tone.base, tone.deep)),
    group(
      repeat(15, (i) => {
        const angle = -Math.PI / 2 + (i - 7) * 0.19
        return fill(
          brush(
            [
              [x, y],
              [
                x + Math.cos(angle) * h * 0.45 + random.between(-6, 6),
                y + Math.sin(angle) * h * 0.5,
              ],
              [x + Math.cos(angle) * h * 0.62, y - h * 0.05 + Math.sin(angle) * h * 0.95],
            ],
            h * 0.014,
            h * 0.012,
            0.6,
          ),
          i % 2 ? tone.high : tone.deep,
          { opacity: 0.5 },
        )
      }),
      { clip: fan },
    ),
  ]
}
