import { HAIR_COLORS, type Character } from '@luciole/contract/character'
import type { SceneBrief } from '@luciole/contract/scene-brief'
import { keyColors } from './likeness'
import type { RepaintOrder } from './repainter'

/** One hand for every picture of every book. */
const STYLE =
  'of a picture book for children in warm gouache: soft paper grain, rounded shapes, clear silhouettes, gentle light, no text, no letters, no signature, no frame.'
const STRICTER = 'Colours of hair and clothes must be exactly those given.'

const plain = (word: string) => word.replaceAll('_', ' ')

function looksOf(character: Character): string {
  if (character.kind !== 'human') {
    const size = character.scale < 0.8 ? 'small ' : character.scale > 1.2 ? 'large ' : ''
    return `a ${size}${plain(character.thing ?? character.species)}${character.coat ? ` of colour ${character.coat}` : ''}`
  }
  const who = character.age > 15 ? 'a grown-up' : `a child of about ${Math.round(character.age)}`
  const hair = `${plain(character.hair)} hair of colour ${HAIR_COLORS[character.hairColor]}`
  return `${who} with ${hair}, in a ${plain(character.outfit)} of colour ${character.colors[0]}`
}

/** What is asked for in words that name nobody, and what its hero is known by. */
type Words = Pick<RepaintOrder, 'promptOf' | 'colors'>
const words = ({
  style,
  shown,
  lines,
  colors,
}: {
  style: string
  /** About the pictures that are sent along, where any are. */
  shown: string[]
  lines: string[]
  colors: string[]
}): Words => ({
  colors,
  promptOf: ({ isSecondTry, hasReferences }) =>
    [style, ...(hasReferences ? shown : []), ...lines, ...(isSecondTry ? [STRICTER] : [])].join(
      '\n',
    ),
})

export function sceneWords({
  brief,
  cast,
}: {
  brief: SceneBrief
  cast: Record<string, Character>
}): Words {
  const people = brief.cast.flatMap(({ id, action, feeling }) => {
    const character = cast[id]
    return character ? [`${looksOf(character)}, ${plain(action)}, ${plain(feeling)}`] : []
  })
  const { hero } = cast
  const style = `A page ${STYLE}`
  const shown = [
    'Paint the first picture anew: the same people, the same places in the picture, the same things, the same light. The second picture shows how the hero looks: keep face, hair and clothes exactly.',
  ]
  const lines = [
    `Place: ${plain(brief.location)}, ${brief.time}, ${brief.weather}, mood ${brief.mood}, ${brief.shot} shot.`,
    `In it: ${people.join('; ') || 'nobody'}.`,
  ]
  const colors = hero && brief.cast.some(({ id }) => id === 'hero') ? keyColors(hero) : []
  return words({ style, shown, lines, colors })
}

export function portraitWords({
  character,
  hasPhoto,
}: {
  character: Character
  hasPhoto: boolean
}): Words {
  const style = `A portrait ${STYLE}`
  const shown = [
    'Paint the first picture anew: one face, head and shoulders, the same size and place, the same clothes, the same plain background.',
    ...(hasPhoto
      ? [
          'The second picture is a photo of the same person: the face, its features and its expression are those of the photo, painted, never photographic. Nothing else of the photo is shown.',
        ]
      : []),
  ]
  const lines = [`It shows ${looksOf(character)}, friendly, alone, head and shoulders.`]
  return words({ style, shown, lines, colors: keyColors(character) })
}
