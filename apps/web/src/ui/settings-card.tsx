import type { ReactNode } from 'react'
import { NamedSwitch } from './named-switch.tsx'

export const SettingsCard = ({ label, children }: { label?: string; children: ReactNode }) => (
  <section
    aria-label={label}
    className="divide-y-[1.5px] divide-line rounded-card bg-surface px-4 shadow-card"
  >
    {children}
  </section>
)

/** A name on the left, what to do on the right; both wrap rather than squeeze. A switch hears its name pressed too. */
export function SettingsRow({
  title,
  hint,
  children,
}: {
  title: ReactNode
  hint?: ReactNode
  children?: ReactNode
}) {
  const name = (
    <>
      <span className="block leading-tight font-bold">{title}</span>
      {hint && <span className="mt-1 block text-sm text-muted">{hint}</span>}
    </>
  )
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <NamedSwitch name={name} className="min-w-32 flex-1 basis-32">
        {children}
      </NamedSwitch>
    </div>
  )
}

export const SettingsBlock = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="py-3.5">
    <p className="mb-2 font-bold">{title}</p>
    {children}
  </div>
)
