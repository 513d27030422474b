import { adjust } from '#core/color'
import type { Lab } from '#core/color'
import { group, linear } from '#core/display-list'
import type { DisplayList, DisplayNode } from '#core/display-list'
import { ellipse, polygon } from '#core/path'
import { ink, mark } from '#things/painter'
import { glassesOn } from './eyewear'
import { lashesOf } from './lashes'
import type { HeadScene } from './face'

export const WHITE = ink('#fffdf8')

const BLACK = ink('#1c1318')

export interface EyeShape {
  x: number
  y: number
  rx: number
  ry?: number
  side: -1 | 1
  style?: 'warm' | 'bead' | 'slit' | 'ringed' | 'flat'
  /** What the lids are made of: the fur around the eye. */
  lid?: Lab
  iris?: Lab
  /** Long ones are seen from where a whole elephant is. */
  lashes?: boolean | 'long'
}

const button = ({ p, look, gaze }: HeadScene, { x, y, rx }: EyeShape): DisplayList => {
  const r = Math.max(6.4, rx * 0.9)
  const [gx, gy] = [gaze[0] * r * 0.26, gaze[1] * r * 0.24]
  if (look.eye !== 'open')
    return [
      p.flat(
        mark(look.eye === 'arc' ? '-9,4 0,-4 9,4' : '-9,-2 0,4 9,-2', [1.2, 1.6, 1.2], { x, y }),
        BLACK,
      ),
    ]
  const thread = ink('#e8d6b4')
  return [
    p.flat(ellipse(x, y, r * 1.12), '#140f18', { opacity: 0.35, blur: 1.5 }),
    ...p.part(ellipse(x, y, r), '#3a2a33'),
    p.flat(ellipse(x + gx, y + gy, r * 0.68), '#241a22'),
    p.wire(
      `M${x + gx - 2.4} ${y + gy - 2.4}l4.8 4.8M${x + gx + 2.4} ${y + gy - 2.4}l-4.8 4.8`,
      thread,
      1.3,
    ),
    p.raw(ellipse(x + gx - r * 0.42, y + gy - r * 0.45, r * 0.24, r * 0.2), WHITE, {
      opacity: 0.85,
    }),
  ]
}

const shutEye = ({ p, c, look }: HeadScene, eye: EyeShape): DisplayList => {
  const { x, y, rx, side, lashes } = eye
  const bow = look.eye === 'arc' ? -1 : 1
  const k = Math.max(0.62, rx / 10)
  const line = bow < 0 ? '-10,4 -5,-3 0,-5 5,-3 10,4' : '-10,-1 -5,4 0,5.6 5,4 10,-1'
  const list: DisplayNode[] = [p.flat(mark(line, [0.9, 1.5, 0.9], { x, y, k }), c.line)]
  if (lashes)
    for (const step of [-1, 0, 1])
      list.push(
        p.flat(
          mark(`${step * 5},5 ${step * 7 + side},${9 - Math.abs(step)}`, [0.9, 0.7, 0.3], {
            x,
            y,
            k,
          }),
          c.line,
        ),
      )
  return list
}

/** How far an iris goes to where somebody looks, of the eye's own half. */
const TRAVEL = 0.54
const LOOKS_ASIDE = 0.25

function iris(scene: HeadScene, eye: EyeShape, ry: number): DisplayList {
  const { p, c, look } = scene
  const { x, y, rx, style = 'warm' } = eye
  const [gx, gy] = scene.gaze
  const color = p.lit(eye.iris ?? c.eye)
  const [ax, ay] = [gx * rx * TRAVEL, gy * ry * TRAVEL * 0.8]
  // On the side it looks to: next to the white it leaves behind, it would be lost.
  const shone = gx > LOOKS_ASIDE ? 1 : -1
  const shine = (size: number): DisplayNode[] => [
    p.raw(ellipse(x + ax + shone * rx * 0.3, y + ay - ry * 0.36, rx * size, ry * size), WHITE),
    p.raw(ellipse(x + ax - shone * rx * 0.32, y + ay + ry * 0.36, rx * size * 0.45), WHITE, {
      opacity: 0.8,
    }),
  ]
  const depth = linear(
    [0.5, 0],
    [0.5, 1],
    [
      { at: 0, color: adjust(color, -0.18) },
      { at: 0.55, color },
      { at: 1, color: adjust(color, 0.12, 1.1) },
    ],
  )
  if (style === 'bead')
    return [
      p.flat(ellipse(x, y, rx, ry), BLACK),
      p.flat(ellipse(x, y, rx * 0.92, ry * 0.94), WHITE),
      p.flat(ellipse(x + ax * 1.15, y + ay * 1.1, rx * 0.98, ry * 0.98), BLACK),
      p.raw(ellipse(x + ax, y + ry * 0.32 + ay, rx * 0.6, ry * 0.46), depth, {
        opacity: 0.7,
      }),
      ...shine(0.34),
    ]
  if (style === 'slit')
    return [
      p.flat(ellipse(x, y, rx, ry), c.line),
      p.raw(ellipse(x, y + 0.5, rx * 0.88, ry * 0.9), depth),
      p.flat(
        ellipse(
          x + gx * rx * 0.44,
          y + gy * ry * 0.34,
          rx * (0.3 + 0.22 * look.pupil * (look.open > 1 ? 1.5 : 1)),
          ry * 0.72 * look.pupil,
        ),
        BLACK,
      ),
      ...shine(0.27),
    ]
  if (style === 'ringed' || style === 'flat')
    return [
      p.flat(ellipse(x, y, rx, ry), WHITE),
      p.raw(ellipse(x + gx * rx * 0.36, y + gy * ry * 0.32, rx * 0.74, ry * 0.76), depth),
      style === 'flat'
        ? p.flat(
            ellipse(
              x + gx * rx * 0.42,
              y + gy * ry * 0.36,
              rx * 0.56 * look.pupil,
              ry * 0.28 * look.pupil,
            ),
            BLACK,
          )
        : p.flat(
            ellipse(
              x + gx * rx * 0.42,
              y + gy * ry * 0.36,
              rx * 0.44 * look.pupil,
              ry * 0.48 * look.pupil,
            ),
            BLACK,
          ),
      p.flat(ellipse(x, y - ry * 0.85, rx * 1.2, ry * 0.42), c.line, { opacity: 0.25, blur: 1.4 }),
      ...shine(0.24),
    ]
  // Dark eyes tell where they look by the white they leave behind.
  const dark = [x + ax * 1.15, y + ay * 1.1] as const
  return [
    p.flat(ellipse(x, y, rx, ry), c.line),
    p.flat(ellipse(x, y, rx * 0.92, ry * 0.94), WHITE),
    p.flat(ellipse(...dark, rx * 0.98, ry * 0.98), c.line),
    p.raw(ellipse(x + ax, y + ay + ry * 0.12, rx * 0.83, ry * 0.83), depth),
    p.flat(
      ellipse(x + ax * 1.3, y + ay * 1.3, rx * 0.54 * look.pupil, ry * 0.58 * look.pupil),
      BLACK,
    ),
    ...shine(0.31),
  ]
}

export function eye(scene: HeadScene, given: EyeShape): DisplayList {
  const { p, c, look, plush } = scene
  if (scene.back) return []
  if (plush) return button(scene, given)
  if (look.eye !== 'open') return shutEye(scene, given)
  const { x, y, rx, side } = given
  const open = look.open
  const ry = (given.ry ?? rx * 1.18) * Math.max(0.94, open)
  const lid = p.lit(given.lid ?? c.coat)
  const inside: DisplayNode[] = [...iris(scene, given, ry)]
  const slant = (ry * 0.36 * look.browAngle) / 20
  const isLidded = open < 0.97 || Math.abs(look.browAngle) > 12
  const edge = y - ry + 2 * ry * Math.max(0, 1 - Math.min(1, open)) + (isLidded ? ry * 0.08 : 0)
  const left = edge + (side > 0 ? slant : -slant)
  const right = edge - (side > 0 ? slant : -slant)
  const wide = rx * 1.5
  if (isLidded)
    inside.push(
      p.raw(
        polygon([
          [x - wide, y - ry * 3],
          [x + wide, y - ry * 3],
          [x + wide, right],
          [x - wide, left],
        ]),
        adjust(lid, -0.02),
      ),
      p.flat(
        mark(
          `${x - rx * 1.1},${left} ${x},${(left + right) / 2 + 0.6} ${x + rx * 1.1},${right}`,
          [1.1, 1.3, 1.1],
        ),
        c.line,
      ),
    )
  if (look.lower > 0.02)
    inside.push(p.raw(ellipse(x, y + ry * (2 - look.lower * 2), rx * 1.5, ry), lid))
  const list: DisplayNode[] = [group(inside, { clip: ellipse(x, y, rx, ry) })]
  if (given.lashes) list.push(...lashesOf(scene, given, { x, y, rx, ry }))
  return list
}

export function brow(
  { p, look, back }: HeadScene,
  at: { x: number; y: number; width: number; side: -1 | 1; color: Lab; thick?: number },
): DisplayList {
  if (back) return []
  const { x, y, width, side, color, thick = 1.8 } = at
  const lift = look.browRaise + (side > 0 ? look.oneBrow : 0)
  return [
    p.raw(
      mark('-1,0.14 0,-0.2 1,0.14', [thick * 0.7, thick, thick * 0.6], {
        x,
        y: y - lift,
        k: width,
        turn: -look.browAngle * side,
      }),
      color,
      { opacity: 0.9 },
    ),
  ]
}

/** Two eyes with their brows; the far one narrows as the head turns. */
export function eyes(
  scene: HeadScene,
  pair: Omit<EyeShape, 'x' | 'side'> & {
    apart: number
    slide?: number
    browAt?: number
    browColor?: Lab
    browWidth?: number
  },
): DisplayList {
  const { apart, slide = 13, browAt, browColor, browWidth, ...shared } = pair
  const { turn, c } = scene
  const squeezeOf = (side: -1 | 1) => (side > 0 ? 1 - turn * 0.22 : 1)
  const at = (side: -1 | 1) => ({
    x: side * apart * (side > 0 ? 1 - turn * 0.12 : 1) + turn * slide,
    y: shared.y,
    rx: shared.rx * squeezeOf(side),
  })
  const both = ([-1, 1] as const).flatMap((side) => {
    const { x, rx } = at(side)
    return [
      ...eye(scene, {
        ...shared,
        x,
        side,
        rx,
        ry: shared.ry ?? shared.rx * 1.18,
      }),
      ...(browAt === undefined
        ? []
        : brow(scene, {
            x,
            y: shared.y - browAt,
            width: (browWidth ?? shared.rx * 0.95) * squeezeOf(side),
            side,
            color: browColor ?? scene.p.tone(c.coat).deep,
          })),
    ]
  })
  return [...both, ...glassesOn(scene, [at(-1), at(1)])]
}
