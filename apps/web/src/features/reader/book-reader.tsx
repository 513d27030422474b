import type { Kid } from '@luciole/contract/kids'
import type { Language } from '@luciole/contract/language'
import type { Story } from '@luciole/contract/stories'
import { Link } from '@tanstack/react-router'
import { ALargeSmall, Maximize, Minimize, X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStoryLanguage } from '#features/accounts/story-language'
import { BookTools } from '#features/keepsakes/book-tools.tsx'
import { BookVoice, type VoicePlace } from '#features/narration/book-voice.tsx'
import { NarrationBar } from '#features/narration/narration-bar.tsx'
import { PlayButton, VoiceStatus } from '#features/narration/play-button.tsx'
import { useBedtimeEnd } from '#features/narration/use-bedtime'
import { useNarrator } from '#features/narration/use-narrator'
import { OfflineRow } from '#features/offline/offline-row.tsx'
import { useOfflineBook } from '#features/offline/use-offline-book'
import { setReading } from '#platform/appearance'
import { IconButton } from '#ui/icon-button.tsx'
import { LanguageChip } from '#ui/language-chip.tsx'
import { StarProgress } from '#ui/star-progress.tsx'
import { useLeaveFor } from '#ui/use-leave-for'
import { neighbour, type Place } from './book-places'
import { CastLeaf } from './cast-leaf.tsx'
import { EndLeaf } from './end-leaf.tsx'
import { toggleFullScreen, useFullScreen } from './full-screen'
import { PageLeaf, UnwrittenLeaf } from './page-leaf.tsx'
import { keepOpenPlace, forgetOpenPlace } from './open-place'
import { PageTools } from './page-tools.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { ReaderMenu } from './reader-menu.tsx'
import './reader.css'
import './open-book.css'
import './reader-on-its-side.css'
import { useFreshShelves, useRememberPlace } from './reader.queries'
import { useReadingComfort } from './reading-comfort'
import { RedrawNote } from './redraw-note.tsx'
import { TitleLeaf } from './title-leaf.tsx'
import { TurningButtons } from './turning-buttons.tsx'
import { useFit } from './use-fit'
import { usePageTurning } from './use-page-turning'
import { usePreloadedPictures } from './use-preloaded-pictures'
import { useVanishingControls } from './use-vanishing-controls'

/** A book in the hand: title, cast, pages, the end, in either language. */
export function BookReader({ story, kid, start }: { story: Story; kid: Kid; start: Place }) {
  const { t } = useTranslation(['reader', 'common'])
  const leaveFor = useLeaveFor()
  const storyLanguage = useStoryLanguage()
  const [chosen, setLanguage] = useState<Language | null>(null)
  const language = chosen ?? storyLanguage
  const [place, setPlace] = useState<Place>(start)
  const [sheet, setSheet] = useState<'menu' | 'tools' | 'keep' | 'pictures' | null>(null)
  const [changing, setChanging] = useState<number | null>(null)
  const [comfort, setComfort] = useReadingComfort()
  const { mutate: remember } = useRememberPlace()
  const { id: storyId, kidId, pageCount } = story
  const page =
    place.leaf === 'page' ? story.pages.find(({ number }) => number === place.page) : null
  const next = neighbour({ place, pageCount, by: 1 })
  const previous = neighbour({ place, pageCount, by: -1 })
  const leafKey = place.leaf === 'page' ? `page ${place.page}` : place.leaf
  const pageParts = useMemo(
    () => story.pages.map(({ text, picture }) => ({ text: text[language], picture })),
    [story.pages, language],
  )
  const spacing = comfort.isWide ? 'wide' : 'usual'
  const fit = useFit<HTMLDivElement>({ pages: pageParts, leafKey, spacing })
  useFreshShelves(story)
  const fullScreen = useFullScreen()
  usePreloadedPictures({ pages: story.pages, from: place.leaf === 'page' ? place.page : 0 })

  useEffect(() => {
    setReading(true)
    return () => setReading(false)
  }, [])

  useEffect(() => keepOpenPlace({ storyId, place }), [storyId, place])
  useEffect(() => forgetOpenPlace, [])

  function goTo(target: Place | null) {
    if (!target) return
    setPlace(target)
    if (target.leaf !== 'page' && target.leaf !== 'end') return
    const finished = target.leaf === 'end'
    const at = new Date().toISOString()
    remember({ kidId, storyId, page: finished ? pageCount : target.page, finished, at })
  }
  const finish = () => void leaveFor({ to: '/kid/$kidid', params: { kidid: kidId } })
  const [voice, showVoice] = useState<VoicePlace | null>(null)
  const narrator = useNarrator({
    story,
    kid,
    language,
    page: page?.number ?? null,
    goToPage: (number) => goTo({ leaf: 'page', page: number }),
    onOffer: () => showVoice('sample'),
    onNext: () => goTo(next),
    onPrevious: () => goTo(previous),
  })
  const offline = useOfflineBook({ story, narration: narrator.narration })
  useBedtimeEnd({ kidId, storyId, isAtEnd: place.leaf === 'end' })
  const playButton = (
    <PlayButton
      mode={narrator.mode}
      isBusy={narrator.isWaitingForVoice}
      onPlay={narrator.play}
      onPause={narrator.pause}
    />
  )
  const controls = useVanishingControls({
    isOn: page !== null && page !== undefined && sheet === null && voice === null,
  })
  const turning = usePageTurning({
    onNext: () => goTo(next),
    onPrevious: () => goTo(previous),
    onMiddle: controls.toggle,
  })
  const onPictures = story.repaint ? () => setSheet('pictures') : null
  const ground = place.leaf === 'page' || place.leaf === 'end' ? 'glass' : 'soft'
  const leafName =
    place.leaf === 'cast'
      ? t('characters', { lng: language })
      : place.leaf === 'end'
        ? t('theEnd', { lng: language })
        : place.leaf === 'title' && story.title?.[language]
  const position = page ? t('pageOf', { page: page.number, pages: pageCount }) : ''

  return (
    <>
      <main
        className="reader"
        data-controls={controls.isHidden ? 'hidden' : 'shown'}
        data-spacing={spacing}
        style={{ filter: comfort.brightness < 1 ? `brightness(${comfort.brightness})` : undefined }}
        {...turning}
      >
        {page && (
          <h1 lang={language} className="reader-title">
            {story.title?.[language]}
          </h1>
        )}
        <p lang={page ? undefined : language} className="sr-only" role="status">
          {position || leafName}
        </p>
        <div className="reader-top">
          <div className="flex gap-2">
            <IconButton
              label={t('close')}
              ground={ground}
              render={<Link to="/kid/$kidid" params={{ kidid: kidId }} />}
            >
              <X aria-hidden="true" />
            </IconButton>
            <LanguageChip
              label={t('language')}
              value={language}
              onChange={setLanguage}
              ground={ground}
            />
          </div>
          <div className="flex gap-2">
            <IconButton label={t('menu')} ground={ground} onClick={() => setSheet('menu')}>
              <ALargeSmall aria-hidden="true" />
            </IconButton>
            {fullScreen.isOffered && (
              <IconButton
                label={t('fullScreen')}
                aria-pressed={fullScreen.isOn}
                ground={ground}
                className="hidden lg:grid"
                onClick={() => void toggleFullScreen()}
              >
                {fullScreen.isOn ? (
                  <Minimize aria-hidden="true" />
                ) : (
                  <Maximize aria-hidden="true" />
                )}
              </IconButton>
            )}
          </div>
        </div>
        <div ref={fit} key={leafKey} className="page-leaf" data-leaf={place.leaf}>
          {place.leaf === 'title' && (
            <TitleLeaf story={story} kidName={kid.name} language={language} />
          )}
          {place.leaf === 'cast' && <CastLeaf story={story} language={language} />}
          {place.leaf === 'page' && !page && <UnwrittenLeaf />}
          {page && (
            <PageLeaf
              page={page}
              language={language}
              reading={narrator.reading}
              note={<RedrawNote story={story} page={page} />}
            />
          )}
          {place.leaf === 'end' && (
            <EndLeaf
              story={story}
              kid={kid}
              language={language}
              onFinish={finish}
              onAgain={() => goTo({ leaf: 'title' })}
              onPictures={onPictures}
            />
          )}
        </div>
        {place.leaf !== 'end' && (
          <div className="reader-bottom">
            <VoiceStatus narrator={narrator} />
            {page && <StarProgress label={position} current={page.number} total={pageCount} />}
            <TurningButtons previous={previous} next={next} onTurn={goTo}>
              {playButton}
            </TurningButtons>
            <NarrationBar
              narrator={narrator}
              page={page?.number ?? 1}
              position={position || (story.title?.[language] ?? '')}
              onVoices={() => showVoice('voices')}
            />
          </div>
        )}
      </main>
      <ReaderMenu
        open={sheet === 'menu'}
        onOpenChange={(open) => setSheet(open ? 'menu' : null)}
        comfort={comfort}
        onComfort={setComfort}
        offline={<OfflineRow book={offline} />}
        onVoices={() => {
          setSheet(null)
          showVoice('voices')
        }}
        onTools={
          page
            ? () => {
                setChanging(page.number)
                setSheet('tools')
              }
            : null
        }
        onPictures={onPictures}
        onKeep={story.state === 'ready' ? () => setSheet('keep') : null}
      />
      {/* The voice may turn the page meanwhile: what is being typed stays with its own. */}
      {changing !== null && (
        <PageTools
          key={`${changing} ${language}`}
          story={story}
          pageNumber={changing}
          language={language}
          open={sheet === 'tools'}
          onOpenChange={(open) => setSheet(open ? 'tools' : null)}
        />
      )}
      <BookTools
        story={story}
        language={language}
        open={sheet === 'keep'}
        onOpenChange={(open) => setSheet(open ? 'keep' : null)}
      />
      <PictureChoice
        story={story}
        open={sheet === 'pictures'}
        onOpenChange={(open) => setSheet(open ? 'pictures' : null)}
      />
      <BookVoice
        story={story}
        language={language}
        narrator={narrator}
        page={page?.number ?? null}
        shown={voice}
        onShow={showVoice}
      />
    </>
  )
}
