const upTo = (count: number) => Math.floor(Math.random() * count)

/** Past the next ten and beyond what fingers count: 27 + 8. A tired adult knows it, a child of six does not. */
export function newSum() {
  const b = 6 + upTo(4)
  const units = 11 - b + upTo(b - 1)
  return { a: 10 * (1 + upTo(3)) + units, b }
}
