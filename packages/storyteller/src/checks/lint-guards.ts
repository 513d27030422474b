import type { TextBand } from '@luciole/contract/book'
import { ERAS } from '@luciole/contract/scene-brief'
import { TALENTS, type Casting, type Scene } from '#bank/authoring'
import type { StoryText } from '#bank/story-text'
import { ALL_CONCEPTS } from '#lexicon/concept-table'

const ASKED = /\{\?([^:{}]+):/g

const scenesOf = ({ scenes, tries, turns }: Casting): readonly Scene[] => [
  ...Object.values(scenes),
  ...tries,
  ...Object.values(turns),
]

/** Every fact a story of this casting may hold, so that no other is ever true. */
function possibleFacts({ casting, text }: { casting: Casting; text: StoryText }): Set<string> {
  const { plants, tries, turns, roles } = casting
  const pages = [...text.keys()].filter((name) => !name.includes(' '))
  return new Set([
    'home',
    ...TALENTS.filter((id) => turns[id]).map((id) => `talent(${id})`),
    ...plants.map(({ id }) => `has(${id})`),
    ...tries.flatMap(({ id, cause }) => [`told(${id})`, `failed(${cause})`]),
    ...pages.map((name) => `told(${name})`),
    ...ERAS.map((era) => `era(${era})`),
    ...ALL_CONCEPTS.map(({ id }) => `own(${id})`),
    ...scenesOf(casting).flatMap(({ adds }) => adds ?? []),
    ...(roles.V ? ['met(V)'] : []),
  ])
}

/** Words told only where something holds that never does. */
export function lintGuards({
  casting,
  band,
  text,
}: {
  casting: Casting
  band: TextBand
  text: StoryText
}): string[] {
  const facts = possibleFacts({ casting, text })
  const isPossible = (fact: string) => facts.has(fact) || /^age\(\d+\)$/.test(fact)
  return [...text.values()]
    .flat()
    .flatMap(({ name, en, fr }) =>
      [...new Set([...`${en}\n${fr}`.matchAll(ASKED)].map(([, fact = '']) => fact))]
        .filter((fact) => !isPossible(fact))
        .map((fact) => `${name}: {?${fact}:…} is never true in ${band}`),
    )
}

/** Pages that wait for something no other page brings about. */
export function lintNeeds(casting: Casting): string[] {
  const texts = new Map<string, readonly never[]>(
    [...Object.keys(casting.scenes), 'home', 'turn'].map((name) => [name, []]),
  )
  const facts = possibleFacts({ casting, text: texts })
  const met = scenesOf(casting).some(({ adds }) => adds?.includes('met(V)'))
  return scenesOf(casting).flatMap(({ needs = [] }) =>
    needs
      .filter((need) => !facts.has(need) || (need === 'met(V)' && !met))
      .map((need) => `a page needs "${need}", and no page brings it about`),
  )
}
