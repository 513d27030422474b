import type { Character } from '@luciole/contract/character'
import { drawAvatarPreview } from '@luciole/illustrator/portrait/avatar-preview'
import { memo, type CSSProperties } from 'react'

type Drawing = Parameters<typeof drawAvatarPreview>[0]

/** The drawing as an address a picture can show, inside a page or inside another drawing. */
export const previewAddress = (drawing: Drawing) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawAvatarPreview({ transparent: true, ...drawing }))}`

/** The character as drawn this instant, by the same hand as the books. */
export const AvatarPreview = memo(function AvatarPreview({
  alt = '',
  className,
  style,
  ...drawing
}: Pick<Drawing, 'crop' | 'pose' | 'feeling' | 'wears'> & {
  character: Character
  alt?: string
  className?: string
  style?: CSSProperties
}) {
  return (
    <img
      src={previewAddress(drawing)}
      alt={alt}
      draggable={false}
      className={className}
      style={style}
    />
  )
})
