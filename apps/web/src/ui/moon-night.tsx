import { useId, type ReactNode } from 'react'
import { starField } from './star-field'

const STARS = starField({ count: 110, seed: 31, width: 390, height: 520 })
const HANGING = [
  { x: 92, y: 130, size: 11 },
  { x: 142, y: 74, size: 7 },
  { x: 250, y: 86, size: 8 },
  { x: 296, y: 178, size: 12 },
] as const
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}l${r * 0.28} ${r * 0.66} ${r * 0.72} ${r * 0.06}-${r * 0.55} ${r * 0.48} ${r * 0.18} ${r * 0.7}-${r * 0.63}-${r * 0.38}-${r * 0.63} ${r * 0.38} ${r * 0.18}-${r * 0.7}-${r * 0.55}-${r * 0.48} ${r * 0.72}-${r * 0.06}Z`

/** A crescent to sit on, stars on strings, a few clouds: the last thing seen at night. */
export function MoonNight({
  className,
  children,
}: {
  className?: string
  /** Drawn on the crescent: whoever sleeps there. */
  children?: ReactNode
}) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 390 476"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset=".2" stopColor="#fff2c4" stopOpacity=".34" />
          <stop offset="1" stopColor="#fff2c4" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}moon`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fffdf0" />
          <stop offset="1" stopColor="#ffe39a" />
        </linearGradient>
        <linearGradient id={`${id}cloud`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#9a86cf" stopOpacity=".9" />
          <stop offset="1" stopColor="#4d3b8e" stopOpacity=".5" />
        </linearGradient>
      </defs>
      {STARS.map(({ x, y, size }) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={0.4 + size * 0.9}
          fill="#fff"
          opacity={0.3 + size * 0.5}
        />
      ))}
      {HANGING.map(({ x, y, size }) => (
        <g key={x}>
          <path d={`M${x} -900V${y - size}`} stroke="#e8dcc0" strokeWidth=".8" opacity=".55" />
          <circle cx={x} cy={y} r={size * 2.4} fill={`url(#${id}glow)`} />
          <path d={star(x, y, size)} fill="#fff6d8" />
        </g>
      ))}
      <circle cx="196" cy="262" r="190" fill={`url(#${id}glow)`} />
      <path
        d="M120 168c-46 40-78 110-44 178 30 60 106 88 172 58 40-18 66-52 78-92-34 44-92 60-142 36-60-28-84-108-64-180Z"
        fill={`url(#${id}moon)`}
      />
      <g fill="#f0c878" opacity=".38">
        <ellipse cx="112" cy="300" rx="17" ry="15" />
        <ellipse cx="152" cy="372" rx="24" ry="15" />
        <ellipse cx="90" cy="256" rx="9" ry="7" />
      </g>
      {children}
      <g fill={`url(#${id}cloud)`}>
        <path d="M-20 520c6-26 34-30 48-18 12-24 52-22 60 4 22-10 44 2 42 20 26 2 30 18 6 20H-20Z" />
        <path d="M210 560c4-22 30-26 42-14 10-24 50-26 62-2 20-14 52-6 54 14 24 2 40 8 30 26H214c-16-2-18-20-4-24Z" />
      </g>
    </svg>
  )
}
