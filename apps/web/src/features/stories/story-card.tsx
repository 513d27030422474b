import type { StorySummary } from '@luciole/contract/stories'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useStoryLanguage } from '#features/accounts/story-language'
import { BookCover } from '#ui/book-cover.tsx'
import { StarProgress } from '#ui/star-progress.tsx'

const WIDTHS = [106, 96, 100] as const
export const coverWidth = (index: number) => WIDTHS[index % WIDTHS.length] ?? 100

/** One book of the shelf, in whatever state it is. */
export function StoryCard({ story, width }: { story: StorySummary; width: number | string }) {
  const { t } = useTranslation('stories')
  const language = useStoryLanguage()
  const { cover, state, bookmark, pageCount, pagesPainted, finishedCount } = story
  const title = story.title?.[language] ?? null
  const isReady = state === 'ready'
  const isHalfRead = isReady && bookmark !== null && finishedCount === 0
  const painted = { done: pagesPainted, pages: pageCount }
  const note = isHalfRead
    ? t('page', { page: bookmark, pages: pageCount })
    : state === 'failed'
      ? t('failed')
      : !isReady
        ? t('painted', painted)
        : finishedCount > 1
          ? t('readTimes', { count: finishedCount })
          : t(finishedCount === 1 ? 'readOnce' : 'new')
  const label = isReady
    ? t('open', { title: title ?? t('untitled') })
    : state === 'failed'
      ? t('openFailed')
      : t('openMaking', painted)
  return (
    <Link
      to="/kid/$kidid/story/$storyid"
      params={{ kidid: story.kidId, storyid: story.id }}
      aria-label={`${label}, ${note}`}
      className="grid flex-none justify-items-center gap-5 text-ink no-underline"
    >
      <BookCover
        title={title}
        width={width}
        picture={
          cover && {
            src: cover.sources.at(-1)?.url ?? '',
            srcSet: cover.sources.map(({ url, width: w }) => `${url} ${w}w`).join(', '),
            sizes: '220px',
          }
        }
        {...(cover
          ? {
              focus: { x: cover.focus.x + cover.focus.w / 2, y: cover.focus.y + cover.focus.h / 2 },
            }
          : {})}
        mark={isHalfRead ? 'unfinished' : isReady && finishedCount === 0 ? 'new' : null}
      >
        {!isReady && state !== 'failed' && (
          <span className="absolute inset-0 grid place-items-center bg-[#1b1440]">
            <StarProgress current={pagesPainted} total={Math.max(1, pageCount)} label={label} />
          </span>
        )}
        {state === 'failed' && (
          <span className="absolute inset-0 bg-linear-to-b from-[#3a3358] to-[#1b1440] opacity-90" />
        )}
      </BookCover>
      <span className="max-w-28 text-center text-xs text-muted">{note}</span>
    </Link>
  )
}
