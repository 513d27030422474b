import type { Kid } from '@luciole/contract/kids'
import { neutralCharacter } from '@luciole/illustrator/portrait/neutral-character'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AvatarPreview, previewAddress } from '#features/portraits/avatar-preview.tsx'
import { ageInYears } from './age'

const LEAST_FILLED = 0.06

/** Who stands there until there is a portrait: drawn from what the profile says. */
export const characterOf = (kid: Kid) =>
  kid.portrait.character ??
  neutralCharacter({
    seed: kid.id,
    type: null,
    sex: kid.sex,
    age: ageInYears(kid),
    description: null,
  })

/**
 * The kid standing there as themselves. While the portrait is painted the figure fills from below
 * with each real step.
 */
export function KidFigure({ kid, className = '' }: { kid: Kid; className?: string }) {
  const { t } = useTranslation(['kids', 'common'])
  const { portrait } = kid
  const transition = { viewTransitionName: `kid-${kid.id}` }
  const look = 'h-full w-auto max-w-none drop-shadow-lg'
  if (portrait.state === 'ready' && portrait.images) {
    return (
      <span className={className} style={transition}>
        <img src={portrait.images.figure} alt="" className={look} />
      </span>
    )
  }
  const character = characterOf(kid)
  const isPainting = portrait.state === 'painting'
  const unpainted = (1 - Math.max(LEAST_FILLED, portrait.progress)) * 100
  return (
    <span className={`relative ${className}`} style={transition}>
      <AvatarPreview
        character={character}
        crop="figure"
        className={`${look} ${isPainting ? 'opacity-55' : ''}`}
      />
      {isPainting && (
        <>
          <span
            className="absolute inset-0 transition-[clip-path] duration-700 ease-calm"
            style={{ clipPath: `inset(${unpainted}% 0 0 0)` }}
          >
            <AvatarPreview character={character} crop="figure" className={look} />
          </span>
          <span
            className="absolute inset-0 overflow-hidden"
            style={{
              mask: `url("${previewAddress({ character, crop: 'figure' })}") 0 / 100% 100%`,
            }}
          >
            <span className="absolute inset-0 animate-shimmer bg-linear-115 from-transparent from-35% via-white/55 via-50% to-transparent to-65%" />
          </span>
        </>
      )}
      <span
        role="status"
        className="absolute inset-x-0 bottom-0 flex justify-center text-sm font-bold *:rounded-full *:bg-surface *:shadow-card"
      >
        {portrait.state === 'failed' && (
          <Link
            to="/kid/$kidid/editavatar"
            params={{ kidid: kid.id }}
            className="grid min-h-12 place-items-center px-4 whitespace-nowrap text-danger"
          >
            {t('home.failedPortrait')}
          </Link>
        )}
      </span>
    </span>
  )
}
