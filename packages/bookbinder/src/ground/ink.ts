/** The house's colours, as printed. */
export const INK = {
  paper: '#fbf6eb',
  ink: '#24233c',
  soft: '#5a586f',
  cream: '#fff3da',
  lamp: '#f9b13e',
  violet: '#613ebe',
  night: '#1a1740',
  line: '#d9ccb2',
} as const

/** Circles behind the faces, one a character in turn. */
export const FACE_GROUNDS = ['#f7d98a', '#bfe0cd', '#d9c8ee', '#f3c6c6', '#bcd9ef', '#f4cfae']

const partsOf = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number]

export function mix(one: string, other: string, share: number): string {
  const [a, b] = [partsOf(one), partsOf(other)]
  const hex = a.map((part, index) =>
    Math.round(part + ((b[index] ?? part) - part) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** 0 for black, 1 for white, as the eye weighs it. */
export function lightness(color: string): number {
  const [r, g, b] = partsOf(color)
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255
}
