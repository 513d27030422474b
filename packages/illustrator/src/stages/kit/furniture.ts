import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, line, linear, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { bumpy, ellipse, polygon, rectangle, spline } from '#core/path'
import { underLight } from '#light/light'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { foliage } from './foliage'
import { mark, repeat, solid, stamp } from './stamp'

export const WOOD = oklch(0.58, 0.09, 55)
const woodOf = (scene: Scene, color: Lab = WOOD): Lab =>
  scene.era === 'future'
    ? oklch(0.93, 0.02, 220)
    : scene.era === 'past'
      ? adjust(color, -0.08, 0.9)
      : color
const under = (scene: Scene) => mix(scene.env.front[1], oklch(0.25, 0.06, 300), 0.5)

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

export function rug(
  scene: Scene,
  at: { x: number; y: number; rx: number; ry?: number; color: Lab; accent?: Lab },
): DisplayList {
  const { x, y, rx, ry = rx * 0.19, color, accent = oklch(0.88, 0.08, 80) } = at
  const base = underLight(scene.light, scene.env.dark ? adjust(color, -0.06) : color)
  return [
    fill(ellipse(x, y + 6, rx * 1.02, ry * 1.04), under(scene), { opacity: 0.25, blur: 6 }),
    fill(
      ellipse(x, y, rx, ry),
      linear(
        [0, y - ry],
        [0, y + ry],
        [
          { at: 0, color: adjust(base, 0.04) },
          { at: 1, color: adjust(base, -0.12) },
        ],
        'user',
      ),
    ),
    ...[0.84, 0.58, 0.3].map((u, i) =>
      line(
        ellipse(x, y - 2, rx * u, ry * u),
        underLight(scene.light, i % 2 ? mix(color, accent, 0.5) : accent),
        7 - i * 1.5,
        { opacity: 0.55 },
      ),
    ),
  ]
}

export function table(
  scene: Scene,
  at: { x: number; y: number; w: number; h: number; color?: Lab; cloth?: Lab },
): DisplayList {
  const { x, y, w, h, color = WOOD, cloth } = at
  const wood = woodOf(scene, color)
  const legs =
    scene.era === 'future'
      ? solid(scene, stamp('-.16,0 -.1,-.5 -.3,-1 .3,-1 .1,-.5 .16,0', { x, y, w: w / 2, h }), wood)
      : [-0.42, 0.38].flatMap((u) =>
          solid(
            scene,
            polygon([
              [x + u * w, y - h],
              [x + u * w + 22, y - h],
              [x + u * w + 17, y],
              [x + u * w + 5, y],
            ]),
            adjust(wood, -0.04),
          ),
        )
  return [
    contactShadow({ x, y, rx: w * 0.6, ry: 20, color: under(scene) }),
    ...legs,
    ...solid(
      scene,
      stamp('-1,0c -.96,-.14c .96,-.14c 1,0c .99,.09 -.99,.09', { x, y: y - h, w: w / 2, h: 130 }),
      wood,
      (tone) => [fill(rectangle(x - w, y - h + 1, w * 2, 14), tone.deep, { opacity: 0.35 })],
    ),
    ...(cloth
      ? solid(
          scene,
          stamp(
            '-.9,-.12c .9,-.12c .95,0 .94,.42 .7,.36 .45,.44 .2,.37 -.1,.44 -.4,.36 -.7,.43 -.94,.38 -.95,0',
            { x, y: y - h, w: w / 2, h: 150 },
          ),
          cloth,
          (tone) =>
            repeat(7, (i) =>
              fill(
                mark(
                  '0,0 .02,.5 0,1',
                  { x: x - w * 0.44 + i * w * 0.14, y: y - h + 6, w: 60 },
                  [1, 5, 2],
                ),
                tone.deep,
                { opacity: 0.25 },
              ),
            ),
        )
      : []),
  ]
}

export function chair(
  scene: Scene,
  at: { x: number; y: number; k: number; color?: Lab; flip?: boolean },
): DisplayList {
  const { x, y, k, color = WOOD, flip = false } = at
  const place = { x, y, w: flip ? -60 * k : 60 * k, h: 100 * k }
  const wood = woodOf(scene, color)
  return [
    contactShadow({ x, y, rx: 70 * k, ry: 11 * k, color: under(scene) }),
    ...solid(scene, stamp('-.92,0c -.8,-1.9 -.86,-2.16 -.6,-2.2 -.52,-1.9 -.6,0c', place), wood),
    ...solid(
      scene,
      stamp('-.95,-2.2 -.3,-2.3 .02,-2.14 -.04,-1.5 -.86,-1.44', place),
      adjust(wood, 0.03),
      (tone) => [
        fill(stamp('-.8,-2 -.1,-2.05 -.14,-1.6 -.75,-1.56', place), tone.shade, { opacity: 0.6 }),
      ],
    ),
    ...solid(scene, stamp('.6,0c .62,-.9c .84,-.9c .8,0c', place), adjust(wood, -0.04)),
    ...solid(scene, stamp('-.98,-.98 .86,-1 1,-.88 .9,-.78 -.96,-.76', place), adjust(wood, 0.04)),
  ]
}

/** A deep armchair. */
export function armchair(
  scene: Scene,
  at: { x: number; y: number; k: number; color: Lab },
): DisplayList {
  const { x, y, k, color } = at
  const place = { x, y, w: 150 * k, h: 150 * k }
  return [
    contactShadow({ x, y, rx: 200 * k, ry: 26 * k, color: under(scene), strength: 0.6 }),
    ...[-0.85, 0.85].flatMap((u) =>
      solid(
        scene,
        stamp('-.08,0 -.1,-.22 .1,-.22 .06,0', { ...place, x: x + u * 130 * k }),
        oklch(0.4, 0.07, 45),
      ),
    ),
    ...solid(
      scene,
      stamp('-.86,-.3 -.98,-1.5 -.8,-2.1 -.2,-2.32 .4,-2.2 .82,-1.9 .94,-1.2 .86,-.3', place),
      color,
      (tone) => [
        fill(stamp('-.5,-1.9 -.3,-1.2 -.5,-.8', place), tone.shade, { opacity: 0.4, blur: 6 }),
        ...[-0.3, 0.3].map((u) =>
          fill(ellipse(x + u * 150 * k, y - 215 * k, 6 * k), tone.deep, { opacity: 0.6 }),
        ),
      ],
    ),
    ...solid(
      scene,
      stamp('-.8,-.95 .8,-.98 .9,-.62 .84,-.16 -.84,-.16 -.9,-.6', place),
      adjust(color, 0.05),
    ),
    ...[-1, 1].flatMap((side) =>
      solid(
        scene,
        stamp('.7,-1.2 .96,-1.34 1.14,-1.2 1.16,-.2 .76,-.16 .7,-.7', {
          ...place,
          w: place.w * side,
        }),
        adjust(color, -0.01),
      ),
    ),
  ]
}

export const lamp = (
  scene: Scene,
  at: { x: number; y: number; k: number; color?: Lab },
): DisplayList => {
  const { x, y, k, color = oklch(0.62, 0.12, 200) } = at
  const lit = scene.env.dark
  if (scene.era === 'past')
    return [
      ...solid(
        scene,
        stamp('-.5,0 -.4,-.16 -.12,-.2 -.12,-.7 .12,-.7 .12,-.2 .4,-.16 .5,0', {
          x,
          y,
          w: 60 * k,
          h: 120 * k,
        }),
        oklch(0.7, 0.1, 80),
      ),
      ...solid(scene, rectangle(x - 11 * k, y - 170 * k, 22 * k, 90 * k), oklch(0.94, 0.03, 90)),
      fill(
        stamp('0,0 .5,-.4 .1,-1.2 -.1,-1.2 -.5,-.4', { x, y: y - 170 * k, w: 16 * k, h: 36 * k }),
        oklch(lit ? 0.97 : 0.6, lit ? 0.1 : 0.03, 85),
      ),
    ]
  const shade =
    scene.era === 'future'
      ? ellipse(x, y - 150 * k, 54 * k)
      : stamp('-.6,0c -.3,-.85c .3,-.85c .6,0c 0,.07', { x, y: y - 94 * k, w: 120 * k })
  const bright = oklch(0.985, 0.06, 95)
  return [
    ...solid(
      scene,
      stamp('-.22,0c -.34,-.24 -.16,-.5 -.1,-.9c .1,-.9c .16,-.5 .34,-.24 .22,0c', {
        x,
        y,
        w: 100 * k,
        h: 110 * k,
      }),
      color,
    ),
    lit
      ? fill(
          shade,
          radial([0.5, 0.7], 0.8, [
            { at: 0, color: bright },
            { at: 0.5, color: oklch(0.94, 0.12, 82) },
            { at: 1, color: oklch(0.8, 0.15, 62) },
          ]),
        )
      : fill(shade, underLight(scene.light, oklch(0.95, 0.05, 85))),
  ]
}

export function cabinet(
  scene: Scene,
  at: {
    x: number
    y: number
    w: number
    h: number
    color?: Lab
    drawers?: number
    doors?: number
    knob?: Lab
  },
): DisplayList {
  const { x, y, w, h, color = WOOD, drawers = 2, doors = 0, knob = oklch(0.85, 0.12, 85) } = at
  const wood = woodOf(scene, color)
  const left = x - w / 2
  const [cols, rows] = doors ? [doors, 1] : [1, drawers]
  return [
    contactShadow({ x, y, rx: w * 0.62, ry: 16, color: under(scene), strength: 0.6 }),
    ...solid(scene, rectangle(left, y - h, w, h), wood, (tone) => [
      fill(
        repeat(cols * rows, (i) =>
          rectangle(
            left + 12 + ((i % cols) * (w - 12)) / cols,
            y - h + 14 + (Math.floor(i / cols) * (h - 12)) / rows,
            (w - 12) / cols - 12,
            (h - 12) / rows - 14,
          ),
        ).join(''),
        tone.shade,
        { opacity: 0.85 },
      ),
      fill(
        repeat(cols * rows, (i) =>
          ellipse(
            left + 6 + ((i % cols) + 0.5) * ((w - 12) / cols),
            y - h + 8 + (Math.floor(i / cols) + 0.5) * ((h - 12) / rows),
            8,
          ),
        ).join(''),
        scene.era === 'future' ? oklch(0.88, 0.1, 195) : knob,
      ),
    ]),
    ...solid(scene, rectangle(left - 10, y - h - 12, w + 20, 20), adjust(wood, 0.04)),
  ]
}

/** A picture on the wall: a hill, a sun, a boat: something to look at, never words. */
export function picture(
  scene: Scene,
  at: { x: number; y: number; w: number; h: number; name: string; frame?: Lab },
): DisplayList {
  const { x, y, w, h, name, frame = oklch(0.72, 0.1, 75) } = at
  const random = scene.random('picture', name)
  const hue = random.between(0, 360)
  const inner = (color: Lab) => underLight(scene.light, color)
  return [
    fill(rectangle(x - w / 2 + 6, y - h / 2 + 10, w, h), under(scene), { opacity: 0.25, blur: 6 }),
    ...solid(
      scene,
      rectangle(x - w / 2, y - h / 2, w, h),
      scene.era === 'future' ? oklch(0.92, 0.03, 210) : frame,
    ),
    fill(rectangle(x - w * 0.41, y - h * 0.39, w * 0.82, h * 0.78), inner(oklch(0.86, 0.06, hue))),
    fill(
      ellipse(x + w * random.between(-0.2, 0.2), y - h * 0.12, w * 0.1),
      inner(oklch(0.9, 0.12, 85)),
    ),
    fill(
      spline([
        [x - w * 0.41, y + h * 0.39],
        [x - w * 0.41, y + h * 0.1],
        [x - w * 0.1, y],
        [x + w * 0.2, y + h * 0.16],
        [x + w * 0.41, y + h * 0.08],
        [x + w * 0.41, y + h * 0.39],
      ]),
      inner(oklch(0.62, 0.1, hue + 120)),
    ),
  ]
}

export function potPlant(
  scene: Scene,
  at: { x: number; y: number; k: number; name: string; pot?: Lab },
): DisplayList {
  const { x, y, k, name, pot = oklch(0.62, 0.11, 40) } = at
  const green = mix(oklch(0.55, 0.11, 145), scene.env.leaf, 0.4)
  return [
    contactShadow({ x, y, rx: 46 * k, ry: 9 * k, color: under(scene) }),
    ...foliage(scene, {
      x,
      y: y - 128 * k,
      rx: 58 * k,
      ry: 66 * k,
      color: green,
      name,
      leaf: 30 * k,
    }),
    ...solid(
      scene,
      stamp('-.8,-1c .8,-1c .6,0c -.6,0c', { x, y, w: 46 * k, h: 72 * k }),
      pot,
      (tone) => [
        fill(rectangle(x - 50 * k, y - 74 * k, 100 * k, 18 * k), tone.high, { opacity: 0.5 }),
      ],
    ),
  ]
}

/** A bed from the side: headboard right, blanket with a pattern, pillow. */
export function bed(
  scene: Scene,
  at: { x: number; y: number; k: number; blanket: Lab },
): DisplayList {
  const { x, y, k, blanket } = at
  const p = { x, y, w: 300 * k, h: 300 * k }
  const wood = woodOf(scene, oklch(0.52, 0.09, 46))
  return [
    contactShadow({ x, y, rx: 400 * k, ry: 36 * k, color: under(scene), strength: 0.6 }),
    ...solid(
      scene,
      stamp('.84,0c .84,-1.4 .92,-1.62 1.14,-1.68 1.3,-1.6 1.34,-1.4 1.34,0c', p),
      wood,
    ),
    ...solid(scene, rectangle(x - 270 * k, y - 160 * k, 560 * k, 150 * k), adjust(wood, -0.03)),
    ...solid(
      scene,
      stamp('-1.02,0c -1.02,-.86 -.94,-.96 -.84,-.86 -.84,0c', p),
      adjust(wood, 0.03),
    ),
    ...solid(
      scene,
      stamp('-.9,-.7 -.4,-.78 1,-.76 1.1,-.66 1.1,-.4 -.9,-.4', p),
      oklch(0.94, 0.025, 85),
    ),
    ...solid(
      scene,
      stamp('.5,-.72 .48,-.96 .62,-1.1 .86,-1.14 1.06,-1.06 1.1,-.84 1.02,-.7', p),
      oklch(0.96, 0.025, 80),
    ),
    ...solid(
      scene,
      stamp(
        '-.94,-.62 -.86,-.86 -.4,-.92 .1,-.86 .44,-.84c .5,-.6 .46,-.14c 0,-.08 -.5,-.14 -.92,-.1c',
        p,
      ),
      blanket,
      (tone) => [
        ...repeat(20, (i) =>
          fill(
            stamp('0,-1c .3,-.3 1,-.2c .45,.25 .6,1c 0,.6 -.6,1c -.45,.25 -1,-.2c -.3,-.3', {
              x: x + (-0.8 + (i % 7) * 0.2 + (Math.floor(i / 7) % 2) * 0.1) * p.w,
              y: y - (0.74 - Math.floor(i / 7) * 0.22) * p.h,
              w: 13 * k,
            }),
            mix(tone.high, oklch(0.9, 0.11, 85), 0.6),
            { opacity: 0.8 },
          ),
        ),
        fill(mark('-.7,-.86 -.6,-.5 -.66,-.1', p, [2, 12 * k, 4]), tone.deep, { opacity: 0.25 }),
        fill(mark('0,-.88 .06,-.5 -.04,-.1', p, [2, 12 * k, 4]), tone.deep, { opacity: 0.2 }),
      ],
    ),
    ...solid(
      scene,
      stamp('.34,-.9 .5,-.86 .52,-.5 .5,-.12 .4,-.1 .38,-.5', p),
      oklch(0.94, 0.025, 85),
    ),
  ]
}

export const curl = (scene: Scene, x: number, y: number, r: number, name: string) =>
  bumpy({ x, y, rx: r, ry: r * 0.7, lobes: 9, random: scene.random('curl', name) })
