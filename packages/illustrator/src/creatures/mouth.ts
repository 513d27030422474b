import { mix } from '#core/color'
import { group } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { ellipse } from '#core/path'
import { ink, mark, shape } from '#things/painter'
import type { Expression } from './expressions'
import { WHITE } from './eyes'
import type { HeadScene } from './face'

export interface MouthShape {
  x: number
  y: number
  /** Half width of the smile. */
  w: number
  /** `split`: a muzzle under a nose; `line`: one curve from cheek to cheek. */
  style?: 'split' | 'line'
  stem?: number
  teeth?: 'buck' | 'fang' | 'none'
}

const GAPE: Partial<Record<Expression['mouth'], readonly [number, number]>> = {
  open: [0.74, 0.72],
  big: [0.92, 1.02],
  round: [0.36, 0.78],
  ah: [0.52, 0.72],
  grin: [0.86, 0.5],
}

export function mouth(scene: HeadScene, at: MouthShape): DisplayList {
  const { p, c, look, plush, back } = scene
  if (back) return []
  const { x, y, w, style = 'split', stem = 0, teeth = 'none' } = at
  const k = w / 12
  const place = { x, y, k }
  const lineInk = plush ? ink('#5b3a3c') : mix(c.line, p.tone(c.coat).deep, 0.25)
  const list: DisplayNode[] = []
  if (stem > 0) list.push(p.flat(mark(`${x},${y - stem} ${x},${y}`, [0.8, 0.9, 0.8]), lineInk))
  const gape = GAPE[look.mouth]
  if (gape && !(plush && look.mouth !== 'round' && look.mouth !== 'big')) {
    const [wide, deep] = gape
    const a = 12 * wide
    const b = 12 * deep
    const d =
      look.mouth === 'round'
        ? ellipse(x, y + b * k * 0.8, a * k, b * k * 0.9)
        : shape(
            `${-a},0! 0,${style === 'split' ? 1.5 : 2.4} ${a},0! ${a * 0.72},${b * 0.72} 0,${b * 1.12} ${-a * 0.72},${b * 0.72}`,
            place,
          )
    list.push(
      p.flat(d, '#5a2028'),
      group(
        [
          p.flat(
            ellipse(
              x + k,
              y + b * k * (look.mouth === 'round' ? 1.5 : 1.06),
              a * k * 0.66,
              b * k * 0.5,
            ),
            '#e2686a',
          ),
          ...(look.mouth === 'grin'
            ? [p.flat(ellipse(x, y - b * k * 0.3, a * k, b * k * 0.8), WHITE)]
            : []),
          ...(teeth === 'buck'
            ? [p.flat(shape('-4.4,-1! 4.4,-1! 4,5.6 0.4,5.4! 0,2! -0.4,5.4! -4,5.6', place), WHITE)]
            : []),
        ],
        { clip: d },
      ),
    )
  }
  const lines: Partial<Record<Expression['mouth'], string>> = {
    smile:
      style === 'split' ? '-12,-1.4 -7,3 0,0 7,3 12,-1.4' : '-12,-2.4 -6,2.4 0,3.6 6,2.4 12,-2.4',
    tiny: style === 'split' ? '-6,0.6 -3,2.2 0,0 3,2.2 6,0.6' : '-5,0 0,2.4 5,0',
    wave: '-10,4 -5,0.6 0,3 5,0.6 10,4',
    frown: '-10,5.4 -5,1 0,-0.2 5,1 10,5.4',
    firm: '-8,2 0,2.2 5,0.8 9,-2.4',
  }
  const curveText = lines[look.mouth] ?? (style === 'split' || plush ? lines.smile : undefined)
  if (curveText && look.mouth !== 'round')
    list.push(p.flat(mark(curveText, plush ? [1, 1.2, 1] : [0.8, 1.3, 0.8], place), lineInk))
  if (teeth === 'buck' && (look.mouth === 'smile' || look.mouth === 'tiny'))
    list.push(p.flat(shape('-3.6,1! 3.6,1! 3.2,6.4 0.3,6! 0,3.4! -0.3,6! -3.2,6.4', place), WHITE))
  if (teeth === 'fang' && look.mouth !== 'round')
    list.push(p.flat(shape('-9.4,0.4! -5.8,2! -7.6,7.4!', place), WHITE))
  return list
}
