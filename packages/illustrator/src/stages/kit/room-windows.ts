import { oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group, line, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { bumpy, ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { mark, repeat, solid, stamp } from './stamp'

/** What is outside: the same hour and weather as everywhere, in small. */
function outside(
  scene: Scene,
  { x, y, w, h, hasOrb }: { x: number; y: number; w: number; h: number; hasOrb: boolean },
): DisplayList {
  const { env } = scene
  const random = scene.random('outside', x)
  const [left, top] = [x - w / 2, y - h]
  const drops = repeat(env.rain * 70, () =>
    rectangle(left + random.between(0, w), top + random.between(0, h), 3, random.between(16, 34)),
  ).join('')
  const flakes = repeat(env.snow * 90, () =>
    ellipse(left + random.between(0, w), top + random.between(0, h), random.between(2.5, 8)),
  ).join('')
  return [
    fill(
      rectangle(left, top, w, h),
      linear(
        [0, top],
        [0, y],
        [
          { at: 0, color: env.sky[1] },
          { at: 0.6, color: env.sky[2] },
          { at: 1, color: env.sky[3] },
        ],
        'user',
      ),
    ),
    ...(env.stars > 0.3
      ? [
          fill(
            repeat(34, () =>
              ellipse(
                left + random.between(0, w),
                top + random.between(0, h * 0.7),
                random.between(0.8, 2.2),
              ),
            ).join(''),
            oklch(0.96, 0.03, 95),
            { opacity: 0.9 },
          ),
        ]
      : []),
    ...(env.orb && hasOrb
      ? [
          glow({
            x: x + w * 0.17,
            y: top + h * 0.34,
            radius: w * 0.55,
            color: env.orb.color,
            strength: 0.6,
          }),
          fill(ellipse(x + w * 0.17, top + h * 0.34, w * 0.13), env.orb.color),
        ]
      : []),
    fill(
      bumpy({ x: x - w * 0.3, y: y + h * 0.06, rx: w * 0.36, ry: h * 0.3, lobes: 11, random }),
      scene.far(env.leaf, 0.45),
    ),
    fill(
      bumpy({ x: x + w * 0.34, y: y + h * 0.08, rx: w * 0.4, ry: h * 0.26, lobes: 11, random }),
      scene.far(env.leaf, 0.2),
    ),
    ...(drops ? [fill(drops, oklch(0.95, 0.02, 225), { opacity: 0.6 })] : []),
    ...(flakes ? [fill(flakes, oklch(0.98, 0.01, 240), { opacity: 0.9 })] : []),
  ]
}

/** A window with a view; arched, tall or a round port, by era. */
export function windowOn(
  scene: Scene,
  at: {
    x: number
    y: number
    w: number
    h: number
    shape?: 'arch' | 'square'
    frame?: Lab
    curtain?: Lab
    /** Of two windows in one wall, one shows the sun. */
    hasOrb?: boolean
  },
): DisplayList {
  const { x, y, w, h, shape = 'square', frame = oklch(0.86, 0.05, 65), curtain, hasOrb = true } = at
  const form = scene.era === 'today' ? shape : scene.era === 'past' ? 'arch' : 'round'
  const place = { x, y, w: w / 2, h }
  const d =
    form === 'round'
      ? ellipse(x, y - h / 2, w * 0.53, h * 0.52)
      : form === 'arch'
        ? stamp('-1,0c -1,-.66 -.7,-.93 0,-1.03 .7,-.93 1,-.66 1,0c', place)
        : rectangle(x - w / 2, y - h, w, h)
  const wood = underLight(scene.light, frame)
  const panels = curtain
    ? [-1, 1].flatMap((side) => {
        const at2 = { x, y: y + h * 0.14, w: (w / 2) * side, h: h * 1.28 }
        return solid(
          scene,
          stamp('.62,-1c 1.5,-1.01c 1.46,-.5 1.52,0c 1.04,0c 1.1,-.4 .9,-.76', at2),
          curtain,
          (tone) =>
            [0.78, 0.96, 1.14, 1.34].map((u, i) =>
              fill(
                mark(`${u - 0.06},-1 ${u + 0.04},-.5 ${u + 0.06},.02`, at2, [2, 6, 3]),
                i % 2 ? tone.high : tone.deep,
                { opacity: 0.34 },
              ),
            ),
        )
      })
    : []
  return [
    line(d, wood, Math.max(14, w * 0.11)),
    group(outside(scene, { x, y, w: w * 1.1, h: h * 1.05, hasOrb }), { clip: d }),
    ...(form === 'round'
      ? [line(d, oklch(0.9, 0.09, 195), 4)]
      : [fill(rectangle(x - 4, y - h, 8, h) + rectangle(x - w / 2, y - h * 0.5, w, 8), wood)]),
    ...panels,
    ...(curtain
      ? [
          line(
            `M${x - w * 0.86} ${y - h * 1.14}H${x + w * 0.86}`,
            underLight(scene.light, oklch(0.42, 0.06, 50)),
            11,
          ),
        ]
      : []),
    ...(scene.env.dark
      ? []
      : [
          {
            ...glow({
              x,
              y: y - h * 0.4,
              radius: w * 1.7,
              color: oklch(0.98, 0.05, 90),
              strength: 0.28,
            }),
            blend: 'screen' as const,
          },
        ]),
  ]
}
