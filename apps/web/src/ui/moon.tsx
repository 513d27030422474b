import { useId } from 'react'

/** A full moon with its seas; `className` gives the size. */
export function Moon({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg viewBox="0 0 160 160" aria-hidden="true" className={className}>
      <defs>
        <radialGradient id={`${id}h`}>
          <stop offset=".5" stopColor="#fff3c4" stopOpacity=".55" />
          <stop offset="1" stopColor="#fff3c4" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}m`} cx=".38" cy=".34" r=".8">
          <stop offset="0" stopColor="#fffdf0" />
          <stop offset=".7" stopColor="#fbf0c6" />
          <stop offset="1" stopColor="#ead9a0" />
        </radialGradient>
      </defs>
      <circle cx="80" cy="80" r="80" fill={`url(#${id}h)`} />
      <circle cx="80" cy="80" r="52" fill={`url(#${id}m)`} />
      <g fill="#d8c89a" opacity=".55">
        <ellipse cx="64" cy="70" rx="11" ry="9" />
        <ellipse cx="94" cy="94" rx="14" ry="11" />
        <ellipse cx="93" cy="58" rx="6.500" ry="5.500" />
        <ellipse cx="68" cy="102" rx="5" ry="4" />
      </g>
    </svg>
  )
}
