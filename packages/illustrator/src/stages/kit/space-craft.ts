import { oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { tones } from '#light/light'
import { contactShadow, glow } from '#light/part'
import type { Scene } from '#stages/scene'
import { mark, repeat, solid, stamp } from './stamp'

/** The story's own rocket, wood and rivets once, white later. */
export function rocket(
  scene: Scene,
  at: { x: number; y: number; k: number; color?: Lab },
): DisplayList {
  const { x, y, k, color = oklch(0.62, 0.18, 27) } = at
  const p = { x, y, w: 70 * k, h: 100 * k }
  const body = scene.era === 'past' ? oklch(0.72, 0.09, 65) : oklch(0.95, 0.02, 90)
  return [
    contactShadow({
      x,
      y: y + 4,
      rx: 120 * k,
      ry: 18 * k,
      color: oklch(0.2, 0.07, 290),
      strength: 0.6,
    }),
    ...[-1, 1].flatMap((side) =>
      solid(
        scene,
        stamp('.6,-1.2c 1.7,-.5 1.8,.1c 1.1,-.1 .5,-.3c', { ...p, w: p.w * side }),
        color,
      ),
    ),
    ...solid(scene, stamp('-.5,-.3c .5,-.3c .62,.02c -.62,.02c', p), oklch(0.5, 0.03, 270)),
    ...solid(
      scene,
      stamp('-.62,-.2 -1.02,-1.4 -.9,-2.5 -.42,-3.5 0,-3.95 .42,-3.5 .9,-2.5 1.02,-1.4 .62,-.2', p),
      body,
      (tone) => [
        fill(stamp('-1.2,-3.1 0,-2.96 1.2,-3.1 .6,-4.2 -.6,-4.2', p), color),
        fill(stamp('-1.2,-1 0,-.86 1.2,-1 1.2,-.66 0,-.5 -1.2,-.66', p), color, { opacity: 0.9 }),
        fill(stamp('.3,-4 1.3,-3.6 1.3,0 .3,0 .6,-2', p), tone.deep, { opacity: 0.4, blur: 6 * k }),
        ...(scene.era === 'past'
          ? repeat(6, (i) =>
              fill(
                mark('-1.1,0 0,.08 1.1,0', { ...p, y: y - (0.6 + i * 0.4) * p.h }, [1, 2, 1]),
                tone.deep,
                { opacity: 0.5 },
              ),
            )
          : []),
      ],
    ),
    fill(ellipse(x, y - 2.12 * p.h, 30 * k), tones(scene.light, color).shade),
    fill(
      ellipse(x, y - 2.12 * p.h, 22 * k),
      radial([0.35, 0.3], 0.8, [
        { at: 0, color: oklch(0.95, 0.06, 200) },
        { at: 1, color: oklch(0.5, 0.12, 245) },
      ]),
    ),
    {
      ...glow({
        x,
        y: y - 2.12 * p.h,
        radius: 66 * k,
        color: oklch(0.85, 0.09, 205),
        strength: 0.5,
      }),
      blend: 'screen',
    },
  ]
}

export function asteroid(
  scene: Scene,
  at: { x: number; y: number; w: number; name: string; color?: Lab; flat?: boolean },
): DisplayList {
  const { x, y, w, name, color = oklch(0.55, 0.06, 300), flat = false } = at
  const random = scene.random('asteroid', name)
  const p = { x, y, w, h: w * (flat ? 0.55 : 0.78) }
  const d = flat
    ? '-1,-.06 -.7,-.2 0,-.24 .7,-.2 1,-.04 .8,.34 .3,.86 -.2,1 -.7,.5'
    : '-1,0 -.8,-.6 -.2,-.9 .5,-.8 1,-.2 .86,.5 .2,.92 -.6,.8'
  return solid(scene, stamp(d, p), color, (tone) => [
    ...(flat
      ? [
          fill(stamp('-1.1,-.1 -.6,-.3 .6,-.3 1.1,-.06 .7,.1 0,.13 -.7,.08', p), tone.high, {
            opacity: 0.7,
          }),
        ]
      : []),
    ...repeat(6, () => {
      const [cx, cy, r] = [
        x + random.between(-0.7, 0.7) * w,
        y + random.between(flat ? 0.2 : -0.6, 0.6) * p.h,
        w * random.between(0.06, 0.16),
      ]
      return [
        fill(ellipse(cx, cy, r, r * 0.75), tone.deep, { opacity: 0.5 }),
        fill(
          mark('-.9,.2 0,.8 .9,.2', { x: cx, y: cy, w: r, h: r * 0.75 }, [0.4, 2, 0.4]),
          tone.high,
          { opacity: 0.6 },
        ),
      ]
    }).flat(),
    fill(stamp('.2,-1 1.3,-1 1.3,1.2 -.3,1.2 .3,.4', p), tone.deep, {
      opacity: 0.4,
      blur: w * 0.1,
    }),
  ])
}
