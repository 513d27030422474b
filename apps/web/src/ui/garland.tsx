const BULBS = [
  { x: 24, y: 40, color: '#f9b13e' },
  { x: 74, y: 58, color: '#e58aa3' },
  { x: 128, y: 62, color: '#6cc4a4' },
  { x: 180, y: 50, color: '#f9b13e' },
  { x: 232, y: 36, color: '#b59be6' },
  { x: 286, y: 30, color: '#ef9a62' },
  { x: 340, y: 36, color: '#f9b13e' },
] as const

/** A string of small lights across the page. */
export const Garland = () => (
  <svg viewBox="0 0 390 76" aria-hidden="true" className="mt-2 w-full">
    <path
      d="M0 16C60 54 120 58 190 40S320 14 390 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      opacity=".5"
    />
    {BULBS.map(({ x, y, color }) => (
      <g key={x}>
        <circle cx={x} cy={y} r="13" fill={color} opacity=".26" />
        <path d={`M${x - 4} ${y - 6}h8c2 5 1 11-4 14-5-3-6-9-4-14Z`} fill={color} />
      </g>
    ))}
  </svg>
)
