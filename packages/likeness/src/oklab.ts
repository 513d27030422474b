/** Lightness, green to red, blue to yellow. */
export type Lab = readonly [number, number, number]

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

export const toLinear = (byte: number) => LINEAR[byte] ?? 0

export function labOfLinear(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function labOfHex(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return labOfLinear(r, g, b)
}

/** Light falls unevenly on a head, so lightness counts for less than hue where `weight` is below 1. */
export const distance = (a: Lab, b: Lab, weight = 1) =>
  Math.hypot((a[0] - b[0]) * weight, a[1] - b[1], a[2] - b[2])
