import { adjust, mix, oklch } from '#core/color'
import { fill } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import { bend, ellipse, taper } from '#core/path'
import { tones } from '#light/light'
import type { Lab } from '#core/color'
import type { BodyPaint } from './body-paint'
import { drawShoe } from './feet'
import { creases, rings } from './limb-marks'
import { drawHand } from './hands'
import type { HandShape } from './pose'
import type { Proportions } from './proportions'
import type { Limb } from './limb-reach'
import type { View } from './skeleton'
import type { Clothes } from './wardrobe'

const SAMPLES = 20
/** 0 a wire through shoulder and hand, 1 a sharp elbow. */
export const ARM_SOFTNESS = 0.48
const CREAM = oklch(0.95, 0.025, 85)

const limbLine = (limb: Limb, softness: number) =>
  bend({ start: limb.start, joint: limb.joint, end: limb.end, softness, samples: SAMPLES })

export interface BodyContext {
  paint: BodyPaint
  measures: Proportions
  clothes: Clothes
  skin: Lab
  view: View
}

export const legLine = (limb: Limb) => limbLine(limb, 0.68)

export function drawArm(
  body: BodyContext,
  arm: { limb: Limb; hand: HandShape; thumbSide?: 1 | -1 },
): { list: DisplayList; overHeld: DisplayList } {
  const { paint, measures, clothes, skin } = body
  const { limb } = arm
  const w = measures.armWidth
  const samples = limbLine(limb, ARM_SOFTNESS)
  const hand = drawHand({
    paint,
    wrist: limb.end,
    angle: limb.lower,
    shape: arm.hand,
    size: measures.hand,
    skin,
    thumbSide: arm.thumbSide ?? 1,
  })
  const { cut } = clothes
  const isStriped = cut.details.includes('stripes')
  const top = clothes.top
  if (cut.sleeve === 'short') {
    const part = samples.slice(0, 7)
    return {
      overHeld: hand.over,
      list: [
        ...paint.limb({ line: samples, width: (t) => w * (0.98 - t * 0.36), color: skin }),
        ...hand.list,
        ...paint.limb({
          line: part,
          width: (t) => w * (1 + Math.min(0.14, t) + t * 0.16),
          color: top,
          ends: { end: 'flat' },
          details: (tone) => [
            ...(isStriped ? rings(part, w * 1.8, tones(paint.light, clothes.detail).base) : []),
            fill(
              taper(part.slice(-2), () => w * 1.6),
              tone.shade,
              { opacity: 0.45 },
            ),
          ],
        }),
      ],
    }
  }
  const isWide = cut.sleeve === 'wide'
  const sleeve = samples.slice(0, SAMPLES)
  const cuff = samples.slice(-4, -1)
  const hasRib = cut.details.includes('ribbing')
  const width = isWide
    ? (t: number) => w * (1.12 + t * t * 0.7)
    : (t: number) => w * (0.98 + 0.18 * Math.min(1, t * 6) - t * (hasRib ? 0.14 : 0.24))
  return {
    overHeld: hand.over,
    list: [
      ...paint.limb({
        line: sleeve,
        width,
        color: top,
        ends: { end: 'flat' },
        details: (tone) => [
          ...(isStriped ? rings(sleeve, w * 1.6, tones(paint.light, clothes.detail).base) : []),
          ...(cut.details.includes('side_bands')
            ? [
                fill(
                  taper(sleeve, () => 2.2),
                  tones(paint.light, clothes.detail).base,
                  { opacity: 0.9 },
                ),
              ]
            : []),
          ...creases(limb, w, tone),
        ],
      }),
      ...paint.limb({
        line: cuff,
        width: () => width(1) * (hasRib ? 0.9 : 1.07),
        color: isWide || cut.details.includes('piping') ? clothes.detail : adjust(top, -0.05),
        ends: { start: 'flat', end: 'flat' },
      }),
      ...hand.list,
    ],
  }
}

export function drawLeg(
  body: BodyContext,
  leg: { limb: Limb; side: -1 | 1; airborne: boolean },
): DisplayList {
  const { paint, measures, clothes, skin, view } = body
  const { limb } = leg
  const { cut } = clothes
  const w = measures.legWidth
  const samples = legLine(limb)
  const isBare = cut.legs === 'bare' || cut.legs === 'shorts'
  const thin = isBare || cut.legs === 'tights' ? 0.82 : 1
  const width = (t: number) => w * (1.04 - t * 0.4) * thin
  const cloth = cut.legs === 'tights' ? clothes.under : clothes.bottom
  const tightsColor = cut.legs === 'tights' ? clothes.bottom : cloth
  const out: DisplayList[number][] = []
  out.push(
    ...paint.limb({
      line: samples,
      width,
      color: isBare ? skin : tightsColor,
      details: (tone) => (isBare ? [] : creases(limb, w * 0.9, tone)),
    }),
  )
  if (cut.details.includes('side_bands'))
    out.push(
      fill(
        taper(samples.slice(0, -2), () => 2.2),
        tones(paint.light, clothes.detail).base,
        { opacity: 0.85 },
      ),
    )
  if (limb.isFolded) return out
  if (cut.legs === 'shorts') {
    const upper = samples.slice(0, 10)
    out.push(
      ...paint.limb({
        line: upper,
        width: (t) => w * (1.08 + t * 0.1),
        color: clothes.bottom,
        ends: { end: 'flat' },
        details: (tone) => [
          fill(
            taper(upper.slice(-2), () => w * 1.4),
            tone.shade,
            { opacity: 0.5 },
          ),
        ],
      }),
    )
    if (cut.shoes !== 'sock')
      out.push(
        ...paint.limb({
          line: samples.slice(-5),
          width: () => w * 0.58,
          color: mix(clothes.detail, clothes.under, 0.2),
        }),
      )
  }
  if (cut.legs === 'trousers' && cut.shoes !== 'boot')
    out.push(
      ...paint.limb({
        line: samples.slice(-4),
        width: () => w * 0.74,
        color: adjust(cloth, -0.04),
        ends: { start: 'flat', end: 'flat' },
      }),
    )
  if (cut.shoes === 'sock')
    out.push(
      ...paint.limb({
        line: samples.slice(-7),
        width: () => w * (isBare ? 0.6 : 0.66),
        color: clothes.shoe,
        ends: { start: 'flat' },
      }),
    )
  if (cut.shoes === 'boot') {
    out.push(
      ...paint.limb({
        line: samples.slice(-8),
        width: (t) => w * (0.86 - 0.08 * t),
        color: clothes.shoe,
        ends: { start: 'flat' },
      }),
      ...paint.limb({
        line: samples.slice(-9, -6),
        width: () => w * 0.93,
        color: mix(clothes.shoe, CREAM, 0.8),
        ends: { start: 'flat', end: 'flat' },
      }),
    )
  }
  out.push(
    ...drawShoe({
      paint,
      leg: limb,
      size: measures.foot,
      color: clothes.shoe,
      trim: cut.shoes === 'strap' ? tightsColor : adjust(clothes.shoe, 0.1),
      skin,
      kind: cut.shoes,
      view,
      side: leg.side,
      airborne: leg.airborne,
    }),
  )
  return out
}

/** Of a thigh that points at us, its near end. */
export function drawKnee(
  { paint, measures, clothes, skin }: BodyContext,
  { joint: [x, y] }: Limb,
): DisplayList {
  const w = measures.legWidth
  const isBare = clothes.cut.legs === 'bare' || clothes.cut.legs === 'shorts'
  return paint.paint(ellipse(x, y, w * 1.06, w), isBare ? skin : clothes.bottom, (tone) => [
    fill(ellipse(x, y + w * 1.05, w, w * 0.5), tone.shade, { opacity: 0.7, blur: 2 }),
    fill(ellipse(x, y - w * 0.4, w * 0.7, w * 0.4), tone.light, { opacity: 0.5, blur: 2 }),
  ])
}
