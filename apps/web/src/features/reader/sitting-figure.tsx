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
  /** The hero first. */
  characters: readonly Character[]
  look: Look
  bench: Parameters<typeof seats>[0]['bench']
}) {
  const figures = characters.map((character) => figureAddress({ character, pose: 'sit', ...look }))
  const creatures = new Set(characters.flatMap(({ kind }, at) => (kind === 'human' ? [] : [at])))
  const places = seats({ talls: figures.map(({ tall }) => tall), creatures, bench })
  return places.map(({ who, x, height, bottom }) => (
    <image
      key={who}
      href={figures[who]?.href}
      x={x - (height * 3) / 8}
      y={bottom - height}
      width={(height * 3) / 4}
      height={height}
    />
  ))
}
