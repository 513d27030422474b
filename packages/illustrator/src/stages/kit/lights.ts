import { adjust, mix, oklch } from '#core/color'
import { fill, group, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { contactShadow, glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { LAMPLIGHT } from './buildings'
import { mark, solid, stamp } from './stamp'

export const CYAN = oklch(0.9, 0.09, 195)

const PAPER = oklch(0.94, 0.03, 90)

/** What the sun outshines is not lit, nor what the story has put out. */
const isLit = ({ env, isUnlit }: Scene) =>
  !isUnlit && (env.dark || env.hour === 'dusk' || env.hour === 'golden' || env.rain > 0.5)

/** A paper lantern, alight from the golden hour on: hang it by `string`. */
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
  const lit = isLit(scene)
  const [inner, outer] =
    scene.era === 'future'
      ? [oklch(0.98, 0.04, 195), oklch(0.8, 0.11, 200)]
      : lit
        ? [oklch(0.985, 0.05, 95), oklch(0.78, 0.16, 60)]
        : [PAPER, underLight(scene.light, oklch(0.82, 0.06, 75))]
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
    ...(lit
      ? [
          {
            ...glow({
              x,
              y,
              radius: h * (scene.env.dark ? 2.6 : 1.4),
              color: scene.era === 'future' ? CYAN : oklch(0.8, 0.14, 68),
              strength: scene.env.dark ? 0.55 : 0.25,
            }),
            blend: 'screen' as const,
          },
          {
            ...glow({ x, y, radius: h, color: inner, strength: scene.env.dark ? 0.5 : 0.2 }),
            blend: 'screen' as const,
          },
        ]
      : []),
  ]
}

/** A lamp post: torch holder, iron lamp or light pylon. */
export function lampPost(scene: Scene, at: { x: number; y: number; h: number }): DisplayList {
  const { x, y, h } = at
  const lit = isLit(scene) && scene.env.hour !== 'golden'
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
    contactShadow({ x, y, rx: h * 0.12, color: scene.shade }),
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
