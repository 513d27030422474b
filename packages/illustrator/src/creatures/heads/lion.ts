import { adjust } from '#core/color'
import { ellipse, spline } from '#core/path'
import type { Knot } from '#core/path'
import { createRandom } from '#core/random'
import { cheeks, nose, tears, whiskers } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { mark, shape } from '#things/painter'
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
