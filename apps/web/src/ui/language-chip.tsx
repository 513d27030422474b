import { LANGUAGES, type Language } from '@luciole/contract/language'
import { useId } from 'react'

const NAMES = { en: 'English', fr: 'Français' } as const

/** EN | FR: a tap changes the page's text and voice. On a picture it is dark glass. */
export function LanguageChip({
  label,
  value,
  onChange,
  ground = 'soft',
  disabled = false,
}: {
  label: string
  value: Language
  onChange: (language: Language) => void
  ground?: 'soft' | 'glass'
  disabled?: boolean
}) {
  const name = useId()
  const isGlass = ground === 'glass'
  return (
    <fieldset
      aria-label={label}
      disabled={disabled}
      className={`flex rounded-full p-0.5 font-title text-sm font-semibold disabled:opacity-50 ${isGlass ? 'bg-[rgb(14_12_32/.64)] text-white backdrop-blur-sm' : 'bg-ink/8 text-ink'}`}
    >
      {LANGUAGES.map((language) => (
        <label
          key={language}
          lang={language}
          className={`grid h-11 min-w-12 place-items-center rounded-full px-2 uppercase low:h-[min(2.75rem,14svh)] low:min-w-[min(2.75rem,14svh)] low:px-1 has-focus-visible:outline-3 has-focus-visible:outline-focus ${isGlass ? 'has-checked:bg-white has-checked:text-[#24233c]' : 'has-checked:bg-surface night:has-checked:bg-ink night:has-checked:text-page'}`}
        >
          <input
            type="radio"
            name={name}
            aria-label={NAMES[language]}
            checked={language === value}
            onChange={() => onChange(language)}
            onClick={({ currentTarget }) => {
              // The arrow keys of somebody who tapped are for turning pages, not for changing back.
              if (!currentTarget.matches(':focus-visible')) currentTarget.blur()
            }}
            className="sr-only"
          />
          <span aria-hidden="true">{language}</span>
        </label>
      ))}
    </fieldset>
  )
}
