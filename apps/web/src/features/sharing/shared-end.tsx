import type { Language } from '@luciole/contract/language'
import type { SharedBook } from '@luciole/contract/sharing'
import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { MoonNight } from '#ui/moon-night.tsx'
import { Quiet } from '#ui/quiet.tsx'

/** Good night at grandmother's: the moon, something to talk about, and the book once more. */
export function SharedEnd({
  book,
  language,
  onAgain,
}: {
  book: SharedBook
  language: Language
  onAgain: () => void
}) {
  const { t } = useTranslation(['reader', 'sharing'], { lng: language })
  const [asked, setAsked] = useState(0)
  const prompt = book.prompts[asked % Math.max(1, book.prompts.length)]
  return (
    <div data-theme="night" lang={language} className="end-leaf">
      <MoonNight className="end-moon" />
      <div className="relative mx-auto grid w-full max-w-120 content-center gap-4 px-6 pt-2 pb-safe text-center text-[#f3ecdf] low:gap-1.5 low:pt-5">
        <h1 className="text-3xl">{t('theEnd')}</h1>
        <p className="text-lg text-[#e5dcec] italic">{book.title[language]}</p>
        {prompt && (
          <section aria-label={t('talk')} className="grid justify-items-center">
            <h2 className="text-base text-[#d8cfe6]">{t('talk')}</h2>
            <p aria-live="polite" className="mt-1 text-lg leading-snug">
              {prompt[language]}
            </p>
            {book.prompts.length > 1 && (
              <IconButton label={t('talkMore')} onClick={() => setAsked(asked + 1)}>
                <RefreshCw aria-hidden="true" className="text-[#d8cfe6]" />
              </IconButton>
            )}
          </section>
        )}
        <Lamp onClick={onAgain}>{t('readAgain')}</Lamp>
        <Quiet render={<Link to="/signup" />}>{t('sharing:shared.made')}</Quiet>
      </div>
    </div>
  )
}
