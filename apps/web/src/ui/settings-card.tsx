import type { ReactNode } from 'react'

export const SettingsCard = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className="divide-y-[1.5px] divide-line rounded-card bg-surface px-4 shadow-card"
  >
    {children}
  </section>
)

/** A name on the left, what to do on the right; both wrap rather than squeeze. */
export const SettingsRow = ({
  title,
  hint,
  children,
}: {
  title: ReactNode
  hint?: ReactNode
  children?: ReactNode
}) => (
  <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
    <div className="min-w-32 flex-1 basis-32">
      <p className="leading-tight font-bold">{title}</p>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
    </div>
    {children}
  </div>
)

export const SettingsBlock = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="py-3.5">
    <p className="mb-2 font-bold">{title}</p>
    {children}
  </div>
)
