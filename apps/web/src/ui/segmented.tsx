import { type ReactNode, useId } from 'react'

type Option<Value extends string> = { value: Value; label: string; show?: ReactNode }

/** One of a few, all in sight. Native radios: arrows, labels and forms work by themselves. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  isWide?: boolean
}) {
  const name = useId()
  return (
    <fieldset
      aria-label={label}
      className={`max-w-full min-w-0 flex-wrap rounded-[1.75rem] bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--line)] ${isWide ? 'flex w-full' : 'inline-flex'}`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={`grid min-h-11 min-w-12 place-items-center rounded-full px-3 text-center font-title text-sm font-medium text-muted transition-colors duration-120 has-checked:bg-surface has-checked:text-ink has-checked:shadow-[var(--shadow-low),0_0_0_1.5px_var(--field)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus night:has-checked:bg-raised ${isWide ? 'flex-auto' : ''}`}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
            className="sr-only"
          />
          <span aria-hidden="true">{option.show ?? option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
