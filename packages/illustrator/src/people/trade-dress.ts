import { fromHex } from '#core/color'
import type { Lab } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { brush, curve, ellipse, spline, taper } from '#core/path'
import { tones } from '#light/light'
import { trunkPoint, trunkWidth } from './trunk-shape'
import type { Trunk } from './trunk-shape'
import type { Wears } from './wardrobe'

const LEATHER = fromHex('#8a5530')
const GOLD = fromHex('#e8b440')
const GARDENERS = fromHex('#4d7f4a')
const COOKS = fromHex('#fbf3e2')
const PAPER = fromHex('#f7edd8')
const SPOT = fromHex('#b06a35')

/** The post goes in a bag at the hip, its strap across the chest. */
function postBag(trunk: Trunk): DisplayList {
  const { paint, skeleton, measures, view } = trunk
  const at = skeleton.torso
  const side = view === 'back' ? -1 : 1
  const x = side * measures.hip
  const tone = tones(paint.light, LEATHER)
  const bag = spline([at(x * 0.42, 0.82), at(x * 1.5, 0.8), at(x * 1.56, 1.2), at(x * 0.4, 1.23)])
  const flap = spline([
    at(x * 0.38, 0.8),
    at(x * 1.54, 0.78),
    at(x * 1.5, 0.98),
    at(x, 1.04),
    at(x * 0.42, 1),
  ])
  return [
    ...paint.paint(
      taper(
        curve([at(-side * measures.shoulder * 0.56, 0.03), at(0, 0.42), at(x * 0.9, 0.84)], 8),
        () => 4.4,
      ),
      LEATHER,
    ),
    ...paint.paint(bag, LEATHER),
    ...paint.paint(flap, LEATHER),
    fill(brush([at(x * 0.44, 0.99), at(x, 1.03), at(x * 1.48, 0.97)], 0.6, 1.4, 0.6), tone.deep, {
      opacity: 0.6,
    }),
    fill(ellipse(...at(x, 1), 3.4, 3.4), tones(paint.light, GOLD).light),
  ]
}

/** A mayor's chain, from shoulder to shoulder, with the town on its medal. */
function chainOfOffice(trunk: Trunk): DisplayList {
  const { paint, skeleton, measures, yaw, view } = trunk
  if (view === 'back') return []
  const at = skeleton.torso
  const mid = yaw * measures.shoulder * 0.34
  const tone = tones(paint.light, GOLD)
  const links = curve(
    [
      at(-measures.shoulder * 0.6, 0.05),
      at(-measures.shoulder * 0.36 + mid * 0.6, 0.3),
      at(mid, 0.46),
      at(measures.shoulder * 0.36 + mid * 0.6, 0.3),
      at(measures.shoulder * 0.56, 0.05),
    ],
    3,
  )
  return [
    ...links.flatMap(([x, y]) => [
      fill(ellipse(x, y + 1, 5, 4.6), tone.deep),
      fill(ellipse(x, y, 4.6, 4.2), tone.base),
      fill(ellipse(x - 1, y - 1, 1.6, 1.4), tone.high),
    ]),
    ...paint.paint(ellipse(...at(mid, 0.53), 11, 11), GOLD),
    fill(ellipse(...at(mid, 0.53), 5, 5), tone.deep, { opacity: 0.55 }),
  ]
}

/** With a pocket, for string or for a spoon. */
function apron(trunk: Trunk, color: Lab): DisplayList {
  const { paint, skeleton, measures, yaw, view } = trunk
  if (view === 'back') return []
  const at = skeleton.torso
  const mid = yaw * measures.shoulder * 0.3
  const bib = measures.shoulder * 0.44
  const hem = trunk.isSeated ? 1.08 : 1.26
  const low = (side: -1 | 1, down: number) =>
    trunkPoint(trunk, side, trunkWidth(trunk, Math.min(1, down)) * 0.98, down)
  const tone = tones(paint.light, color)
  return [
    ...([-1, 1] as const).flatMap((side) =>
      paint.paint(
        taper(
          curve([at(side * measures.shoulder * 0.4, 0.02), at(side * bib + mid, 0.32)], 4),
          () => 3.2,
        ),
        color,
      ),
    ),
    ...paint.paint(
      spline([
        at(mid - bib, 0.3),
        at(mid + bib, 0.3),
        low(1, 0.66),
        low(1, hem),
        at(mid * 0.4, hem + 0.05),
        low(-1, hem),
        low(-1, 0.66),
      ]),
      color,
    ),
    fill(
      brush([at(mid - bib * 0.9, 0.84), at(mid, 0.87), at(mid + bib * 0.9, 0.84)], 0.8, 1.8, 0.8),
      tone.deep,
      { opacity: 0.6 },
    ),
    fill(brush([at(mid, 0.88), at(mid, 1.06)], 0.6, 1.3, 0.6), tone.deep, { opacity: 0.5 }),
  ]
}

/** Stuck on the chest, and whose one is: a spot, and a line of writing. */
function stuckLabel(trunk: Trunk): DisplayList {
  const { paint, skeleton, measures, yaw, view } = trunk
  if (view === 'back') return []
  const at = skeleton.torso
  const mid = yaw * measures.shoulder * 0.34
  const half = measures.shoulder * 0.46
  const tone = tones(paint.light, PAPER)
  return [
    ...paint.paint(
      spline([
        [...at(mid - half, 0.3), 'corner'],
        [...at(mid + half * 0.94, 0.26), 'corner'],
        [...at(mid + half, 0.68), 'corner'],
        [...at(mid - half * 0.94, 0.72), 'corner'],
      ]),
      PAPER,
    ),
    fill(ellipse(...at(mid, 0.43), half * 0.34, half * 0.28), SPOT),
    fill(
      brush([at(mid - half * 0.6, 0.62), at(mid, 0.58), at(mid + half * 0.6, 0.61)], 0.8, 1.8, 0.8),
      tone.deep,
      { opacity: 0.8 },
    ),
  ]
}

const MAYORS: ReadonlySet<Wears> = new Set(['top_hat', 'tied_top_hat', 'chain'])

/** What somebody has on their front: of a trade, besides its hat, or stuck there. */
export function tradeDress(trunk: Trunk, wears: Wears | undefined): DisplayList {
  if (wears === 'cap') return postBag(trunk)
  if (wears && MAYORS.has(wears)) return chainOfOffice(trunk)
  if (wears === 'label') return stuckLabel(trunk)
  if (wears === 'apron') return apron(trunk, COOKS)
  return wears === 'straw_hat' ? apron(trunk, GARDENERS) : []
}
