import { adjust, mix, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { bumpy, ellipse, polygon, rectangle } from '#core/path'
import { contactShadow } from '#light/part'
import type { Scene } from '#stages/scene'
import { mark, repeat, solid, stamp } from './stamp'

export const WOOD = oklch(0.58, 0.09, 55)

export const woodOf = (scene: Scene, color: Lab = WOOD): Lab =>
  scene.era === 'future'
    ? oklch(0.93, 0.02, 220)
    : scene.era === 'past'
      ? adjust(color, -0.08, 0.9)
      : color

export const under = (scene: Scene) => mix(scene.env.front[1], oklch(0.25, 0.06, 300), 0.5)

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

export const curl = (scene: Scene, x: number, y: number, r: number, name: string) =>
  bumpy({ x, y, rx: r, ry: r * 0.7, lobes: 9, random: scene.random('curl', name) })
