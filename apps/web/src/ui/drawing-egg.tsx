import { type ReactNode, useId } from 'react'

/** The soft oval every small drawing lives in: lavender paper by day, night air after dark. */
export function DrawingEgg({ children }: { children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className="w-full overflow-visible">
      <defs>
        <radialGradient id={`${id}egg`} cx=".45" cy=".35" r=".75">
          <stop offset="0" stopColor="var(--wash)" />
          <stop offset="1" stopColor="var(--wash)" stopOpacity=".72" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".9" />
          <stop offset=".4" stopColor="#fbb944" stopOpacity=".34" />
          <stop offset="1" stopColor="#fbb944" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}paper`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset="1" stopColor="#e3d9cb" />
        </linearGradient>
        <linearGradient id={`${id}shade`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#e9e0d4" />
          <stop offset="1" stopColor="#b9aea6" />
        </linearGradient>
        <linearGradient id={`${id}wood`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#c79463" />
          <stop offset="1" stopColor="#8a5c38" />
        </linearGradient>
        <filter id={`${id}soft`} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <path
        d="M20 118C20 52 84 8 164 8s140 40 140 104-56 116-140 116S20 186 20 118Z"
        fill={`url(#${id}egg)`}
        filter={`url(#${id}soft)`}
      />
      {children(id)}
    </svg>
  )
}
