/** As much of a number as a drawing shows: the rest would be half the weight of a page that comes drawn. */
export const hundredth = (value: number) => Math.round(value * 100) / 100

/** The same sky every time: points strewn by a small seeded generator. */
export function starField({
  count,
  seed,
  width,
  height,
}: {
  count: number
  seed: number
  width: number
  height: number
}) {
  let state = seed
  const next = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  next()
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width * 10) / 10,
    y: Math.round(next() * height * 10) / 10,
    size: next() ** 2,
  }))
}
