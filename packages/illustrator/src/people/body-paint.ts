import type { Lab } from '#core/color'
import { mix } from '#core/color'
import { fill, group, linear } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Point } from '#core/geometry'
import { taper } from '#core/path'
import { tones } from '#light/light'
import type { Light, Tones } from '#light/light'

/** Paints every piece of one body with one gradient in the body's own space: no seam shows. */
export interface BodyPaint {
  light: Light
  paint: (d: string, color: Lab, details?: (tone: Tones) => DisplayList) => DisplayList
  limb: (limb: {
    line: readonly Point[]
    width: (t: number) => number
    color: Lab
    ends?: { start?: 'round' | 'flat'; end?: 'round' | 'flat' }
    details?: (tone: Tones) => DisplayList
  }) => DisplayList
}

export function bodyPaint(light: Light, body: { center: Point; reach: number }): BodyPaint {
  const { center, reach } = body
  const from: Point = [center[0] + light.x * reach, center[1] + light.y * reach]
  const to: Point = [center[0] - light.x * reach, center[1] - light.y * reach]
  const paint: BodyPaint['paint'] = (d, color, details) => {
    const tone = tones(light, color)
    const base = fill(
      d,
      linear(
        from,
        to,
        [
          { at: 0, color: mix(tone.base, tone.light, 0.85) },
          { at: 0.5, color: tone.base },
          { at: 1, color: mix(tone.base, tone.shade, 0.85) },
        ],
        'user',
      ),
    )
    const inside = details?.(tone) ?? []
    return inside.length ? [base, group(inside, { clip: d })] : [base]
  }
  const limb: BodyPaint['limb'] = ({ line, width, color, ends, details }) =>
    paint(taper(line, width, ends), color, (tone) => [
      fill(
        taper(
          line.map(([x, y], i): Point => {
            const w =
              width(i / (line.length - 1)) * (0.2 + 0.75 * Math.min(1, (i / line.length) * 2))
            return [x - light.x * w, y - light.y * w]
          }),
          (t) => width(t) * 0.6 * Math.min(1, 0.2 + t * 2),
        ),
        tone.shade,
        { opacity: 0.42, blur: 2.6 },
      ),
      ...(details?.(tone) ?? []),
    ])
  return { light, paint, limb }
}
