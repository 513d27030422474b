import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useKid } from '#features/kids/kids.queries'
import { LockedKidScreen } from '#features/kids/locked-kid-screen.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LoadingScreen } from '#ui/loading-screen.tsx'
import { Ghost } from '#ui/quiet.tsx'
import { StoryCard } from './story-card.tsx'
import { useAllStories } from './stories.queries'

export function StoriesScreen({ kidId }: { kidId: string }) {
  const { t } = useTranslation(['stories', 'common'])
  const { data: kid, error: kidError } = useKid(kidId)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useAllStories(kidId)
  if (kidError ?? error) throw kidError ?? error
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
      {stories.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <ul className="grid grid-cols-2 items-end justify-items-center gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-5">
        {stories.map((story) => (
          <li key={story.id}>
            <StoryCard story={story} width={148} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-8 text-center">
          <Ghost disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('loadMore')}
          </Ghost>
        </div>
      )}
    </main>
  )
}
