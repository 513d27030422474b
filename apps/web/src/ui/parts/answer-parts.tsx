import type { Language } from '@luciole/contract/language'
import { useState } from 'react'
import { ChoiceCard } from '#ui/choice-card.tsx'
import { DuskHill } from '#ui/dusk-hill.tsx'
import { LanternColumn, LanternRow, type LanternStep } from '#ui/lantern-path.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { Meadow } from '#ui/meadow.tsx'
import { PriceBar } from '#ui/price-bar.tsx'
import { SurpriseBar } from '#ui/surprise-bar.tsx'
import { Part } from './part.tsx'

const WORDS = {
  en: {
    steps: ['Hero', 'Setting', 'Adventure', 'Friends', 'Challenge', 'Ending'],
    cards: ['Dusk', 'Meadow', 'Night'],
    surprise: 'Surprise me',
    plan: 'The family, 8 stories a month, read aloud.',
    price: '€13.99',
    period: 'a month',
    go: 'Continue',
    renews: 'Renews monthly. Cancel any time, in two taps.',
  },
  fr: {
    steps: ['Héros', 'Décor', 'Aventure', 'Amis', 'Défi', 'Fin'],
    cards: ['Crépuscule', 'Prairie', 'Nuit'],
    surprise: 'Surprends-moi',
    plan: 'La famille, 8 histoires par mois, lues à voix haute.',
    price: '13,99 €',
    period: 'par mois',
    go: 'Continuer',
    renews: 'Renouvelé chaque mois. Résiliable à tout moment, en deux gestes.',
  },
}
const PICTURES = [
  <DuskHill key="dusk" />,
  <Meadow key="day" sky="day" />,
  <Meadow key="night" sky="night" />,
]

export function AnswerParts({ language }: { language: Language }) {
  const words = WORDS[language]
  const [current, setCurrent] = useState(1)
  const [chosen, setChosen] = useState<number | null>(null)
  const steps = words.steps.map<LanternStep>((name, index) => ({
    name,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }))
  const next = () => setCurrent((step) => (step + 1) % 6)
  return (
    <>
      <Part name="Lantern path, row and column: a lit lantern goes back">
        <div className="pt-10">
          <LanternRow label={words.steps[current] ?? ''} steps={steps} onReturn={setCurrent} />
          <button type="button" className="mt-6 underline" onClick={next}>
            {words.go}
          </button>
        </div>
        <div className="rounded-card bg-wash">
          <LanternColumn label={words.steps[current] ?? ''} steps={steps} onReturn={setCurrent} />
        </div>
      </Part>
      <Part name="Choice cards: rest, chosen, the others">
        <div className="grid w-full max-w-140 grid-cols-3 gap-4">
          {words.cards.map((label, index) => (
            <ChoiceCard
              key={label}
              label={label}
              picture={PICTURES[index]}
              state={chosen === null ? 'rest' : chosen === index ? 'chosen' : 'other'}
              onChoose={() => setChosen(chosen === index ? null : index)}
            />
          ))}
        </div>
      </Part>
      <Part name="Surprise bar">
        <div className="w-full max-w-100 pt-4">
          <SurpriseBar label={words.surprise} onChoose={next} />
        </div>
      </Part>
      <Part name="Price bar">
        <div className="w-full max-w-100">
          <PriceBar
            summary={words.plan}
            price={words.price}
            period={words.period}
            footnote={words.renews}
          >
            <Lamp>{words.go}</Lamp>
          </PriceBar>
        </div>
      </Part>
    </>
  )
}
