import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse } from '#core/path'
import { underLight } from '#light/light'
import { contactShadow, glow } from '#light/part'
import type { Scene } from '#stages/scene'
import type { StageItem } from '#stages/stage'
import { foliage, tuft } from './foliage'
import { mark, repeat, solid, stamp } from './stamp'

/** Where the words look for something to eat, none is red with white spots. */
const PENNY_BUN = oklch(0.55, 0.09, 60)

export function mushroom(
  scene: Scene,
  at: { x: number; y: number; h: number; color?: Lab; isEdible?: boolean },
): StageItem {
  const { x, y, h, isEdible, color = isEdible ? PENNY_BUN : oklch(0.6, 0.17, 27) } = at
  const w = h * 0.62
  const random = scene.random('mushroom', x)
  const place = { x, y, w, h }
  return {
    z: y,
    yields: { x, y: y - h * 0.5, radius: h * 0.5 },
    list: [
      contactShadow({
        x,
        y: y + 2,
        rx: h * 0.5,
        ry: h * 0.11,
        color: adjust(scene.env.ground[2], -0.08),
      }),
      ...solid(
        scene,
        stamp('-.16,0 -.12,-.5 -.14,-.7 .14,-.7 .13,-.5 .2,0', place),
        oklch(0.92, 0.03, 80),
      ),
      ...solid(
        scene,
        stamp('-1,-.56c -.82,-.85 -.3,-1.1 .3,-1.1 .82,-.85 1,-.56c .5,-.5 0,-.47 -.5,-.5', place),
        color,
        (tone) => [
          ...repeat(isEdible ? 0 : 7, () =>
            fill(
              ellipse(
                x + random.between(-0.75, 0.75) * w,
                y - h * random.between(0.62, 1.05),
                w * random.between(0.06, 0.13),
                w * random.between(0.05, 0.09),
              ),
              mix(tone.high, oklch(0.97, 0.02, 85), 0.8),
              { opacity: 0.9 },
            ),
          ),
          fill(stamp('-1,-.62 0,-.54 1,-.62 1,-.4 -1,-.4', place), tone.deep, { opacity: 0.4 }),
        ],
      ),
      ...(scene.env.dark
        ? [
            {
              ...glow({
                x,
                y: y - h * 0.5,
                radius: h * 1.5,
                color: oklch(0.7, 0.1, 60),
                strength: 0.34,
              }),
              blend: 'screen' as const,
            },
          ]
        : []),
    ],
  }
}

export const tuftItem = (scene: Scene, x: number, y: number, h: number): StageItem => ({
  z: y + 2,
  list: [
    fill(
      tuft(scene.random('tuft', x), { x, y: y + 4, height: h, blades: 6, spread: 1.3 }),
      linear(
        [0, y - h],
        [0, y + 6],
        [
          { at: 0, color: scene.env.grass[0] },
          { at: 1, color: scene.env.grass[1] },
        ],
        'user',
      ),
    ),
  ],
})

export const bush = (
  scene: Scene,
  at: {
    x: number
    y: number
    w: number
    h?: number
    away?: number
    name: string
    color?: Lab
    berries?: Lab
  },
): DisplayList => {
  const { x, y, w, h = w * 0.6, away = 0, name, color = scene.env.leaf, berries } = at
  const random = scene.random('berries', name)
  return [
    contactShadow({
      x,
      y: y + 2,
      rx: w * 1.1,
      ry: h * 0.16,
      color: scene.far(scene.env.ground[2], away),
      strength: 0.5,
    }),
    ...foliage(scene, {
      x,
      y: y - h * 0.5,
      rx: w,
      ry: h * 0.62,
      color: scene.far(color, away),
      name,
      leaf: 9 + w * 0.06,
    }),
    ...(berries
      ? [
          fill(
            repeat(16, () =>
              ellipse(x + random.between(-0.8, 0.8) * w, y - h * random.between(0.15, 0.95), 3.4),
            ).join(''),
            underLight(scene.light, berries),
          ),
        ]
      : []),
    fill(
      mark('-1.05,.02 -.6,.06 0,.04 .6,.07 1.05,.02', { x, y, w, h }, [1, 3, 1]),
      scene.far(scene.env.ground[2], away),
      { opacity: 0.35, blur: 2 },
    ),
  ]
}
