import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { brush, bumpy, curve, ellipse, leaf, taper } from '#core/path'
import { tones } from '#light/light'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import { ridgePath } from './land'
import { everywhere } from './sky'
import { mark, repeat, solid, stamp } from './stamp'

/** A colour seen through water. */
export const deepen = (scene: Scene, color: Lab, amount: number) =>
  mix(color, mix(scene.env.sea[2], scene.env.sea[1], 0.35), Math.min(0.92, amount))
const through = (scene: Scene, amount: number): Scene => ({
  ...scene,
  light: {
    ...scene.light,
    ambient: mix(scene.env.sea[2], scene.env.sea[1], 0.35),
    ambientAmount: Math.min(0.9, amount),
  },
})

export function seaWater(scene: Scene, sunX = 560): DisplayList {
  const { sea } = scene.env
  const random = scene.random('sea-rays')
  const rays = repeat(9, () => {
    const [x, w] = [random.between(sunX - 460, sunX + 620), random.between(28, 104)]
    const [lean, foot] = [(x - sunX) * 0.55, random.between(700, 1040)]
    return `M${x} -60L${x + w} -60L${x + w * 2.2 + lean} ${foot}L${x - w * 0.4 + lean} ${foot}Z`
  }).join('')
  const beam = mix(sea[0], oklch(0.97, 0.06, 180), 0.5)
  return [
    fill(
      everywhere,
      linear(
        [0, 0],
        [0, H],
        [
          { at: 0, color: sea[0] },
          { at: 0.22, color: sea[1] },
          { at: 0.58, color: sea[2] },
          { at: 1, color: sea[3] },
        ],
        'user',
      ),
    ),
    {
      ...glow({
        x: sunX,
        y: -60,
        radius: 780,
        color: beam,
        strength: scene.env.dark ? 0.45 : 0.75,
      }),
      blend: 'screen',
    },
    fill(
      rays,
      linear(
        [0, 0],
        [0, 1000],
        [
          { at: 0, color: beam, alpha: scene.env.dark ? 0.2 : 0.34 },
          { at: 1, color: sea[1], alpha: 0 },
        ],
        'user',
      ),
      { blur: 14, blend: 'screen' },
    ),
  ]
}

export const seaHill = (
  scene: Scene,
  shape: {
    y: number
    rise: number
    seed: string
    away: number
    profile?: (x: number) => number
    color?: Lab
  },
): DisplayList => {
  const top = deepen(scene, shape.color ?? oklch(0.5, 0.08, 235), shape.away)
  return [
    fill(
      ridgePath(shape),
      linear(
        [0, shape.y - shape.rise],
        [0, shape.y + 300],
        [
          { at: 0, color: adjust(top, 0.05) },
          { at: 1, color: mix(top, scene.env.sea[2], 0.5) },
        ],
        'user',
      ),
    ),
  ]
}

export function sand(scene: Scene, y: number, seed = 'sand'): DisplayList {
  const random = scene.random('ripples', seed)
  const d = ridgePath({ y, rise: 20, seed })
  const [far, near] = [
    deepen(scene, oklch(0.88, 0.07, 100), scene.env.dark ? 0.45 : 0.05),
    deepen(scene, oklch(0.72, 0.08, 140), scene.env.dark ? 0.6 : 0.3),
  ]
  return [
    fill(
      d,
      linear(
        [0, y - 20],
        [0, H],
        [
          { at: 0, color: far },
          { at: 0.45, color: near },
          { at: 1, color: mix(near, scene.env.sea[3], 0.75) },
        ],
        'user',
      ),
    ),
    group(
      repeat(46, () => {
        const [x, py] = [random.between(0, W), random.between(y + 6, H)]
        const k = (py - y + 25) / (H - y)
        return fill(
          brush(
            [
              [x - 60 * k - 20, py],
              [x - 10, py - 7 * k - 2],
              [x + 30 * k + 10, py + 2],
              [x + 70 * k + 30, py - 5 * k],
            ],
            0.5,
            2.2 * k + 0.8,
            0.4,
          ),
          random.chance(0.6) ? adjust(far, 0.06) : scene.env.sea[3],
          { opacity: 0.32 },
        )
      }),
      { clip: d },
    ),
  ]
}

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

export function kelp(
  given: Scene,
  at: { x: number; y: number; h: number; color?: Lab; away?: number; sway?: number },
): DisplayList {
  const { x, y, h, color = oklch(0.56, 0.1, 155), away = 0, sway = 1 } = at
  const scene = away ? through(given, away) : given
  const random = scene.random('kelp', x)
  const tone = tones(scene.light, color)
  const phase = random.between(0, 6)
  const spine = curve(
    repeat(11, (i): Point => [
      x + Math.sin(i * 0.8 + phase) * h * 0.045 * sway * (i / 4),
      y - (h * i) / 10,
    ]),
    4,
  )
  const sides = ['', '']
  for (let i = 2; i < spine.length; i += 2) {
    const [px, py] = spine[i] as Point
    const right = i % 4 ? 1 : 0
    sides[right] += leaf({
      x: px,
      y: py,
      length: h * 0.15 * (1.2 - i / spine.length),
      angle: (right ? -0.75 : -2.4) + random.between(-0.25, 0.25),
      width: 0.34,
    })
  }
  const paint = (top: Lab, foot: Lab) =>
    linear(
      [0, y - h],
      [0, y],
      [
        { at: 0, color: top },
        { at: 1, color: foot },
      ],
      'user',
    )
  return [
    fill(sides[0] ?? '', paint(tone.base, tone.deep)),
    fill(
      taper(spine, (u) => h * 0.013 * (1 - u * 0.6) + 1.4),
      paint(tone.light, tone.deep),
    ),
    fill(sides[1] ?? '', paint(tone.high, tone.shade)),
  ]
}

export function fish(
  given: Scene,
  at: { x: number; y: number; w: number; color: Lab; flip?: boolean; away?: number },
): DisplayList {
  const { x, y, w, color, flip = false, away = 0 } = at
  const scene = away ? through(given, away) : given
  const p = { x, y, w: flip ? -w : w, h: w }
  return [
    ...solid(scene, stamp('-.32,0 -.56,-.24 -.5,0 -.56,.24', p), adjust(color, -0.05, 1, -12)),
    ...solid(scene, stamp('.12,-.2 -.06,-.4 -.24,-.14', p), adjust(color, -0.05, 1, -12)),
    ...solid(
      scene,
      stamp('.5,0 .3,-.2 0,-.26 -.3,-.1 -.38,0 -.3,.1 0,.24 .3,.17', p),
      color,
      (tone) => [
        fill(
          stamp('.14,-.3 .22,0 .14,.3 .04,.3 .1,0 .04,-.3', p),
          mix(tone.high, oklch(0.97, 0.02, 90), 0.6),
          { opacity: 0.8 },
        ),
        fill(ellipse(x, y + w * 0.24, w * 0.4, w * 0.12), tone.high, { opacity: 0.4 }),
      ],
    ),
    fill(ellipse(p.x + 0.33 * p.w, y - 0.04 * w, w * 0.055), oklch(0.96, 0.015, 90)),
    fill(ellipse(p.x + 0.345 * p.w, y - 0.04 * w, w * 0.035), oklch(0.2, 0.03, 40)),
  ]
}

export const school = (
  scene: Scene,
  at: {
    x: number
    y: number
    count: number
    color: Lab
    flip?: boolean
    away?: number
    name: string
    size?: number
  },
): DisplayList => {
  const random = scene.random('school', at.name)
  return repeat(at.count, (i) => {
    const t = i / at.count
    return fish(scene, {
      x: at.x + t * 420 + random.between(-18, 18),
      y: at.y - Math.sin(t * 3) * 130 + random.between(-28, 28),
      w: (at.size ?? 1) * random.between(28, 46),
      color: at.color,
      flip: at.flip ?? false,
      away: at.away ?? 0.3,
    })
  }).flat()
}

export function jelly(scene: Scene, x: number, y: number, w: number, color: Lab): DisplayList {
  return [
    ...repeat(7, (i) => {
      const u = (i - 3) / 3
      return fill(
        brush(
          repeat(6, (j): Point => [
            x + u * w * 0.36 + Math.sin(j * 1.3 + i) * w * 0.08,
            y + j * w * 0.24,
          ]),
          2.6,
          2,
          0.6,
        ),
        color,
        { opacity: 0.5 },
      )
    }),
    fill(
      stamp('-.5,0 -.46,-.34 0,-.56 .46,-.34 .5,0 .25,-.06 0,.03 -.25,-.06', { x, y, w }),
      radial([0.4, 0.3], 0.8, [
        { at: 0, color: adjust(color, 0.16), alpha: 0.95 },
        { at: 0.6, color, alpha: 0.85 },
        { at: 1, color: adjust(color, -0.1), alpha: 0.7 },
      ]),
    ),
    fill(ellipse(x - w * 0.14, y - w * 0.3, w * 0.12, w * 0.07), oklch(0.98, 0.01, 220), {
      opacity: 0.5,
    }),
    {
      ...glow({ x, y: y - w * 0.1, radius: w * 1.1, color, strength: scene.env.dark ? 0.6 : 0.35 }),
      blend: 'screen',
    },
  ]
}

export const bubbles = (scene: Scene, name: string, columns: readonly Point[]): DisplayList => {
  const random = scene.random('bubbles', name)
  const white = oklch(0.97, 0.03, 200)
  return columns.flatMap(([cx, cy]) =>
    repeat(11, () => {
      const [x, y, r] = [
        cx + random.between(-50, 50),
        cy + random.between(-260, 200),
        random.between(3, 15),
      ]
      return [
        fill(
          ellipse(x, y, r),
          radial([0.5, 0.5], 0.5, [
            { at: 0, color: white, alpha: 0 },
            { at: 0.78, color: white, alpha: 0.05 },
            { at: 0.94, color: white, alpha: 0.32 },
            { at: 1, color: white, alpha: 0.5 },
          ]),
        ),
        fill(
          brush(
            [
              [x - r * 0.7, y - r * 0.2],
              [x - r * 0.55, y - r * 0.5],
              [x - r * 0.2, y - r * 0.7],
            ],
            0.4,
            Math.max(0.8, r * 0.06),
          ),
          white,
          { opacity: 0.7 },
        ),
      ]
    }).flat(),
  )
}

export function starfish(scene: Scene, x: number, y: number, r: number, color: Lab): DisplayList {
  const arms = repeat(10, (i) => {
    const angle = (i / 10) * Math.PI * 2 - 1.4
    const reach = i % 2 ? 0.45 : 1
    return `${(Math.cos(angle) * reach).toFixed(2)},${(Math.sin(angle) * reach * 0.7).toFixed(2)}`
  }).join(' ')
  return solid(scene, stamp(arms, { x, y, w: r }), color, (tone) =>
    repeat(5, (i) =>
      fill(
        ellipse(
          x + Math.cos((i / 5) * Math.PI * 2 - 1.4) * r * 0.5,
          y + Math.sin((i / 5) * Math.PI * 2 - 1.4) * r * 0.36,
          r * 0.07,
        ),
        tone.high,
        { opacity: 0.8 },
      ),
    ),
  )
}

/** A far, kind whale. */
export function whale(scene: Scene, x: number, y: number, k: number, away = 0.55): DisplayList {
  const color = deepen(scene, oklch(0.42, 0.08, 250), away)
  const p = { x, y, w: 200 * k }
  return [
    fill(
      stamp(
        '-.95,.03 -.75,-.2 -.2,-.33 .45,-.22 .9,-.02 1.18,-.15 1.44,-.31c 1.35,-.04 1.5,.15c 1.18,.07 .85,.15 .3,.28 -.45,.29 -.85,.18',
        p,
      ),
      linear(
        [0.5, 0],
        [0.5, 1],
        [
          { at: 0, color: adjust(color, 0.05) },
          { at: 1, color: adjust(color, -0.03) },
        ],
      ),
    ),
    fill(
      stamp('-.93,.07 -.45,.13 .15,.11 .3,.26 -.45,.29 -.84,.19', p),
      deepen(scene, oklch(0.82, 0.03, 220), away),
      { opacity: 0.7 },
    ),
    fill(stamp('-.3,.13 -.1,.46 .12,.52c .05,.2', p), adjust(color, -0.03)),
    fill(ellipse(x - 128 * k, y + 2 * k, 5 * k), oklch(0.3, 0.06, 255)),
    fill(mark('-.93,.07 -.75,.1 -.55,.06', p, [1, 1.6, 0.5]), oklch(0.35, 0.06, 255), {
      opacity: 0.7,
    }),
  ]
}
