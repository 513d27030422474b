import type { KidColor } from '@luciole/contract/kids'
import type { ReactNode } from 'react'

/** Who is drawn, above the choices; beside them where the page is wide. */
export const EDITOR =
  'grid grid-cols-[minmax(0,1fr)] gap-5 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] wide:gap-10'

/** The portrait over a curved edge of its colour; it stays in sight while the choices scroll. */
export const PreviewStage = ({
  color,
  left,
  right,
  children,
}: {
  color: KidColor
  /** What is at hand in its corners. */
  left?: ReactNode
  right?: ReactNode
  children: ReactNode
}) => (
  <div className="sticky top-0 z-4 -mx-5 h-60 overflow-hidden md:mx-0 md:rounded-t-card wide:top-6 wide:self-start low:static">
    <svg
      viewBox="0 0 390 240"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d="M0 0h390v240H0Z" fill="var(--page)" />
      <path
        d="M0 0h390v216c-54 18-110 20-176 9C142 213 66 216 0 232Z"
        fill={`var(--kid-${color})`}
      />
    </svg>
    <div className="absolute inset-x-0 bottom-3 grid h-56 justify-items-center">{children}</div>
    <div className="absolute inset-x-5 bottom-9 flex justify-between">
      <span>{left}</span>
      <span>{right}</span>
    </div>
  </div>
)
