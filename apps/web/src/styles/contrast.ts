export type Oklch = { lightness: number; chroma: number; hue: number }

const channel = (linear: number) => Math.min(1, Math.max(0, linear))

/** Björn Ottosson's OKLab, to linear sRGB: what WCAG's luminance is made of. */
function toLinearRgb({ lightness, chroma, hue }: Oklch) {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ] as const
}

function luminance(color: Oklch) {
  const [red, green, blue] = toLinearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio of two colours. */
export function contrast(one: Oklch, other: Oklch) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}
