import { LANGUAGES, type Language } from '@luciole/contract/language'
import type { Screen } from './browser'

/** `npm run prove` walks every journey in both languages, on a phone and a desk; the gate walks a sample. */
export const isWhole = process.env.PROVE === '1'

const EVERY_VISIT = LANGUAGES.flatMap((language) =>
  (['phone', 'desktop'] as const).map((screen): [Language, Screen] => [language, screen]),
)
const SAMPLE: [Language, Screen][] = [
  ['en', 'phone'],
  ['fr', 'desktop'],
]
/** The heart of the product, and the journey that opens every screen. */
export const VISITS = isWhole ? EVERY_VISIT : SAMPLE

/** All around it: in the gate each is walked once, half of them in French, half on a desk. */
export const visitsToWalk = ({ inGate }: { inGate: [Language, Screen] }) =>
  isWhole ? EVERY_VISIT : [inGate]

export const languagesToWalk = ({ inGate }: { inGate: Language }): readonly Language[] =>
  isWhole ? LANGUAGES : [inGate]
