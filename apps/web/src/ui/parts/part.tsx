import type { ReactNode } from 'react'

/** A name, and the part itself in every state beside it. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>
    <h2 className="text-lg font-medium text-muted">{name}</h2>
    <div className="mt-4 flex flex-wrap items-start gap-6">{children}</div>
  </section>
)
