import type { Character } from '@luciole/contract/character'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AvatarPreview } from './avatar-preview.tsx'

const EXAMPLES = [
  { words: 'goodPhoto', Mark: Check, mark: 'bg-success text-page', look: 'inset-0 size-full' },
  {
    words: 'badPhoto',
    Mark: X,
    mark: 'bg-danger text-on-danger',
    look: '-top-[45%] left-[30%] size-[150%] brightness-40',
  },
] as const

/** A photo that helps the drawing and one that does not, shown with a drawn face. */
export function PhotoHint({ character }: { character: Character }) {
  const { t } = useTranslation('portraits')
  return (
    <div className="grid grid-cols-2 gap-4">
      {EXAMPLES.map(({ words, Mark, mark, look }) => (
        <figure key={words} className="text-center">
          <div className="relative mx-auto w-28">
            <div
              className={`relative aspect-square overflow-hidden rounded-card ${words === 'goodPhoto' ? 'bg-[var(--kid-sky)]' : 'bg-[#2b2a45]'}`}
            >
              <AvatarPreview
                character={character}
                crop="face"
                className={`absolute max-w-none object-contain ${look}`}
              />
            </div>
            <span
              className={`absolute -right-2 -bottom-2 grid size-8 place-items-center rounded-full shadow-[0_0_0_3px_var(--page)] ${mark}`}
            >
              <Mark aria-hidden="true" className="size-4.5" />
            </span>
          </div>
          <figcaption className="mt-3 text-sm text-muted">{t(`create.${words}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
