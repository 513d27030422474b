import type { KidColor } from '@luciole/contract/kids'
import type { ReactNode } from 'react'

/** A kid's name in a kid's colour; the ring says who was chosen. */
export const NameTag = ({
  color,
  chosen = false,
  children,
}: {
  color: KidColor
  chosen?: boolean
  children: ReactNode
}) => (
  <span
    className={`inline-flex min-h-9 max-w-36 items-center rounded-full px-4 font-title text-base leading-tight font-semibold text-on-kid ${chosen ? 'shadow-[0_0_0_3px_var(--page),0_0_0_6px_var(--primary)]' : 'shadow-card'}`}
    style={{ background: `var(--kid-${color})` }}
  >
    <span className="truncate">{children}</span>
  </span>
)
