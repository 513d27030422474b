import { useId } from 'react'
import { starField } from '#ui/star-field'

const STARS = starField({ count: 150, seed: 12, width: 390, height: 460 })
const RIPPLES = starField({ count: 34, seed: 44, width: 390, height: 250 })
const PINES = starField({ count: 26, seed: 9, width: 390, height: 20 })

/** A lake at night and a paper boat on it; the light on the water is its lantern's. */
export function LakeScene({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 390 844"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={className}
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#14102e" />
          <stop offset=".6" stopColor="#3d2b80" />
          <stop offset="1" stopColor="#7a55b0" />
        </linearGradient>
        <linearGradient id={`${id}water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6a4aa6" />
          <stop offset=".3" stopColor="#352873" />
          <stop offset="1" stopColor="#120f2b" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffdf94" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffdf94" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}paper`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fbf6ec" />
          <stop offset="1" stopColor="#b9b1cf" />
        </linearGradient>
      </defs>
      <rect width="390" height="560" fill={`url(#${id}sky)`} />
      {STARS.map(({ x, y, size }) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r={0.4 + size * 0.8}
          fill="#fff"
          opacity={0.3 + size * 0.5}
        />
      ))}
      <circle cx="318" cy="486" r="64" fill={`url(#${id}glow)`} />
      <circle cx="318" cy="486" r="27" fill="#fdf6dc" />
      <path
        d="M0 520c50-30 96-30 140-8 50-28 110-22 150 2 40-18 74-14 100 4v50H0Z"
        fill="#4a3888"
      />
      <path d="M0 538c70-22 140-10 200-2 70-14 130-10 190 4v30H0Z" fill="#332767" />
      {PINES.map(({ x, size }) => (
        <path
          key={x}
          d={`M${x} ${556 - 26 - size * 26}l${5 + size * 3} ${30 + size * 26}h-${10 + size * 6}Z`}
          fill="#231a4f"
        />
      ))}
      <rect y="552" width="390" height="292" fill={`url(#${id}water)`} />
      {RIPPLES.map(({ x, y, size }) => (
        <path
          key={`${x}-${y}-r`}
          d={`M${x} ${570 + y}h${14 + size * 30}`}
          stroke="#b9a2e4"
          strokeWidth="1"
          strokeLinecap="round"
          opacity={0.1 + size * 0.2}
        />
      ))}
      <g className="lake-boat">
        <circle cx="262" cy="632" r="70" fill={`url(#${id}glow)`} />
        <path
          d="M238 690c6-46 12-66 34-66"
          fill="none"
          stroke="#c99a52"
          strokeWidth="3.400"
          strokeLinecap="round"
        />
        <path d="M264 628h17l4 22c0 8-24 8-24 0Z" fill="#ffd98a" />
        <path d="M262 626h21l-3-6h-15Z" fill="#a9783c" />
        <path d="M112 676 150 722h92l40-50-58 16-28 4-32-4Z" fill={`url(#${id}paper)`} />
        <path d="M112 676 196 692l-16 30h-30Z" fill="#fff" opacity=".55" />
        <path d="M282 672 196 692l22 30h24Z" fill="#9a92b6" opacity=".4" />
        <path
          d="M118 730c50 9 110 9 158-1"
          fill="none"
          stroke="#ffdf94"
          strokeWidth="1.600"
          opacity=".5"
          strokeLinecap="round"
        />
      </g>
    </svg>
  )
}
