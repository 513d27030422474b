import { adjust, mix } from '#core/color'
import { bumpy, ellipse } from '#core/path'
import { createRandom } from '#core/random'
import { mark, ribbon, shape } from '#things/painter'
import { eyes } from '#creatures/eyes'
import { cheeks, tears } from '#creatures/face'
import type { HeadScene } from '#creatures/face'
import { mouth } from '#creatures/mouth'
import { both, shading, turned } from './head'
import type { HeadArt } from './head'

type Grazer = 'cow' | 'sheep' | 'goat' | 'donkey'

const SKULLS: Record<Grazer, string> = {
  cow: '0,-50 26,-47 42,-28 42,-4 34,14 32,32 36,46 24,60 0,65 -24,60 -36,46 -33,32 -35,14 -43,-4 -43,-28 -26,-47',
  sheep: '0,-44 22,-42 36,-24 38,0 32,22 22,40 8,48 -8,48 -24,40 -34,22 -39,0 -37,-24 -22,-42',
  goat: '0,-48 22,-45 36,-28 36,-6 28,16 22,38 14,54 0,59 -14,54 -22,38 -29,16 -37,-6 -37,-28 -22,-45',
  donkey:
    '0,-56 22,-52 36,-34 38,-10 30,12 25,30 28,46 19,60 2,65 -16,61 -27,47 -25,30 -32,12 -40,-10 -38,-36 -21,-52',
}

const sideEar = (scene: HeadScene, side: -1 | 1, kind: Grazer) => {
  const { p, c, turn, look, back } = scene
  const upright = kind === 'donkey'
  const droop = look.ears < 0 ? -look.ears * (upright ? 78 : 22) : -look.ears * 8
  const place = upright
    ? { x: side * 20 + turn * 6, y: -46, kx: side, ky: 1, turn: side * (8 + droop) }
    : { x: side * 36 + turn * (side > 0 ? 0 : 6), y: -22, kx: side, ky: 1, turn: side * droop }
  const outer = upright
    ? '-11,8 -14,-20 -6,-58 2,-68 10,-54 14,-18 8,10'
    : '-6,-8 14,-18 40,-14 48,-4 36,8 12,10 -6,6'
  const inner = upright
    ? '-5,0 -7,-20 -2,-48 3,-54 6,-44 7,-16 4,2'
    : '4,-6 18,-10 36,-8 40,-3 30,3 12,4'
  const color = kind === 'cow' ? c.dark : c.coat
  return [
    ...p.part(shape(outer, place), color),
    ...(back ? [] : p.part(shape(inner, place), c.inner)),
  ]
}

const horn = (scene: HeadScene, side: -1 | 1, kind: Grazer) => {
  const { p, turn } = scene
  const x = side * 20 + turn * 5
  const line =
    kind === 'cow'
      ? `${x},-42 ${x + side * 18},-52 ${x + side * 20},-70`
      : `${x * 0.7},-42 ${x + side * 2},-72 ${x + side * 20},-90`
  return p.part(ribbon(line, kind === 'cow' ? [9, 7, 2] : [8, 7, 2]), '#ead9b0', (tone) =>
    kind === 'goat'
      ? [-50, -60, -70, -78].map((y) =>
          p.raw(mark(`${x - 12},${y} ${x + 12},${y - 4}`, [0.6, 1.2, 0.6]), tone.deep, {
            opacity: 0.5,
          }),
        )
      : [],
  )
}

const crown = (scene: HeadScene, kind: Grazer) => {
  const { p, c, turn: t, seed } = scene
  const random = createRandom(seed, 'crown')
  if (kind === 'sheep')
    return p.part(bumpy({ x: t * 6, y: -38, rx: 36, ry: 20, lobes: 10, random }), c.belly)
  if (kind === 'donkey')
    return p.part(
      shape('-8,-12 4,-20 12,-8 8,8 12,24! 0,14 -6,22! -8,4', { x: t * 8, y: -46 }),
      c.detail,
    )
  return p.part(
    shape('-14,-8 -4,-16 8,-15 16,-6 12,8! 6,2 2,12! -4,2 -10,10!', { x: t * 8, y: -42 }),
    kind === 'cow' ? c.dark : adjust(c.coat, -0.06),
  )
}

/** Cows, sheep, goats and donkeys: long faces that chew, told apart by ears, horns and wool. */
export const grazerHead = (kind: Grazer): HeadArt => {
  const broad = kind === 'cow' || kind === 'donkey'
  const muzzleY = kind === 'sheep' ? 30 : kind === 'goat' ? 42 : 48
  return {
    eye: [12, -12],
    mouth: [22, muzzleY + 6],
    top: kind === 'donkey' ? -112 : kind === 'goat' ? -90 : -72,
    half: 66,
    chin: kind === 'sheep' ? 48 : 64,
    hold: (scene) => [scene.turn * 28, muzzleY + 8],
    draw: (scene) => {
      const { p, c, turn: t, back } = scene
      return [
        ...(kind === 'cow' || kind === 'goat' ? both((side) => horn(scene, side, kind)) : []),
        ...both((side) => sideEar(scene, side, kind)),
        ...p.part(turned(SKULLS[kind], t, 12), kind === 'sheep' ? c.detail : c.coat, (tone) => [
          ...(kind === 'cow' && !back
            ? [p.flat(ellipse(-26 + t * 10, -14, 21, 25), c.dark, { opacity: 0.92 })]
            : []),
          ...(back || kind === 'sheep'
            ? []
            : [
                p.flat(ellipse(t * 22, muzzleY + 4, broad ? 42 : 26, broad ? 24 : 22), c.belly, {
                  opacity: 0.95,
                }),
              ]),
          ...shading(scene, kind === 'sheep' ? 56 : 74)(tone),
          ...cheeks(scene, { apart: 28, y: 12, rx: 11 }),
        ]),
        ...(back
          ? []
          : both((side) => [
              p.flat(
                ellipse(side * (broad ? 12 : 6) + t * 24, muzzleY - 4, 2.8, 3.6),
                mix(c.line, c.inner, 0.35),
                { opacity: 0.75 },
              ),
            ])),
        ...(kind === 'goat' && !back
          ? p.part(shape('-9,0! 9,0! 6,16 0,30! -6,16', { x: t * 20, y: 55 }), adjust(c.coat, 0.03))
          : []),
        ...eyes(scene, {
          apart: kind === 'sheep' ? 20 : 24,
          y: -10,
          rx: 8,
          ry: 9.8,
          lid: kind === 'sheep' ? c.detail : c.coat,
          browAt: 17,
          style: kind === 'goat' ? 'slit' : 'warm',
        }),
        ...mouth(scene, {
          x: t * 25,
          y: muzzleY + 7,
          w: 11,
          style: kind === 'sheep' ? 'split' : 'line',
        }),
        ...tears(scene, { apart: 24, y: 2 }),
        ...crown(scene, kind),
      ]
    },
  }
}
