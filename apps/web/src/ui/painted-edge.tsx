/**
 * No rectangular picture meets paper: the paper laps over its edge. Put it last in a positioned
 * box; it takes the page's colour, or the one given.
 */
export function PaintedEdge({
  side = 'bottom',
  color = 'var(--page)',
}: {
  side?: 'top' | 'bottom' | 'right' | 'left'
  color?: string
}) {
  if (side === 'bottom' || side === 'top') {
    return (
      <svg
        viewBox="0 0 390 34"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={`painted-edge-${side} pointer-events-none absolute inset-x-0 h-9 w-full ${side === 'top' ? '-top-px rotate-180' : '-bottom-px'}`}
        style={{ color }}
      >
        <path
          d="M0 34V19c16-6 29-1 44-5s27-9 46-8 24 7 42 8 30-8 52-8 28 7 47 7 27-8 46-7 25 7 44 5 32-9 69-4v27Z"
          fill="currentColor"
        />
      </svg>
    )
  }
  return (
    <svg
      viewBox="0 0 20 585"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`painted-edge-${side} pointer-events-none absolute inset-y-0 h-full w-5 ${side === 'right' ? '-right-px' : '-left-px -scale-x-100'}`}
      style={{ color }}
    >
      <path
        d="M20 0H12c4 22-3 44 0 70s7 44 2 74-9 44-5 72 8 42 3 74-9 46-5 76 8 40 3 70-8 44-4 76 7 42 3 73h11Z"
        fill="currentColor"
      />
    </svg>
  )
}
