import type { Character } from '@luciole/contract/character'
import { previewAddress } from '#features/portraits/avatar-preview.tsx'

type Look = Pick<Parameters<typeof previewAddress>[0], 'feeling' | 'wears' | 'size'>

/** Somebody of the book, sitting in one of its scenes. */
export const SittingFigure = ({
  character,
  look,
  x,
  height,
  bottom,
}: {
  character: Character
  look: Look
  x: number
  height: number
  bottom: number
}) => (
  <image
    href={previewAddress({ character, crop: 'figure', pose: 'sit', ...look })}
    x={x - (height * 3) / 8}
    y={bottom - height}
    width={(height * 3) / 4}
    height={height}
  />
)
