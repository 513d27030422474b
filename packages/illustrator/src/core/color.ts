/** An OKLab colour: lightness 0..1, then the two opponent axes. All mixing happens here. */
export type Lab = readonly [lightness: number, a: number, b: number]

const DEGREE = Math.PI / 180

export const oklch = (lightness: number, chroma: number, hue: number): Lab => [
  lightness,
  chroma * Math.cos(hue * DEGREE),
  chroma * Math.sin(hue * DEGREE),
]

export const mix = (from: Lab, to: Lab, amount: number): Lab => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
]

/** Lighter or darker, more or less saturated, turned in hue (degrees). */
export function adjust(color: Lab, lighter = 0, chromaFactor = 1, turn = 0): Lab {
  const chroma = Math.hypot(color[1], color[2]) * chromaFactor
  const hue = Math.atan2(color[2], color[1]) + turn * DEGREE
  return [color[0] + lighter, chroma * Math.cos(hue), chroma * Math.sin(hue)]
}

export const chromaOf = (color: Lab) => Math.hypot(color[1], color[2])

/** Distance people see, 0 the same to about 1. */
export const deltaE = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

function toLinear(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

export function fromLinear(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const inGamut = (channel: number) => channel >= -0.0005 && channel <= 1.0005

/** sRGB hex; a colour outside the gamut loses chroma, never lightness or hue. */
export function toHex(color: Lab): string {
  const lightness = Math.max(0, Math.min(1, color[0]))
  let rgb = toLinear(lightness, color[1], color[2])
  for (let chroma = 0.94; chroma > 0.2 && !rgb.every(inGamut); chroma *= 0.94)
    rgb = toLinear(lightness, color[1] * chroma, color[2] * chroma)
  return `#${rgb
    .map((value) =>
      Math.round(255 * encode(Math.max(0, Math.min(1, value))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function fromHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  return fromLinear(
    decode(((value >> 16) & 255) / 255),
    decode(((value >> 8) & 255) / 255),
    decode((value & 255) / 255),
  )
}

export const mixHex = ({ from, to, share }: { from: string; to: string; share: number }) =>
  toHex(mix(fromHex(from), fromHex(to), share))

const DECODED = Float64Array.from({ length: 256 }, (_, value) => decode(value / 255))
/** Of whole bytes, as pictures have them. */
export const fromRgb = (r: number, g: number, b: number): Lab =>
  fromLinear(DECODED[r] as number, DECODED[g] as number, DECODED[b] as number)
