import { BOOK_FORMAT, type Story } from '@luciole/contract/stories'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKid } from '#features/kids/kids.queries'
import { setSleep } from '#features/narration/sleep-timer'
import { StrandedBoat, UnlitLantern } from '#ui/drawings.tsx'
import { Lamp } from '#ui/lamp.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { MessageScreen } from '#ui/message-screen.tsx'
import { Quiet } from '#ui/quiet.tsx'
import { openingPlace } from './book-places'
import { BookReader } from './book-reader.tsx'
import { useScreenGivenBack } from './full-screen'
import { GeneratingScreen } from './generating-screen.tsx'
import { openPlaceOf } from './open-place'
import { isReadable, useRetryStory, useStory } from './reader.queries'
import { RemoveStory } from './remove-story.tsx'

/** A story in any state: being made, lost, of another time, or open in the hand. */
export function ReaderScreen({ kidId, storyId }: { kidId: string; storyId: string }) {
  const { data: story, error } = useStory({ kidId, storyId })
  const { data: kid, error: kidError } = useKid(kidId)
  // Page 1 opens by itself when it was waited for here; otherwise the book opens where it was left.
  const [hasWaited, setWaited] = useState(false)
  // Bedtime goes on from book to book, and ends where no book is read any more.
  useEffect(() => () => setSleep(null), [])
  useScreenGivenBack()
  if (error ?? kidError) throw error ?? kidError
  if (!story || !kid) return <LoadingScreen />
  if (story.format && story.format !== BOOK_FORMAT) return <UnsupportedStory kidId={kidId} />
  if (story.state === 'failed') return <FailedStory story={story} />
  if (!isReadable(story)) {
    if (!hasWaited) setWaited(true)
    return <GeneratingScreen story={story} kid={kid} />
  }
  const start =
    openPlaceOf(story) ?? (hasWaited ? ({ leaf: 'page', page: 1 } as const) : openingPlace(story))
  return <BookReader key={story.id} story={story} kid={kid} start={start} />
}

function FailedStory({ story }: { story: Story }) {
  const { t } = useTranslation(['reader', 'common'])
  const retry = useRetryStory()
  const place = { kidId: story.kidId, storyId: story.id }
  return (
    <MessageScreen
      drawing={<StrandedBoat />}
      title={t('generating.failedTitle')}
      action={
        <div className="grid gap-2">
          <Lamp busy={retry.isPending && t('common:busy')} onClick={() => retry.mutate(place)}>
            {t('generating.retry')}
          </Lamp>
          <Quiet render={<Link to="/kid/$kidid" params={{ kidid: story.kidId }} />}>
            {t('generating.toShelf')}
          </Quiet>
          <RemoveStory story={story} />
        </div>
      }
    >
      {t('generating.failedMessage')}
    </MessageScreen>
  )
}

function UnsupportedStory({ kidId }: { kidId: string }) {
  const { t } = useTranslation('reader')
  return (
    <MessageScreen
      drawing={<UnlitLantern />}
      title={t('unsupported')}
      action={
        <Lamp render={<Link to="/kid/$kidid" params={{ kidid: kidId }} />}>
          {t('unsupportedHome')}
        </Lamp>
      }
    >
      {null}
    </MessageScreen>
  )
}
