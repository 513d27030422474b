import { use } from 'react'
import { RowSwitch } from './row-switch'

type Props = {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  describedBy?: string
}

export const Switch = ({ label, checked, onChange, describedBy }: Props) => {
  const id = use(RowSwitch)
  return (
    <label className="relative inline-grid h-12 w-13 flex-none place-items-center">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={describedBy}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="h-8 w-13 rounded-full bg-field transition-colors duration-120 peer-checked:bg-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus"
      />
      <span
        aria-hidden="true"
        className="absolute left-0.75 size-6.5 rounded-full bg-white transition-[translate,background-color] duration-120 peer-checked:translate-x-5 peer-checked:bg-on-primary"
      />
    </label>
  )
}
