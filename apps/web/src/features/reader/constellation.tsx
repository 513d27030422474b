import type { Character } from '@luciole/contract/character'
import { useId } from 'react'
import { AvatarPreview } from '#features/portraits/avatar-preview.tsx'
import { Firefly } from '#ui/firefly.tsx'
import { CONSTELLATIONS } from './constellations.data'

const PEOPLE = ['boat', 'star', 'lantern'] as const

/** So many points along a figure as there is to do: written, each page, bound. */
function pointsAlong({
  figure,
  total,
}: {
  figure: readonly (readonly [number, number])[]
  total: number
}): [number, number][] {
  const lengths = figure.slice(1).map(([x, y], index) => {
    const [px, py] = figure[index] ?? [x, y]
    return Math.hypot(x - px, y - py)
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  return Array.from({ length: total }, (_, index) => {
    let left = (whole * index) / Math.max(1, total - 1)
    for (const [at, length] of lengths.entries()) {
      const from = figure[at]
      const to = figure[at + 1]
      if (from && to && (left <= length || at === lengths.length - 1)) {
        const share = length ? Math.min(1, left / length) : 0
        return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      }
      left -= length
    }
    return [50, 50]
  })
}

const STAR = 'M0-3.4.7-.7 3.4 0 .7.7 0 3.4-.7.7-3.4 0-.7-.7Z'

/** The constellation is this story's hero; each real event lights one of its stars. */
export function Constellation({
  species,
  total,
  lit,
  hero,
}: {
  species: string | null
  total: number
  lit: number
  /** Shimmers behind the stars when the story's hero is no human. */
  hero: Character
}) {
  const id = useId()
  const people = CONSTELLATIONS[PEOPLE[total % PEOPLE.length] ?? 'boat']
  const figure = (species ? (CONSTELLATIONS[species] ?? CONSTELLATIONS['animal']) : people) ?? [
    [50, 50],
  ]
  const points = pointsAlong({ figure, total })
  const next = points[Math.min(lit, total - 1)] ?? [50, 50]
  return (
    <div className="relative mx-auto my-4 aspect-square w-full max-w-[min(22rem,38svh)]">
      {species && (
        <AvatarPreview
          character={hero}
          crop="figure"
          pose="sit"
          className="constellation-ghost absolute inset-x-0 -top-[12%] mx-auto h-[116%] max-w-none"
        />
      )}
      <svg
        viewBox="-4 -4 108 108"
        aria-hidden="true"
        className="relative size-full overflow-visible"
      >
        <defs>
          <radialGradient id={id}>
            <stop offset="0" stopColor="#fff2c4" stopOpacity=".8" />
            <stop offset="1" stopColor="#fff2c4" stopOpacity="0" />
          </radialGradient>
        </defs>
        {points.slice(1).map(([x, y], index) => {
          const [px, py] = points[index] ?? [x, y]
          const isLit = index + 1 < lit
          return (
            <path
              key={`${x}-${y}-line`}
              d={`M${px} ${py}L${x} ${y}`}
              stroke={isLit ? '#fbd88a' : '#b9aae8'}
              strokeWidth={isLit ? 0.9 : 0.6}
              strokeDasharray={isLit ? undefined : '1.2 2'}
              opacity={isLit ? 1 : 0.6}
            />
          )
        })}
        {points.map(([x, y], index) => (
          <g key={`${x}-${y}-star`} transform={`translate(${x} ${y})`}>
            {index < lit ? (
              <>
                <circle r="7" fill={`url(#${id})`} />
                <path d={STAR} fill="#fff8dd" />
              </>
            ) : (
              <circle r="1.5" fill="none" stroke="#b9aae8" strokeWidth=".7" />
            )}
          </g>
        ))}
      </svg>
      <Firefly
        key={lit}
        flight="constellation"
        size={44}
        className="absolute"
        style={{ left: `${next[0] - 2}%`, top: `${next[1] - 10}%` }}
      />
    </div>
  )
}
