import { useId } from 'react'

/** A wrapped present, for "surprise me". */
export function Gift({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 120 140" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f08089" />
          <stop offset=".55" stopColor="#dd5563" />
          <stop offset="1" stopColor="#b93a55" />
        </linearGradient>
        <linearGradient id={`${id}r`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#d99c34" />
          <stop offset=".45" stopColor="#fbdc7c" />
          <stop offset="1" stopColor="#d4912f" />
        </linearGradient>
        <pattern id={`${id}d`} width="18" height="18" patternUnits="userSpaceOnUse">
          <circle cx="5" cy="6" r="2" fill="#ffd9d4" opacity=".75" />
          <circle cx="14" cy="15" r="2" fill="#ffd9d4" opacity=".75" />
        </pattern>
      </defs>
      <g transform="rotate(-5 60 90)">
        <path d="M17 68h86l-5 66c0 2-2 3-4 3H26c-2 0-4-1-4-3Z" fill={`url(#${id}b)`} />
        <path d="M17 68h86l-5 66c0 2-2 3-4 3H26c-2 0-4-1-4-3Z" fill={`url(#${id}d)`} />
        <path d="M17 68h86l-1 10c-26 5-58 5-84 0Z" fill="#7c1f3e" opacity=".22" />
        <path d="M51 68h18v69H51Z" fill={`url(#${id}r)`} />
        <rect x="11" y="50" width="98" height="20" rx="4" fill={`url(#${id}b)`} />
        <rect x="11" y="50" width="98" height="7" rx="3.500" fill="#fff" opacity=".18" />
        <path d="M51 50h18v20H51Z" fill={`url(#${id}r)`} />
        <path d="M60 50C42 50 22 38 25 23c2-9 15-9 23 2 5 7 10 16 12 25Z" fill={`url(#${id}r)`} />
        <path d="M60 50c18 0 38-12 35-27-2-9-15-9-23 2-5 7-10 16-12 25Z" fill={`url(#${id}r)`} />
        <path
          d="M55 45c-9-2-21-10-20-18 1-4 8-2 12 5 3 5 6 9 8 13ZM65 45c9-2 21-10 20-18-1-4-8-2-12 5-3 5-6 9-8 13Z"
          fill="#9a6420"
          opacity=".42"
        />
        <circle cx="60" cy="48" r="8" fill="#f3c85a" />
        <circle cx="58" cy="46" r="3" fill="#fff3c4" opacity=".7" />
      </g>
    </svg>
  )
}
