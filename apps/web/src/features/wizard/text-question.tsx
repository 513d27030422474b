import { LIMITS } from '@luciole/contract/limits'
import type { WizardTextKey } from '@luciole/contract/wizard'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, GrowingField } from '#ui/field.tsx'
import { Lamp } from '#ui/lamp.tsx'

/** A name or a detail in the parent's words, with examples for a tired evening. */
export function TextQuestion({
  questionKey,
  examples,
  value,
  onAnswer,
  onSkip,
}: {
  questionKey: WizardTextKey
  examples: readonly string[]
  value: string | undefined
  onAnswer: (value: string) => void
  /** Done, with nothing typed. */
  onSkip: () => void
}) {
  const { t } = useTranslation('wizard')
  const [text, setText] = useState(value ?? '')
  const isName = questionKey.endsWith('-name')
  const typed = {
    label: t('typed'),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    maxLength: isName ? LIMITS.nameLength : LIMITS.freeTextLength,
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
  }
  return (
    <form
      className="mx-auto grid max-w-120 gap-5 short:gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onAnswer(text.trim())
        else onSkip()
      }}
    >
      {isName ? <Field {...typed} /> : <GrowingField {...typed} />}
      <div className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <button
            key={example}
            type="button"
            onClick={() => setText(example)}
            className="min-h-12 rounded-full bg-surface px-4 text-sm font-bold shadow-[inset_0_0_0_1.5px_var(--field)]"
          >
            {example}
          </button>
        ))}
      </div>
      <Lamp type="submit" notYet={false}>
        {t('done')}
      </Lamp>
    </form>
  )
}
