import { oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { underLight } from '#light/light'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import type { StageItem } from '#stages/stage'
import { repeat, solid, stamp } from './stamp'

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
    color: scene.shade,
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
  return {
    z: y,
    list: [shadow, ...drawings[kind]()],
    yields: { x, y: y - 10, radius: 30 * k },
    shows: kind,
  }
}
