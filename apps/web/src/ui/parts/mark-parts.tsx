import { KID_COLORS } from '@luciole/contract/kids'
import { useState } from 'react'
import { DuskHill } from '#ui/dusk-hill.tsx'
import { Firefly } from '#ui/firefly.tsx'
import { Meadow } from '#ui/meadow.tsx'
import { NameTag } from '#ui/name-tag.tsx'
import { PaintedEdge } from '#ui/painted-edge.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { Part } from './part.tsx'

const NAMES = ['Léo', 'Nina', 'Éloïse', 'Camille', 'Maximilien-Alexandre', 'Zoé']

function FlyingTags() {
  const [chosen, setChosen] = useState(1)
  return KID_COLORS.map((color, index) => (
    <button
      key={color}
      type="button"
      className="relative mt-6 rounded-full"
      onClick={() => setChosen(index)}
    >
      <NameTag color={color} chosen={chosen === index}>
        {NAMES[index]}
      </NameTag>
      {chosen === index && <Firefly flight="tags" size={46} className="absolute -top-9 left-1/2" />}
    </button>
  ))
}

export const MarkParts = () => (
  <>
    <Part name="Mark and wordmark">
      <Firefly size={72} />
      <Firefly size={40} />
      <Firefly size={20} />
      <Wordmark className="w-56" />
    </Part>
    <Part name="Name tags, and the firefly that flies between them">
      <FlyingTags />
    </Part>
    <Part name="Portraits: none, painting, locked, add">
      <Portrait state={{ kind: 'none' }} color="sun" />
      <Portrait state={{ kind: 'painting', progress: 0.5 }} color="mint" />
      <Portrait state={{ kind: 'locked' }} />
      <Portrait state={{ kind: 'add' }} />
    </Part>
    <Part name="Stages and painted edges">
      <div className="relative h-90 w-90 overflow-hidden">
        <DuskHill className="absolute inset-0 size-full" />
        <PaintedEdge />
      </div>
      {(['day', 'night'] as const).map((sky) => (
        <div key={sky} className="relative h-90 w-70 overflow-hidden">
          <Meadow sky={sky} className="absolute inset-0 size-full" />
          <PaintedEdge side="right" />
        </div>
      ))}
    </Part>
  </>
)
