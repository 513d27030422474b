import { adjust, fromHex, oklch } from '#core/color'
import type { Lab } from '#core/color'
import { fill, radial } from '#core/display-list'
import type { DisplayList } from '#core/display-list'
import type { Box } from '#core/geometry'
import { ellipse, rectangle } from '#core/path'
import { createRandom } from '#core/random'
import type { CastLight } from '#light/rigs'

/** The wall colour for each light; by day a hue opposite the character's accent, very pale. */
function wallColor(light: CastLight, accent: string): Lab {
  switch (light) {
    case 'moon':
    case 'lantern':
      return oklch(0.4, 0.085, 262)
    case 'nightfall':
      return oklch(0.46, 0.09, 305)
    case 'space':
      return oklch(0.3, 0.09, 290)
    case 'golden':
    case 'dusk':
      return oklch(0.84, 0.085, 62)
    case 'dawn':
      return oklch(0.87, 0.06, 30)
    case 'water':
      return oklch(0.68, 0.09, 210)
    case 'lamp':
    case 'candle':
      return oklch(0.56, 0.09, 45)
    default: {
      const own = fromHex(accent)
      const hue = (Math.atan2(own[2], own[1]) * 180) / Math.PI
      return oklch(0.88, 0.055, hue + 150)
    }
  }
}

const isNight = (light: CastLight) => light === 'moon' || light === 'space' || light === 'nightfall'

export function drawBackdrop(
  view: Box,
  { light, accent }: { light: CastLight; accent: string },
): DisplayList {
  const wall = wallColor(light, accent)
  const { x, y, width, height } = view
  const random = createRandom('portrait sky', light)
  const stars = isNight(light)
    ? Array.from({ length: 26 }, () =>
        ellipse(
          x + random.between(0, width),
          y + random.between(0, height * 0.7),
          random.between(0.4, 1.3) * (width / 260),
        ),
      ).join('')
    : ''
  return [
    fill(
      rectangle(x, y, width, height),
      radial([0.42, 0.34], 0.8, [
        { at: 0, color: adjust(wall, isNight(light) ? 0.14 : 0.07, 0.9) },
        { at: 0.55, color: wall },
        { at: 1, color: adjust(wall, -0.09, 1.1, 14) },
      ]),
    ),
    ...(stars ? [fill(stars, oklch(0.97, 0.03, 95), { opacity: 0.75 })] : []),
  ]
}
