import type { SceneBrief } from '@luciole/contract/scene-brief'

/** Whatever part of the place a page names: where somebody or something is, what is looked at or touched. */
export const partsNamed = ({ cast, objects, focus }: SceneBrief): string[] =>
  [
    ...cast.flatMap(({ at, looksAt, touches }) => [at, looksAt, touches]),
    ...objects.map(({ at }) => at),
    focus,
  ].filter((part) => part !== undefined)
