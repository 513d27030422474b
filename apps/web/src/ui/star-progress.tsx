import { starPath } from './star-shape'

const STAR = starPath({ points: 5, outer: 9, inner: 4.1, x: 10, y: 10.6 })

/** Pages as stars: read, this one, still to come. The label says it in words. */
export const StarProgress = ({
  label,
  current,
  total,
}: {
  label: string
  current: number
  total: number
}) => (
  <div
    role="img"
    aria-label={label}
    className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1"
  >
    {Array.from({ length: total }, (_, index) => index + 1).map((page) => (
      <svg key={page} viewBox="0 0 20 20" className={page === current ? 'size-4' : 'size-3'}>
        {page <= current ? (
          <path
            d={STAR}
            className={page === current ? 'fill-primary' : 'fill-reader-ink/65'}
            strokeLinejoin="round"
          />
        ) : (
          <circle cx="10" cy="10" r="3.6" className="fill-reader-ink/40" />
        )}
      </svg>
    ))}
  </div>
)
