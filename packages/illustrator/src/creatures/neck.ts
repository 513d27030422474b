import type { Point } from '#core/geometry'
import type { HeadArt } from './heads/head'
import type { Figure } from './rigs/rig'

/** Half a band as it is drawn at scale 1. */
const HALF = 33
/** Cloth round a middle is no thicker than round a neck as wide as this. */
const NECK_WIDE = 37
/** Of a neck that leans, the end that is lowest, in shares of its half. */
const UNDER = 0.74

export interface NeckPlace {
  x: number
  y: number
  /** How thick cloth is. */
  k: number
  /** How often as wide as on a neck, and the degrees it leans: upright round who is all body. */
  girth?: number
  turn?: number
}

/** Where cloth lies round a neck, and how wide against the head; round the middle of who has none. */
export function neckOf(
  { head, neckSeat }: Figure,
  { chin }: Pick<HeadArt, 'chin'>,
  wide: number,
): NeckPlace | null {
  if (neckSeat) {
    const { at, half, turn = 0 } = neckSeat
    const k = (Math.min(half, NECK_WIDE) / HALF) * (wide / 1.12)
    return { x: at[0], y: at[1], k, girth: half / HALF / k, turn }
  }
  if (!head || chin === 0) return null
  return { x: head.at[0] - 2, y: head.at[1] + chin * head.k * 0.9, k: head.k * wide }
}

/** How a band lies there, or at a point of the neck's own. */
export function bandOf(place: NeckPlace, [px, py]: Point = [0, 0], wide = 1) {
  const { k, girth = 1, turn = 0 } = place
  const [x, y] = alongNeck(place, px, py)
  return { x, y, kx: k * girth * wide, ky: k * wide, turn }
}

function alongNeck({ x, y, k, girth = 1, turn = 0 }: NeckPlace, px: number, py: number): Point {
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  return [x + px * k * girth * cos - py * k * sin, y + px * k * girth * sin + py * k * cos]
}

/** What is knotted there hangs straight down, from the lowest of a neck that leans. */
export function hangFrom(place: NeckPlace): { x: number; y: number; k: number } {
  const { x, y, k, turn = 0 } = place
  if (turn === 0) return { x, y, k }
  const [under, low] = alongNeck(place, HALF * UNDER, 8)
  return { x: under, y: low, k }
}
