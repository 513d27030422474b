import type { Story } from '@luciole/contract/stories'
import type { Language } from '@luciole/contract/language'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BookCover } from '#ui/book-cover.tsx'

/** The cover, the title, for whom. */
export function TitleLeaf({
  story,
  kidName,
  language,
  children,
}: {
  story: Pick<Story, 'id' | 'title' | 'teaser' | 'cover'> & {
    pages: Pick<Story['pages'][number], 'picture'>[]
  }
  kidName: string
  language: Language
  /** Small print below, when there is some. */
  children?: ReactNode
}) {
  const { t } = useTranslation('reader', { lng: language })
  const picture = story.cover ?? story.pages[0]?.picture
  return (
    <div
      lang={language}
      role="region"
      aria-label={story.title?.[language]}
      tabIndex={0}
      className="m-auto grid w-full max-w-120 justify-items-center gap-5 overflow-y-auto px-[min(2rem,8vw)] py-20 text-center lg:gap-3 lg:py-4"
    >
      {picture && (
        <span style={{ viewTransitionName: `book-${story.id}` }}>
          <BookCover
            title={null}
            width="min(62vw, 24rem, var(--title-cover, 28svh))"
            picture={{
              src: picture.sources.at(-1)?.url ?? '',
              srcSet: picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', '),
              sizes: '(min-width: 48rem) 384px, 240px',
            }}
            focus={{
              x: picture.focus.x + picture.focus.w / 2,
              y: picture.focus.y + picture.focus.h / 2,
            }}
          />
        </span>
      )}
      <div>
        <h1 className="text-[length:min(var(--text-3xl),13vw)] leading-[1.1]">
          {story.title?.[language]}
        </h1>
        <p className="mt-3 text-lg">{story.teaser?.[language]}</p>
        <p className="mt-3 font-title text-base text-reader-ink/75">{t('by', { name: kidName })}</p>
        {children}
      </div>
    </div>
  )
}
