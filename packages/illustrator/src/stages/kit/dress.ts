import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { contactShadow, glow } from '#light/part'
import type { Scene } from '#stages/scene'
import type { StageItem } from '#stages/stage'
import { LAMPLIGHT } from './buildings'
import { mark, repeat, solid, stamp } from './stamp'

const CYAN = oklch(0.9, 0.09, 195)

/** A paper lantern that glows: hang it by `string`. */
export function lantern(
  scene: Scene,
  at: { x: number; y: number; h: number; string?: number },
): DisplayList {
  const { x, y, h, string = 0 } = at
  const w = h * 0.36
  const frame = underLight(scene.light, oklch(0.36, 0.05, 40))
  const p = { x, y, w, h }
  const body =
    scene.era === 'future'
      ? ellipse(x, y, w)
      : stamp('-.62,-.34 -1,-.05 -.86,.3 -.5,.42 .5,.42 .86,.3 1,-.05 .62,-.34', p)
  const [inner, outer] =
    scene.era === 'future'
      ? [oklch(0.98, 0.04, 195), oklch(0.8, 0.11, 200)]
      : [oklch(0.985, 0.05, 95), oklch(0.78, 0.16, 60)]
  return [
    ...(string
      ? [
          line(
            `M${x} ${y - h * 0.62}q${3} ${-string * 0.5} 0 ${-string}`,
            frame,
            Math.max(1.2, h * 0.025),
          ),
        ]
      : []),
    fill(body, {
      kind: 'radial',
      center: [0.5, 0.6],
      radius: 0.6,
      space: 'box',
      stops: [
        { at: 0, color: inner },
        { at: 0.4, color: mix(inner, outer, 0.35) },
        { at: 1, color: outer },
      ],
    }),
    ...(scene.era === 'future'
      ? []
      : [
          group(
            [-0.62, -0.2, 0.25, 0.66].map((u) =>
              fill(
                mark(`${u * 0.7},-.4 ${u * 1.15},0 ${u * 0.7},.45`, p, [
                  h * 0.012,
                  h * 0.016,
                  h * 0.012,
                ]),
                adjust(outer, -0.12),
                { opacity: 0.5 },
              ),
            ),
            { clip: body },
          ),
          fill(
            stamp('-.72,-.31 -.4,-.42 -.16,-.52 .16,-.52 .4,-.42 .72,-.31 0,-.27', p) +
              stamp('-.56,.39 .56,.39 .4,.49 -.4,.49', p),
            frame,
          ),
        ]),
    {
      ...glow({
        x,
        y,
        radius: h * (scene.env.dark ? 2.6 : 1.4),
        color: scene.era === 'future' ? CYAN : oklch(0.8, 0.14, 68),
        strength: scene.env.dark ? 0.55 : 0.25,
      }),
      blend: 'screen',
    },
    {
      ...glow({ x, y, radius: h, color: inner, strength: scene.env.dark ? 0.5 : 0.2 }),
      blend: 'screen',
    },
  ]
}

/** A lamp post: torch holder, iron lamp or light pylon. */
export function lampPost(scene: Scene, at: { x: number; y: number; h: number }): DisplayList {
  const { x, y, h } = at
  const lit = scene.env.dark || scene.env.hour === 'dusk'
  const metal =
    scene.era === 'past'
      ? oklch(0.45, 0.06, 50)
      : scene.era === 'future'
        ? oklch(0.93, 0.02, 220)
        : oklch(0.36, 0.04, 200)
  const shine = scene.era === 'future' ? CYAN : LAMPLIGHT
  const top = y - h
  const p = { x, y: top, w: h * 0.07 }
  return [
    contactShadow({ x, y, rx: h * 0.12, color: scene.env.ground[2] }),
    ...solid(
      scene,
      stamp('-1.1,0c -.6,-.03 -.42,-.1 -.34,-1c .34,-1c .42,-.1 .6,-.03 1.1,0c', {
        x,
        y,
        w: h * 0.036,
        h,
      }),
      metal,
    ),
    fill(
      scene.era === 'future'
        ? rectangle(x - h * 0.014, top - h * 0.12, h * 0.028, h * 0.3)
        : stamp('-.6,0 -.95,-1.6 -.5,-2.1 .5,-2.1 .95,-1.6 .6,0', p),
      lit ? shine : mix(shine, oklch(0.95, 0.02, 200), 0.6),
    ),
    ...(scene.era === 'future'
      ? []
      : solid(scene, stamp('-1.1,-1.7c -.3,-2.5 0,-2.9 .3,-2.5 1.1,-1.7c', p), metal)),
    ...(lit
      ? [
          {
            ...glow({ x, y: top - h * 0.06, radius: h * 0.55, color: shine, strength: 0.6 }),
            blend: 'screen' as const,
          },
          {
            ...glow({ x, y, radius: h * 0.5, ry: h * 0.1, color: shine, strength: 0.3 }),
            blend: 'screen' as const,
          },
        ]
      : []),
  ]
}

/** What waits by the road: a hay cart, a little car, a hover pod. */
export function vehicle(
  scene: Scene,
  at: { x: number; y: number; k: number; color?: Lab; flip?: boolean },
): DisplayList {
  const { x, y, k, color = oklch(0.62, 0.13, 200), flip = false } = at
  const p = { x, y, w: flip ? -100 * k : 100 * k, h: 100 * k }
  const wheel = (u: number, r: number, hub: Lab) => [
    ...solid(scene, ellipse(x + u * p.w, y - r * k, r * k), oklch(0.34, 0.03, 270)),
    ...solid(scene, ellipse(x + u * p.w, y - r * k, r * 0.55 * k), hub),
  ]
  const shadow = contactShadow({
    x,
    y,
    rx: 150 * k,
    ry: 16 * k,
    color: scene.env.ground[2],
    strength: 0.6,
  })
  if (scene.era === 'past')
    return [
      shadow,
      ...solid(
        scene,
        stamp('-1.1,-.9 -.8,-1.4 -.2,-1.66 .4,-1.5 .9,-1.1 1.05,-.8', p),
        oklch(0.8, 0.11, 88),
        (tone) =>
          repeat(16, (i) =>
            fill(
              mark(
                '0,0 .12,-.1 .26,-.08',
                { x: x + (-0.95 + i * 0.12) * p.w, y: y - (0.95 + (i % 4) * 0.14) * p.h, w: p.w },
                [1, 2, 0.6],
              ),
              i % 2 ? tone.high : tone.deep,
              { opacity: 0.6 },
            ),
          ),
      ),
      ...solid(
        scene,
        stamp('-1.2,-.95c 1.15,-.9c 1,-.42c -1.05,-.42c', p),
        oklch(0.56, 0.08, 55),
        (tone) => [
          fill(rectangle(x - 130 * k, y - 70 * k, 260 * k, 3 * k), tone.deep, { opacity: 0.6 }),
        ],
      ),
      ...solid(scene, stamp('1,-.6c 1.9,-.5 2,-.42 1.9,-.42 1,-.5c', p), oklch(0.5, 0.07, 55)),
      ...wheel(-0.55, 40, oklch(0.6, 0.08, 60)),
      ...wheel(0.55, 40, oklch(0.6, 0.08, 60)),
    ]
  if (scene.era === 'future')
    return [
      shadow,
      {
        ...glow({ x, y: y - 8 * k, radius: 150 * k, ry: 24 * k, color: CYAN, strength: 0.8 }),
        blend: 'screen',
      },
      ...solid(
        scene,
        stamp('-1.3,-.55 -1.05,-.95 -.4,-1.1 .6,-1.04 1.2,-.8 1.36,-.5 .9,-.28 -1,-.28', p),
        oklch(0.95, 0.02, 220),
        (tone) => [
          fill(stamp('-1.4,-.5 0,-.4 1.4,-.5 1.4,-.2 -1.4,-.2', p), color, { opacity: 0.8 }),
          fill(stamp('-1.4,-.4 1.4,-.4 1.4,0 -1.4,0', p), tone.shade, { opacity: 0.4 }),
        ],
      ),
      fill(
        stamp('-.6,-1.04 -.3,-1.5 .3,-1.52 .8,-1.02', p),
        mix(oklch(0.82, 0.08, 205), scene.env.sky[2], 0.3),
        { opacity: 0.85 },
      ),
    ]
  return [
    shadow,
    ...solid(
      scene,
      stamp(
        '-1.4,-.3c -1.42,-.7 -1.3,-.86 -.86,-.94 -.6,-1.4 -.4,-1.52 .36,-1.52 .6,-1.4 .86,-.96 1.3,-.84 1.44,-.66 1.42,-.3c',
        p,
      ),
      color,
      (tone) => [
        fill(rectangle(x - 150 * k, y - 58 * k, 300 * k, 30 * k), tone.deep, { opacity: 0.3 }),
      ],
    ),
    fill(
      stamp('-.68,-.94c -.46,-1.36 -.34,-1.4 -.06,-1.4c -.06,-.94c', p) +
        stamp('.04,-.94c .04,-1.4c .32,-1.4 .48,-1.34 .68,-.94c', p),
      mix(oklch(0.8, 0.05, 215), scene.env.sky[2], 0.4),
    ),
    fill(
      ellipse(x + 1.34 * p.w, y - 62 * k, 9 * k, 11 * k),
      scene.env.dark ? LAMPLIGHT : oklch(0.95, 0.05, 95),
    ),
    ...wheel(-0.82, 32, oklch(0.85, 0.02, 240)),
    ...wheel(0.82, 32, oklch(0.85, 0.02, 240)),
  ]
}

function birdHouse(scene: Scene, { x, y, k }: { x: number; y: number; k: number }): DisplayList {
  const p = { x, y: y - 150 * k, w: 46 * k }
  return [
    contactShadow({ x, y, rx: 44 * k, color: scene.env.ground[2] }),
    ...solid(scene, rectangle(x - 7 * k, y - 150 * k, 14 * k, 150 * k), oklch(0.5, 0.07, 55)),
    ...solid(scene, stamp('-.8,0c -.8,-1.2c .8,-1.2c .8,0c', p), oklch(0.72, 0.11, 215)),
    ...solid(scene, stamp('-1.15,-1.05c 0,-2c 1.15,-1.05c', p), oklch(0.58, 0.15, 30)),
    fill(ellipse(x, y - 184 * k, 13 * k), scene.env.dark ? LAMPLIGHT : oklch(0.3, 0.05, 45)),
    ...solid(scene, rectangle(x - 3 * k, y - 164 * k, 6 * k, 16 * k), oklch(0.5, 0.07, 55)),
  ]
}

/** One sign of the age for wild places: a stone well, a bench, a floating light. */
export function ageMark(scene: Scene, at: { x: number; y: number; k: number }): StageItem {
  const { x, y, k } = at
  const p = { x, y, w: 60 * k, h: 60 * k }
  const wood = oklch(0.52, 0.08, 55)
  const list: DisplayList =
    scene.era === 'past'
      ? [
          contactShadow({ x, y, rx: 90 * k, color: scene.env.ground[2], strength: 0.6 }),
          ...[-0.9, 0.78].flatMap((u) =>
            solid(scene, rectangle(x + u * p.w, y - 150 * k, 8 * k, 130 * k), wood),
          ),
          ...solid(scene, stamp('-1.5,-2.3c 0,-3.1c 1.5,-2.3c 0,-2.4', p), oklch(0.6, 0.09, 60)),
          ...solid(
            scene,
            stamp('-1.1,-1 0,-1.1 1.1,-1 1.05,-.1 .6,.06 -.6,.06 -1.05,-.1', p),
            oklch(0.66, 0.02, 250),
            (tone) =>
              repeat(9, (i) =>
                fill(
                  rectangle(
                    x + ((i % 3) * 0.7 - 1) * p.w,
                    y - (0.9 - Math.floor(i / 3) * 0.34) * p.h,
                    30 * k,
                    3,
                  ),
                  tone.deep,
                  { opacity: 0.4 },
                ),
              ),
          ),
        ]
      : scene.era === 'future'
        ? [
            contactShadow({ x, y, rx: 50 * k, color: scene.env.ground[2] }),
            ...solid(
              scene,
              stamp('-.5,0c -.2,-.3 -.14,-2 .14,-2 .2,-.3 .5,0c', p),
              oklch(0.95, 0.015, 220),
            ),
            fill(ellipse(x, y - 156 * k, 26 * k), oklch(0.97, 0.04, 195)),
            line(ellipse(x, y - 156 * k, 48 * k, 13 * k), CYAN, 4 * k, { opacity: 0.8 }),
            {
              ...glow({ x, y: y - 156 * k, radius: 120 * k, color: CYAN, strength: 0.7 }),
              blend: 'screen',
            },
          ]
        : scene.random('age', x).chance(0.45)
          ? birdHouse(scene, at)
          : [
              contactShadow({ x, y, rx: 120 * k, color: scene.env.ground[2] }),
              ...[-1.3, 1.1].flatMap((u) =>
                solid(
                  scene,
                  rectangle(x + u * p.w, y - 62 * k, 11 * k, 62 * k),
                  oklch(0.4, 0.04, 200),
                ),
              ),
              ...[-112, -88, -62].flatMap((dy, i) =>
                solid(
                  scene,
                  stamp('-1.8,-.12 1.8,-.14 1.82,.14 -1.82,.16', { ...p, y: y + dy * k }),
                  adjust(wood, i === 2 ? 0.06 : 0),
                ),
              ),
            ]
  return { z: y, list, yields: { x, y: y - 60 * k, radius: 80 * k } }
}

/** The small secret of every page: looked for at the third reading. */
export type Secret = 'snail' | 'mouse' | 'ladybird' | 'crab' | 'tiny_robot'
export function secret(scene: Scene, kind: Secret, x: number, y: number, k = 1): StageItem {
  const p = { x, y, w: 22 * k }
  const lit = {
    ...scene,
    light: { ...scene.light, exposure: scene.light.exposure * (scene.env.dark ? 1.15 : 1) },
  }
  const eye = (u: number, v: number, r = 2.2) =>
    fill(ellipse(x + u * p.w, y + v * p.w, r * k), oklch(0.22, 0.03, 40))
  const shadow = contactShadow({
    x,
    y,
    rx: 26 * k,
    ry: 5 * k,
    color: scene.env.ground[2],
    strength: 0.6,
  })
  const drawings: Record<Secret, () => DisplayList> = {
    snail: () => [
      ...solid(
        lit,
        stamp('-1,0 -.7,-.3 .3,-.34 .8,-.9 1.1,-.9 1.2,-.5 .9,-.06', p),
        oklch(0.82, 0.06, 80),
      ),
      ...solid(lit, ellipse(x - 4 * k, y - 15 * k, 14 * k), oklch(0.66, 0.12, 40), (tone) => [
        line(`M${x - 4 * k} ${y - 15 * k}m-2 0a5 5 0 1 1 7 4a9 9 0 1 1 -13 -8`, tone.deep, 2.4 * k),
      ]),
      line(
        `M${x + 21 * k} ${y - 19 * k}l3 ${-10 * k}M${x + 24 * k} ${y - 18 * k}l7 ${-8 * k}`,
        underLight(lit.light, oklch(0.82, 0.06, 80)),
        2 * k,
      ),
      eye(1.1, -1.3, 1.8),
      eye(1.42, -1.18, 1.8),
    ],
    mouse: () => [
      line(
        `M${x - 16 * k} ${y - 4 * k}q${-18 * k} ${2 * k} ${-20 * k} ${-14 * k}`,
        underLight(lit.light, oklch(0.72, 0.07, 20)),
        2.4 * k,
      ),
      ...solid(
        lit,
        stamp('-.9,0 -1,-.5 -.5,-.96 .2,-.8 .9,-.6 1.3,-.22 .9,0', p),
        oklch(0.66, 0.03, 60),
      ),
      ...solid(lit, ellipse(x + 4 * k, y - 19 * k, 8 * k), oklch(0.74, 0.05, 30)),
      eye(0.78, -0.44),
      eye(1.3, -0.22, 1.7),
    ],
    ladybird: () => [
      ...solid(lit, stamp('-.7,0 -.6,-.6 0,-.8 .6,-.6 .7,0', p), oklch(0.6, 0.19, 28), () =>
        [
          [-0.3, -0.4],
          [0.25, -0.5],
          [0, -0.2],
          [0.45, -0.2],
        ].map(([u = 0, v = 0]) => eye(u, v, 2.4)),
      ),
      ...solid(lit, ellipse(x + 16 * k, y - 6 * k, 6 * k), oklch(0.3, 0.03, 280)),
      eye(0.8, -0.36, 1.4),
    ],
    crab: () => [
      line(
        repeat(
          3,
          (i) => `M${x + (i - 1) * 9 * k} ${y - 6 * k}l${(i - 1) * 7 * k - 4} ${8 * k}`,
        ).join(''),
        underLight(lit.light, oklch(0.6, 0.17, 30)),
        2.6 * k,
      ),
      ...solid(lit, stamp('-1,-.2 -.6,-.7 .6,-.7 1,-.2 .5,.1 -.5,.1', p), oklch(0.66, 0.17, 32)),
      ...[-1, 1].flatMap((u) =>
        solid(lit, ellipse(x + u * 27 * k, y - 17 * k, 8 * k, 7 * k), oklch(0.66, 0.17, 32)),
      ),
      eye(-0.25, -0.8),
      eye(0.25, -0.8),
    ],
    tiny_robot: () => [
      ...solid(lit, rectangle(x - 12 * k, y - 22 * k, 24 * k, 20 * k), oklch(0.82, 0.05, 200)),
      ...solid(
        lit,
        stamp('-.4,0 -.4,-.5 .4,-.5 .4,0', { ...p, y: y - 22 * k }),
        oklch(0.88, 0.04, 200),
      ),
      line(`M${x} ${y - 33 * k}v${-9 * k}`, underLight(lit.light, oklch(0.5, 0.03, 240)), 2 * k),
      fill(ellipse(x, y - 44 * k, 3.4 * k), oklch(0.75, 0.17, 30)),
      eye(-0.18, -1.25),
      eye(0.18, -1.25),
    ],
  }
  return { z: y, list: [shadow, ...drawings[kind]()], yields: { x, y: y - 10, radius: 30 * k } }
}
