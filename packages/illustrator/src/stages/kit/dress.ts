import { adjust, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { ellipse, rectangle } from '#core/path'
import { contactShadow, glow } from '#light/part'
import type { Scene } from '#stages/scene'
import type { StageItem } from '#stages/stage'
import { LAMPLIGHT } from './buildings'
import { CYAN } from './lights'
import { repeat, solid, stamp } from './stamp'

function birdHouse(scene: Scene, { x, y, k }: { x: number; y: number; k: number }): DisplayList {
  const p = { x, y: y - 150 * k, w: 46 * k }
  return [
    contactShadow({ x, y, rx: 44 * k, color: scene.shade }),
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
          contactShadow({ x, y, rx: 90 * k, color: scene.shade, strength: 0.6 }),
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
            contactShadow({ x, y, rx: 50 * k, color: scene.shade }),
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
              contactShadow({ x, y, rx: 120 * k, color: scene.shade }),
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
