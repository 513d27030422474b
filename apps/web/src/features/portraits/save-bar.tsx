import type { ReactNode } from 'react'

/** The lamp stays within reach while the choices scroll, where the screen is high enough. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <div className="z-4 -mx-5 bg-linear-to-t from-page from-70% to-transparent px-5 pt-8 pb-3 [@media(height>=44rem)]:sticky [@media(height>=44rem)]:bottom-0">
    {children}
  </div>
)
