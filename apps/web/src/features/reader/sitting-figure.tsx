import type { Character } from '@luciole/contract/character'
import { figureAddress } from '#features/portraits/avatar-preview.tsx'
import { seats } from './seats'

type Look = Pick<Parameters<typeof figureAddress>[0], 'feeling' | 'wears' | 'size'>

/** Those of the book who sit in one of its scenes, as large beside each other as on its pages. */
export function SittingFigures({
  characters,
  look,
  bench,
}: {
  /** From left to right. */
  characters: readonly Character[]
  look: Look
  bench: Parameters<typeof seats>[0]['bench']
}) {
  const figures = characters.map((character) => figureAddress({ character, pose: 'sit', ...look }))
  const places = seats({ talls: figures.map(({ tall }) => tall), bench })
  return figures.map(({ href }, index) => {
    const { x = 0, height = 0, bottom = 0 } = places[index] ?? {}
    return (
      <image
        key={href}
        href={href}
        x={x - (height * 3) / 8}
        y={bottom - height}
        width={(height * 3) / 4}
        height={height}
      />
    )
  })
}
