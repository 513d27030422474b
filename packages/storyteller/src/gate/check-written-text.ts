import type { Language } from '@luciole/contract/language'
import { findForbidden, findsMachine } from '#gate/word-lists'
import { wordsOf } from '#text/readability'

export type WrittenFault =
  | 'unsafe'
  | 'machine'
  | 'language'
  | 'length'
  | 'cut_off'
  | 'placeholder'
  | 'quotes'
export type WrittenVerdict = { ok: true } | { ok: false; fault: WrittenFault }

const COMMON: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the and was said to of he she it they in had with his her that is but for not you'.split(' '),
  ),
  fr: new Set(
    'le la les et était dit de il elle un une dans avec son sa que est sur mais pour pas des ne'.split(
      ' ',
    ),
  ),
}
/** Common in languages that are neither of ours, and rare in both. */
const FOREIGN: ReadonlySet<string> = new Set(
  'el los las y por pero muy está era del der das und ist nicht eine mit auf dem sich gli che sono della het een niet zijn não uma com'.split(
    ' ',
  ),
)
/** What our own hand sets, and the quotes and dashes a model sets instead; anything else is for no book. */
const SET = /^[\p{Script=Latin}\p{Nd}\s.,;:!?…'’‘"“”«»()[\]{}|*_–—‑-]*$/u
/** Where somebody can be reached: a number, an address in the net or in a street. */
const CONTACT = [
  /(?:\d[\s().-]*){7,}/u,
  /\bwww\b|\b[\w-]+\.(?:com|fr|net|org|io|co|uk|be|ch|ca|eu|info)\b/iu,
  /\b\d{1,4}(?: (?:bis|ter))?,? (?:rue|avenue|boulevard|impasse|allée|chemin|route|quai) /iu,
  /\b\d{1,5} \p{Lu}[\p{L}' -]{1,30} (?:street|road|avenue|lane|drive|close|square)\b/iu,
]
/** A machine that talks of its task. */
const TASK =
  /https?:|<[a-z]|```|\bas (?:an ai|requested)\b|\b(?:comme demandé|en tant qu['’]ia)(?!\p{L})|\bi (?:can['’]?t|cannot) (?:assist|comply|fulfil|help with|continue with)\b|\bje ne peux pas (?:répondre à|traiter|satisfaire) (?:cette|votre)(?!\p{L})/iu
const count = (words: readonly string[], common: ReadonlySet<string>) =>
  words.filter((word) => common.has(word)).length

/** Whether a page somebody else wrote may be put before a child. */
export function checkWrittenText({
  text,
  said = text,
  language,
  least,
  most,
}: {
  text: string
  /** The same before the family's names were put back: those are not the writer's words. */
  said?: string
  language: Language
  least: number
  most: number
}): WrittenVerdict {
  const fail = (fault: WrittenFault): WrittenVerdict => ({ ok: false, fault })
  const words = wordsOf(text)
  if (words.length < least * 0.6 || words.length > most * 1.4) return fail('length')
  if (findForbidden(said) || CONTACT.some((pattern) => pattern.test(said))) return fail('unsafe')
  if (findsMachine(text) || TASK.test(text) || !SET.test(said)) return fail('machine')
  if (/\{\{|\}\}/.test(text)) return fail('placeholder')
  const other = language === 'en' ? 'fr' : 'en'
  const own = count(words, COMMON[language])
  if (own < count(words, COMMON[other]) || own < count(words, FOREIGN)) return fail('language')
  if (!/[.!?…”»\]*]\s*$/.test(text)) return fail('cut_off')
  const opened = (text.match(/\[/g) ?? []).length
  const closed = (text.match(/\]/g) ?? []).length
  return opened === closed ? { ok: true } : fail('quotes')
}
