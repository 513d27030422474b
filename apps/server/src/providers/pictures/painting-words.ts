import { HAIR_COLORS, type Character } from '@luciole/contract/character'
import type { SceneBrief } from '@luciole/contract/scene-brief'

/** One hand for every picture of every book. */
const STYLE =
  'A page of a picture book for children in warm gouache: soft paper grain, rounded shapes, clear silhouettes, gentle light, no text, no letters, no signature, no frame.'

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

/** What a page shows, in words that name nobody. */
export function paintingPrompt({
  brief,
  cast,
  isSecondTry,
}: {
  brief: SceneBrief
  cast: Record<string, Character>
  isSecondTry: boolean
}): string {
  const people = brief.cast.flatMap(({ id, action, feeling }) => {
    const character = cast[id]
    return character ? [`${looksOf(character)}, ${plain(action)}, ${plain(feeling)}`] : []
  })
  return [
    STYLE,
    'Paint the first picture anew: the same people, the same places in the picture, the same things, the same light. The second picture shows how the hero looks: keep face, hair and clothes exactly.',
    ...(isSecondTry ? ['Colours of hair and clothes must be those of the pictures given.'] : []),
    `Place: ${plain(brief.location)}, ${brief.time}, ${brief.weather}, mood ${brief.mood}, ${brief.shot} shot.`,
    `In it: ${people.join('; ') || 'nobody'}.`,
  ].join('\n')
}
