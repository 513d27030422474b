/** A star as an SVG path around its centre. */
export function starPath({
  points,
  outer,
  inner,
  x = 0,
  y = 0,
}: {
  points: number
  outer: number
  inner: number
  x?: number
  y?: number
}) {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (corner * Math.PI) / points - Math.PI / 2
    const radius = corner % 2 === 0 ? outer : inner
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}Z`
}
