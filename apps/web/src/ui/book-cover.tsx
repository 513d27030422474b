import type { ReactNode } from 'react'
import './book-cover.css'
import { GoldSeal } from './gold-seal.tsx'

export type CoverMark = 'unfinished' | 'new' | null

/** Takes four lines and may reach the heads of a picture. */
const LONG_TITLE = 32

/**
 * A book as a thing. `children` replace the picture where there is none yet: a constellation being
 * drawn, a story that lost its way.
 */
export function BookCover({
  title,
  picture,
  focus,
  width = 100,
  mark = null,
  children,
}: {
  title: string | null
  picture?: { src: string; srcSet?: string; sizes?: string } | null
  /** Where to look in the picture, in fractions, when it is cropped to the cover. */
  focus?: { x: number; y: number }
  width?: number | string
  mark?: CoverMark
  children?: ReactNode
}) {
  return (
    <span className="book-cover" style={{ width }}>
      <span className="book-cover-board">
        {picture && (
          <img
            {...picture}
            alt=""
            loading="lazy"
            decoding="async"
            className={title ? 'book-cover-picture' : 'size-full object-cover'}
            // Its board and title stand for a picture that is gone; a broken sign does not.
            onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
            style={{ objectPosition: `${(focus?.x ?? 0.5) * 100}% ${(focus?.y ?? 0.5) * 100}%` }}
          />
        )}
        {picture && title && (
          <span
            aria-hidden="true"
            className={`absolute inset-0 z-1 bg-linear-to-b to-transparent ${title.length > LONG_TITLE ? 'from-[rgb(16_12_52/.8)] from-20% to-62%' : 'from-[rgb(16_12_52/.62)] to-46%'}`}
          />
        )}
        {children}
        {title && <span className="book-cover-title">{title}</span>}
      </span>
      {mark === 'unfinished' && <span aria-hidden="true" className="book-cover-ribbon" />}
      {mark === 'new' && <GoldSeal className="absolute -right-2.5 bottom-[9%] z-5 w-7.5" />}
    </span>
  )
}

/** Books stand on it; what is written about them hangs below. */
export const Ledge = ({ children }: { children: ReactNode }) => (
  <div>
    <div className="flex items-end gap-4">{children}</div>
    <div className="ledge" aria-hidden="true" />
  </div>
)
