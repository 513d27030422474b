import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, line, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, ellipse, rectangle } from '#core/path'
import { tones } from '#light/light'
import { glow } from '#light/part'
import type { Environment } from '#stages/environment'
import type { Scene } from '#stages/scene'
import { STAGE_HEIGHT as H, STAGE_WIDTH as W } from '#stages/stage'
import { ridgePath } from './land'
import { everywhere } from './sky'
import { mark, repeat, stamp } from './stamp'

/** In space the hour of the story chooses the nebula. */
const NEBULA: Record<Environment['hour'], readonly [number, number]> = {
  dawn: [335, 250],
  day: [285, 320],
  golden: [330, 15],
  dusk: [320, 280],
  nightfall: [300, 345],
  night: [275, 200],
}

export function deepSpace(scene: Scene, at: { x: number; y: number }): DisplayList {
  const [first, second] = NEBULA[scene.env.hour]
  const random = scene.random('stars')
  const small = (n: number, low: number, high: number) =>
    repeat(n, () =>
      ellipse(random.between(-20, W + 20), random.between(-20, H), random.between(low, high)),
    ).join('')
  const bright = repeat(16, () => ({
    x: random.between(0, W),
    y: random.between(0, H * 0.8),
    r: random.between(10, 26),
  }))
  return [
    fill(
      everywhere,
      linear(
        [0, 0],
        [W * 0.4, H],
        [
          { at: 0, color: oklch(0.2, 0.09, first) },
          { at: 0.55, color: oklch(0.3, 0.13, (first + 300) / 2) },
          { at: 1, color: oklch(0.46, 0.15, second) },
        ],
        'user',
      ),
    ),
    group(
      [
        glow({
          x: at.x,
          y: at.y,
          radius: 760,
          ry: 420,
          color: oklch(0.6, 0.17, first),
          strength: 0.6,
        }),
        glow({
          x: at.x + 360,
          y: at.y - 160,
          radius: 520,
          ry: 320,
          color: oklch(0.68, 0.15, second),
          strength: 0.55,
        }),
        glow({
          x: at.x - 420,
          y: at.y + 180,
          radius: 480,
          ry: 220,
          color: oklch(0.6, 0.14, second + 40),
          strength: 0.4,
        }),
        ...repeat(7, (i) =>
          glow({
            x: at.x - 600 + i * 190,
            y: at.y + 120 - i * 58 + random.between(-60, 60),
            radius: random.between(120, 240),
            ry: random.between(60, 120),
            color: oklch(0.75, 0.12, i % 2 ? first : second),
            strength: 0.3,
          }),
        ),
      ],
      { blend: 'screen' },
    ),
    fill(small(170, 0.6, 1.6), oklch(0.96, 0.03, 230), { opacity: 0.75 }),
    fill(small(46, 1.4, 2.8), oklch(0.98, 0.03, 95), { opacity: 0.9 }),
    group(
      bright.map(({ x, y, r }) =>
        glow({
          x,
          y,
          radius: r,
          color: oklch(0.95, 0.06, random.between(180, 320)),
          strength: 0.9,
        }),
      ),
      { blend: 'screen' },
    ),
    fill(
      bright
        .slice(0, 5)
        .map(
          ({ x, y, r }) =>
            brush(
              [
                [x - r, y],
                [x, y],
                [x + r, y],
              ],
              0.2,
              1.4,
              0.2,
            ) +
            brush(
              [
                [x, y - r],
                [x, y],
                [x, y + r],
              ],
              0.2,
              1.4,
              0.2,
            ),
        )
        .join(''),
      oklch(0.98, 0.02, 220),
      { opacity: 0.8 },
    ),
  ]
}

/** A planet with bands or seas, lit from one side, with air at its rim. */
export function planet(
  scene: Scene,
  at: {
    x: number
    y: number
    r: number
    color: Lab
    second: Lab
    name: string
    ring?: Lab
    kind?: 'bands' | 'seas'
  },
): DisplayList {
  const { x, y, r, color, second, name, ring, kind = 'bands' } = at
  const random = scene.random('planet', name)
  const disc = ellipse(x, y, r)
  const air = mix(color, oklch(0.95, 0.06, 210), 0.6)
  const halfRing = (front: boolean) => {
    const clip = front
      ? rectangle(x - r * 3, y - r * 0.06, r * 6, r * 3)
      : rectangle(x - r * 3, y - r * 3, r * 6, r * 2.98)
    return ring
      ? [
          group(
            [
              line(ellipse(x, y, r * 1.75, r * 0.44), ring, r * 0.16, { opacity: 0.85 }),
              line(ellipse(x, y, r * 1.5, r * 0.36), adjust(ring, -0.14), r * 0.07, {
                opacity: 0.7,
              }),
              line(ellipse(x, y, r * 1.98, r * 0.52), adjust(ring, 0.06), r * 0.03, {
                opacity: 0.7,
              }),
            ],
            { clip },
          ),
        ]
      : []
  }
  return [
    { ...glow({ x, y, radius: r * 1.7, color: air, strength: 0.5 }), blend: 'screen' },
    ...halfRing(false),
    fill(
      disc,
      radial([0.28, 0.26], 0.86, [
        { at: 0, color: adjust(color, 0.12) },
        { at: 0.5, color },
        { at: 0.85, color: mix(color, scene.light.shadow, 0.55) },
        { at: 1, color: mix(color, scene.light.shadow, 0.8) },
      ]),
    ),
    group(
      [
        ...(kind === 'bands'
          ? repeat(7, (i) =>
              fill(
                mark('-1.1,0 -.4,.14 .3,.1 1.1,0', { x, y: y - r + (i + 0.5) * (r / 3.4), w: r }, [
                  r * 0.02,
                  r * random.between(0.03, 0.09),
                  r * 0.02,
                ]),
                i % 2 ? second : adjust(color, 0.1),
                { opacity: 0.45 },
              ),
            )
          : repeat(8, () =>
              fill(
                stamp('-1,0 -.5,-.6 .2,-.4 .8,-.7 1,.1 .3,.5 -.4,.4', {
                  x: x + random.between(-0.8, 0.8) * r,
                  y: y + random.between(-0.8, 0.8) * r,
                  w: r * random.between(0.14, 0.36),
                }),
                second,
                { opacity: 0.55 },
              ),
            )),
        fill(ellipse(x + r * 0.42, y + r * 0.4, r * 1.02), scene.light.shadow, {
          opacity: 0.42,
          blur: r * 0.16,
        }),
        line(ellipse(x + r * 0.02, y + r * 0.02, r * 0.99), air, r * 0.05, {
          opacity: 0.45,
          blur: r * 0.02,
        }),
      ],
      { clip: disc },
    ),
    ...halfRing(true),
  ]
}

/** Moon dust with craters that get flatter with distance. */
export function craterGround(
  scene: Scene,
  at: { y: number; seed: string; color: Lab; rise?: number },
): DisplayList {
  const { y, seed, color, rise = 26 } = at
  const random = scene.random('craters', seed)
  const tone = tones(scene.light, color)
  const d = ridgePath({ y, rise, seed })
  const holes = repeat(15, () => {
    const py = y + 26 + (H - y) * random.next() ** 1.2
    const k = (py - y) / (H - y)
    return {
      x: random.between(-20, W + 20),
      y: py,
      rx: (26 + 120 * k) * random.between(0.4, 1.1),
      k,
    }
  }).toSorted((a, b) => a.y - b.y)
  return [
    fill(
      d,
      linear(
        [0, y - rise],
        [0, H],
        [
          { at: 0, color: tone.high },
          { at: 0.3, color: tone.base },
          { at: 1, color: mix(tone.deep, scene.light.shadow, 0.4) },
        ],
        'user',
      ),
    ),
    group(
      holes.flatMap(({ x, y: cy, rx, k }) => {
        const ry = rx * (0.16 + 0.12 * k)
        return [
          fill(ellipse(x, cy, rx, ry), mix(tone.deep, scene.light.shadow, 0.25), { opacity: 0.55 }),
          fill(ellipse(x + rx * 0.07, cy + ry * 0.24, rx * 0.86, ry * 0.74), tone.base, {
            opacity: 0.75,
          }),
          fill(
            mark('-1,.1 -.5,.86 .2,1 .95,.36', { x, y: cy, w: rx, h: ry }, [0.6, 3 + 3 * k, 0.6]),
            tone.high,
            { opacity: 0.8 },
          ),
        ]
      }),
      { clip: d },
    ),
  ]
}
