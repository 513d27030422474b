import { useId } from 'react'

/** Two equal cards; neither is chosen for the parent. */
export function PairChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | ''
  onChange: (value: Value) => void
  error?: string | undefined
}) {
  const name = useId()
  const errorId = `${name}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-bold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3">
        {options.map((option) => (
          <label
            key={option.value}
            className={`grid min-h-16 place-items-center rounded-card bg-surface font-title text-lg font-medium transition-shadow duration-120 has-checked:shadow-[0_0_0_3.5px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus ${error ? 'shadow-[inset_0_0_0_2px_var(--danger)]' : 'shadow-[inset_0_0_0_1.5px_var(--field)]'}`}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <div role="alert">
        {error && (
          <p id={errorId} className="mt-1.5 animate-appear text-sm font-bold text-danger">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
