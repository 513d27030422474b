import { adjust } from '#core/color'
import type { Lab } from '#core/color'
import type { DisplayList } from '#core/display-list'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import type { RigScene } from './rig'

/** Toes forward, one leg; a web between them for swimmers. */
export const birdFoot = (
  scene: RigScene,
  x: number,
  y: number,
  k: number,
  far: boolean,
): DisplayList => {
  const { p, c, build, boots } = scene
  if (boots) {
    const place = { x: x + 3 * k, y: y - 8 * k, k: 9 * k }
    return [
      ...p.part(
        shape('-1.1,-1.9! 1,-1.9! 1.1,-0.6 2,-0.2 2.2,0.5 2.05,0.9! -1.2,0.9!', place),
        boots.color,
        () => [p.flat(shape('-1.5,0.55! 2.5,0.55! 2.5,1.1! -1.5,1.1!', place), MATERIAL.cream)],
      ),
      ...p.part(shape('-1.3,-2.2! 1.2,-2.2! 1.2,-1.6! -1.3,-1.6!', place), MATERIAL.cream),
    ]
  }
  const color = far ? adjust(c.detail, -0.05) : c.detail
  return build.foot === 'web'
    ? p.part(shape('-8,-8 4,-9 14,-3 24,5! 15,4 8,8! 1,4 -8,6!', { x, y: y - 6 * k, k }), color)
    : [-1, 0, 1].flatMap((toe) =>
        p.part(
          ribbon(
            [
              [x, y - 8 * k],
              [x + 6 * k + toe * 5 * k, y - 4 * k],
              [x + 12 * k + toe * 8 * k, y - 1],
            ],
            [3.4 * k, 3 * k, 1.6 * k],
          ),
          color,
        ),
      )
}

export const foldedWing = (
  scene: RigScene,
  at: {
    x: number
    y: number
    k: number
    turn: number
    flip?: boolean
    colors: readonly [Lab, Lab]
    flipper?: boolean
  },
): DisplayList => {
  const { p } = scene
  const place = { x: at.x, y: at.y, kx: at.flip ? -at.k : at.k, ky: at.k, turn: at.turn }
  if (at.flipper)
    return p.part(shape('-12,-6 2,-14 12,-2 12,36 6,72 -4,88 -14,70 -16,30', place), at.colors[0])
  return p.part(
    shape('-16,-8 2,-18 20,-6 24,30 16,62 4,92! -2,80 -8,90! -14,74 -22,80! -24,36', place),
    at.colors[0],
    (tone) => [
      ...[0, 1, 2].map((i) =>
        p.raw(
          mark(
            `${-14 + i * 10},${30 + i * 3} ${-13 + i * 8},56 ${-12 + i * 7},82`,
            [0.8, 2.2, 0.6],
            place,
          ),
          i % 2 ? tone.deep : p.lit(at.colors[1]),
          { opacity: 0.7 },
        ),
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        p.raw(
          mark('-6,-3 0,5 6,-3', [0.6, 1.6, 0.6], {
            ...place,
            x: at.x + (i % 2 ? 6 : -6) * at.k,
            y: at.y + (2 + i * 6) * at.k,
          }),
          tone.deep,
          { opacity: 0.4 },
        ),
      ),
    ],
  )
}

/** Two tones of wing: with the coat and against it. */
export const wingColors = (scene: RigScene): readonly [Lab, Lab] => [
  scene.c.dark,
  adjust(scene.c.dark, 0.1),
]
