import type { Story, StoryPage } from '@luciole/contract/stories'
import { Brush } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRedrawPage } from './reader.queries'
import './redraw-note.css'

/** On a page drawn again, over the picture that stays until then: that it is, that it came, or did not. */
export function RedrawNote({
  story: { kidId, id: storyId },
  page: { number, redraw },
}: {
  story: Pick<Story, 'kidId' | 'id'>
  page: Pick<StoryPage, 'number' | 'redraw'>
}) {
  const { t } = useTranslation('reader')
  const again = useRedrawPage()
  const isComing = redraw === 'asked'
  const [hasWaited, setWaited] = useState(isComing)
  if (isComing && !hasWaited) setWaited(true)
  const hasCome = hasWaited && !redraw
  return (
    <>
      {isComing && <span aria-hidden="true" className="redraw-shimmer" />}
      <div className={`redraw-note ${redraw ? '' : 'sr-only'}`}>
        <p role="status">
          {isComing && (
            <>
              <Brush aria-hidden="true" className="size-5 flex-none" />
              {t('tools.redrawing')}
            </>
          )}
          {redraw === 'failed' && t('tools.redrawFailed')}
          {hasCome && t('tools.redrawn')}
        </p>
        {redraw === 'failed' && (
          <button
            type="button"
            disabled={again.isPending}
            onClick={() => again.mutate({ kidId, storyId, page: number })}
          >
            {t('tools.redrawRetry')}
          </button>
        )}
      </div>
    </>
  )
}
