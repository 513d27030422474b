import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import type { Random } from '#core/random'
import { underLight } from '#light/light'
import { contactShadow, glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { mark, repeat, solid, stamp } from './stamp'

export const LAMPLIGHT = oklch(0.93, 0.12, 82)
const isLit = (scene: Scene) =>
  !scene.isUnlit && (scene.env.dark || scene.env.hour === 'dusk' || scene.env.rain > 0.9)
/** Glass: warm and lit in the evening, sky by day, cool strips in the future. */
export const glass = (scene: Scene): Lab =>
  isLit(scene)
    ? scene.era === 'future'
      ? oklch(0.92, 0.09, 195)
      : LAMPLIGHT
    : mix(oklch(0.72, 0.06, 230), scene.env.sky[2], 0.45)

/** An arched, square or round pane with its frame, sill and evening glow. */
export function pane(
  scene: Scene,
  at: {
    x: number
    y: number
    w: number
    h: number
    frame?: Lab
    shape?: 'arch' | 'square' | 'round'
  },
): DisplayList {
  const { x, y, w, h } = at
  const shape =
    scene.era === 'future' ? 'round' : (at.shape ?? (scene.era === 'past' ? 'arch' : 'square'))
  const frame = underLight(scene.light, at.frame ?? oklch(0.93, 0.03, 80))
  const place = { x, y, w: w / 2, h }
  const d =
    shape === 'round'
      ? ellipse(x, y - h / 2, w * 0.52, h * 0.52)
      : shape === 'arch'
        ? stamp('-1,0c -1,-.62 -.72,-.92 0,-1.06 .72,-.92 1,-.62 1,0c', place)
        : rectangle(x - w / 2, y - h, w, h)
  const lit = glass(scene)
  const bar = Math.max(1.4, w * 0.07)
  return [
    ...(isLit(scene)
      ? [glow({ x, y: y - h / 2, radius: w * 1.7, color: lit, strength: 0.42 })]
      : []),
    fill(d, lit),
    group(
      [
        fill(rectangle(x - w / 2, y - h, w * 0.42, h), adjust(lit, 0.05), { opacity: 0.5 }),
        ...(isLit(scene)
          ? []
          : [
              fill(
                mark('-1,-.1 .2,-1', place, [w * 0.1, w * 0.1, w * 0.1]),
                oklch(0.98, 0.01, 220),
                { opacity: 0.4 },
              ),
            ]),
        ...(shape === 'round'
          ? []
          : [
              fill(
                rectangle(x - bar / 2, y - h * 1.1, bar, h * 1.1) +
                  rectangle(x - w / 2, y - h * 0.56, w, bar),
                frame,
              ),
            ]),
      ],
      { clip: d },
    ),
    line(d, frame, Math.max(2, w * 0.11)),
    ...(shape === 'round'
      ? []
      : solid(
          scene,
          rectangle(x - w * 0.62, y - 1, w * 1.24, Math.max(3, h * 0.07)),
          at.frame ?? oklch(0.93, 0.03, 80),
        )),
  ]
}

export function door(
  scene: Scene,
  at: { x: number; y: number; w: number; h: number; color: Lab },
): DisplayList {
  const { x, y, w, h, color } = at
  const place = { x, y, w: w / 2, h }
  const d =
    scene.era === 'today'
      ? rectangle(x - w / 2, y - h, w, h)
      : stamp('-1,0c -1,-.7 -.7,-.95 0,-1.04 .7,-.95 1,-.7 1,0c', place)
  return [
    line(d, underLight(scene.light, adjust(color, 0.12, 0.5)), Math.max(3, w * 0.09)),
    ...solid(scene, d, color, (tone) => [
      ...(scene.era === 'past'
        ? [-0.5, 0, 0.5].map((u) =>
            fill(rectangle(x + u * w * 0.5 - 1, y - h * 1.1, 2, h * 1.1), tone.deep, {
              opacity: 0.6,
            }),
          )
        : []),
      ...(scene.era === 'future'
        ? [fill(rectangle(x - 1.5, y - h, 3, h), oklch(0.92, 0.09, 195))]
        : [fill(ellipse(x + w * 0.3, y - h * 0.45, Math.max(2, w * 0.06)), oklch(0.86, 0.12, 85))]),
    ]),
  ]
}

const bricks = (
  random: Random,
  area: { x: number; y: number; w: number; h: number; size: number },
) =>
  repeat((area.w * area.h) / (area.size * area.size * 26), () =>
    rectangle(
      area.x + random.between(-0.48, 0.42) * area.w,
      area.y - random.between(0.03, 0.97) * area.h,
      area.size * random.between(1, 1.8),
      area.size * 0.5,
    ),
  ).join('')

/** A small house of its era: thatch and beams, tiles and sills, or a white dome with light strips. */
export function house(
  scene: Scene,
  at: { x: number; y: number; k: number; wall?: Lab; roof?: Lab; away?: number; name?: string },
): DisplayList {
  const { x, y, k, away = 0, name = 'house' } = at
  const random = scene.random('house', name, x)
  const tint = (color: Lab) => scene.far(color, away)
  const place = { x, y, w: 150 * k, h: 120 * k }
  const shadow = contactShadow({
    x,
    y: y + 2,
    rx: 190 * k,
    ry: 14 * k,
    color: tint(scene.shade),
    strength: 0.5,
  })
  const smoke =
    scene.env.dark || scene.env.snow
      ? [
          fill(
            stamp('0,0 .2,-.5 -.1,-1 .3,-1.6 .6,-1.5 .3,-1 .5,-.5 .3,0', {
              x: x + 62 * k,
              y: y - 292 * k,
              w: 90 * k,
            }),
            oklch(0.85, 0.02, 260),
            { opacity: 0.25, blur: 8 * k },
          ),
        ]
      : []
  if (scene.era === 'future') {
    const white = tint(oklch(0.95, 0.015, 220))
    return [
      shadow,
      ...solid(
        scene,
        stamp('-1,0c -1.06,-.7 -.7,-1.5 0,-1.75 .7,-1.5 1.06,-.7 1,0c', place),
        white,
        (tone) => [
          fill(
            stamp('-1.2,-.5 0,-.36 1.2,-.5 1.2,-.42 0,-.28 -1.2,-.42', place),
            oklch(0.88, 0.1, 195),
          ),
          fill(stamp('.2,-1.8 1.2,-1.6 1.2,.1 .5,.1 .7,-.8', place), tone.shade, {
            opacity: 0.5,
            blur: 6 * k,
          }),
        ],
      ),
      ...[-0.5, 0.5].flatMap((u) =>
        pane(scene, { x: x + u * 150 * k, y: y - 84 * k, w: 62 * k, h: 56 * k }),
      ),
      ...door(scene, { x, y, w: 54 * k, h: 72 * k, color: tint(oklch(0.72, 0.08, 230)) }),
      fill(rectangle(x - 2 * k, y - 262 * k, 4 * k, 54 * k), white),
      glow({ x, y: y - 264 * k, radius: 26 * k, color: oklch(0.88, 0.1, 195), strength: 0.9 }),
    ]
  }
  const wall = tint(
    at.wall ?? (scene.era === 'past' ? oklch(0.9, 0.04, 85) : oklch(0.92, 0.035, 75)),
  )
  const roof = tint(
    at.roof ?? (scene.era === 'past' ? oklch(0.66, 0.09, 75) : oklch(0.54, 0.12, 35)),
  )
  const timber = underLight(scene.light, tint(oklch(0.42, 0.06, 50)))
  const roofD =
    scene.era === 'past'
      ? '-1.26,-.86 -1.1,-1.1 -.62,-1.95 0,-2.12 .62,-1.95 1.1,-1.1 1.26,-.86 .6,-.94 0,-.9 -.6,-.94'
      : '-1.2,-.93c -.68,-1.7 -.55,-1.98c .55,-1.98c .68,-1.7 1.2,-.93c 0,-.97'
  return [
    shadow,
    ...smoke,
    ...solid(
      scene,
      stamp('.3,-1.6c .31,-2.4c .54,-2.4c .53,-1.5c', place),
      tint(oklch(0.62, 0.07, 40)),
    ),
    ...solid(scene, stamp('-1,0c -.97,-1.1c .97,-1.1c 1,0c', place), wall, (tone) => [
      fill(bricks(random, { x, y, w: 280 * k, h: 110 * k, size: 9 * k }), tone.shade, {
        opacity: 0.5,
      }),
      fill(stamp('-1.1,-1.2 1.1,-1.2 1.1,-.8 -1.1,-.84', place), tone.deep, {
        opacity: 0.4,
        blur: 4 * k,
      }),
      ...(scene.era === 'past'
        ? [
            fill(
              rectangle(x - 150 * k, y - 62 * k, 300 * k, 7 * k) +
                [-146, -66, 60, 138]
                  .map((u) => rectangle(x + u * k, y - 130 * k, 8 * k, 130 * k))
                  .join(''),
              timber,
            ),
          ]
        : []),
    ]),
    ...solid(scene, stamp(roofD, place), roof, (tone) => [
      ...repeat(8, (i) =>
        fill(
          mark(
            `-1.3,${-1.05 - i * 0.125} -.4,${-0.99 - i * 0.125} .4,${-1.0 - i * 0.125} 1.3,${-1.06 - i * 0.125}`,
            place,
            [0.6, 2.6 * k, 0.6],
          ),
          i % 2 ? tone.deep : tone.high,
          { opacity: 0.4 },
        ),
      ),
      fill(stamp('0,-2.2 1.4,-2.2 1.4,-.8 .5,-.8 .3,-1.4', place), tone.deep, {
        opacity: 0.22,
        blur: 10 * k,
      }),
      ...(scene.env.snow
        ? [
            fill(
              stamp('-1.4,-1.16 -.6,-1.2 0,-1.12 .6,-1.22 1.4,-1.14 1.4,-2.4 -1.4,-2.4', place),
              oklch(0.96, 0.015, 250),
              { opacity: 0.94 },
            ),
          ]
        : []),
    ]),
    ...[-0.55, 0.52].flatMap((u) =>
      pane(scene, { x: x + u * 150 * k, y: y - 34 * k, w: 48 * k, h: 56 * k }),
    ),
    ...door(scene, { x: x - 4 * k, y, w: 46 * k, h: 74 * k, color: tint(oklch(0.46, 0.1, 30)) }),
  ]
}

/** Pickets, rough rails or a glowing rail, by era. */
export function fence(
  scene: Scene,
  at: { x0: number; x1: number; y: number; h: number; color?: Lab },
): DisplayList {
  const { x0, x1, y, h } = at
  const random = scene.random('fence', x0)
  if (scene.era === 'future')
    return [
      ...solid(scene, rectangle(x0, y - h * 0.6, x1 - x0, h * 0.1), oklch(0.95, 0.015, 220)),
      fill(rectangle(x0, y - h * 0.54, x1 - x0, h * 0.025), oklch(0.88, 0.1, 195)),
      ...repeat((x1 - x0) / (h * 1.2), (i) =>
        solid(
          scene,
          rectangle(x0 + 10 + i * h * 1.2, y - h * 0.66, h * 0.1, h * 0.66),
          oklch(0.93, 0.02, 220),
        ),
      ).flat(),
    ]
  const color = at.color ?? (scene.era === 'past' ? oklch(0.56, 0.06, 60) : oklch(0.93, 0.03, 85))
  const rails = [0.72, 0.34].flatMap((u) =>
    solid(scene, rectangle(x0, y - h * u, x1 - x0, h * 0.1), adjust(color, -0.03)),
  )
  const wide = scene.era === 'past' ? 0.62 : 0.34
  const pickets = repeat((x1 - x0 - 10) / (h * wide), (i) => {
    const place = { x: x0 + 14 + i * h * wide, y, w: h * 0.1, h: h * random.between(0.95, 1.04) }
    return solid(
      scene,
      stamp(
        scene.era === 'past'
          ? '-1.1,0c -.9,-.98 .1,-1.03 1,-.96 1.1,0c'
          : '-1,0c -.95,-.86c .05,-1.02c 1,-.86c 1,0c',
        place,
      ),
      adjust(color, random.between(-0.03, 0.01)),
    )
  }).flat()
  return [...rails, ...pickets]
}
