import type { Character } from '@luciole/contract/character'
import { useId } from 'react'
import { ChosenTick } from '#ui/choice-card.tsx'
import { AvatarPreview } from './avatar-preview.tsx'

export type TraitOption<Value extends string> = {
  value: Value
  name: string
  /** The same person with this trait: the choice is seen, not read. */
  character: Character
}

export function TraitGrid<Value extends string>({
  label,
  options,
  value,
  onChange,
  crop = 'face',
}: {
  label: string
  options: readonly TraitOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  crop?: 'face' | 'figure'
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-bold">{label}</legend>
      <div className="mt-3 grid grid-cols-4 gap-3 sm:grid-cols-6">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative aspect-square rounded-2xl bg-surface shadow-card has-checked:shadow-[0_0_0_3.5px_var(--primary)] has-focus-visible:outline-3 has-focus-visible:outline-offset-5 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-label={option.name}
              className="absolute inset-0 z-1 cursor-pointer opacity-0"
            />
            <span className="absolute inset-0 overflow-hidden rounded-2xl">
              <AvatarPreview
                character={option.character}
                crop={crop}
                className="size-full object-contain"
              />
            </span>
            {option.value === value && <ChosenTick />}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
