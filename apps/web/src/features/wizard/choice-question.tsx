import { WIZARD_CHOICES, type WizardChoiceKey } from '@luciole/contract/wizard'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tick } from '#platform/haptics'
import { ChoiceCard } from '#ui/choice-card.tsx'
import './choice-grid.css'
import { choicePicture } from './choice-pictures.tsx'

const SHOW_CHOICE_MS = 350

/** One tap answers and moves on; the chosen card is seen for a moment first. */
export function ChoiceQuestion({
  questionKey,
  value,
  pictures = {},
  onAnswer,
  children,
}: {
  questionKey: WizardChoiceKey
  value: string | undefined
  /** Of choices that show somebody of this story. */
  pictures?: Readonly<Record<string, ReactNode>>
  onAnswer: (value: string) => void
  /** Cards of the family, before the invented ones. */
  children?: ReactNode
}) {
  const { t } = useTranslation('wizard')
  const [tapped, setTapped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const chosen = tapped ?? value
  const choose = (choice: string) => {
    if (tapped) return
    tick()
    setTapped(choice)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    timer.current = setTimeout(() => onAnswer(choice), calm ? 0 : SHOW_CHOICE_MS)
  }
  const words = t(`choices.${questionKey}`, { returnObjects: true }) as Record<string, string>
  const choices = WIZARD_CHOICES[questionKey].filter((choice) => choice !== 'surprise')
  return (
    <div className="choice-grid">
      {children}
      {choices.map((choice) => (
        <ChoiceCard
          key={choice}
          picture={pictures[choice] ?? choicePicture(`${questionKey}-${choice}`)}
          label={words[choice] ?? choice}
          state={chosen === choice ? 'chosen' : tapped ? 'other' : 'rest'}
          onChoose={() => choose(choice)}
        />
      ))}
    </div>
  )
}
