import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/icon-button.tsx'
import type { Place } from './book-places'

/** Back, on, and between them what reads aloud. */
export function TurningButtons({
  previous,
  next,
  onTurn,
  children,
}: {
  previous: Place | null
  next: Place | null
  onTurn: (target: Place | null) => void
  children: ReactNode
}) {
  const { t } = useTranslation('reader')
  return (
    <div className="reader-buttons">
      <IconButton
        label={t('previous')}
        ground="soft"
        size={64}
        disabled={!previous}
        className={previous ? '' : 'invisible'}
        onClick={() => onTurn(previous)}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {children}
      <IconButton
        label={next?.leaf === 'end' ? t('finish') : t('next')}
        ground="soft"
        size={64}
        onClick={() => onTurn(next)}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}
