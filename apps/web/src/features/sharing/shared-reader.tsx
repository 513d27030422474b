import type { Language } from '@luciole/contract/language'
import type { SharedBook } from '@luciole/contract/sharing'
import { RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayButton, VoiceStatus } from '#features/narration/play-button.tsx'
import { neighbour, type Place } from '#features/reader/book-places'
import { CastLeaf } from '#features/reader/cast-leaf.tsx'
import { PageLeaf } from '#features/reader/page-leaf.tsx'
import { TitleLeaf } from '#features/reader/title-leaf.tsx'
import { TurningButtons } from '#features/reader/turning-buttons.tsx'
import { useFit } from '#features/reader/use-fit'
import { usePageTurning } from '#features/reader/use-page-turning'
import { usePreloadedPictures } from '#features/reader/use-preloaded-pictures'
import { useVanishingControls } from '#features/reader/use-vanishing-controls'
import { dayText } from '#features/subscriptions/moment'
import { setReading } from '#platform/appearance'
import { IconButton } from '#ui/icon-button.tsx'
import { LanguageChip } from '#ui/language-chip.tsx'
import { StarProgress } from '#ui/star-progress.tsx'
import { SharedEnd } from './shared-end.tsx'
import { useSharedVoice } from './use-shared-voice'

/** A lent book in the hand: read, listened to, given back. Nothing in it can be changed. */
export function SharedReader({
  book,
  language: first,
  askAgain,
}: {
  book: SharedBook
  language: Language
  askAgain: () => Promise<unknown>
}) {
  const { t } = useTranslation(['reader', 'sharing', 'narration'])
  const [language, setLanguage] = useState(first)
  const [place, setPlace] = useState<Place>({ leaf: 'title' })
  const pageCount = book.pages.length
  const page = place.leaf === 'page' ? book.pages.find(({ number }) => number === place.page) : null
  const next = neighbour({ place, pageCount, by: 1 })
  const previous = neighbour({ place, pageCount, by: -1 })
  const leafKey = place.leaf === 'page' ? `page ${place.page}` : place.leaf
  const pageParts = useMemo(
    () => book.pages.map(({ text, picture }) => ({ text: text[language], picture })),
    [book.pages, language],
  )
  const fit = useFit<HTMLDivElement>({ pages: pageParts, leafKey, spacing: 'usual' })
  usePreloadedPictures({ pages: book.pages, from: page?.number ?? 0 })
  useEffect(() => {
    setReading(true)
    return () => setReading(false)
  }, [])

  const goTo = (target: Place | null) => target && setPlace(target)
  const goOn = () => goTo(next)
  const voice = useSharedVoice({
    book,
    language,
    page: page?.number ?? null,
    onTurn: goOn,
    onBegin: () => setPlace({ leaf: 'page', page: 1 }),
    askAgain,
  })
  const controls = useVanishingControls({ isOn: Boolean(page) })
  const turning = usePageTurning({
    onNext: goOn,
    onPrevious: () => goTo(previous),
    onMiddle: controls.toggle,
  })
  const playButton = (
    <PlayButton mode={voice.mode} isBusy={false} onPlay={voice.play} onPause={voice.pause} />
  )
  const position = page ? t('pageOf', { page: page.number, pages: pageCount }) : ''
  const date = dayText({ date: new Date(book.expiresAt), language })
  const ground = place.leaf === 'page' || place.leaf === 'end' ? 'glass' : 'soft'

  return (
    <main
      className="reader"
      data-controls={controls.isHidden ? 'hidden' : 'shown'}
      data-spacing="usual"
      {...turning}
    >
      {page && (
        <h1 lang={language} className="reader-title">
          {book.title[language]}
        </h1>
      )}
      <p className="sr-only" role="status">
        {position}
      </p>
      <div className="reader-top">
        <LanguageChip
          label={t('language')}
          value={language}
          onChange={setLanguage}
          ground={ground}
        />
        {place.leaf !== 'title' && (
          <IconButton
            label={t('sharing:shared.close')}
            ground={ground}
            onClick={() => setPlace({ leaf: 'title' })}
          >
            <RotateCcw aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div ref={fit} key={leafKey} className="page-leaf" data-leaf={place.leaf}>
        {place.leaf === 'title' && (
          <TitleLeaf story={book} kidName={book.forName} language={language}>
            <p lang={language} className="mt-3 text-sm text-reader-ink/75">
              {t('sharing:shared.lent', { lng: language, name: book.forName, date })}
            </p>
          </TitleLeaf>
        )}
        {place.leaf === 'cast' && <CastLeaf story={book} language={language} />}
        {page && <PageLeaf page={page} language={language} reading={voice.reading} />}
        {place.leaf === 'end' && (
          <SharedEnd book={book} language={language} onAgain={() => setPlace({ leaf: 'title' })} />
        )}
      </div>
      {place.leaf !== 'end' && (
        <div className="reader-bottom">
          <VoiceStatus narrator={voice} />
          {page && <StarProgress label={position} current={page.number} total={pageCount} />}
          <TurningButtons previous={previous} next={next} onTurn={goTo}>
            {voice.isThere ? playButton : <span className="play-button invisible" />}
          </TurningButtons>
          {voice.isThere && (
            <section aria-label={t('narration:sound')} className="narration-bar">
              {playButton}
              <p className="flex-1 text-sm font-bold">{position || book.title[language]}</p>
            </section>
          )}
        </div>
      )}
    </main>
  )
}
