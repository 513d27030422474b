import { mix } from '#core/color'
import { ellipse } from '#core/path'
import { createRandom } from '#core/random'
import { cheeks, nose, tears } from '#creatures/face'
import { eyes } from '#creatures/eyes'
import { mouth } from '#creatures/mouth'
import type { HeadScene } from '#creatures/face'
import { shape } from '#things/painter'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

/** Quills: pointed leaves in rows, each row over the one behind it. */
export const quills = (
  scene: Pick<HeadScene, 'p' | 'seed'>,
  field: {
    x: number
    y: number
    rx: number
    ry: number
    from: number
    to: number
    count: number
    length: number
    rows: number
    color: HeadScene['c']['detail']
    lean?: number
  },
) => {
  const { p } = scene
  const random = createRandom(scene.seed, 'quills', field.x, field.y)
  const tone = p.tone(field.color)
  const tip = mix(tone.high, p.lit('#f6e6c8'), 0.45)
  const shades = [tone.deep, tone.shade, tone.base, tone.light]
  const list = []
  for (let row = 0; row < field.rows; row++) {
    const reach = 1 - (row / field.rows) * 0.86
    const count = Math.max(5, Math.round(field.count * reach))
    for (let i = 0; i <= count; i++) {
      const angle =
        ((field.from + ((field.to - field.from) * (i + random.between(-0.3, 0.3))) / count) *
          Math.PI) /
        180
      const lean = angle + (field.lean ?? 0.16) + random.between(-0.1, 0.1)
      const x = field.x + Math.cos(angle) * field.rx * reach
      const y = field.y + Math.sin(angle) * field.ry * reach
      const length = field.length * random.between(0.8, 1.15) * (1 - row * 0.04)
      const place = { x, y, kx: length, ky: length * 0.3, turn: (lean * 180) / Math.PI }
      list.push(
        p.raw(
          shape('-0.35,0! 0.1,-0.5 1,0! 0.1,0.5', place),
          shades[Math.min(3, row === 0 ? 0 : 1 + (i % 3))] ?? tone.base,
        ),
      )
      list.push(p.raw(shape('0.55,-0.16! 1,0! 0.55,0.16!', place), tip, { opacity: 0.85 }))
    }
  }
  return list
}

export const HEDGEHOG_HEAD: HeadArt = {
  eye: [16, 0],
  mouth: [22, 30],
  top: -68,
  half: 66,
  chin: 44,
  draw: (scene) => {
    const { p, c, turn: t, back, plush } = scene
    const crown = {
      x: -2,
      y: -2,
      rx: 46,
      ry: 44,
      from: back ? -20 : 168,
      to: back ? 340 : 374,
      count: 21,
      length: 24,
      color: c.detail,
    }
    if (back)
      return [
        ...p.part(ellipse(0, 0, 50, 47), c.detail),
        ...quills(scene, { ...crown, rows: 5, length: plush ? 18 : 24 }),
      ]
    return [
      ...quills(scene, { ...crown, rows: 2 }),
      ...both((side) => [
        ...p.part(ellipse(side * 41 + t * 4, -20, 12, 12), c.coat),
        ...p.part(ellipse(side * 40 + t * 4, -18, 7, 7), c.inner),
      ]),
      ...p.part(
        turned(
          '0,-38 26,-36 43,-18 46,4 40,20 30,30 20,36 4,40 -18,37 -38,26 -48,8 -46,-14 -28,-36',
          t,
          22,
        ),
        c.coat,
        (tone) => [
          p.flat(ellipse(t * 26, 26, 30, 20), c.belly, { opacity: 0.75, blur: 3 }),
          ...shading(scene, 50)(tone),
          ...cheeks(scene, { apart: 31, y: 16, rx: 11 }),
        ],
      ),
      ...p.part(
        turned('-14,8 2,4 14,8 24,18 23,26 12,33 -4,33 -16,26', t, 30),
        mix(c.coat, c.belly, 0.5),
      ),
      ...eyes(scene, {
        apart: 20,
        y: -1,
        rx: 7.6,
        ry: 9,
        style: 'bead',
        lid: c.coat,
        browAt: 15,
        browWidth: 7,
        slide: 15,
      }),
      ...nose(scene, { x: t * 46, y: 16, rx: 8.6, ry: 7.6, kind: 'oval' }),
      ...mouth(scene, { x: t * 38, y: 29, w: 9, stem: 4 }),
      ...p.part(
        shape(
          '-48,2 -52,-20 -34,-45 0,-54 34,-46 52,-22 48,2! 38,-16 26,-14! 16,-25 6,-12! -6,-25 -16,-13! -28,-22 -38,-10!',
          { x: t * 5 },
        ),
        c.detail,
      ),
      ...quills(scene, {
        x: t * 4,
        y: -18,
        rx: 46,
        ry: 30,
        from: 182,
        to: 358,
        count: 13,
        length: 22,
        rows: 3,
        color: c.detail,
        lean: 0,
      }),
      ...tears(scene, { apart: 20, y: 9, k: 0.9 }),
    ]
  },
  profile: {
    skull: '-6,-34 14,-36 30,-20 44,-2 64,12 72,20 62,29 34,34 8,38 -20,36 -38,24 -42,0 -28,-24',
    nose: [71, 15, 7.4, 6.6],
    eye: [24, -4, 7],
    eyeStyle: 'bead',
    smile: '60,27 50,31 40,27',
    behind: (scene) =>
      quills(scene, {
        x: -8,
        y: -2,
        rx: 44,
        ry: 42,
        from: 110,
        to: 300,
        count: 18,
        length: 24,
        rows: 2,
        color: scene.c.detail,
      }),
    over: (scene) => [
      ...scene.p.part(
        shape('10,-40 24,-30 16,-14 4,-4 -2,14 -4,34! -30,34 -48,12 -46,-16 -28,-40 -6,-48'),
        scene.c.detail,
      ),
      ...quills(scene, {
        x: -18,
        y: -6,
        rx: 32,
        ry: 38,
        from: 80,
        to: 310,
        count: 13,
        length: 22,
        rows: 4,
        color: scene.c.detail,
      }),
    ],
  },
}
