import { adjust, mix } from '#core/color'
import type { Lab } from '#core/color'
import { fill, group } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { scale } from '#core/geometry'
import { brush, ellipse } from '#core/path'
import { tones } from '#light/light'
import { part } from '#light/part'
import type { HeadContext } from '#people/head-shape'
import type { HairPiece, HairShapes } from './hair-piece'

function materialColor(head: HeadContext, material: HairPiece['material']): Lab {
  const { hair, skin, accent } = head.complexion
  if (material === 'accent') return accent
  if (material === 'under') return adjust(head.human.hair === 'head_scarf' ? accent : hair, -0.05)
  if (material === 'shaved') return mix(hair, skin, 0.42)
  return hair
}

function drawPiece(head: HeadContext, piece: HairPiece, isBack: boolean): DisplayList {
  const { light } = head
  const base = materialColor(head, piece.material)
  const strength = piece.isCurly ? 0.34 : piece.material === 'accent' ? 0.42 : 0.5
  return part({
    light,
    d: piece.d,
    color: isBack && piece.material === 'hair' ? adjust(base, -0.045) : base,
    details: (tone) => [
      ...piece.strands.map((strand, i) =>
        fill(
          brush(strand, 0.3, piece.isCurly ? 1.3 : 1.9, piece.isCurly ? 0.34 : 0.5),
          i % 3 === 2 || piece.material === 'accent' ? tone.deep : tone.high,
          {
            opacity: strength * (isBack ? 0.75 : 1),
          },
        ),
      ),
      ...piece.partings.map((parting) =>
        fill(brush(parting, 0.9, 1.5, 0.9), mix(head.skin.base, tone.base, 0.25), { opacity: 0.9 }),
      ),
      ...(isBack || piece.material === 'shaved'
        ? []
        : [
            fill(ellipse(light.x * 26, -45 + light.y * 2, 25, 8), tone.high, {
              opacity: 0.36,
              blur: 5,
            }),
          ]),
    ],
  })
}

/** Both layers of a cut, narrowed to the width of the head that wears it. */
export function drawHair(
  head: HeadContext,
  shapes: HairShapes,
): { back: DisplayList; front: DisplayList } {
  const accent = tones(head.light, head.complexion.accent)
  const ties = shapes.ties.flatMap(({ at: [x, y], size }) => [
    fill(ellipse(x, y, size, size * 0.92), accent.base),
    fill(ellipse(x + size * 0.2, y + size * 0.25, size * 0.8, size * 0.6), accent.shade, {
      opacity: 0.6,
    }),
    fill(ellipse(x - size * 0.28, y - size * 0.28, size * 0.34, size * 0.3), accent.high, {
      opacity: 0.8,
    }),
  ])
  const width = head.isAdult ? 0.9 : head.face.width
  const layer = (name: 'back' | 'front'): DisplayList => {
    const list = shapes[name].flatMap((piece) => drawPiece(head, piece, name === 'back'))
    const all = name === 'front' ? [...list, ...ties] : list
    return all.length ? [group(all, { transform: scale(width, 1) })] : []
  }
  return { back: layer('back'), front: layer('front') }
}
