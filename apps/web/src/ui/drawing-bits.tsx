import { FireflyBody } from './firefly-body.tsx'
import { starPath } from './star-shape'

export const Cloud = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M4 24c-6-1-6-10 1-11 0-9 11-12 15-5 5-6 15-3 15 5 8 0 8 11 1 11Z"
    fill="var(--muted)"
    opacity=".28"
  />
)
export const Stars = ({ at }: { at: readonly (readonly [number, number, number])[] }) =>
  at.map(([x, y, size]) => (
    <path
      key={`${x}-${y}`}
      d={starPath({ points: 4, outer: size, inner: size * 0.32, x, y })}
      fill="#f9b13e"
      opacity=".85"
    />
  ))
export const Perched = ({
  id,
  x,
  y,
  scale = 0.8,
}: {
  id: string
  x: number
  y: number
  scale?: number
}) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <FireflyBody id={id} />
  </g>
)
