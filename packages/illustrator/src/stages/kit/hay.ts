import { oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { tones } from '#light/light'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { mark, repeat, solid, stamp } from './stamp'

const STRAW = oklch(0.82, 0.11, 86)

export const straws = (
  scene: Scene,
  name: string,
  box: readonly [number, number, number, number],
) => {
  const random = scene.random('straw', name)
  const tone = tones(scene.light, STRAW)
  const [x0, y0, x1, y1] = box
  const wisp = (shade: Lab, count: number) =>
    fill(
      repeat(count, () =>
        mark(
          '-1,0 0,-.14 1,.1',
          {
            x: random.between(x0, x1),
            y: random.between(y0, y1),
            w: random.between(-26, 26),
            h: random.between(-24, 24),
          },
          [0.5, 1.6, 0.4],
        ),
      ).join(''),
      shade,
      { opacity: 0.8 },
    )
  return [wisp(tone.deep, 26), wisp(tone.base, 40), wisp(tone.high, 30)]
}

export function hay(
  scene: Scene,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
): DisplayList {
  return [
    ...solid(
      scene,
      stamp('-1,0c -.94,-.5 -.6,-.78 -.3,-1 .1,-.92 .5,-.98 .82,-.6 1,0c', { x, y, w, h }),
      STRAW,
    ),
    ...straws(scene, name, [x - w * 0.82, y - h * 0.76, x + w * 0.82, y - h * 0.08]),
  ]
}

export function bale(scene: Scene, x: number, y: number, k = 1): DisplayList {
  const p = { x, y, w: 74 * k, h: 92 * k }
  return [
    contactShadow({ x, y, rx: 88 * k, color: scene.env.front[1], strength: 0.5 }),
    ...solid(
      scene,
      stamp('-1,-.02 -1.02,-.5 -.98,-.96 0,-1.02 .98,-.96 1.02,-.5 1,-.02 0,.03', p),
      STRAW,
      (tone) => [
        fill(stamp('-1,-1c .98,-1c .86,-.8 -.9,-.8', p), tone.high, { opacity: 0.5 }),
        ...[-0.42, 0.42].map((u) =>
          fill(mark(`${u},-1.05 ${u + 0.03},-.5 ${u},.05`, p, [3, 3.4, 3]), oklch(0.5, 0.1, 40), {
            opacity: 0.7,
          }),
        ),
      ],
    ),
    ...straws(scene, `bale${x}`, [x - 66 * k, y - 84 * k, x + 66 * k, y - 8 * k]),
  ]
}
