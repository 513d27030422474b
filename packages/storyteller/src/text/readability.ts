import type { Language } from '@luciole/contract/language'

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
}

const IN_WORDS = /[\p{L}\p{N}]/u
/** Of the letters that our two languages write in. */
const LATIN = Uint8Array.from({ length: 0x250 }, (_, code) =>
  Number(IN_WORDS.test(String.fromCharCode(code))),
)
const isInWord = (code: number) =>
  code < LATIN.length ? LATIN[code] === 1 : IN_WORDS.test(String.fromCharCode(code))
const JOINERS = new Set([..."’'-"].map((mark) => mark.charCodeAt(0)))

/** How many words a text has, without making a list of them: asked of every page that is tried. */
export function countWords(text: string): number {
  let count = 0
  let isWord = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isLetter = isInWord(code)
    if (isLetter && !isWord) count++
    isWord = isLetter || (isWord && JOINERS.has(code) && isInWord(text.charCodeAt(at + 1)))
  }
  return count
}

/**
 * A sentence ends at a full stop, a question, an exclamation, an ellipsis or a paragraph, and the
 * next one has a capital: “Stop!” she said is one.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’»]?)\s+(?!\p{Ll})|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

function englishSyllables(word: string): number {
  const letters = word.replace(/[^a-zà-ÿ]/g, '')
  if (letters.length <= 3) return 1
  const trimmed = letters.replace(
    /(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e)$/,
    (end) => end[0] ?? '',
  )
  return Math.max(1, trimmed.match(/[aeiouyà-ÿ]+/g)?.length ?? 1)
}

function frenchSyllables(word: string): number {
  return word
    .split(/[’'-]/)
    .map((part) => {
      const spoken = part
        .replace(/(?<=[a-zà-ÿ]{2})(?:es?|ent)$/, '')
        .replace(/qu|gu(?=[eiéè])/g, 'k')
      const groups = spoken.match(/[aeiouyàâäéèêëîïôöùûüœæ]+/g)?.length ?? 0
      return part.length <= 1 ? 0 : Math.max(1, groups)
    })
    .reduce((sum, count) => sum + count, 0)
}

/** Most words of a book are those of the last one. */
const MOST_KNOWN = 20_000
const known: Record<Language, Map<string, number>> = { en: new Map(), fr: new Map() }

function syllablesIn({ word, language }: { word: string; language: Language }): number {
  const words = known[language]
  const before = words.get(word)
  if (before !== undefined) return before
  const count = language === 'en' ? englishSyllables(word) : frenchSyllables(word)
  if (words.size >= MOST_KNOWN) words.clear()
  words.set(word, count)
  return count
}

/** Flesch-Kincaid grade in English; reading ease by the French constants in French. */
export function readingLevel({ text, language }: { text: string; language: Language }): number {
  const words = wordsOf(text)
  const sentences = Math.max(1, sentencesOf(text).length)
  const syllables = words.reduce((sum, word) => sum + syllablesIn({ word, language }), 0)
  const perSentence = words.length / sentences
  const perWord = syllables / Math.max(1, words.length)
  const level =
    language === 'en'
      ? 0.39 * perSentence + 11.8 * perWord - 15.59
      : 207 - 1.015 * perSentence - 73.6 * perWord
  return Math.round(level * 100) / 100
}
