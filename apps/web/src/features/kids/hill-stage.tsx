import type { Kid } from '@luciole/contract/kids'
import { Link } from '@tanstack/react-router'
import { Lock, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AvatarPreview } from '#features/portraits/avatar-preview.tsx'
import { Firefly } from '#ui/firefly.tsx'
import { NameTag } from '#ui/name-tag.tsx'
import { heightBeside } from './height-beside'
import { characterOf } from './kid-figure.tsx'

const heightOf = (kid: Kid) => `${Math.round(heightBeside(kid) * 100)}%`

const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ inline: 'center', block: 'nearest' })

/** The kids on the hill, as themselves: one is chosen, a second tap opens their page. */
export function HillStage({
  kids,
  chosenId,
  onChoose,
  onOpen,
  onLocked,
  canAdd,
  onAdd,
}: {
  kids: readonly Kid[]
  chosenId: string | null
  onChoose: (kid: Kid) => void
  onOpen: (kid: Kid) => void
  onLocked: (kid: Kid) => void
  canAdd: boolean
  /** Instead of the form: what says that the plan is full. */
  onAdd: (() => void) | null
}) {
  const { t } = useTranslation('kids')
  return (
    <ul className="-mx-5 mt-auto flex min-h-0 flex-1 items-end gap-2 overflow-x-auto px-5 pt-6 pb-13 low:pt-1 low:pb-9 [scrollbar-width:none] md:gap-6 wide:-mx-10 wide:gap-3 wide:px-10 wide:pb-5">
      {kids.map((kid) => {
        const isChosen = kid.id === chosenId
        const label = kid.locked
          ? t('locked.label', { name: kid.name })
          : isChosen
            ? t('openKid', { name: kid.name })
            : kid.name
        return (
          <li
            key={kid.id}
            className="h-full max-h-72 flex-none first:ml-auto last:mr-auto wide:max-h-96"
          >
            <button
              type="button"
              aria-label={label}
              aria-pressed={isChosen}
              onClick={() => (kid.locked ? onLocked(kid) : isChosen ? onOpen(kid) : onChoose(kid))}
              ref={isChosen ? bringIntoView : null}
              className="flex h-full min-w-21.5 flex-col items-center justify-end gap-1"
            >
              <span
                style={{ height: heightOf(kid), viewTransitionName: `kid-${kid.id}` }}
                className={`relative block min-h-24 w-full low:min-h-16 transition-[translate] duration-240 ease-calm ${isChosen ? '-translate-y-1.5' : ''} ${kid.locked ? 'opacity-50 grayscale' : ''}`}
              >
                <Figure kid={kid} />
                {kid.locked && (
                  <Lock
                    aria-hidden="true"
                    className="absolute top-2 right-2 size-9 rounded-full bg-field p-2 text-white"
                  />
                )}
                {isChosen && (
                  <Firefly flight="home" size={42} className="absolute -top-5 -right-2" />
                )}
              </span>
              <NameTag color={kid.color} chosen={isChosen}>
                {kid.name}
              </NameTag>
            </button>
          </li>
        )
      })}
      {canAdd && (
        <li className="mr-auto flex-none pb-1">
          <Link
            to="/createkid"
            aria-label={t('addKid')}
            onClick={(event) => {
              if (!onAdd) return
              event.preventDefault()
              onAdd()
            }}
            className="grid w-16 justify-items-center gap-2 text-ink no-underline"
          >
            <span className="grid size-14 place-items-center rounded-full border-2 border-dashed border-ink/70 bg-page/45">
              <Plus aria-hidden="true" className="size-7" />
            </span>
            <span className="rounded-full bg-page/45 px-2 font-title text-base font-medium">
              {t('add')}
            </span>
          </Link>
        </li>
      )}
    </ul>
  )
}

function Figure({ kid }: { kid: Kid }) {
  const figure = kid.portrait.images?.figure
  const look =
    'absolute inset-0 mx-auto h-full w-auto max-w-none left-1/2 -translate-x-1/2 drop-shadow-md pointer-events-none'
  if (figure) return <img src={figure} alt="" className={look} />
  return (
    <AvatarPreview
      character={characterOf(kid)}
      crop="figure"
      className={`${look} ${kid.portrait.state === 'painting' ? 'animate-pulse opacity-70' : ''}`}
    />
  )
}
