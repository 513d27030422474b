import type { Human } from '@luciole/contract/character'
import type { KidColor } from '@luciole/contract/kids'
import type { Trait } from '@luciole/likeness/measure-likeness'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceCard } from '#ui/choice-card.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { AvatarPreview } from './avatar-preview.tsx'
import { PreviewStage } from './preview-stage.tsx'

const NAMES = ['first', 'second', 'third'] as const

/** The photo pre-fills, the parent decides; what could not be seen is said. */
export function ProposalsStep({
  name,
  color,
  proposals,
  unseen,
  onChoose,
}: {
  name: string
  color: KidColor
  proposals: readonly [Human, Human, Human]
  unseen: readonly Trait[]
  onChoose: (human: Human) => void
}) {
  const { t, i18n } = useTranslation('portraits')
  const [chosen, setChosen] = useState(0)
  const human = proposals[chosen] ?? proposals[0]
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <div className="grid gap-5">
      <PreviewStage color={color}>
        <AvatarPreview
          character={human}
          crop="face"
          alt={t('editor.preview', { name })}
          className="h-56 w-auto object-contain"
        />
      </PreviewStage>
      {unseen.length > 0 && (
        <p className="rounded-input bg-warning-soft px-4 py-3 text-warning">
          {t('proposals.unseen', {
            traits: list.format(unseen.map((trait) => t(`proposals.traits.${trait}`))),
          })}
        </p>
      )}
      <div className="grid grid-cols-3 gap-3">
        {proposals.map((proposal, index) => (
          <ChoiceCard
            key={NAMES[index]}
            picture={<AvatarPreview character={proposal} />}
            label={t(`proposals.${NAMES[index] ?? 'first'}`)}
            state={chosen === index ? 'chosen' : 'rest'}
            onChoose={() => setChosen(index)}
          />
        ))}
      </div>
      <Lamp onClick={() => onChoose(human)}>{t('proposals.continue')}</Lamp>
      <p className="text-center text-sm text-muted">{t('proposals.hint')}</p>
    </div>
  )
}
