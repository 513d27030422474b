import { starPath } from '#ui/star-shape'

const STAR = starPath({ points: 4, outer: 5.4, inner: 1.7, x: 0, y: 0 })
/** Below the title, which may take three lines. */
const CENTRE = { x: 50, y: 88 }

/** A small night sky in which each painted page is a lit star. */
export function CoverInTheMaking({ painted, pages }: { painted: number; pages: number }) {
  const total = Math.max(6, pages)
  const points = Array.from({ length: total }, (_, index) => {
    const turn = (index / total) * Math.PI * 2 - Math.PI / 2
    const reach = index % 2 ? 18 : 31
    return { x: CENTRE.x + Math.cos(turn) * reach, y: CENTRE.y + Math.sin(turn) * reach }
  })
  const path = points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')
  const lit = points.slice(0, painted)
  return (
    <svg
      viewBox="0 0 100 133"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full bg-linear-to-b from-[#171036] to-[#3d2b80]"
    >
      <path d={`${path}Z`} fill="none" stroke="#b9aae8" strokeWidth="1" strokeDasharray="2 3" />
      {lit.length > 1 && (
        <path
          d={lit.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')}
          fill="none"
          stroke="#fbd88a"
          strokeWidth="1.4"
        />
      )}
      {points.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {index < painted ? (
            <path d={STAR} fill="#fff8dd" />
          ) : (
            <circle r="1.8" fill="#2b2160" stroke="#b9aae8" />
          )}
        </g>
      ))}
    </svg>
  )
}
