import { deltaE, fromHex } from '#core/color'
import type { Lab } from '#core/color'
import { fill, line } from '#core/display-list'
import type { Blend, DisplayList, DisplayNode, Paint } from '#core/display-list'
import { brush, curve, ellipse, openLine, spline, taper } from '#core/path'
import type { Knot } from '#core/path'
import { clamp } from '#core/geometry'
import type { Point } from '#core/geometry'
import { tones, underLight } from '#light/light'
import type { Light, Tones } from '#light/light'
import { part } from '#light/part'

/** Art is written as text, "x,y x,y! …": one knot a pair, `!` where the outline breaks. */
export type Place = { x?: number; y?: number; k?: number; kx?: number; ky?: number; turn?: number }
type Look = { opacity?: number; blur?: number; blend?: Blend }

const read = new Map<string, readonly Knot[]>()
const parse = (text: string) => {
  const known = read.get(text)
  if (known) return known
  const parsed = text
    .trim()
    .split(/\s+/)
    .map((pair): Knot => {
      const [x = 0, y = 0] = pair.replace('!', '').split(',').map(Number)
      return pair.endsWith('!') ? [x, y, 'corner'] : [x, y]
    })
  read.set(text, parsed)
  return parsed
}

export const placed = ([px, py]: Point, place: Place): Point => {
  const { x = 0, y = 0, k = 1, kx = k, ky = k, turn = 0 } = place
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  return [x + px * kx * cos - py * ky * sin, y + px * kx * sin + py * ky * cos]
}

export const knots = (text: string, place?: Place): readonly Knot[] =>
  place
    ? parse(text).map((knot): Knot => {
        const [x, y] = placed([knot[0], knot[1]], place)
        return knot[2] ? [x, y, 'corner'] : [x, y]
      })
    : parse(text)
export const points = (text: string, place?: Place): Point[] =>
  knots(text, place).map(([x, y]): Point => [x, y])

export const shape = (text: string, place?: Place) => spline(knots(text, place))
export const open = (text: string, place?: Place) => openLine(curve(points(text, place), 6))
/** A brush mark through the points with its half widths at start, middle and end. */
export const mark = (text: string, widths: readonly [number, number, number], place?: Place) =>
  brush(points(text, place), ...widths)
/** A ribbon through the points; half widths are spread evenly along it. */
export const ribbon = (
  through: string | readonly Point[],
  widths: readonly number[],
  ends?: { start?: 'round' | 'flat'; end?: 'round' | 'flat' },
  place?: Place,
) => {
  const along = typeof through === 'string' ? points(through, place) : through
  return taper(curve(along, 8), (t) => widthAt(widths, t), ends)
}
const widthAt = (widths: readonly number[], t: number) => {
  const at = t * (widths.length - 1)
  const from = Math.min(widths.length - 2, Math.floor(at))
  const low = widths[Math.max(0, from)] ?? 1
  return low + ((widths[from + 1] ?? low) - low) * (at - from)
}
export const oval = ellipse

const inks = new Map<string, Lab>()
export const ink = (color: string | Lab): Lab => {
  if (typeof color !== 'string') return color
  const known = inks.get(color)
  if (known) return known
  const lab = fromHex(color)
  inks.set(color, lab)
  return lab
}

export type Details = (tone: Tones) => DisplayList
export type Painter = ReturnType<typeof createPainter>

/** From the colour a thing has by itself to the one it was told to have. */
export interface Dye {
  from: string
  to: string
}

/** As far apart are the lit and the shaded side of one cloth; its trimmings are farther. */
const SAME_CLOTH = 0.1

/** What is of the dyed cloth stays as much lighter or warmer; all else keeps its colour. */
function dyed(color: Lab, { from, to }: Dye): Lab {
  const [own, told] = [ink(from), ink(to)]
  const [light, ...hue] = color.map((one, i) => (told[i] ?? 0) + one - (own[i] ?? 0)) as [...Lab]
  return deltaE(color, own) > SAME_CLOTH ? color : [clamp(light, 0, 1), ...hue]
}

/** Brushes that know the light. Colours are hex or OKLab. */
export function createPainter(light: Light, dye?: Dye) {
  /** What is no name of a colour comes of one that was dyed. */
  const inked = (color: string | Lab) =>
    dye && typeof color === 'string' ? dyed(ink(color), dye) : ink(color)
  return {
    light,
    tone: (color: string | Lab) => tones(light, inked(color)),
    lit: (color: string | Lab) => underLight(light, inked(color)),
    /** A volume of one material. */
    part: (d: string, color: string | Lab, details?: Details, volume = 1): DisplayList =>
      part({ light, d, color: inked(color), volume, ...(details ? { details } : {}) }),
    /** One even tone, lit. */
    flat: (d: string, color: string | Lab, look?: Look): DisplayNode =>
      fill(d, underLight(light, inked(color)), look),
    /** Colour as it is: lights, highlights, gradients. */
    raw: (d: string, paint: string | Paint, look?: Look): DisplayNode =>
      fill(d, typeof paint === 'string' ? inked(paint) : paint, look),
    wire: (d: string, color: string | Lab, width: number, look?: Look): DisplayNode =>
      line(d, underLight(light, inked(color)), width, look),
  }
}
