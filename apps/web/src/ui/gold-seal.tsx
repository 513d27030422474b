import { starPath } from './star-shape'

/** A new book wears one: the firefly is kept for what comes next. */
export const GoldSeal = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 40 40"
    aria-hidden="true"
    className={`drop-shadow-[0_2px_3px_rgb(60_30_0/.35)] ${className ?? ''}`}
  >
    <path
      d={starPath({ points: 13, outer: 20, inner: 17, x: 20, y: 20 })}
      fill="#f9b13e"
      stroke="#f9b13e"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <circle
      cx="20"
      cy="20"
      r="13.5"
      fill="none"
      stroke="#fff3cf"
      strokeWidth="1.3"
      strokeDasharray="1 3"
      strokeLinecap="round"
    />
    <path
      d={starPath({ points: 5, outer: 8.4, inner: 3.8, x: 20, y: 20.6 })}
      fill="#fff8e6"
      stroke="#fff8e6"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  </svg>
)
