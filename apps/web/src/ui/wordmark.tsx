import { useId } from 'react'
import { FireflyBody } from './firefly-body.tsx'
import { LETTERS } from './wordmark.data'

/** The name in ink, or in a colour of its own on a picture; the dot of the i is the firefly. */
export function Wordmark({ className, color }: { className?: string; color?: string }) {
  const id = useId()
  return (
    <svg viewBox="-20 -40 3292 1000" role="img" aria-label="Luciole" className={className}>
      <g transform="translate(0 920) scale(1 -1)" fill={color ?? 'var(--ink)'}>
        {LETTERS.map(({ x, d }) => (
          <path key={x} transform={`translate(${x} 0)`} d={d} />
        ))}
      </g>
      <g transform="translate(1588 -30) scale(6.400)">
        <FireflyBody id={id} />
      </g>
    </svg>
  )
}
