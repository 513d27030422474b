import type { Character } from '@luciole/contract/character'
import { drawAvatarPreview, drawFigure } from '@luciole/illustrator/portrait/avatar-preview'
import { memo, type CSSProperties } from 'react'

type Drawing = Parameters<typeof drawAvatarPreview>[0]

const addressOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** The drawing as an address a picture can show, inside a page or inside another drawing. */
export const previewAddress = (drawing: Drawing) =>
  addressOf(drawAvatarPreview({ transparent: true, ...drawing }))

/** The whole figure, and how tall the drawing is beside others. */
export function figureAddress(drawing: Omit<Drawing, 'crop'>) {
  const { svg, tall } = drawFigure({ transparent: true, ...drawing })
  return { href: addressOf(svg), tall }
}

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
