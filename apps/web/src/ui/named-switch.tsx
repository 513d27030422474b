import { useId, type ReactNode } from 'react'
import { RowSwitch } from './row-switch'

/** A switch and its words: pressing the words switches too. Both stand in whatever row holds them. */
export function NamedSwitch({
  name,
  className,
  children,
}: {
  name: ReactNode
  /** Of the words. */
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={className}>
        {name}
      </label>
      <RowSwitch value={id}>{children}</RowSwitch>
    </>
  )
}
