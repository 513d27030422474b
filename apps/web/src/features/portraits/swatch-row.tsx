import { useId } from 'react'

export type Swatch<Value extends string> = { value: Value; color: string; name: string }

/** Colours to choose from, each with a name for those who do not see it. */
export function SwatchRow<Value extends string>({
  label,
  swatches,
  value,
  onChange,
}: {
  label: string
  swatches: readonly Swatch<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-bold">{label}</legend>
      <div className="mt-3 flex flex-wrap gap-3">
        {swatches.map((swatch) => (
          <label
            key={swatch.value}
            className="relative size-12 flex-none rounded-full shadow-[inset_0_0_0_1.5px_color-mix(in_oklch,var(--ink)_30%,transparent)] has-checked:shadow-[0_0_0_3px_var(--page),0_0_0_6px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-6 has-focus-visible:outline-focus"
            style={{ background: swatch.color }}
          >
            <input
              type="radio"
              name={name}
              checked={swatch.value === value}
              onChange={() => onChange(swatch.value)}
              aria-label={swatch.name}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
