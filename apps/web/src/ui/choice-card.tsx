import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export const ChosenTick = () => (
  <span
    aria-hidden="true"
    className="absolute -top-2 -right-2 z-3 grid size-8.5 place-items-center rounded-full bg-primary text-on-primary shadow-[0_0_0_3.5px_var(--page)]"
  >
    <Check className="size-5" strokeWidth={3.2} />
  </span>
)

const CARD =
  '@container relative flex w-full flex-col rounded-choice bg-surface px-1.75 pt-1.75 text-center transition-[translate,rotate,box-shadow,opacity] duration-240 ease-calm'
const CHOSEN =
  'translate-y-[-4px] rotate-[-1.1deg] shadow-[0_0_0_4px_var(--primary),var(--shadow-chosen)]'
const OTHER = 'opacity-60 shadow-card'

/** A picture and its word. Once one is chosen the others step back for a moment. */
export function ChoiceCard({
  picture,
  label,
  note,
  state = 'rest',
  ratio = 'var(--card-ratio, 1)',
  onChoose,
}: {
  picture: ReactNode
  label: string
  note?: string
  state?: 'rest' | 'chosen' | 'other'
  ratio?: string
  onChoose: () => void
}) {
  const isChosen = state === 'chosen'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`${CARD} ${isChosen ? CHOSEN : state === 'other' ? OTHER : 'shadow-card active:scale-98'}`}
    >
      <span
        className={`block shrink-0 overflow-hidden rounded-2xl [&>img]:size-full [&>img]:object-cover [&>img]:object-[50%_45%] [&>svg]:size-full ${isChosen ? '' : '[filter:var(--picture)]'}`}
        style={{ aspectRatio: ratio }}
      >
        {picture}
      </span>
      <span className="grid min-h-11.5 flex-1 place-items-center px-1 pt-1 pb-1.5 font-title text-base leading-tight font-medium @max-[7.5rem]:px-0 @max-[7.5rem]:text-sm">
        {label}
        {note && <span className="pb-1.5 font-text text-sm font-normal text-muted">{note}</span>}
      </span>
      {isChosen && <ChosenTick />}
    </button>
  )
}
