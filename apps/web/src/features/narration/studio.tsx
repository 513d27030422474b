import { Dialog } from '@base-ui/react/dialog'
import type { Language } from '@luciole/contract/language'
import type { Narration } from '@luciole/contract/narration'
import type { Story } from '@luciole/contract/stories'
import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { LanguageChip } from '#ui/language-chip.tsx'
import { StudioControls } from './studio-controls.tsx'

/** The parent reads, page by page; every page says whether it has a voice already. */
export function Studio({
  story,
  narration,
  language: first,
  firstPage,
  open,
  onOpenChange,
}: {
  story: Story
  narration: Narration
  language: Language
  firstPage: number
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation(['narration', 'reader'])
  const [language, setLanguage] = useState<Language>(first)
  const [number, setNumber] = useState(firstPage)
  const [isBusy, setBusy] = useState(false)
  const pages = story.pages.length
  const page = story.pages.find((one) => one.number === number)
  const clips = narration.parent.filter((clip) => clip.language === language)
  const go = (to: number) => setNumber(Math.min(pages, Math.max(1, to)))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup className="studio">
          <header className="flex items-center justify-between gap-3">
            <IconButton label={t('studio.close')} onClick={() => onOpenChange(false)}>
              <X aria-hidden="true" />
            </IconButton>
            <Dialog.Title className="text-xl">{t('studio.title')}</Dialog.Title>
            <LanguageChip
              label={t('studio.language')}
              value={language}
              disabled={isBusy}
              onChange={setLanguage}
            />
          </header>
          <div className="flex items-center justify-between gap-2">
            <IconButton
              label={t('studio.previous')}
              disabled={number === 1 || isBusy}
              className={number === 1 || isBusy ? 'invisible' : ''}
              onClick={() => go(number - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <div className="text-center">
              <h2 aria-live="polite" className="font-title text-base font-semibold">
                {t('studio.page', { page: number, pages })}
              </h2>
              <p className="text-sm text-muted">{t('studio.done', { count: clips.length })}</p>
            </div>
            <IconButton
              label={t('studio.next')}
              disabled={number === pages || isBusy}
              className={number === pages || isBusy ? 'invisible' : ''}
              onClick={() => go(number + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
          <ol aria-hidden="true" className="flex flex-wrap justify-center gap-1.5">
            {story.pages.map((one) => (
              <li
                key={one.number}
                className={`grid size-6 place-items-center rounded-full text-sm ${one.number === number ? 'shadow-[0_0_0_2px_var(--primary)]' : ''} ${clips.some((clip) => clip.page === one.number) ? 'bg-primary text-on-primary' : 'bg-sunken text-muted'}`}
              >
                {clips.some((clip) => clip.page === one.number) ? (
                  <Check className="size-4" />
                ) : (
                  one.number
                )}
              </li>
            ))}
          </ol>
          <div
            lang={language}
            className="studio-words"
            role="region"
            aria-label={t('studio.page', { page: number, pages })}
          >
            {page?.text[language].text.split('\n').map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
          <StudioControls
            key={`${number} ${language}`}
            place={{ kidId: story.kidId, storyId: story.id }}
            page={number}
            language={language}
            clip={clips.find((clip) => clip.page === number) ?? null}
            isLast={number === pages}
            onBusy={setBusy}
            onNext={() => (number === pages ? onOpenChange(false) : go(number + 1))}
          />
          <p className="text-center text-sm text-muted">{t('studio.privacy')}</p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
