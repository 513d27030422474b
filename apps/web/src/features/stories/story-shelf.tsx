import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSubscription } from '#features/subscriptions/subscriptions.queries'
import { isUnfinished } from './half-read'
import { useShelf } from './stories.queries'
import { coverWidthRem, StoryCard } from './story-card.tsx'
import './story-shelf.css'

/** Books on a ledge: the one being read or made stands first. */
export function StoryShelf({
  kidId,
  label,
  allOf = kidId,
}: {
  kidId?: string | undefined
  label?: string
  /** Whose stories "All stories" leads to. */
  allOf?: string | undefined
}) {
  const { t } = useTranslation(['kids', 'stories'])
  const { data, isPending } = useShelf(kidId)
  const { data: plan } = useSubscription()
  const hadOne = plan !== undefined && plan.remainingStories < plan.storyLimit
  const title = label ?? t('recent')
  const stories = [...(data?.stories ?? [])].sort(
    (a, b) => Number(isUnfinished(b)) - Number(isUnfinished(a)),
  )
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-xl">{title}</h2>
        {allOf && stories.length > 0 && (
          <Link
            to="/kid/$kidid/stories"
            params={{ kidid: allOf }}
            aria-label={t('allStories')}
            className="text-link -my-2 py-3 text-base"
          >
            {t('allStoriesShort')}
          </Link>
        )}
      </div>
      {stories.length > 0 ? (
        <ul className="story-shelf">
          {stories.map((story, index) => (
            <li key={story.id}>
              <StoryCard
                story={story}
                width={`calc(${coverWidthRem(index)}rem * var(--cover, 1))`}
              />
            </li>
          ))}
        </ul>
      ) : (
        !isPending && (
          <p className="mt-2 text-muted">{t(hadOne ? 'emptyShelfAgain' : 'emptyShelf')}</p>
        )
      )}
    </section>
  )
}
