import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { door, glass, pane } from './buildings'
import { mark, repeat, solid, stamp } from './stamp'

/** Roofs and towers far away: gables once, blocks today, rounded needles later. */
export function skyline(
  scene: Scene,
  row: { name: string; y: number; h: readonly [number, number]; away: number; count?: number },
): DisplayList {
  const { name, y, h, away, count = 15 } = row
  const random = scene.random('skyline', name)
  const lit = glass(scene)
  return repeat(count, (i) => {
    const w = random.between(80, 150)
    const height = random.between(h[0], h[1])
    const x = ((i + 0.5) / count) * 1640 - 50 + random.between(-20, 20)
    const color = scene.far(oklch(0.6, 0.07, random.pick([30, 60, 255, 285, 340])), away)
    const p = { x, y, w: w / 2, h: height }
    const top =
      scene.era === 'future'
        ? '-1,0c -1,-.8 -.6,-1.02 0,-1.1 .6,-1.02 1,-.8 1,0c'
        : scene.era === 'past'
          ? '-1,0c -1,-.8c 0,-1.12c 1,-.8c 1,0c'
          : i % 3
            ? '-1,0c -1,-1c 1,-1c 1,0c'
            : '-1,0c -1,-.92c -.4,-.92c -.4,-1.06c .3,-1.06c .3,-.92c 1,-.92c 1,0c'
    const panes = repeat(Math.min(scene.env.dark ? 9 : 20, (w * height) / 2400), () =>
      rectangle(
        x + random.between(-0.8, 0.62) * p.w,
        y - random.between(0.08, 0.74) * height,
        11,
        15,
      ),
    ).join('')
    return [
      ...solid(scene, stamp(top, p), color),
      fill(panes, mix(lit, color, scene.env.dark ? 0.15 : 0.5), {
        opacity: scene.env.dark ? 0.85 : 0.5,
      }),
    ]
  }).flat()
}

/** A town house with a shop below: awning, window full of colour, rows of panes above. */
export function townHouse(
  scene: Scene,
  at: {
    x: number
    y: number
    w: number
    floors: number
    wall: Lab
    awning: Lab
    away?: number
    name: string
    shop?: boolean
  },
): DisplayList {
  const { x, y, w, floors, away = 0, name, shop = true } = at
  const random = scene.random('town', name)
  const wall = scene.far(
    scene.era === 'future' ? mix(at.wall, oklch(0.95, 0.015, 220), 0.7) : at.wall,
    away,
  )
  const awning = scene.far(at.awning, away)
  const ground = 190
  const floor = 130
  const h = ground + floors * floor
  const left = x - w / 2
  const isLampLit = scene.env.dark && !scene.isUnlit
  const p = { x, y, w: w / 2, h }
  const crown =
    scene.era === 'past'
      ? solid(
          scene,
          stamp('-1.08,-.99c 0,-1.32c 1.08,-.99c', p),
          scene.far(oklch(0.5, 0.1, 30), away),
          (tone) =>
            repeat(6, (i) =>
              fill(
                mark(
                  `-1,${-1.02 - i * 0.05} 0,${-1 - i * 0.05} 1,${-1.02 - i * 0.05}`,
                  p,
                  [1, 3, 1],
                ),
                tone.deep,
                { opacity: 0.4 },
              ),
            ),
        )
      : scene.era === 'future'
        ? [fill(rectangle(left, y - h - 8, w, 10), oklch(0.9, 0.09, 195))]
        : solid(scene, rectangle(left - 12, y - h - 22, w + 24, 30), adjust(wall, -0.08))
  const body =
    scene.era === 'future'
      ? stamp('-1,0c -1,-.9 -.86,-1 .86,-1 1,-.9 1,0c', p)
      : rectangle(left, y - h, w, h)
  const cols = Math.max(2, Math.round(w / 110))
  return [
    ...solid(scene, body, wall, (tone) => [
      fill(
        repeat((w * h) / 2600, () =>
          rectangle(left + random.next() * w, y - random.next() * h, random.between(12, 24), 8),
        ).join(''),
        tone.shade,
        { opacity: 0.4 },
      ),
      fill(rectangle(scene.light.x > 0 ? left : left + w * 0.72, y - h, w * 0.28, h), tone.deep, {
        opacity: 0.22,
        blur: 14,
      }),
    ]),
    ...crown,
    ...repeat(floors * cols, (i) => {
      const [px, py] = [
        left + ((i % cols) + 0.5) * (w / cols),
        y - ground - 22 - Math.floor(i / cols) * floor,
      ]
      return [
        ...pane(scene, {
          x: px,
          y: py,
          w: 58,
          h: 78,
          frame: scene.far(oklch(0.95, 0.02, 85), away),
        }),
        ...(scene.era !== 'future' && i % 3 === 0
          ? [
              ...solid(scene, rectangle(px - 38, py, 76, 14), oklch(0.6, 0.1, 40)),
              fill(
                repeat(7, (j) => ellipse(px - 34 + j * 11, py - 5 - (j % 2) * 5, 7)).join(''),
                underLight(
                  scene.light,
                  scene.env.snow ? oklch(0.95, 0.01, 250) : oklch(0.7, 0.16, 20 + i * 50),
                ),
              ),
            ]
          : []),
      ]
    }).flat(),
    ...(shop
      ? [
          ...solid(scene, rectangle(left + w * 0.08, y - 128, w * 0.54, 118), adjust(awning, -0.1)),
          fill(
            rectangle(left + w * 0.11, y - 120, w * 0.48, 96),
            isLampLit ? glass(scene) : mix(oklch(0.86, 0.07, 80), scene.env.sky[2], 0.25),
          ),
          fill(
            repeat(8, (i) =>
              ellipse(left + w * 0.15 + i * w * 0.057, y - 34, 12, 12 + (i % 3) * 7),
            ).join(''),
            scene.far(oklch(0.62, 0.15, random.between(0, 360)), 0.1),
            { opacity: 0.85 },
          ),
          ...door(scene, {
            x: left + w * 0.8,
            y,
            w: w * 0.22,
            h: 124,
            color: adjust(awning, -0.06),
          }),
          ...(isLampLit
            ? [
                {
                  ...glow({
                    x: left + w * 0.35,
                    y: y - 70,
                    radius: w * 0.5,
                    color: glass(scene),
                    strength: 0.5,
                  }),
                  blend: 'screen' as const,
                },
              ]
            : []),
          ...repeat(8, (i) =>
            solid(
              scene,
              stamp(
                `${-1.04 + i * 0.26},-.0c ${-0.94 + i * 0.235},-.6c ${-0.705 + i * 0.235},-.6c ${-0.78 + i * 0.26},0c ${-0.84 + i * 0.26},.12 ${-0.98 + i * 0.26},.12`,
                { x, y: y - 120, w: w / 2, h: 76 },
              ),
              i % 2 ? scene.far(oklch(0.96, 0.02, 85), away) : awning,
            ),
          ).flat(),
        ]
      : door(scene, { x, y, w: 84, h: 150, color: awning })),
  ]
}

/** Pavement and road, the kerb running level. */
export function pavement(scene: Scene, y: number, kerb: number): DisplayList {
  const { env } = scene
  const stone = mix(oklch(env.dark ? 0.46 : 0.82, 0.02, 70), env.haze, 0.14)
  const tar = mix(oklch(env.dark ? 0.3 : 0.58, 0.03, 275), env.haze, 0.1)
  const snow = env.snow ? 0.7 : 0
  const white = oklch(env.dark ? 0.66 : 0.95, 0.02, 255)
  const wet = env.rain
    ? [
        fill(rectangle(-80, kerb, 1700, 340), env.sky[2], { opacity: 0.22 }),
        {
          ...glow({ x: 900, y: kerb + 110, radius: 420, ry: 50, color: env.sky[3], strength: 0.4 }),
          blend: 'screen' as const,
        },
      ]
    : []
  return [
    ...solid(scene, rectangle(-80, y, 1700, kerb - y), mix(stone, white, snow), (tone) =>
      repeat(24, (i) =>
        fill(
          stamp('0,0c .03,0c -.3,1c -.34,1c', {
            x: i * 72 - 20,
            y,
            w: (i - 12) * -10,
            h: kerb - y,
          }),
          tone.shade,
          { opacity: 0.6 },
        ),
      ),
    ),
    ...solid(
      scene,
      rectangle(-80, kerb, 1700, 340),
      mix(scene.era === 'past' ? mix(tar, oklch(0.66, 0.05, 65), 0.6) : tar, white, snow * 0.7),
      (tone) =>
        scene.era === 'past'
          ? repeat(70, (i) =>
              fill(
                ellipse(
                  (i % 14) * 118 + (Math.floor(i / 14) % 2) * 56,
                  kerb + 28 + Math.floor(i / 14) * 36,
                  48,
                  13,
                ),
                i % 3 ? tone.light : tone.shade,
                { opacity: 0.4 },
              ),
            )
          : [
              fill(
                repeat(8, (i) =>
                  stamp('0,0c 1,0c .9,1c -.1,1c', {
                    x: i * 230 - 60,
                    y: kerb + 38,
                    w: 120,
                    h: 15,
                  }),
                ).join(''),
                scene.era === 'future' ? oklch(0.9, 0.09, 195) : tone.high,
                { opacity: 0.75 },
              ),
            ],
    ),
    ...solid(scene, rectangle(-80, kerb - 4, 1700, 20), mix(adjust(stone, -0.06), white, snow)),
    ...wet,
  ]
}
