import type { Character } from '@luciole/contract/character'
import { drawAvatarPreview } from '@luciole/illustrator/portrait/avatar-preview'
import { memo } from 'react'

/** The character as drawn this instant, by the same hand as the books. */
export const AvatarPreview = memo(function AvatarPreview({
  character,
  crop = 'face',
  alt = '',
  className,
}: {
  character: Character
  crop?: 'face' | 'figure'
  alt?: string
  className?: string
}) {
  const svg = drawAvatarPreview({ character, crop, transparent: true })
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={alt}
      className={className}
    />
  )
})
