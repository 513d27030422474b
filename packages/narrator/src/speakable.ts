import type { Language } from '@luciole/contract/language'
import { sayWord } from './say-word'
import { findShownWords, type ShownWord } from './shown-words'

export type Pronunciation = { name: string; sayAs: string }
/** Where a shown word is in the spoken text: the map from sound back to the page. */
export type SpokenWord = { shown: ShownWord; start: number; end: number }
export type Speakable = { spoken: string; words: SpokenWord[] }

const SYMBOLS: Record<Language, Record<string, string>> = {
  en: {
    '&': ' and ',
    '%': ' percent ',
    '+': ' plus ',
    '=': ' equals ',
    '€': ' euros ',
    $: ' dollars ',
  },
  fr: {
    '&': ' et ',
    '%': ' pour cent ',
    '+': ' plus ',
    '=': ' égale ',
    '€': ' euros ',
    $: ' dollars ',
  },
}

/** Flite knows ASCII alone: accents become the English letters that sound nearest. */
function foldForEnglish(word: string): string {
  return word
    .replace(/ée?(?!\p{L})/giu, 'ay')
    .replace(/œ/g, 'e')
    .replace(/ç/g, 's')
    .replace(/ñ/g, 'ny')
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
}

function sayBetween({ gap, language }: { gap: string; language: Language }): string {
  let said = ''
  for (const char of gap) {
    if (/[.!?,]/.test(char)) said += char
    else if (/[:;()…]/.test(char) || (/[—–]/.test(char) && said.trim() === '')) said += ','
    else said += SYMBOLS[language][char] ?? ' '
  }
  return said
}

const tidyPunctuation = (gap: string) => {
  const mark = /[?!]/.exec(gap)?.[0] ?? /[.,]/.exec(gap)?.[0] ?? ''
  const words = gap.replace(/[.,!?]/g, ' ').trim()
  return `${mark}${words ? ` ${words}` : ''} `
}

const nameKey = (word: string) => word.normalize('NFC').toLowerCase().replace(/[’ʼ]/g, "'")

function pronounce(shown: ShownWord, pronunciations: Pronunciation[]): string | undefined {
  const key = nameKey(shown.text)
  for (const { name, sayAs } of pronunciations) {
    const said = sayAs.replace(/[^\p{L}\p{M}' -]/gu, ' ').trim()
    if (!said) continue
    if (key === nameKey(name)) return said
    if (key === `${nameKey(name)}'s`) return `${said}'s`
    const elided = /^[dljmnstcq]u?'/.exec(key)?.[0]
    if (elided && key.slice(elided.length) === nameKey(name)) return `${elided}${said}`
  }
  return undefined
}

/** Shown text → text an engine can read, with every shown word's place in it. */
export function makeSpeakable({
  text,
  start,
  end,
  language,
  pronunciations,
}: {
  text: string
  start: number
  end: number
  language: Language
  pronunciations: Pronunciation[]
}): Speakable {
  const words: SpokenWord[] = []
  let spoken = ''
  let at = start
  const shownWords = findShownWords(text).filter((word) => word.start >= start && word.end <= end)
  for (const shown of shownWords) {
    if (words.length)
      spoken += tidyPunctuation(sayBetween({ gap: text.slice(at, shown.start), language }))
    const said = pronounce(shown, pronunciations) ?? sayWord({ word: shown.text, language })
    const clean = language === 'en' ? foldForEnglish(said) : said.normalize('NFC')
    words.push({ shown, start: spoken.length, end: spoken.length + clean.length })
    spoken += clean
    at = shown.end
    // The dot of "Mr." is no pause.
    if (
      said !== shown.text &&
      /^(mr|mrs|ms|dr|st|m|mme|mlle|ste)$/i.test(shown.text) &&
      text[at] === '.'
    )
      at++
  }
  const tail = tidyPunctuation(sayBetween({ gap: text.slice(at, end), language })).trim()
  return { spoken: `${spoken}${/^[.,!?]/.test(tail) ? tail : `${tail && ' '}${tail}.`}`, words }
}
