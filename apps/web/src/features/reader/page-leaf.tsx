import type { Language } from '@luciole/contract/language'
import type { StoryPage } from '@luciole/contract/stories'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PaintedEdge } from '#ui/painted-edge.tsx'
import { useMoreBelow } from '#ui/use-more-below'
import './page-picture.css'
import { PageText } from './page-text.tsx'
import { framing } from './picture-frame'
import { PICTURE_SIZES } from './picture-sizes'
import { StoryPicture } from './story-picture.tsx'
import type { Reading } from './text-pieces'

const OTHER = { en: 'fr', fr: 'en' } as const

/** What its place has more than a picture is filled with the picture's colours, mirrored at its edges. */
const PictureWash = ({ blur }: { blur: string }) => (
  <span
    aria-hidden="true"
    className="picture-wash"
    style={{ '--blur': `url(${blur})` } as CSSProperties}
  >
    <span>
      <span />
      <span />
      <span />
    </span>
  </span>
)

/** One page: the picture to the edges, the words on paper. */
export function PageLeaf({
  page,
  language,
  reading,
  note,
}: {
  page: Pick<StoryPage, 'text' | 'picture'> & Partial<Pick<StoryPage, 'edited'>>
  language: Language
  reading: Reading | null
  /** What is said on the picture. */
  note?: ReactNode
}) {
  const { t } = useTranslation('reader')
  const words = useMoreBelow<HTMLDivElement>()
  return (
    <>
      <div className="page-picture" style={page.picture ? framing(page.picture) : undefined}>
        {page.picture && <PictureWash blur={page.picture.blur} />}
        <div className="picture-frame">
          {page.picture ? (
            <StoryPicture
              key={page.picture.blur}
              picture={page.picture}
              language={language}
              sizes={PICTURE_SIZES}
              isEager
            />
          ) : (
            <span
              role="status"
              className="grid place-items-center bg-[#1b1440] px-8 text-center font-title text-lg text-[#e9e2ff]"
            >
              {t('painting')}
            </span>
          )}
          <PaintedEdge color="var(--paper)" />
        </div>
        <PaintedEdge side="right" color="var(--paper)" />
        {note}
      </div>
      <div ref={words} className="page-words">
        <PageText page={page.text[language]} language={language} reading={reading} />
        {page.edited?.[OTHER[language]] && !page.edited[language] && (
          <p className="mt-3 text-sm text-reader-ink/75">{t('edited')}</p>
        )}
      </div>
    </>
  )
}

/** A reader quicker than the writer waits a moment, and is told what for. */
export function UnwrittenLeaf() {
  const { t } = useTranslation('reader')
  return (
    <div className="page-words grid place-items-center text-center">
      <p role="status" className="font-title text-lg">
        {t('writing')}
      </p>
    </div>
  )
}
