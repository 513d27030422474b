import type { Anchors } from '#core/figure'
import { clamp } from '#core/geometry'
import type { Box } from '#core/geometry'
import { mapAnchors } from '#core/map-anchors'
import type { Warp } from '#core/warp'
import type { Angle } from '#stages/tilt-stage'

interface Foreshortening {
  /** How much wider the top of a child is than its feet; less than nothing from below. */
  spread: number
  /** How much of its height is seen. */
  height: number
  /** How far the face turns away from us, −1..1: up to us, or down. */
  pitch: number
}
export const FORESHORTENING: Record<Angle, Foreshortening> = {
  low: { spread: -0.3, height: 1, pitch: -0.38 },
  high: { spread: 0.34, height: 0.9, pitch: 0.42 },
}
const CHILD = 290

/** Nearer to us is larger: heads from above, feet from below. Both ways, in a figure's own units. */
export function foreshortening(tall: number, angle: Angle) {
  const { spread, height } = FORESHORTENING[angle]
  const least = Math.max(tall, 60)
  const more = spread * clamp(least / CHILD, 0.25, 1.15)
  const at = (y: number) => 1 + more * (clamp(-y / least, -0.2, 1.4) - 0.5)
  const [rise, bow] = [1 - more / 2, more / (2 * least)]
  const up = (h: number) => height * (rise * h + bow * h * h)
  const down = (h: number) => {
    const root = Math.sqrt(Math.max(0, rise * rise + (4 * bow * h) / height))
    return (root - rise) / (2 * bow)
  }
  const warp: Warp = ([x, y]) => [x * at(y), -up(-y)]
  const unwarp: Warp = ([x, y]) => {
    const level = -down(-y)
    return [x / at(level), level]
  }
  return { warp, unwarp, at }
}

/** The places on a figure move with what is drawn there. */
export function foreshortened(
  anchors: Anchors,
  { warp, at }: Pick<ReturnType<typeof foreshortening>, 'warp' | 'at'>,
): Anchors {
  const { box } = anchors
  const [y0, y1] = [box.y, box.y + box.height]
  const sides = [box.x, box.x + box.width].flatMap((x) => [warp([x, y0])[0], warp([x, y1])[0]])
  const [left, top] = [Math.min(...sides), warp([0, y0])[1]]
  const seen: Box = {
    x: left,
    y: top,
    width: Math.max(...sides) - left,
    height: warp([0, y1])[1] - top,
  }
  return {
    ...mapAnchors(anchors, warp),
    headRadius: anchors.headRadius * at(anchors.head[1]),
    ...(anchors.seat ? { seat: warp(anchors.seat) } : {}),
    ...(anchors.lap ? { lap: warp(anchors.lap) } : {}),
    box: seen,
  }
}
