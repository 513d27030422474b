import { cheeks, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import type { Point } from '#core/geometry'
import { mark, ribbon, shape } from '#things/painter'
import { MATERIAL } from '#things/thing-art'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const elephantEar = (scene: HeadScene, side: -1 | 1) => {
  const { p, c, turn, look, back } = scene
  const place = {
    x: side * 36 + turn * (side > 0 ? 2 : 8),
    y: -8,
    kx: side * (side > 0 ? 1 - turn * 0.35 : 1),
    ky: 1,
    turn: side * (look.ears < 0 ? 10 : -look.ears * 8),
  }
  return [
    ...p.part(
      shape('-14,-26 6,-42 36,-38 54,-14 52,18 36,42 16,50 2,38 -8,20', place),
      c.coat,
      (tone) => [
        p.raw(mark('44,-20 46,6 34,34', [0.6, 2, 0.6], place), tone.deep, { opacity: 0.3 }),
        ...(back
          ? [p.raw(mark('4,-24 16,4 12,32', [0.6, 2.4, 0.5], place), tone.deep, { opacity: 0.35 })]
          : []),
      ],
    ),
    ...(back
      ? []
      : p.part(shape('-6,-18 8,-31 32,-28 44,-10 42,14 29,33 15,38 4,28 -4,12', place), c.inner)),
  ]
}

const isTrunkRaised = ({ look, lifted }: HeadScene) =>
  lifted || look.mouth === 'big' || look.mouth === 'ah'

/** The trunk rises when it hails, cheers or holds. */
export const trunk = (
  scene: HeadScene,
  raised: boolean,
  base = 16,
): ReturnType<HeadArt['draw']> => {
  const { p, c, turn: t } = scene
  const x = t * base
  const line = raised
    ? `${x},14 ${x + 10},46 ${x + 38},61 ${x + 70},50 ${x + 85},18`
    : `${x},12 ${x + 4},44 ${x + 7},72 ${x + 20},92 ${x + 38},88`
  const rings = raised ? [0.2, 0.34, 0.48, 0.62, 0.76] : [0.2, 0.34, 0.48, 0.62, 0.76]
  const knotsOf = line.split(' ').map((pair) => pair.split(',').map(Number))
  // Of the same grey as the face: its shadow tells where it is.
  const shadow = p.raw(ribbon(line, [19, 19, 16, 12, 9]), p.tone(c.coat).deep, {
    opacity: 0.45,
    blur: 3.5,
  })
  const skin = p.part(ribbon(line, [19, 17, 13.5, 10.5, 9]), c.coat, (tone) =>
    rings.flatMap((at) => {
      const i = Math.min(3, Math.floor(at * 4))
      const f = at * 4 - i
      const [ax = 0, ay = 0] = knotsOf[i] ?? []
      const [bx = 0, by = 0] = knotsOf[i + 1] ?? []
      const [cx, cy] = [ax + (bx - ax) * f, ay + (by - ay) * f]
      const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI - 90
      return [
        p.raw(mark('-15,-2 0,2.6 15,-2', [0.5, 1.1, 0.5], { x: cx, y: cy, turn }), tone.deep, {
          opacity: 0.5,
        }),
      ]
    }),
  )
  return [shadow, ...skin, ...(scene.isDipped ? dipped(p, knotsOf) : [])]
}

/** Red to a hand's breadth above the tip, where it went into the bucket. */
function dipped(p: HeadScene['p'], line: readonly number[][]): ReturnType<HeadArt['draw']> {
  const [[ax = 0, ay = 0] = [], [x = 0, y = 0] = []] = line.slice(-2)
  const from: Point = [x + (ax - x) * 0.85, y + (ay - y) * 0.85]
  const drop = { x: (from[0] + x) / 2, y: (from[1] + y) / 2 + 9 }
  return [
    ...p.part(
      ribbon([from, [(from[0] + x) / 2, (from[1] + y) / 2 + 1], [x, y]], [12, 11.4, 10]),
      MATERIAL.red,
      (tone) => [
        p.raw(mark('-6,-13 2,-16 9,-14', [0.8, 2, 0.8], drop), tone.high, { opacity: 0.7 }),
      ],
    ),
    ...p.part(shape('0,-5! 4,5 4,10 0,13 -4,10 -4,5', drop), MATERIAL.red),
  ]
}

export const ELEPHANT_HEAD: HeadArt = {
  eye: [10, -8],
  mouth: [22, 34],
  top: -56,
  half: 90,
  chin: 44,
  hold: (scene) => (isTrunkRaised(scene) ? [scene.turn * 16 + 88, 6] : [scene.turn * 16 + 40, 90]),
  draw: (scene) => {
    const { p, c, turn: t, back, look } = scene
    const raised = isTrunkRaised(scene)
    const wide = ['open', 'big', 'grin', 'ah', 'round'].includes(look.mouth)
    return [
      ...both((side) => elephantEar(scene, side)),
      ...p.part(
        turned(
          '0,-54 24,-51 42,-34 47,-8 42,14 34,30 22,42 0,46 -24,42 -40,28 -47,8 -48,-14 -40,-38 -22,-51',
          t,
        ),
        c.coat,
        (tone) => [
          p.raw(mark('-14,-40 0,-37 14,-40', [0.5, 1.2, 0.5], { x: t * 12 }), tone.deep, {
            opacity: 0.4,
          }),
          p.raw(mark('-11,-33 0,-30 11,-33', [0.5, 1.2, 0.5], { x: t * 12 }), tone.deep, {
            opacity: 0.35,
          }),
          ...shading(scene, 54)(tone),
          ...cheeks(scene, { apart: 32, y: 12, rx: 11 }),
        ],
      ),
      ...(back
        ? []
        : [
            ...(wide
              ? mouth(scene, { x: t * 30 + 14, y: 28, w: 12, style: 'line' })
              : [
                  p.flat(
                    mark('10,32 24,37 36,28', [0.8, 1.5, 0.8], {
                      x: t * 8,
                      y: scene.look.mouth === 'frown' ? -2 : 0,
                    }),
                    c.line,
                    { opacity: 0.8 },
                  ),
                ]),
            ...both((side) =>
              p.part(
                ribbon(
                  `${side * 18 + t * 16},22 ${side * 24 + t * 20},34 ${side * 26 + t * 24},42`,
                  [4.6, 4, 1.4],
                ),
                '#f6ead0',
              ),
            ),
            ...trunk(scene, raised),
          ]),
      ...eyes(scene, {
        apart: 25,
        y: -8,
        rx: 6.8,
        ry: 8.2,
        lid: c.coat,
        browAt: 15,
        browWidth: 9,
        slide: 9,
        lashes: !scene.plush && (look.eye === 'open' ? 'long' : look.eye === 'arc'),
      }),
      ...tears(scene, { apart: 26, y: 2 }),
    ]
  },
}
