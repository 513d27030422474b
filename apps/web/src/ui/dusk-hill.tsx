import { useId } from 'react'
import { hundredth, starField } from './star-field'

/** Drawn well past both sides of the view box: a wide frame shows more hill, not less sky. */
const WIDE = 850
const LEFT = -230
const strew = (field: Parameters<typeof starField>[0]) =>
  starField(field).map((point) => ({ ...point, x: hundredth(point.x + LEFT) }))
const STARS = strew({ count: 190, seed: 7, width: WIDE, height: 210 })
const TUFTS = strew({ count: 140, seed: 21, width: WIDE, height: 70 })
const GLOWS = strew({ count: 30, seed: 5, width: WIDE, height: 150 })

const LEAVES = starField({ count: 70, seed: 17, width: 84, height: 76 })

/** Drawn once, and seen wherever a tree stands. */
const Tree = ({ id }: { id: string }) => (
  <g id={`${id}tree`}>
    <path d="M-8 100c6-20 8-44 4-62l14-2c-2 20 2 46 12 64Z" fill="#4a2554" />
    <path
      d="M4 60c8-6 14-12 18-22M0 52c-7-6-12-12-15-20"
      stroke="#4a2554"
      strokeWidth="4"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M-46 30c-16-3-18-26-4-32-8-18 12-34 26-24C-18-46 12-48 18-30c18-8 36 10 28 26 16 4 16 28 0 33C40 46 14 48 4 38-8 50-38 50-46 30Z"
      fill={`url(#${id}leaf)`}
    />
    {LEAVES.filter(({ x, y }) => Math.hypot(x - 42, (y - 38) * 1.05) < 38).map(({ x, y, size }) => (
      <path
        key={`${x}-${y}`}
        transform={`translate(${hundredth(x - 44)} ${hundredth(y - 36)}) rotate(${Math.round(size * 160) - 40})`}
        d="M-4 0c2-4 6-4 8 0-2 3-6 3-8 0Z"
        fill={y + x * 0.4 < 48 ? '#9a80cf' : '#3a2b6c'}
        opacity={y + x * 0.4 < 48 ? 0.7 : 0.55}
      />
    ))}
  </g>
)

const Cottage = ({ id }: { id: string }) => (
  <g>
    <circle cx="98" cy="266" r="92" fill={`url(#${id}warm)`} />
    <path d="M76 246h86v46c-30 5-58 5-86 0Z" fill={`url(#${id}wall)`} />
    <path d="M133 203h11v26h-11Z" fill="#7d4f84" />
    <path
      d="M64 249c16-8 24-24 34-40 8-13 34-13 42 0 10 16 20 32 32 40-34 6-76 6-108 0Z"
      fill={`url(#${id}roof)`}
    />
    <path
      d="M82 240c22 4 52 4 74 0M92 226c16 3 36 3 52 0M101 212c10 2 22 2 34 0"
      stroke="#4e2d66"
      strokeWidth="1.5"
      fill="none"
      opacity=".5"
    />
    <circle cx="118" cy="225" r="8" fill="#fff0b8" stroke="#6b3f78" strokeWidth="2" />
    <path d="M126 292v-22a11 11 0 0 1 22 0v22Z" fill="#6d4478" />
    <circle cx="143" cy="277" r="1.500" fill="#fbd88a" />
    <path d="M86 282v-19c0-15 24-15 24 0v19Z" fill="#fff0b8" />
    <path
      d="M86 282v-19c0-15 24-15 24 0v19ZM98 252v30M86 267h24"
      fill="none"
      stroke="#8a5a72"
      strokeWidth="1.800"
    />
  </g>
)

/**
 * The hill at dusk, on top of the account screens in both themes: `slice` fills any frame, the
 * house and the moon stay in it.
 */
export function DuskHill({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 390 372"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3c2d80" />
          <stop offset=".3" stopColor="#6d4ba6" />
          <stop offset=".5" stopColor="#c277b8" />
          <stop offset=".64" stopColor="#f6a3a4" />
          <stop offset=".74" stopColor="#ffd0a0" />
        </linearGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset=".3" stopColor="#fff6d6" stopOpacity=".5" />
          <stop offset=".55" stopColor="#e9c9f5" stopOpacity=".2" />
          <stop offset="1" stopColor="#e9c9f5" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}moon`} cx=".36" cy=".32" r=".85">
          <stop offset="0" stopColor="#fffdf2" />
          <stop offset=".7" stopColor="#f8efc9" />
          <stop offset="1" stopColor="#e2d3a0" />
        </radialGradient>
        <linearGradient id={`${id}far`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c877a8" />
          <stop offset="1" stopColor="#9a58a0" />
        </linearGradient>
        <linearGradient id={`${id}mid`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8d52a2" />
          <stop offset="1" stopColor="#5b3a8c" />
        </linearGradient>
        <linearGradient id={`${id}near`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#54408f" />
          <stop offset="1" stopColor="#2c2462" />
        </linearGradient>
        <linearGradient id={`${id}path`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c98584" />
          <stop offset="1" stopColor="#8d5478" />
        </linearGradient>
        <linearGradient id={`${id}wall`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#f8d3a8" />
          <stop offset="1" stopColor="#d79a92" />
        </linearGradient>
        <linearGradient id={`${id}roof`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#a46aa4" />
          <stop offset="1" stopColor="#653c7e" />
        </linearGradient>
        <linearGradient id={`${id}leaf`} x1="0" y1="0" x2=".8" y2="1">
          <stop offset="0" stopColor="#8468bd" />
          <stop offset=".5" stopColor="#5d4699" />
          <stop offset="1" stopColor="#3d2d72" />
        </linearGradient>
        <radialGradient id={`${id}warm`}>
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}spark`}>
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset=".3" stopColor="#ffe7a0" stopOpacity=".7" />
          <stop offset="1" stopColor="#ffe7a0" stopOpacity="0" />
        </radialGradient>
        <filter id={`${id}grain`} x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4" />
          <feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 .55 -.18" />
        </filter>
        <Tree id={id} />
      </defs>
      <rect x="-230" width="850" height="372" fill={`url(#${id}sky)`} />
      {STARS.map(({ x, y, size }) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={hundredth(0.4 + size * 0.9)}
          fill="#fff"
          opacity={hundredth(0.35 + size * 0.55)}
        />
      ))}
      <circle cx="300" cy="91" r="88" fill={`url(#${id}halo)`} />
      <circle cx="300" cy="91" r="38" fill={`url(#${id}moon)`} />
      <g fill="#d6c795" opacity=".5">
        <ellipse cx="288" cy="84" rx="8.500" ry="6.500" />
        <ellipse cx="310" cy="103" rx="10" ry="8" />
        <ellipse cx="310" cy="75" rx="4.800" ry="4" />
      </g>
      <g fill="#f3c3d2" opacity=".8">
        <path d="M190 166c0-6 8-8 12-5 4-8 18-8 21 0 8-4 18 0 17 6 6 1 7 3 2 4h-50c-5 0-5-4-2-5Z" />
        <path d="M346 168c0-10 12-12 17-7 4-14 26-12 29 2 11-5 25 2 24 12 7 0 8 6 2 6h-70c-7 0-7-10-2-13ZM-34 192c-7-1-6-9 1-9 1-9 14-11 18-4 5-10 21-8 24 3 8-3 15 2 14 7 6 0 6 4 1 4h-56Z" />
      </g>
      <path
        d="M-230 232c60-34 130 0 230-10 30-12 60-4 92 2 40-6 66-32 104-30 34 2 58 30 88 28 34-2 66-22 106-18 80 8 140 34 230 10v158H-230Z"
        fill={`url(#${id}far)`}
      />
      <path
        d="M-230 244c70-16 150 28 230 12 40-10 88 2 130-2 50-6 92-30 140-22 44 6 80 26 120 18 80-16 150-34 230-10v132H-230Z"
        fill={`url(#${id}mid)`}
      />
      <path
        d="M-230 280c80 6 150 22 230 20 60 6 130-12 196-24 62-8 126 8 194 24 80 8 150-22 230-26v98H-230Z"
        fill="#4a3a86"
      />
      <use href={`#${id}tree`} transform="translate(22 216) scale(0.82)" />
      <path
        d="M-230 322c80 10 160-2 226-14 40-18 96-26 150-20 50 6 60 26 110 30 50 2 90-12 138-24 70-8 150 12 226 4v74H-230Z"
        fill={`url(#${id}near)`}
      />
      <path d="M134 290c16 10 22 28 20 82h64c-16-30-44-56-66-82Z" fill={`url(#${id}path)`} />
      <path
        d="M150 316c12 1 18 2 26 3M156 338c14 1 24 2 34 3"
        stroke="#e6aa9c"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".5"
      />
      <Cottage id={id} />
      <use href={`#${id}tree`} transform="translate(362 224) scale(0.98)" />
      <use href={`#${id}tree`} transform="translate(-118 226) scale(0.7)" />
      <use href={`#${id}tree`} transform="translate(492 214) scale(0.62)" />
      <use href={`#${id}tree`} transform="translate(566 226) scale(0.9)" />
      {TUFTS.filter(({ x, y }) => x < 126 + y / 3 || x > 176 + y).map(({ x, y, size }) => (
        <path
          key={`${x}-${y}`}
          transform={`translate(${x} ${hundredth(304 + y)}) scale(${hundredth(0.6 + y / 110 + size * 0.3)})`}
          d="M0 0c-1-7-4-11-8-13 2 4 3 8 4 13ZM1 0c-1-9 0-14 2-19 1 6 1 12 1 19ZM5 0c1-6 4-10 8-12-2 5-3 8-3 12Z"
          fill={size > 0.5 ? '#6f57ab' : '#352a6c'}
        />
      ))}
      {GLOWS.map(({ x, y, size }) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={hundredth(196 + y)}
          r={hundredth(2.5 + size * 5)}
          fill={`url(#${id}spark)`}
          opacity={hundredth(0.55 + size * 0.45)}
        />
      ))}
      <rect x="-230" width="850" height="372" filter={`url(#${id}grain)`} opacity=".16" />
    </svg>
  )
}
