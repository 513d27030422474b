import { adjust, oklch } from '#core/color'
import { fill, line } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, ellipse, spline } from '#core/path'
import { tones, underLight } from '#light/light'
import { part } from '#light/part'
import { eyeCenter, narrowing } from './head-shape'
import type { HeadContext } from './head-shape'

const SIDES = [-1, 1] as const
const GLASS = oklch(0.99, 0.01, 210)

export function drawGlasses(head: HeadContext): DisplayList {
  if (head.human.glasses === 'none') return []
  const frame = underLight(head.light, frameColor(head))
  const isRound = head.human.glasses === 'round'
  const size = head.isAdult ? 0.88 : 1
  const rims = SIDES.flatMap((side) => {
    const [x, y] = eyeCenter(head, side)
    const w = (isRound ? 15.4 : 15.8) * size * narrowing(head, side)
    const h = (isRound ? 15.2 : 12.6) * size
    const top = y + 0.6
    const rim = isRound
      ? ellipse(x, top, w, h)
      : spline([
          [x - w, top - h * 0.86],
          [x, top - h],
          [x + w, top - h * 0.86],
          [x + w * 0.96, top + h * 0.5],
          [x + w * 0.5, top + h],
          [x - w * 0.5, top + h],
          [x - w * 0.96, top + h * 0.5],
        ])
    return [
      fill(rim, GLASS, { opacity: 0.07 }),
      line(rim, frame, 2.7),
      fill(
        brush(
          [
            [x - w * 0.6, top - h * 0.15],
            [x - w * 0.25, top - h * 0.62],
          ],
          0.7,
          1.5,
          0.6,
        ),
        GLASS,
        { opacity: 0.7 },
      ),
    ]
  })
  const [nearX, y] = eyeCenter(head, -1)
  const [farX] = eyeCenter(head, 1)
  const reach = 15.4 * size
  const bridgeFrom = nearX + reach
  const bridgeTo = farX - reach * narrowing(head, 1)
  return [
    ...rims,
    line(
      `M${bridgeFrom} ${y - 0.4}Q${(bridgeFrom + bridgeTo) / 2} ${y - 4.4} ${bridgeTo} ${y - 0.4}`,
      frame,
      2.7,
    ),
    line(`M${nearX - reach} ${y}L${-46 * head.face.width + head.yaw * 8} ${y - 1.6}`, frame, 2.4),
  ]
}

/** Frames take the child's own accent, darkened, so that they belong to the outfit. */
export const frameColor = (head: HeadContext) => {
  const dark = adjust(head.complexion.accent, 0.42 - head.complexion.accent[0], 0.75)
  return head.complexion.skin[0] < 0.5 ? adjust(dark, 0.16, 1.3) : dark
}

/** A small shell behind the ear and its clear tube; worn on the ear we see. */
export function drawHearingAid(
  head: HeadContext,
  ear: { x: number; y: number; side: -1 | 1 },
): DisplayList {
  if (!head.human.hearingAid) return []
  const { x, y, side } = ear
  const shell = tones(head.light, adjust(head.complexion.accent, 0.05, 1.1))
  return [
    ...part({
      light: head.light,
      d: brush(
        [
          [x + side * 1, y - 13],
          [x + side * 6.6, y - 10],
          [x + side * 8.4, y - 1],
        ],
        1.6,
        3,
        2.2,
      ),
      color: head.complexion.accent,
    }),
    fill(ellipse(x + side * 5.6, y - 9.4, 0.9), shell.high, { opacity: 0.9 }),
    line(
      `M${x + side} ${y - 13}Q${x - side * 4.4} ${y - 12} ${x - side * 2.6} ${y - 1}`,
      oklch(0.95, 0.015, 220),
      1.3,
    ),
    fill(ellipse(x - side * 2, y + 1, 2, 2.4), shell.light),
  ]
}
