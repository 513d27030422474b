import type { BookCharacter } from '@luciole/contract/book'
import type { Bilingual } from '@luciole/contract/language'
import type { SceneBrief } from '@luciole/contract/scene-brief'

const list = ({ names, and }: { names: string[]; and: string }) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`

/** What a screen reader says of a picture: who is in it. The page's own words say the rest. */
export function describePicture({
  brief,
  cast,
}: {
  brief: SceneBrief
  cast: BookCharacter[]
}): Bilingual {
  const shown = cast.filter(({ id }) => brief.cast.some((actor) => actor.id === id))
  const en = list({ names: shown.map(({ name }) => name.en), and: 'and' })
  const fr = list({ names: shown.map(({ name }) => name.fr), and: 'et' })
  return {
    en: en ? `Picture of ${en}` : 'Picture of the place',
    fr: fr ? `Image : ${fr}` : 'Image du lieu',
  }
}
