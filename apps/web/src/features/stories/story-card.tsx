import type { StorySummary } from '@luciole/contract/stories'
import { Link } from '@tanstack/react-router'
import { CircleArrowDown, CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStoryLanguage } from '#features/accounts/story-language'
import { useKeptBook } from '#features/offline/kept-books'
import { useOnline } from '#platform/online'
import { BookCover } from '#ui/book-cover.tsx'
import { CoverInTheMaking } from './cover-in-the-making.tsx'
import { isHalfRead } from './half-read'

const READ = ['new', 'readOnce', 'readTwice'] as const
/** Books grow with the letters below them. */
const WIDTHS_REM = [6.625, 6, 6.25] as const
export const coverWidthRem = (index: number) => WIDTHS_REM[index % WIDTHS_REM.length] ?? 6.25

/** One book of the shelf, in whatever state it is. */
export function StoryCard({ story, width }: { story: StorySummary; width: number | string }) {
  const { t } = useTranslation(['stories', 'offline'])
  const isHere = useKeptBook(story.id) !== null
  const isOutOfReach = !useOnline() && !isHere
  const language = useStoryLanguage()
  const { cover, state, bookmark, pageCount, pagesPainted, finishedCount } = story
  const title = story.title?.[language] ?? null
  const isReady = state === 'ready'
  const isBegun = isHalfRead(story)
  /** Its label counts the pages already. */
  const isBeingMade = !isReady && state !== 'failed' && !isOutOfReach
  const painted = { count: pagesPainted, done: pagesPainted, pages: pageCount }
  const note = isOutOfReach
    ? t('offline:notHere')
    : isBegun
      ? t('page', { page: bookmark, pages: pageCount })
      : state === 'failed'
        ? t('failed')
        : !isReady
          ? t('painted', painted)
          : finishedCount > 2
            ? t('readTimes', { count: finishedCount })
            : t(READ[finishedCount] ?? 'new')
  // Beside its ribbon there is room for no more.
  const shownNote = isBegun ? t('pageShort', { page: bookmark, pages: pageCount }) : note
  const label = isReady
    ? t('open', { title: title ?? t('untitled') })
    : state === 'failed'
      ? t('openFailed')
      : t('openMaking', painted)
  return (
    <Link
      to="/kid/$kidid/story/$storyid"
      params={{ kidid: story.kidId, storyid: story.id }}
      aria-label={[
        label,
        ...(isBeingMade ? [] : [note]),
        ...(isHere ? [t('offline:here')] : []),
      ].join(', ')}
      className={`story-card relative grid justify-items-center text-ink no-underline ${isOutOfReach ? 'opacity-60' : ''}`}
    >
      <span style={{ viewTransitionName: `book-${story.id}` }}>
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
                focus: {
                  x: cover.focus.x + cover.focus.w / 2,
                  y: cover.focus.y + cover.focus.h / 2,
                },
              }
            : {})}
          mark={isBegun ? 'unfinished' : isReady && finishedCount === 0 ? 'new' : null}
        >
          {!isReady && state !== 'failed' && (
            <CoverInTheMaking painted={pagesPainted} pages={pageCount} />
          )}
          {state === 'failed' && (
            <span className="absolute inset-0 grid place-items-center bg-linear-to-b from-[#5b5474] to-[#2b2546] text-white/70">
              <CloudOff aria-hidden="true" className="size-[30cqi]" />
            </span>
          )}
        </BookCover>
      </span>
      <span
        {...(isBegun ? { 'data-ribbon': true } : {})}
        className={`story-note text-center text-sm ${isBegun ? 'font-bold text-ink' : 'text-muted'}`}
      >
        {isHere && (
          <CircleArrowDown
            aria-hidden="true"
            className="mr-1 inline size-3.5 -translate-y-px text-success"
          />
        )}
        {shownNote}
      </span>
    </Link>
  )
}
