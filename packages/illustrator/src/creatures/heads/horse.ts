import { adjust, mix } from '#core/color'
import { ellipse } from '#core/path'
import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { ink, mark, shape } from '#things/painter'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

export const horseEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const place = {
    x: side * 22 + turn * (side > 0 ? 2 : 7),
    y: -46,
    kx: side,
    ky: 1,
    turn: side * (look.ears < -0.2 ? 44 : 6),
  }
  return [
    ...p.part(shape('-11,6 -12,-14 0,-36! 11,-16 13,4 4,12', place), c.coat),
    ...(back ? [] : p.part(shape('-5,0 -5,-12 1,-25! 6,-12 6,0', place), c.inner)),
  ]
}

const HORN = ink('#f6dc9a')

export const horseHead = (magic: boolean): HeadArt => {
  const strands = (scene: HeadScene): readonly HeadScene['c']['detail'][] =>
    magic
      ? [
          scene.c.detail,
          mix(scene.c.detail, ink('#8fc7f2'), 0.7),
          mix(scene.c.detail, ink('#b79cf0'), 0.75),
        ]
      : [scene.c.detail, adjust(scene.c.detail, 0.05), adjust(scene.c.detail, -0.04)]
  const forelock = (scene: HeadScene) => {
    const { p, turn: t } = scene
    const [first, second, third] = strands(scene)
    return [
      ...p.part(
        shape('-14,-8 -4,-18 10,-14 8,4 -2,26 -18,40! -14,18 -20,6', { x: t * 8 - 4, y: -46 }),
        second ?? scene.c.detail,
      ),
      ...p.part(
        shape('-6,-14 8,-16 16,-4 12,12 14,28! 2,16 -6,22! -6,4', { x: t * 10 + 2, y: -46 }),
        first ?? scene.c.detail,
        (tone) => [
          p.raw(mark('2,-10 6,4 8,20', [0.6, 1.6, 0.4], { x: t * 10, y: -46 }), tone.high, {
            opacity: 0.6,
          }),
        ],
      ),
      ...p.part(
        shape('0,-12 10,-10 14,2 22,14! 10,10 2,2', { x: t * 10 + 4, y: -46 }),
        third ?? scene.c.detail,
      ),
    ]
  }
  return {
    eye: [12, -16],
    mouth: [22, 54],
    top: magic ? -128 : -86,
    half: 50,
    chin: 66,
    hold: (scene) => [scene.turn * 30, 56],
    draw: (scene) => {
      const { p, c, turn: t, back } = scene
      const [first, second, third] = strands(scene)
      const maneBehind = [
        ...p.part(
          shape('-10,-62 -38,-52 -54,-22 -56,14 -66,42! -46,36 -40,58! -28,40 -22,10 -10,-30'),
          third ?? c.detail,
        ),
        ...p.part(
          shape('-6,-62 -30,-50 -44,-20 -44,16 -52,50! -32,36 -22,8 -8,-30'),
          first ?? c.detail,
        ),
      ]
      const horn = magic
        ? p.part(
            shape('-8,4 0,-62! 9,4', { x: t * 10 + 3, y: -54, turn: 6 + t * 6 }),
            HORN,
            (tone) =>
              [0, 1, 2, 3, 4].map((i) =>
                p.raw(
                  mark('-10,2 0,-1 10,-6', [0.6, 1.3, 0.6], {
                    x: t * 10 + 4 + i * 1.8,
                    y: -56 - i * 11,
                  }),
                  tone.deep,
                  { opacity: 0.55 },
                ),
              ),
          )
        : []
      return [
        ...maneBehind,
        ...both((side) => horseEar(scene, side)),
        ...p.part(
          turned(
            '0,-58 22,-54 37,-36 40,-12 32,10 27,28 29,46 20,60 2,65 -16,61 -26,48 -25,28 -34,10 -41,-12 -38,-38 -21,-54',
            t,
            13,
          ),
          c.coat,
          (tone) => [
            ...(magic || back
              ? []
              : [
                  p.flat(shape('-5,-48 5,-48 5,-8 9,26 -9,26 -5,-8', { x: t * 16 }), c.belly, {
                    opacity: 0.95,
                  }),
                ]),
            ...shading(scene, 76)(tone),
            ...cheeks(scene, { apart: 27, y: 12, rx: 11 }),
            ...(back
              ? []
              : [
                  p.flat(ellipse(t * 22, 52, 33, 23), magic ? mix(c.coat, c.inner, 0.5) : c.belly, {
                    opacity: 0.95,
                  }),
                ]),
          ],
        ),
        ...(back
          ? []
          : both((side) => [
              p.flat(ellipse(side * 11 + t * 24, 45, 3, 4.4), '#7b4a4c', { opacity: 0.7 }),
            ])),
        ...eyes(scene, {
          apart: 25,
          y: -14,
          rx: 8.6,
          ry: 10.8,
          lid: c.coat,
          browAt: 18,
          lashes: !scene.plush && scene.look.eye === 'open',
        }),
        ...mouth(scene, { x: t * 25, y: 54, w: 10, style: 'line' }),
        ...tears(scene, { apart: 26, y: -2 }),
        ...horn,
        ...(back
          ? p.part(
              shape('-12,-60 10,-60 20,-20 14,30 20,64! 0,50 -16,66! -14,20 -22,-20'),
              second ?? c.detail,
            )
          : forelock(scene)),
      ]
    },
    profile: {
      skull:
        '-10,-54 12,-54 28,-40 36,-20 52,6 68,24 70,40 58,50 42,46 22,30 6,28 -18,36 -36,20 -38,-16 -28,-42',
      muzzle: '48,6 60,12 70,26 70,40 58,50 44,46 40,28',
      nose: [64, 29, 2.6, 3.4],
      eye: [20, -20, 7.8],
      smile: '62,43 54,43 48,38',
      behind: (scene) =>
        scene.p.part(
          shape('-2,-62 -28,-54 -46,-26 -46,8 -58,42! -36,36 -30,60! -18,34 -10,0 0,-40'),
          scene.c.detail,
        ),
      over: (scene) => [
        ...horseEar({ ...scene, turn: 0 }, -1),
        ...(magic ? scene.p.part(shape('-7,4 0,-60! 8,4', { x: 16, y: -52, turn: 24 }), HORN) : []),
        ...scene.p.part(
          shape('-8,-10 6,-14 16,2 14,20 20,34! 4,22 -4,8', { x: 6, y: -46 }),
          scene.c.detail,
        ),
      ],
    },
  }
}

export const PONY_HEAD = horseHead(false)

export const UNICORN_HEAD = horseHead(true)
