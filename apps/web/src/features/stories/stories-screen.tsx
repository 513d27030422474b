import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#api/describe-error'
import { fetchMore } from '#api/fetch-more'
import { lastingError } from '#api/lasting-error'
import { useKid } from '#features/kids/kids.queries'
import { OfflineNote } from '#features/offline/offline-note.tsx'
import { LockedKidScreen } from '#features/kids/locked-kid-screen.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Ghost } from '#ui/quiet.tsx'
import { StoryCard } from './story-card.tsx'
import { useAllStories } from './stories.queries'

/** Where "Load more" stood, the first of the new books takes the hand. */
const focusCard = (item: HTMLLIElement | null) =>
  item?.querySelector('a')?.focus({ preventScroll: true })

export function StoriesScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation(['stories', 'common'])
  const { data: kid, error: kidError } = useKid(kidId)
  const all = useAllStories(kidId)
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = all
  const [firstNew, setFirstNew] = useState<number | null>(null)
  const lasting = kidError ?? lastingError({ data, error })
  if (lasting) throw lasting
  if (!kid || !data) return <LoadingScreen />
  if (kid.locked) return <LockedKidScreen />
  const stories = data.pages.flatMap((page) => page.stories)
  return (
    <main className="mx-auto w-full max-w-260 px-screen pt-safe pb-safe">
      <IconButton
        label={t('common:back')}
        render={<Link to="/kid/$kidid" params={{ kidid: kidId }} />}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <h1 className="mt-2 mb-6 text-2xl">{t('titleOf', { name: kid.name })}</h1>
      <OfflineNote className="mb-6" />
      {stories.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <ul className="grid grid-cols-2 items-end justify-items-center gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-5">
        {stories.map((story, index) => (
          <li key={story.id} ref={index === firstNew ? focusCard : null}>
            <StoryCard story={story} width={148} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-8 text-center">
          {isFetchNextPageError && (
            <p role="alert" className="mb-2">
              {describeError(error)}
            </p>
          )}
          <Ghost
            aria-busy={isFetchingNextPage}
            onClick={() => {
              setFirstNew(stories.length)
              void fetchMore(all)
            }}
          >
            {t('loadMore')}
          </Ghost>
        </div>
      )}
    </main>
  )
}
