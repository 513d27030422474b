import { LIMITS } from '@luciole/contract/limits'
import { isReadableName } from '@luciole/contract/names'
import { findForbidden, findsInjection, isGivenName } from '#gate/word-lists'

export type RefusalReason =
  | 'too_long'
  | 'characters'
  | 'personal_data'
  | 'profanity'
  | 'topic'
  | 'brand'
  | 'injection'
export type Refined = { ok: true; text: string } | { ok: false; reason: RefusalReason }

const DETAILS = /^[\p{L}\p{N}\s.,;:!?'"()&/+-]*$/u
const PERSONAL = [
  /\S+\s*(?:@|\(at\)|\[at\]|\barobase\b)\s*\S+/iu,
  /(?:\+?\d[\s().-]*){7,}/u,
  /\b(?:https?|www|ftp)\b|\b[\w-]+\s*\.\s*(?:com|fr|org|io|co|uk|ch|eu)\b/iu,
  // Words too: after a space they begin a sentence.
  /\b[\w-]+(?:\s+\.\s*|\.)(?:net|be|ca|info)\b/iu,
  /\b\d{1,4}\s*(?:bis|ter)?,?\s+(?:rue|avenue|av|boulevard|bd|impasse|allée|place|chemin|route|quai)\b/iu,
  /\b\d{1,5}\s+[\p{L}' -]{2,30}\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|close|way|square)\b/iu,
  /\b(?:lives? at|habite au|address|adresse|phone|téléphone|postcode|code postal|born on|née? le)\b/iu,
] as const

const LONGEST = {
  name: LIMITS.nameLength,
  details: LIMITS.freeTextLength,
  page: LIMITS.pageTextLength,
} as const

const normaliseTyped = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\u202f]+/gu, ' ')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Every text a parent types passes here before anything looks at it: normalise, length and
 * characters, personal data, forbidden lists, sentences meant for a machine.
 */
export function refineText({
  text,
  kind,
  isFamily = false,
}: {
  text: string
  kind: 'name' | 'details' | 'page'
  /** What somebody is really called: a girl may be an Elsa, whoever else is. */
  isFamily?: boolean
}): Refined {
  const refined = normaliseTyped(text)
  const refuse = (reason: RefusalReason): Refined => ({ ok: false, reason })
  if (refined.length > LONGEST[kind]) return refuse('too_long')
  if (PERSONAL.some((pattern) => pattern.test(refined))) return refuse('personal_data')
  const forbidden = isFamily && isGivenName(refined) ? null : findForbidden(refined)
  if (forbidden) return refuse(forbidden)
  if (findsInjection(refined)) return refuse('injection')
  const isWritten = kind === 'name' ? isReadableName(refined) : DETAILS.test(refined)
  if (refined && !isWritten) return refuse('characters')
  return { ok: true, text: refined }
}
