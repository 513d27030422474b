import type { Kid } from '@luciole/contract/kids'
import { useTranslation } from 'react-i18next'
import { Portrait } from '#ui/portrait.tsx'
import { faceState } from './portrait-state'

/**
 * The kid standing there as themselves. While it is painted the figure fills from below; without
 * one a round initial stands in.
 */
export function KidFigure({ kid, className = '' }: { kid: Kid; className?: string }) {
  const { t } = useTranslation(['kids', 'common'])
  const { portrait, name, color } = kid
  const figure = portrait.images?.figure
  if (portrait.state === 'ready' && figure) {
    return (
      <img
        src={figure}
        alt=""
        className={`object-contain object-bottom drop-shadow-lg ${className}`}
        style={{ viewTransitionName: `kid-${kid.id}` }}
      />
    )
  }
  return (
    <span className={`grid content-end justify-items-center gap-2 pb-4 ${className}`}>
      <Portrait state={faceState({ portrait, name })} color={color} size={132} />
      {portrait.state === 'painting' && (
        <span role="status" className="text-sm font-bold">
          {t('home.beingCreated')}
        </span>
      )}
      {portrait.state === 'failed' && (
        <span className="text-sm font-bold text-danger">{t('home.failedPortrait')}</span>
      )}
    </span>
  )
}
