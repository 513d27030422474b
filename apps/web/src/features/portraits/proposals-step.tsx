import type { Human } from '@luciole/contract/character'
import type { Trait } from '@luciole/likeness/measure-likeness'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCard } from '#ui/choice-card.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { AvatarPreview } from './avatar-preview.tsx'

const NAMES = ['first', 'second', 'third'] as const

/** The photo pre-fills, the parent decides; what could not be seen is said. */
export function ProposalsStep({
  proposals,
  unseen,
  onChoose,
}: {
  proposals: readonly [Human, Human, Human]
  unseen: readonly Trait[]
  onChoose: (human: Human) => void
}) {
  const { t, i18n } = useTranslation('portraits')
  const [chosen, setChosen] = useState(0)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('proposals.hint')}</p>
      {unseen.length > 0 && (
        <p className="rounded-input bg-warning-soft px-4 py-3 text-warning">
          {t('proposals.unseen', {
            traits: list.format(unseen.map((trait) => t(`proposals.traits.${trait}`))),
          })}
        </p>
      )}
      <div className="grid grid-cols-3 gap-3">
        {proposals.map((human, index) => (
          <ChoiceCard
            key={NAMES[index]}
            picture={<AvatarPreview character={human} />}
            label={t(`proposals.${NAMES[index] ?? 'first'}`)}
            state={chosen === index ? 'chosen' : 'rest'}
            onChoose={() => setChosen(index)}
          />
        ))}
      </div>
      <Lamp onClick={() => onChoose(proposals[chosen] ?? proposals[0])}>
        {t('proposals.continue')}
      </Lamp>
    </div>
  )
}
