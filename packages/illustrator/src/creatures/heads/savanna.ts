import { adjust, mix } from '#core/color'
import { ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { createRandom } from '#core/random'
import { ink, mark, ribbon, shape } from '#things/painter'
import { cheeks, eyes, mouth, nose, tears, whiskers } from '#creatures/face'
import type { HeadScene } from '#creatures/face'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

const mane = (
  scene: HeadScene,
  at: { x: number; y: number; r: number; points: number; color: HeadScene['c']['coat'] },
) => {
  const { p, seed } = scene
  const random = createRandom(seed, 'mane', at.r)
  const outline: Knot[] = []
  for (let i = 0; i < at.points; i++) {
    const a = (i / at.points) * Math.PI * 2 + 0.1
    const b = ((i + 0.55) / at.points) * Math.PI * 2 + 0.1
    const long = at.r * random.between(0.98, 1.12)
    outline.push([at.x + Math.cos(a) * at.r * 0.86, at.y + Math.sin(a) * at.r * 0.86, 'corner'])
    outline.push([at.x + Math.cos(b) * long * 0.99, at.y + Math.sin(b) * long])
  }
  return p.part(spline(outline), at.color, (tone) =>
    Array.from({ length: at.points * 2 }, (_, i) => {
      const a = (i / (at.points * 2)) * Math.PI * 2 + 0.2
      const [cos, sin] = [Math.cos(a), Math.sin(a)]
      const from = at.r * 0.6
      const to = at.r * (i % 2 ? 0.95 : 0.86)
      return p.raw(
        mark(
          `${at.x + cos * from},${at.y + sin * from} ${at.x + cos * (from + to) * 0.5 - sin * 4},${at.y + sin * (from + to) * 0.5 + cos * 4} ${at.x + cos * to},${at.y + sin * to}`,
          [0.6, 2.2, 0.4],
        ),
        i % 3 ? tone.deep : tone.high,
        { opacity: 0.45 },
      )
    }),
  )
}

export const LION_HEAD: HeadArt = {
  eye: [13, -6],
  mouth: [12, 37],
  top: -84,
  half: 84,
  chin: 60,
  draw: (scene) => {
    const { p, c, turn: t, back, marks } = scene
    const tiger = marks === 'stripes'
    const ears = both((side) => [
      ...p.part(ellipse(side * 42 + t * 5, -42, 16, 16), c.coat),
      ...(back ? [] : p.part(ellipse(side * 41 + t * 5, -40, 9, 9), c.inner)),
    ])
    const outer = tiger ? [] : mane(scene, { x: -3, y: 2, r: 80, points: 17, color: c.detail })
    if (back && !tiger)
      return [
        ...ears,
        ...outer,
        ...mane(scene, { x: -2, y: 0, r: 52, points: 12, color: adjust(c.detail, 0.03) }),
      ]
    return [
      ...outer,
      ...ears,
      ...(tiger
        ? []
        : mane(scene, {
            x: -1 + t * 3,
            y: 0,
            r: 62,
            points: 15,
            color: adjust(c.detail, 0.05, 1.04),
          })),
      ...p.part(
        turned(
          '0,-46 24,-43 42,-26 48,0 44,22 34,38 18,49 2,52 -16,49 -36,40 -47,22 -51,0 -43,-26 -25,-43',
          t,
        ),
        c.coat,
        (tone) => [
          p.raw(shape('-9,-40 9,-40 12,4 15,22 -15,22 -12,4', { x: t * 16 }), tone.light, {
            opacity: 0.55,
          }),
          ...(tiger
            ? [
                '-14,-50 -8,-34 -10,-26',
                '14,-50 12,-34 13,-26',
                '0,-50 2,-36 1,-28',
                '-54,0 -42,2 -34,0',
                '-54,14 -42,15 -35,18',
                '54,0 46,2 40,0',
                '52,14 46,15 40,18',
              ].map((text) =>
                p.flat(mark(text, [1.6, 3.4, 0.5], { x: t * 6 }), c.dark, { opacity: 0.9 }),
              )
            : []),
          p.flat(ellipse(-19 + t * 13, -16, 8, 4.4), c.belly, { opacity: 0.6, blur: 2 }),
          p.flat(ellipse(20 + t * 12, -16, 7, 4.4), c.belly, { opacity: 0.6, blur: 2 }),
          ...shading(scene)(tone),
          ...cheeks(scene, { apart: 34, y: 18, rx: 11 }),
        ],
      ),
      ...(back
        ? []
        : [
            ...p.part(shape('-13,0 0,4 13,0 9,16 0,22! -9,16', { x: t * 18, y: 42 }), c.belly),
            ...p.part(
              shape('0,16 12,13 28,22 30,34 17,43 0,38 -17,43 -30,34 -28,22 -12,13', { x: t * 18 }),
              c.belly,
              (tone) =>
                [-20, -14, 14, 20].map((x, i) =>
                  p.raw(ellipse(x + t * 18, 28 + (i % 2) * 4, 1.2), tone.deep, { opacity: 0.6 }),
                ),
            ),
          ]),
      ...eyes(scene, { apart: 21, y: -6, rx: 7.8, ry: 8.8, lid: c.coat, browAt: 16, browWidth: 9 }),
      ...nose(scene, { x: t * 20, y: 17, rx: 12, ry: 8 }),
      ...mouth(scene, { x: t * 19, y: 34, w: 12, stem: 10 }),
      ...whiskers(scene, { x: t * 18, y: 30, from: 28, length: 22 }),
      ...tears(scene, { apart: 22, y: 4 }),
    ]
  },
  profile: {
    skull:
      '-8,-44 16,-44 34,-30 42,-12 60,2 68,14 64,30 48,40 26,48 0,50 -28,44 -44,22 -46,-8 -32,-34',
    muzzle: '42,4 58,2 68,14 64,29 48,40 32,34 30,16',
    nose: [66, 7, 7, 7],
    eye: [27, -13, 7],
    smile: '60,27 50,32 38,27',
    behind: (scene) =>
      scene.marks === 'stripes'
        ? []
        : mane(scene, { x: -18, y: 2, r: 76, points: 16, color: scene.c.detail }),
    over: (scene) =>
      scene.marks === 'stripes'
        ? scene.p.part(ellipse(-14, -42, 15, 15), scene.c.coat)
        : [
            ...scene.p.part(
              shape('4,-54 16,-40 10,-20 14,0 6,18 10,40! -12,50 -36,40 -46,10 -40,-30 -18,-52'),
              adjust(scene.c.detail, 0.04),
              (tone) => [
                scene.p.raw(mark('4,-40 -12,-10 -6,34', [0.8, 3, 0.6]), tone.deep, {
                  opacity: 0.4,
                }),
                scene.p.raw(mark('-16,-44 -28,-6 -24,34', [0.8, 3, 0.6]), tone.high, {
                  opacity: 0.4,
                }),
              ],
            ),
            ...scene.p.part(ellipse(-6, -44, 13, 13), scene.c.coat),
          ],
  },
}

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
    ? `${x},14 ${x + 10},44 ${x + 34},54 ${x + 54},36 ${x + 50},8`
    : `${x},12 ${x + 4},44 ${x + 7},72 ${x + 20},92 ${x + 38},88`
  const rings = raised ? [0.2, 0.34, 0.48, 0.62, 0.76] : [0.2, 0.34, 0.48, 0.62, 0.76]
  const knotsOf = line.split(' ').map((pair) => pair.split(',').map(Number))
  return p.part(ribbon(line, [19, 17, 13.5, 10.5, 9]), c.coat, (tone) =>
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
}

export const ELEPHANT_HEAD: HeadArt = {
  eye: [10, -8],
  mouth: [22, 34],
  top: -56,
  half: 90,
  chin: 44,
  hold: (scene) => (isTrunkRaised(scene) ? [scene.turn * 16 + 50, 4] : [scene.turn * 16 + 40, 90]),
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
        lashes: !scene.plush && look.eye === 'open',
      }),
      ...tears(scene, { apart: 26, y: 2 }),
    ]
  },
}

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
