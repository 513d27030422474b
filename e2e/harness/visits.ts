import { LANGUAGES, type Language } from '@luciole/contract/language'
import type { Screen } from './browser'

/** `npm run prove` walks every journey in both languages; the gate walks a sample that has each. */
const isWhole = process.env.PROVE === '1'

const EVERY_VISIT = LANGUAGES.flatMap((language) =>
  (['phone', 'desktop'] as const).map((screen): [Language, Screen] => [language, screen]),
)
const SAMPLE: [Language, Screen][] = [
  ['en', 'phone'],
  ['fr', 'desktop'],
]
export const VISITS = isWhole ? EVERY_VISIT : SAMPLE

export const languagesToWalk = ({ inGate }: { inGate: Language }): readonly Language[] =>
  isWhole ? LANGUAGES : [inGate]
